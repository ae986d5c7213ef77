package kniffel.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import kniffel.words.Language;

/**
 * Finds the language to speak: the one asked for, set by the user, of the system, or else English.
 */
final class Languages {

  private Languages() {}

  /**
   * Looks before the command line is parsed, so that help and complaints are in that language too.
   */
  static Language choose(String[] args, Optional<String> settled, Map<String, String> environment) {
    List<String> all = List.of(args);
    Stream<String> asked =
        Stream.concat(
            all.stream().filter(arg -> arg.startsWith("--lang=")).map(arg -> arg.substring(7)),
            Stream.of(all.indexOf("--lang"))
                .filter(i -> i >= 0 && i + 1 < all.size())
                .map(i -> all.get(i + 1)));
    return Stream.concat(asked, settled.stream())
        .map(Language::of)
        .flatMap(Optional::stream)
        .findFirst()
        .orElseGet(() -> ofLocale(environment));
  }

  /** The first of these that says anything decides, as everywhere: {@code LC_ALL=C} is English. */
  private static Language ofLocale(Map<String, String> environment) {
    return Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
        .map(environment::get)
        .filter(value -> value != null && !value.isEmpty())
        .findFirst()
        .flatMap(Language::of)
        .orElse(Language.EN);
  }
}
