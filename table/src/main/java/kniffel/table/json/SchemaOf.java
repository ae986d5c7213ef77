package kniffel.table.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import kniffel.rules.Ids;
import kniffel.rules.Range;

/** The JSON Schema of what the codec makes of a type. */
public final class SchemaOf {

  private static final ObjectMapper JSON = new ObjectMapper();

  private SchemaOf() {}

  public static ObjectNode type(Type type) {
    return switch (type) {
      case ParameterizedType generic -> compound(generic);
      case Class<?> plain -> simple(plain);
      default -> throw new IllegalArgumentException(type.toString());
    };
  }

  private static ObjectNode compound(ParameterizedType type) {
    Type[] parts = type.getActualTypeArguments();
    if (type.getRawType() == List.class) {
      return of("array").set("items", type(parts[0]));
    }
    if (type.getRawType() == Map.class) {
      ObjectNode map = of("object");
      map.set("propertyNames", type(parts[0]));
      return map.set("additionalProperties", type(parts[1]));
    }
    if (type.getRawType() == Optional.class) {
      return type(parts[0]);
    }
    throw new IllegalArgumentException(type.toString());
  }

  private static ObjectNode simple(Class<?> type) {
    if (type == JsonNode.class) {
      return JSON.createObjectNode();
    }
    if (type == int.class || type == Integer.class || type == long.class || type == Long.class) {
      return of("integer");
    }
    if (type == double.class || type == Double.class) {
      return of("number");
    }
    if (type == boolean.class || type == Boolean.class) {
      return of("boolean");
    }
    if (type.isEnum()) {
      ArrayNode constants = JSON.createArrayNode();
      for (Object constant : type.getEnumConstants()) {
        constants.add(Ids.of((Enum<?>) constant));
      }
      return JSON.createObjectNode().set("enum", constants);
    }
    if (type == String.class || SimpleForms.parsed(type).isPresent()) {
      return of("string");
    }
    if (type.isRecord()) {
      return record(type);
    }
    ArrayNode choices = JSON.createArrayNode();
    for (Class<?> record : records(type)) {
      ObjectNode choice = of("object");
      choice.putArray("required").add(Ids.of(record));
      choice.putObject("properties").set(Ids.of(record), type(record));
      choices.add(choice.put("additionalProperties", false));
    }
    return JSON.createObjectNode().set("oneOf", choices);
  }

  /** The records of a sealed type, also of those below it. */
  private static List<Class<?>> records(Class<?> sealed) {
    List<Class<?>> records = new ArrayList<>();
    for (Class<?> permitted : sealed.getPermittedSubclasses()) {
      if (permitted.isSealed()) {
        records.addAll(records(permitted));
      } else {
        records.add(permitted);
      }
    }
    return records;
  }

  private static ObjectNode record(Class<?> type) {
    ObjectNode object = of("object");
    ArrayNode required = object.putArray("required");
    ObjectNode properties = object.putObject("properties");
    for (RecordComponent component : type.getRecordComponents()) {
      ObjectNode property = type(component.getGenericType());
      Range range = component.getAnnotation(Range.class);
      if (range != null) {
        ObjectNode number = property.has("items") ? property.withObject("/items") : property;
        number.put("minimum", range.min()).put("maximum", range.max());
      }
      properties.set(component.getName(), property);
      if (component.getType() != Optional.class) {
        required.add(component.getName());
      }
    }
    return object.put("additionalProperties", false);
  }

  private static ObjectNode of(String type) {
    return JSON.createObjectNode().put("type", type);
  }

  /** One of several schemas. */
  public static ObjectNode oneOf(Stream<ObjectNode> schemas) {
    ArrayNode choices = JSON.createArrayNode();
    schemas.forEach(choices::add);
    return JSON.createObjectNode().set("oneOf", choices);
  }
}
