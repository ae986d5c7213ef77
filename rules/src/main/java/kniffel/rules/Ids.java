package kniffel.rules;

import java.util.Locale;
import java.util.stream.Stream;

/** The names by which records, commands and catalogues know our types and constants. */
public final class Ids {

  /** Computed once for each type: they are asked for with every value that is written. */
  private static final ClassValue<String> TYPES =
      new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
          return type.getSimpleName()
              .replaceAll("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-")
              .toLowerCase(Locale.ROOT);
        }
      };

  /** The ids of an enum's constants, in their order. */
  private static final ClassValue<String[]> CONSTANTS =
      new ClassValue<>() {
        @Override
        protected String[] computeValue(Class<?> type) {
          return Stream.of(type.getEnumConstants())
              .map(constant -> ((Enum<?>) constant).name())
              .map(name -> name.toLowerCase(Locale.ROOT).replace('_', '-'))
              .toArray(String[]::new);
        }
      };

  private Ids() {}

  /** {@code FULL_HOUSE} is {@code full-house}. */
  public static String of(Enum<?> constant) {
    return CONSTANTS.get(constant.getDeclaringClass())[constant.ordinal()];
  }

  /** {@code NumberBoxFirst} is {@code number-box-first}, {@code OfAKind} is {@code of-a-kind}. */
  public static String of(Class<?> type) {
    return TYPES.get(type);
  }
}
