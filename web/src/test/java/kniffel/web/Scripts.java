package kniffel.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;

/** Where the client's sources are, for tests that read them. */
final class Scripts {

  static final Path ALL = Path.of("src/main/ts");

  /** One folder for each game. */
  static final Path GAMES = ALL.resolve("games");

  private Scripts() {}

  static List<String> games() {
    return Rulebooks.ALL.stream().map(Rulebook::id).toList();
  }

  static List<Path> files(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
