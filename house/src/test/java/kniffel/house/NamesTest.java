package kniffel.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import org.junit.jupiter.api.Test;

/** No two things of the program have one name, wherever they are. */
class NamesTest {

  /** One thing each, of which different modules need a form of their own. */
  private static final Set<String> ONE_THING =
      Set.of(
          "Errands", // of a player, besides moves: over the real server, or a simulated one
          "Main", // of a program
          "Offers", // to a person at a terminal, or in a message
          "Reply", // to a request of the API, by the server or on the device
          "package-info");

  /** What the games have in common is called the same in each of them, and only there. */
  @Test
  void eachNameStandsForOneThing() throws IOException {
    Map<String, Set<String>> places = new TreeMap<>();
    Set<String> games = Rulebooks.ALL.stream().map(Rulebook::id).collect(Collectors.toSet());
    for (Path file : sources()) {
      Path folder = file.getParent();
      String name = file.getFileName().toString().replace(".java", "");
      boolean ofGame = games.contains(folder.getFileName().toString());
      places
          .computeIfAbsent(name, any -> new TreeSet<>())
          .add(ofGame ? "a game" : folder.toString().replaceFirst(".*/java/", ""));
    }
    assertThat(places).containsKeys("Room", "LegalMoves").hasSizeGreaterThan(700);
    ONE_THING.forEach(places::remove);
    places.values().removeIf(where -> where.size() == 1);
    assertThat(places).as("one of each should have a name that says what it is").isEmpty();
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> modules = Files.list(Path.of(".."))) {
      List<Path> mains =
          modules.map(each -> each.resolve("src/main/java")).filter(Files::isDirectory).toList();
      return mains.stream().flatMap(NamesTest::javaIn).toList();
    }
  }

  private static Stream<Path> javaIn(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
