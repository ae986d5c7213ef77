package kniffel.table.json;

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

  private SchemaOf() {}

  public static Json.Obj type(Type type) {
    return switch (type) {
      case ParameterizedType generic -> compound(generic);
      case Class<?> plain -> simple(plain);
      default -> throw new IllegalArgumentException(type.toString());
    };
  }

  private static Json.Obj compound(ParameterizedType type) {
    Type[] parts = type.getActualTypeArguments();
    if (type.getRawType() == List.class) {
      return of("array").with("items", type(parts[0]));
    }
    if (type.getRawType() == Map.class) {
      return of("object")
          .with("propertyNames", type(parts[0]))
          .with("additionalProperties", type(parts[1]));
    }
    if (type.getRawType() == Optional.class) {
      return type(parts[0]);
    }
    throw new IllegalArgumentException(type.toString());
  }

  private static Json.Obj simple(Class<?> type) {
    if (type == Json.class) {
      return Json.Obj.EMPTY;
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
      Stream<String> ids = Stream.of(type.getEnumConstants()).map(each -> Ids.of((Enum<?>) each));
      return Json.Obj.EMPTY.with("enum", texts(ids));
    }
    if (type == String.class || SimpleForms.parsed(type).isPresent()) {
      return of("string");
    }
    if (type.isRecord()) {
      return record(type);
    }
    return oneOf(records(type).stream().map(SchemaOf::choice));
  }

  /** An object with one field that names a record. */
  private static Json.Obj choice(Class<?> record) {
    return of("object")
        .with("required", texts(Stream.of(Ids.of(record))))
        .with("properties", Json.Obj.EMPTY.with(Ids.of(record), type(record)))
        .with("additionalProperties", Json.Word.FALSE);
  }

  /** The records of a sealed type, including those of sealed subtypes. */
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

  private static Json.Obj record(Class<?> type) {
    Json.Obj properties = Json.Obj.EMPTY;
    List<String> required = new ArrayList<>();
    for (RecordComponent component : type.getRecordComponents()) {
      Json.Obj property = type(component.getGenericType());
      Range range = component.getAnnotation(Range.class);
      if (range != null) {
        property =
            property.get("items") instanceof Json.Obj items
                ? property.with("items", within(range, items))
                : within(range, property);
      }
      properties = properties.with(component.getName(), property);
      if (component.getType() != Optional.class) {
        required.add(component.getName());
      }
    }
    return of("object")
        .with("required", texts(required.stream()))
        .with("properties", properties)
        .with("additionalProperties", Json.Word.FALSE);
  }

  private static Json.Obj within(Range range, Json.Obj number) {
    return number
        .with("minimum", new Json.Whole(range.min()))
        .with("maximum", new Json.Whole(range.max()));
  }

  private static Json.Obj of(String type) {
    return Json.Obj.EMPTY.with("type", type);
  }

  private static Json texts(Stream<String> texts) {
    return new Json.Arr(texts.<Json>map(Json.Text::new).toList());
  }

  private static Json.Obj oneOf(Stream<Json.Obj> schemas) {
    return Json.Obj.EMPTY.with("oneOf", new Json.Arr(schemas.<Json>map(each -> each).toList()));
  }
}
