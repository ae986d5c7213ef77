package kniffel.table.json;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.rules.Ids;
import org.jspecify.annotations.Nullable;

/** The forms of values without parts. */
final class SimpleForms {

  static final Form<Integer> INT =
      new Plain<>(
          "a whole number",
          node ->
              node instanceof Json.Whole(long value) && value == (int) value ? (int) value : null) {
        @Override
        void write(Integer value, JsonText out) {
          out.number(value.intValue());
        }
      };

  static final Form<Long> LONG =
      new Plain<>("a whole number", node -> node instanceof Json.Whole(long value) ? value : null) {
        @Override
        void write(Long value, JsonText out) {
          out.number(value.longValue());
        }
      };

  static final Form<Double> DOUBLE =
      new Plain<>(
          "a number",
          node ->
              switch (node) {
                case Json.Whole(long value) -> (double) value;
                case Json.Huge(BigInteger value) -> value.doubleValue();
                case Json.Real(double value) -> value;
                default -> null;
              }) {
        @Override
        void write(Double value, JsonText out) {
          out.number(value.doubleValue());
        }
      };

  /** JSON that is interpreted elsewhere. */
  static final Form<Json> ANY =
      new Plain<>("anything", node -> node) {
        @Override
        void write(Json value, JsonText out) {
          out.value(value);
        }
      };

  static final Form<Boolean> BOOLEAN =
      new Plain<>(
          "true or false",
          node ->
              node == Json.Word.TRUE
                  ? Boolean.TRUE
                  : node == Json.Word.FALSE ? Boolean.FALSE : null) {
        @Override
        void write(Boolean value, JsonText out) {
          out.bool(value);
        }
      };

  static final Form<String> TEXT =
      new Plain<>("a text", node -> node instanceof Json.Text(String value) ? value : null) {
        @Override
        void write(String value, JsonText out) {
          out.text(value);
        }
      };

  /** Reads a value, or gives null where this is none. */
  @FunctionalInterface
  private interface ValueReader<T> {
    @Nullable T read(Json node);
  }

  /** The form of a type that JSON has too. */
  private abstract static class Plain<T> extends Form<T> {

    private final String what;
    private final ValueReader<T> reader;

    /**
     * Its values.
     *
     * @param what how such a value is called where something else was found
     */
    Plain(String what, ValueReader<T> reader) {
      this.what = what;
      this.reader = reader;
    }

    @Override
    T read(Json node, String path) {
      T value = reader.read(node);
      if (value == null) {
        throw Form.expected(what, node, path);
      }
      return value;
    }
  }

  private SimpleForms() {}

  /** A constant of an enum by its id. */
  static <E> Form<E> constant(Class<E> type) {
    Map<String, E> constants = new LinkedHashMap<>();
    for (E constant : type.getEnumConstants()) {
      constants.put(Ids.of((Enum<?>) constant), constant);
    }
    List<String> ids =
        constants.keySet().stream().map(id -> '"' + JsonText.quoted(id) + '"').toList();
    List<String> names = constants.keySet().stream().map(JsonText::name).toList();
    return new Form<>() {
      @Override
      void write(E value, JsonText out) {
        out.raw(ids.get(((Enum<?>) value).ordinal()));
      }

      @Override
      String name(E key) {
        return names.get(((Enum<?>) key).ordinal());
      }

      @Override
      E read(Json node, String path) {
        E constant = node instanceof Json.Text(String id) ? constants.get(id) : null;
        if (constant == null) {
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
          void write(T value, JsonText out) {
            out.text(value.toString());
          }

          @Override
          T read(Json node, String path) {
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
