package kniffel.table.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import kniffel.rules.Ids;

/** The forms of values without parts. */
final class SimpleForms {

  private static final ObjectMapper TREES = new ObjectMapper();

  static final Form<Integer> INT =
      new Form<>() {
        @Override
        public void write(Integer value, JsonGenerator out) throws IOException {
          out.writeNumber(value);
        }

        @Override
        public Integer read(JsonNode node, String path) {
          if (!node.isIntegralNumber() || !node.canConvertToInt()) {
            throw Form.expected("a whole number", node, path);
          }
          return node.intValue();
        }
      };

  static final Form<Long> LONG =
      new Form<>() {
        @Override
        public void write(Long value, JsonGenerator out) throws IOException {
          out.writeNumber(value);
        }

        @Override
        public Long read(JsonNode node, String path) {
          if (!node.isIntegralNumber() || !node.canConvertToLong()) {
            throw Form.expected("a whole number", node, path);
          }
          return node.longValue();
        }
      };

  static final Form<Double> DOUBLE =
      new Form<>() {
        @Override
        public void write(Double value, JsonGenerator out) throws IOException {
          out.writeNumber(value);
        }

        @Override
        public Double read(JsonNode node, String path) {
          if (!node.isNumber()) {
            throw Form.expected("a number", node, path);
          }
          return node.doubleValue();
        }
      };

  /** JSON whose meaning somebody else knows. */
  static final Form<JsonNode> ANY =
      new Form<>() {
        @Override
        public void write(JsonNode value, JsonGenerator out) throws IOException {
          TREES.writeTree(out, value);
        }

        @Override
        public JsonNode read(JsonNode node, String path) {
          return node;
        }
      };

  static final Form<Boolean> BOOLEAN =
      new Form<>() {
        @Override
        public void write(Boolean value, JsonGenerator out) throws IOException {
          out.writeBoolean(value);
        }

        @Override
        public Boolean read(JsonNode node, String path) {
          if (!node.isBoolean()) {
            throw Form.expected("true or false", node, path);
          }
          return node.booleanValue();
        }
      };

  static final Form<String> TEXT =
      new Form<>() {
        @Override
        public void write(String value, JsonGenerator out) throws IOException {
          out.writeString(value);
        }

        @Override
        public String read(JsonNode node, String path) {
          if (!node.isTextual()) {
            throw Form.expected("a text", node, path);
          }
          return node.textValue();
        }
      };

  private SimpleForms() {}

  /** A constant of an enum by its id. */
  static <E> Form<E> constant(Class<E> type) {
    Map<String, E> constants = new LinkedHashMap<>();
    for (E constant : type.getEnumConstants()) {
      constants.put(Ids.of((Enum<?>) constant), constant);
    }
    return new Form<>() {
      @Override
      public void write(E value, JsonGenerator out) throws IOException {
        out.writeString(Ids.of((Enum<?>) value));
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
            if (!node.isTextual()) {
              throw Form.expected("a text", node, path);
            }
            try {
              return type.cast(parse.invoke(null, node.textValue()));
            } catch (InvocationTargetException e) {
              throw RecordForm.invalid(e, path);
            } catch (IllegalAccessException e) {
              throw new IllegalStateException(e);
            }
          }
        });
  }
}
