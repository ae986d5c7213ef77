package kniffel.table.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Turns our values into JSON and back.
 *
 * <p>Numbers, booleans and texts are themselves. An enum constant is its id, a value class with a
 * static {@code parse} is its text. A record is an object, a sealed type an object with one field
 * that names the record. Reading trusts nothing: every field must be there, known and legal.
 */
public final class Codec {

  private final Map<Type, Form<Object>> forms = new ConcurrentHashMap<>();

  /** The types whose forms are being made in this thread. */
  private final ThreadLocal<Set<Type>> underWay = ThreadLocal.withInitial(HashSet::new);

  public <T> String write(Class<T> type, T value) {
    JsonText text = new JsonText();
    write(type, value, text);
    return text.toString();
  }

  public <T> void write(Class<T> type, T value, JsonText out) {
    formOf(type).write(value, out);
  }

  /** For reports that format their JSON for people. */
  public <T> void write(Class<T> type, T value, JsonGenerator out) throws IOException {
    tree(type, value).write(out);
  }

  /** The same as a value of JSON. */
  public <T> Json tree(Class<T> type, T value) {
    return Json.parse(write(type, value));
  }

  /**
   * Reads a value of a type.
   *
   * @param path where the node is, for the error message
   * @throws MalformedException if the node is not the form of such a value
   */
  public <T> T read(Class<T> type, Json node, String path) {
    return type.cast(formOf(type).read(node, path));
  }

  /** The form of a type, made once. A recursive type meets itself on the way. */
  Form<Object> formOf(Type type) {
    Form<Object> known = forms.get(type);
    if (known != null) {
      return known;
    }
    Set<Type> begun = underWay.get();
    if (!begun.add(type)) {
      return new Later(type);
    }
    try {
      Form<Object> made = make(type);
      forms.put(type, made);
      return made;
    } finally {
      begun.remove(type);
    }
  }

  /** The form of a type that is still being made. */
  private final class Later extends Form<Object> {
    private final Type type;

    Later(Type type) {
      this.type = type;
    }

    @Override
    void write(Object value, JsonText out) {
      formOf(type).write(value, out);
    }

    @Override
    Object read(Json node, String path) {
      return formOf(type).read(node, path);
    }
  }

  @SuppressWarnings("unchecked") // a form made for a type is only given values of that type
  private Form<Object> make(Type type) {
    return (Form<Object>)
        switch (type) {
          case ParameterizedType generic -> compound(generic);
          case Class<?> plain -> simple(plain);
          default -> throw new IllegalStateException("no JSON form for " + type);
        };
  }

  private Form<?> compound(ParameterizedType type) {
    Type[] arguments = type.getActualTypeArguments();
    if (type.getRawType() == List.class) {
      return CompoundForms.list(formOf(arguments[0]));
    }
    if (type.getRawType() == Map.class) {
      return CompoundForms.map(formOf(arguments[0]), formOf(arguments[1]));
    }
    if (type.getRawType() == Optional.class) {
      return CompoundForms.optional(formOf(arguments[0]));
    }
    throw new IllegalStateException("no JSON form for " + type);
  }

  private Form<?> simple(Class<?> type) {
    if (type == int.class || type == Integer.class) {
      return SimpleForms.INT;
    }
    if (type == long.class || type == Long.class) {
      return SimpleForms.LONG;
    }
    if (type == double.class || type == Double.class) {
      return SimpleForms.DOUBLE;
    }
    if (type == Json.class) {
      return SimpleForms.ANY;
    }
    if (type == boolean.class || type == Boolean.class) {
      return SimpleForms.BOOLEAN;
    }
    if (type == String.class) {
      return SimpleForms.TEXT;
    }
    if (type.isEnum()) {
      return SimpleForms.constant(type);
    }
    Optional<? extends Form<?>> parsed = SimpleForms.parsed(type);
    if (parsed.isPresent()) {
      return parsed.get();
    }
    if (type.isRecord()) {
      return new RecordForm<>(type, this);
    }
    if (type.isSealed()) {
      Map<Class<?>, Form<Object>> records = new LinkedHashMap<>();
      collect(type, records);
      return CompoundForms.sealed(type, records);
    }
    throw new IllegalStateException("no JSON form for " + type);
  }

  private void collect(Class<?> sealed, Map<Class<?>, Form<Object>> records) {
    for (Class<?> permitted : sealed.getPermittedSubclasses()) {
      if (permitted.isSealed()) {
        collect(permitted, records);
      } else {
        records.put(permitted, formOf(permitted));
      }
    }
  }
}
