package kniffel.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kniffel.words.Language;
import kniffel.words.Words;
import org.junit.jupiter.api.Test;

/** Every game on the shelf has everything the client needs, and shared code knows no game. */
class EveryGameHasItsPartsTest {

  private static final Path RULES = Path.of("../docs/rules");

  @Test
  void view() {
    expectInEach("index.ts", "view", id -> "export const game: GameEntry = \\{");
    expectInEach("index.ts", "element", id -> "define\\('k-" + id + "'");
  }

  @Test
  void cover() {
    expectInEach("cover.ts", "cover", id -> "export const cover: Cover = \\{");
    expectInEach("cover.ts", "picture", id -> "\\bscene(:|,| = ) ?(svg`[^`]|\\s)");
    expectInEach("cover.ts", "emblem", id -> "\\bemblem: \\['[-0-9 ]+', ");
    expectInEach("cover.ts", "minutes", id -> "\\bminutes: [1-9]");
  }

  @Test
  void noPictureIsEmpty() {
    for (String game : Scripts.games()) {
      assertThat(Scripts.read(Scripts.GAMES.resolve(game).resolve("cover.ts")))
          .as("pictures of " + game)
          .doesNotContainPattern("(svg|html)`\\s*`");
    }
  }

  /** Lists of games have one order everywhere: the one of the rules. */
  @Test
  void order() {
    assertThat(Scripts.read(Path.of("target/generated/covers.ts")))
        .contains("covers = { " + String.join(", ", Scripts.games()) + " }");
  }

  @Test
  void chance() {
    expectInEach("chance.ts", "proof of its dice", id -> "export const chance: Chance = ");
  }

  @Test
  void style() {
    expectInEach("cover.css", "colour of its picture", id -> "\\.pic-" + id + "\\{\\s*--sb:");
    expectInEach("style.css", "style of its table", id -> "\\.g-" + id + "\\{");
  }

  /** Six to twelve short notes, each with words in every language. */
  @Test
  void guidedFirstGame() {
    expectInEach("tour.ts", "guided first game", id -> "export const tour: Tour<\\w+> = \\[");
    for (String game : Scripts.games()) {
      List<String> steps =
          Pattern.compile("step: '([a-z-]+)'")
              .matcher(Scripts.read(Scripts.GAMES.resolve(game).resolve("tour.ts")))
              .results()
              .map(step -> "web." + game + ".tour." + step.group(1))
              .toList();
      assertThat(steps).as("notes of " + game).hasSizeBetween(6, 12).doesNotHaveDuplicates();
      for (Language language : Language.values()) {
        assertThat(Words.in(language).keys()).as("words of " + game).containsAll(steps);
      }
    }
  }

  private interface Wanted {
    String in(String game);
  }

  private static void expectInEach(String file, String part, Wanted pattern) {
    List<String> missing = new ArrayList<>();
    for (String game : Scripts.games()) {
      Path path = Scripts.GAMES.resolve(game).resolve(file);
      boolean there =
          Files.exists(path)
              && Pattern.compile(pattern.in(game)).matcher(Scripts.read(path)).find();
      if (!there) {
        missing.add("%s: no %s in web/%s".formatted(game, part, path));
      }
    }
    assertThat(missing).isEmpty();
  }

  @Test
  void rulesInEveryLanguage() {
    List<String> wrong = new ArrayList<>();
    Assets assets = Assets.packed();
    for (String game : Scripts.games()) {
      for (Language language : Language.values()) {
        String file = fileName(game, language);
        String heading = "# " + Words.in(language).template(game + ".name").orElseThrow().text();
        if (!Files.exists(RULES.resolve(file))) {
          wrong.add("%s: no rules in docs/rules/%s".formatted(game, file));
        } else if (!text(game, language).startsWith(heading + "\n")) {
          wrong.add("docs/rules/%s: does not begin with the heading: %s".formatted(file, heading));
        } else if (assets.all().stream().noneMatch(each -> each.path().equals("rules/" + file))) {
          wrong.add("docs/rules/%s: not among the files of the client".formatted(file));
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  /** Drawings are found by the number of the table and of the row. */
  @Test
  void rulesHaveTheSameTablesInEveryLanguage() {
    for (String game : Scripts.games()) {
      List<Integer> rows = tables(text(game, Language.EN));
      for (Language language : Language.values()) {
        assertThat(tables(text(game, language)))
            .as("rows of the tables in docs/rules/%s", fileName(game, language))
            .isEqualTo(rows);
      }
    }
  }

  /** How many lines each table has. */
  private static List<Integer> tables(String markdown) {
    return Pattern.compile("(?m)(?:^\\|.*\n?)+")
        .matcher(markdown)
        .results()
        .map(table -> (int) table.group().lines().count())
        .toList();
  }

  private static String text(String game, Language language) {
    return Scripts.read(RULES.resolve(fileName(game, language)));
  }

  private static String fileName(String game, Language language) {
    return game + "." + language.name().toLowerCase(Locale.ROOT) + ".md";
  }

  @Test
  void nothingIsLeftOfAGameThatIsNotThere() {
    Set<String> folders =
        Scripts.files(Scripts.GAMES).stream()
            .map(Scripts.GAMES::relativize)
            .filter(file -> file.getNameCount() > 1)
            .map(file -> file.getName(0).toString())
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(folders).isSubsetOf(Scripts.games());
    Set<String> rules =
        Scripts.files(RULES).stream()
            .map(file -> file.getFileName().toString())
            .filter(name -> !name.equals("README.md"))
            .map(name -> name.substring(0, name.indexOf('.')))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(rules).isSubsetOf(Scripts.games());
  }

  /** What all games share names none of them, and no game imports from another. */
  @Test
  void onlyItsOwnFolderKnowsAGame() {
    List<String> wrong = new ArrayList<>();
    for (Path file : sources()) {
      for (String game : Scripts.games()) {
        boolean own = file.startsWith(Scripts.GAMES.resolve(game));
        // Words of a game may happen to be the name of another one; what it imports does not.
        String named = isOfAGame(file) ? "from '\\.\\./" + game + "/" : "\\b" + game + "\\b";
        boolean found = Pattern.compile(named).matcher(Scripts.read(file)).find();
        if (!own && found) {
          wrong.add("web/%s knows %s".formatted(file, game));
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  private static boolean isOfAGame(Path file) {
    return file.startsWith(Scripts.GAMES) && Scripts.GAMES.relativize(file).getNameCount() > 1;
  }

  private static List<Path> sources() {
    return Stream.concat(
            Scripts.files(Path.of("src/main")).stream()
                .filter(file -> file.toString().matches(".*\\.(ts|css|java|html)")),
            Stream.of("bundle", "check", "games", "dev").map(Path::of))
        .toList();
  }
}
