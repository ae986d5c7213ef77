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

/**
 * {@code ./kniffel test --game ID} runs every test that goes through the games, and every such test
 * asks the rulebooks which there are.
 */
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

  /** Each of its tables is in another state, and it does not matter which game is in which. */
  private static final Set<String> EXAMPLES_OF_ALL = Set.of("DatabaseMaker.java");

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

  /**
   * A list of three games one after the other, or a file that names all of them, is one by hand.
   */
  @Test
  void noTestListsTheGamesByHand() throws IOException {
    String named =
        Rulebooks.ALL.stream().map(GameTestsTest::named).collect(Collectors.joining("|"));
    Pattern list = Pattern.compile("(?:(?:%s)\\s*,\\s*){2}(?:%s)".formatted(named, named));
    assertThat("List.of(\"karten\", 'classic', MasterMind.class)").containsPattern(list);
    List<Pattern> mentions =
        Rulebooks.ALL.stream()
            .map(
                rulebook ->
                    Pattern.compile(
                        "[\"'/]%1$s[\\\\\"'/.-]|kniffel\\.\\w+\\.%1$s\\.".formatted(rulebook.id())))
            .toList();
    assertThat(shared())
        .hasSizeGreaterThan(200)
        .filteredOn(file -> !EXAMPLES_OF_ALL.contains(file.getFileName().toString()))
        .allSatisfy(
            file -> {
              String text = text(file);
              assertThat(text).as("%s", file).doesNotContainPattern(list);
              assertThat(mentions)
                  .as("games that %s does not name", file)
                  .anyMatch(game -> !game.matcher(text).find());
            });
  }

  /** How a test names a game: by its id, or by a class of its own. */
  private static String named(Rulebook<?> rulebook) {
    String classes = rulebook.getClass().getSimpleName().replace("Rulebook", "");
    return "[\"']%s[\"']|\\b%s\\w*\\.class".formatted(rulebook.id(), classes);
  }

  /** All but those of bench, which are left out, and those in the package of a game. */
  private static List<String> walking() throws IOException {
    return shared().stream()
        .filter(file -> !file.startsWith(Path.of("..", "bench")))
        .filter(file -> file.toString().endsWith("Test.java"))
        .filter(file -> WALKS.matcher(text(file)).find())
        .map(file -> file.getFileName().toString().replace(".java", ""))
        .toList();
  }

  /** What tests consist of, except in packages of games. */
  private static List<Path> shared() throws IOException {
    Set<String> games = Rulebooks.ALL.stream().map(Rulebook::id).collect(Collectors.toSet());
    List<Path> shared = new ArrayList<>();
    try (Stream<Path> modules = Files.list(Path.of(".."))) {
      for (Path module : modules.toList()) {
        for (String language : List.of("java", "ts")) {
          Path tests = module.resolve(Path.of("src", "test", language));
          try (Stream<Path> files = Files.exists(tests) ? Files.walk(tests) : Stream.empty()) {
            files
                .filter(Files::isRegularFile)
                .filter(file -> !games.contains(file.getParent().getFileName().toString()))
                .forEach(shared::add);
          }
        }
      }
    }
    return shared;
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
