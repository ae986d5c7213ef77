package kniffel.cli;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import kniffel.words.Language;

/** Finds the language to speak: the one asked for, else the user's, else English. */
final class Languages {

  private Languages() {}

  /** Looks before the command line is parsed, so that help and complaints are in it too. */
  static Language choose(String[] args, Map<String, String> environment) {
    List<String> all = List.of(args);
    Stream<String> asked =
        Stream.concat(
            all.stream().filter(arg -> arg.startsWith("--lang=")).map(arg -> arg.substring(7)),
            Stream.of(all.indexOf("--lang"))
                .filter(i -> i >= 0 && i + 1 < all.size())
                .map(i -> all.get(i + 1)));
    Stream<String> own =
        Stream.of("LC_ALL", "LC_MESSAGES", "LANG").map(environment::get).filter(Objects::nonNull);
    return Stream.concat(asked, own)
        .map(Language::of)
        .flatMap(Optional::stream)
        .findFirst()
        .orElse(Language.EN);
  }
}
