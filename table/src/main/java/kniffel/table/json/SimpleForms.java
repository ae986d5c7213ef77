package kniffel.table.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import kniffel.rules.Ids;

/** The forms of values without parts. */
final class SimpleForms {

  private static final ObjectMapper TREES = new ObjectMapper();

  static final Form<Integer> INT =
      new Plain<>(
          "a whole number",
          node -> node.isIntegralNumber() && node.canConvertToInt(),
          JsonNode::intValue,
          (value, out) -> out.writeNumber(value));

  static final Form<Long> LONG =
      new Plain<>(
          "a whole number",
          node -> node.isIntegralNumber() && node.canConvertToLong(),
          JsonNode::longValue,
          (value, out) -> out.writeNumber(value));

  static final Form<Double> DOUBLE =
      new Plain<>(
          "a number",
          JsonNode::isNumber,
          JsonNode::doubleValue,
          (value, out) -> out.writeNumber(value));

  /** JSON whose meaning somebody else knows. */
  static final Form<JsonNode> ANY =
      new Plain<>(
          "anything", node -> true, node -> node, (value, out) -> TREES.writeTree(out, value));

  static final Form<Boolean> BOOLEAN =
      new Plain<>(
          "true or false",
          JsonNode::isBoolean,
          JsonNode::booleanValue,
          (value, out) -> out.writeBoolean(value));

  static final Form<String> TEXT =
      new Plain<>(
          "a text",
          JsonNode::isTextual,
          JsonNode::textValue,
          (value, out) -> out.writeString(value));

  /** Writes a value. */
  @FunctionalInterface
  private interface Writer<T> {
    void write(T value, JsonGenerator out) throws IOException;
  }

  /**
   * The form of a type that JSON has too.
   *
   * @param what how such a value is called where something else was found
   */
  private record Plain<T>(
      String what, Predicate<JsonNode> is, Function<JsonNode, T> reader, Writer<T> writer)
      implements Form<T> {

    @Override
    public void write(T value, JsonGenerator out) throws IOException {
      writer.write(value, out);
    }

    @Override
    public T read(JsonNode node, String path) {
      if (!is.test(node)) {
        throw Form.expected(what, node, path);
      }
      return reader.apply(node);
    }
  }

  private SimpleForms() {}

  /** A constant of an enum by its id. */
  static <E> Form<E> constant(Class<E> type) {
    Map<String, E> constants = new LinkedHashMap<>();
    for (E constant : type.getEnumConstants()) {
      constants.put(Ids.of((Enum<?>) constant), constant);
    }
    List<SerializedString> ids = constants.keySet().stream().map(SerializedString::new).toList();
    return new Form<>() {
      @Override
      public void write(E value, JsonGenerator out) throws IOException {
        out.writeString(ids.get(((Enum<?>) value).ordinal()));
      }

      @Override
      public E read(JsonNode node, String path) {
        E constant = constants.get(node.asText());
        if (!node.isTextual() || constant == null) {
          throw Form.expected("one of " + constants.keySet(), node, path);
        }
        return constant;
      }
    };
  }

  /** Values that have a text form, as those of java.time have: {@code parse} and toString. */
  static <T> Optional<Form<T>> parsed(Class<T> type) {
    Method parse;
    try {
      parse = type.getMethod("parse", String.class);
    } catch (NoSuchMethodException e) {
      return Optional.empty();
    }
    if (!Modifier.isStatic(parse.getModifiers()) || parse.getReturnType() != type) {
      return Optional.empty();
    }
    return Optional.of(
        new Form<>() {
          @Override
          public void write(T value, JsonGenerator out) throws IOException {
            out.writeString(value.toString());
          }

          @Override
          public T read(JsonNode node, String path) {
            try {
              return type.cast(parse.invoke(null, TEXT.read(node, path)));
            } catch (InvocationTargetException e) {
              throw RecordForm.invalid(e, path);
            } catch (IllegalAccessException e) {
              throw new IllegalStateException(e);
            }
          }
        });
  }
}
