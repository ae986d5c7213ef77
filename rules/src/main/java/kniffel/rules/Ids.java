package kniffel.rules;

import java.util.Locale;

/** The words by which records, commands and catalogues know our types and constants. */
public final class Ids {

  private Ids() {}

  /** {@code FULL_HOUSE} is {@code full-house}. */
  public static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** {@code NumberBoxFirst} is {@code number-box-first}, {@code OfAKind} is {@code of-a-kind}. */
  public static String of(Class<?> type) {
    return type.getSimpleName()
        .replaceAll("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-")
        .toLowerCase(Locale.ROOT);
  }
}
