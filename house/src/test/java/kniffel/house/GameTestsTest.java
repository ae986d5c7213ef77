package kniffel.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import org.junit.jupiter.api.Test;

/** {@code ./kniffel test --game ID} runs every test that goes through the games. */
class GameTestsTest {

  private static final Pattern LISTED = Pattern.compile("^every_game=(.*)$", Pattern.MULTILINE);

  /** How tests come by all games. */
  private static final Pattern WALKS =
      Pattern.compile(
          "\\b(Rulebooks|Minds|Sheets|Terminals)\\.ALL\\b(?!\\.(size|getFirst)\\(\\))"
              + "|\\b(Games|Variant)(\\.|::|#)all\\b|Scripts\\.games\\(|\"kniffel\\.game\"");

  /** What they test is no game: how many can sit down, what a package has, names, and this. */
  private static final Set<String> OF_NO_GAME =
      Set.of("EveningSeatsTest", "PackageTest", "NamesTest", "GameTestsTest");

  @Test
  void everyTestThatGoesThroughTheGamesIsInTheList() throws IOException {
    String script = Files.readString(Path.of("..", "scripts", "test"));
    List<Pattern> listed =
        LISTED
            .matcher(script)
            .results()
            .flatMap(line -> Stream.of(line.group(1).split(",", -1)))
            .filter(name -> !name.equals("$every_game"))
            .map(name -> name.substring(name.lastIndexOf('.') + 1).replace("*", ".*"))
            .map(Pattern::compile)
            .toList();
    assertThat(listed).hasSizeGreaterThan(30);
    assertThat(walking())
        .contains("ConformanceTest", "GoldenTest")
        .filteredOn(test -> !OF_NO_GAME.contains(test))
        .allSatisfy(
            test ->
                assertThat(listed)
                    .as("%s in scripts/test", test)
                    .anyMatch(name -> name.matcher(test).matches()));
  }

  /** All but those of bench, which are left out, and those in the package of a game. */
  private static List<String> walking() throws IOException {
    Set<String> games = Rulebooks.ALL.stream().map(Rulebook::id).collect(Collectors.toSet());
    List<String> walking = new ArrayList<>();
    try (Stream<Path> modules = Files.list(Path.of(".."))) {
      for (Path module : modules.filter(each -> !each.endsWith("bench")).toList()) {
        Path tests = module.resolve(Path.of("src", "test", "java"));
        try (Stream<Path> files = Files.exists(tests) ? Files.walk(tests) : Stream.empty()) {
          files
              .filter(file -> file.toString().endsWith("Test.java"))
              .filter(file -> !games.contains(file.getParent().getFileName().toString()))
              .filter(GameTestsTest::walks)
              .forEach(file -> walking.add(file.getFileName().toString().replace(".java", "")));
        }
      }
    }
    return walking;
  }

  private static boolean walks(Path file) {
    try {
      return WALKS.matcher(Files.readString(file)).find();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
