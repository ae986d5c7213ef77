package kniffel.words;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A language in which everything we say exists. */
public enum Language {
  DE,
  EN,
  NL;

  /** The code by which commands and browsers know it. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  public Locale locale() {
    return Locale.of(code());
  }

  /** The language of a code like {@code de}, {@code de_DE} or {@code de-AT.UTF-8}. */
  public static Optional<Language> of(String code) {
    String start = code.toLowerCase(Locale.ROOT).split("[^a-z]", 2)[0];
    return Stream.of(values()).filter(language -> language.code().equals(start)).findFirst();
  }
}
