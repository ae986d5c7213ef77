package kniffel.house;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static java.util.function.Predicate.not;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kniffel.bots.Minds;
import kniffel.cli.play.Terminals;
import kniffel.paper.Sheets;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.table.Supplements;
import org.junit.jupiter.api.Test;

/** Which modules may know which, and that games are independent of each other. */
@AnalyzeClasses(packages = "kniffel", importOptions = ArchitectureTest.NoTests.class)
class ArchitectureTest {

  /**
   * Leaves out the classes of tests, in whichever folder a build has them, and what is compiled for
   * browsers in place of the JDK's classes, which is in whole builds only.
   */
  static final class NoTests implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("/test-classes/") && !location.contains("/browser/jdk/");
    }
  }

  /** Each module, and those it may know. */
  private static final Map<String, Set<String>> MODULES =
      Map.ofEntries(
          Map.entry("rules", Set.of()),
          Map.entry("words", Set.of("rules")),
          Map.entry("paper", Set.of("rules", "words")),
          Map.entry("bots", Set.of("rules")),
          Map.entry("table", Set.of("rules")),
          Map.entry("wire", Set.of("table")),
          Map.entry("client", Set.of("rules", "table", "wire")),
          Map.entry("telling", Set.of("rules", "words", "bots", "table", "wire")),
          Map.entry("browser", Set.of("rules", "words", "bots", "table", "wire", "telling")),
          Map.entry("web", Set.of()),
          Map.entry(
              "server",
              Set.of("rules", "words", "paper", "bots", "table", "wire", "telling", "web")),
          Map.entry(
              "cli",
              Set.of(
                  "rules", "words", "paper", "bots", "table", "wire", "client", "telling",
                  "server")),
          Map.entry(
              "bench",
              Set.of(
                  "rules", "words", "paper", "bots", "table", "wire", "client", "telling", "web",
                  "server", "cli")));

  /** The only classes outside a game's own packages that name a game. */
  private static final Set<String> REGISTRIES =
      Set.of(
          Rulebooks.class.getName(),
          Sheets.class.getName(),
          Supplements.class.getName(),
          Minds.class.getName(),
          Terminals.class.getName());

  @ArchTest
  static void everyModuleIsKnown(JavaClasses all) {
    assertThat(MODULES.keySet())
        .containsAll(all.stream().map(ArchitectureTest::module).collect(Collectors.toSet()));
  }

  private static String module(JavaClass type) {
    return type.getPackageName().split("\\.", -1)[1];
  }

  @ArchTest
  static void modulesKnowOnlySomeOthers(JavaClasses all) {
    MODULES.forEach(
        (module, known) -> {
          String[] others =
              MODULES.keySet().stream()
                  .filter(not(known::contains))
                  .filter(not(module::equals))
                  .map(other -> "kniffel." + other + "..")
                  .toArray(String[]::new);
          if (others.length > 0) { // bench may know all
            noClasses()
                .that()
                .resideInAPackage("kniffel." + module + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(others)
                .because(module + " may only know " + known)
                .allowEmptyShould(module.equals("bench")) // it is not even there when this is built
                .check(all);
          }
        });
  }

  /** Pure Java: no library, no input or output, no clock, no random source. */
  @ArchTest
  static final ArchRule RULES_ARE_PURE =
      classes()
          .that()
          .resideInAPackage("kniffel.rules..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "kniffel.rules..",
              "java.lang..",
              "java.util",
              "java.util.function",
              "java.util.regex",
              "java.util.stream",
              "org.jspecify..");

  @ArchTest
  static final ArchRule NO_CHANCE_INSIDE =
      noClasses()
          .that()
          .resideInAnyPackage("kniffel.rules..", "kniffel.bots..", "kniffel.words..")
          .should()
          .dependOnClassesThat()
          .haveNameMatching(
              "java\\.util\\.Random|java\\.util\\.random\\..*|java\\.security\\..*"
                  + "|java\\.util\\.concurrent\\.ThreadLocalRandom|java\\.time\\.(Clock|Instant|Local.*|Zoned.*|Offset.*)")
          .orShould()
          .callMethod(System.class, "nanoTime")
          .orShould()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .callMethod(Math.class, "random");

  /** Only the part of Jackson that also runs inside a browser. */
  @ArchTest
  static final ArchRule JSON_IS_STREAMED =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAPackage("com.fasterxml.jackson.databind..");

  @ArchTest
  static final ArchRule NO_MUTABLE_STATICS =
      fields()
          .that()
          .areStatic()
          .should()
          .beFinal()
          .because("a static that changes is a hidden input");

  /** A game is one package in each module: games do not know each other. */
  @ArchTest
  static void gamesStandAlone(JavaClasses all) {
    for (Rulebook<?> game : Rulebooks.ALL) {
      String[] others =
          Rulebooks.ALL.stream()
              .filter(not(game::equals))
              .flatMap(ArchitectureTest::packages)
              .toArray(String[]::new);
      noClasses()
          .that()
          .resideInAnyPackage(packages(game).toArray(String[]::new))
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(others)
          .because(game.id() + " is a game for itself")
          .check(all);
    }
  }

  /** What all games share knows none of them; bench measures some games by name. */
  @ArchTest
  static void sharedCodeKnowsNoGame(JavaClasses all) {
    String[] games =
        Rulebooks.ALL.stream().flatMap(ArchitectureTest::packages).toArray(String[]::new);
    noClasses()
        .that()
        .resideOutsideOfPackages(games)
        .and()
        .resideOutsideOfPackage("kniffel.bench..")
        .and()
        .haveNameNotMatching(REGISTRIES.stream().collect(Collectors.joining("|")))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(games)
        .because("only " + REGISTRIES + " list the games")
        .check(all);
  }

  private static final String GAMES =
      Rulebooks.ALL.stream().map(Rulebook::id).collect(Collectors.joining("|", "(", ")"));

  /** Nor by its id, which no dependency shows; benchmarks may name games. */
  @Test
  void sharedCodeNamesNoGame() throws IOException {
    Pattern named = Pattern.compile("\"[^\"\n]*\\b" + GAMES + "\\b[^\"\n]*\"");
    for (String module : MODULES.keySet()) {
      if (!module.equals("bench")) {
        assertThat(shared(Path.of("..", module, "src", "main", "java"), named)).isEmpty();
      }
    }
  }

  /** What compiles for browsers is compiled itself only in whole builds: this reads its sources. */
  @Test
  void whatCompilesForBrowsersKnowsNoGame() throws IOException {
    Pattern named = Pattern.compile("\\b" + GAMES + "\\b");
    assertThat(shared(Path.of("..", "browser", "src", "teavm", "java"), named)).isEmpty();
  }

  /** The files of what all games share that name a game so. */
  private static List<Path> shared(Path sources, Pattern named) throws IOException {
    List<Path> wrong = new ArrayList<>();
    try (Stream<Path> files = Files.walk(sources)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        boolean own = file.getParent().getFileName().toString().matches(GAMES);
        if (!own && named.matcher(Files.readString(file)).find()) {
          wrong.add(file);
        }
      }
    }
    return wrong;
  }

  private static Stream<String> packages(Rulebook<?> game) {
    return Stream.of("rules", "paper", "table", "bots", "cli")
        .map(module -> "kniffel." + module + "." + game.id() + "..");
  }

  /** A package with another name than its game's would escape the two rules above. */
  @ArchTest
  static void packagesAreCalledAsTheirGame(JavaClasses all) {
    List<String> modules = List.of("rules", "paper", "bots", "cli");
    for (Rulebook<?> game : Rulebooks.ALL) {
      for (String module : modules) {
        String wanted = "kniffel." + module + "." + game.id();
        assertThat(all.stream().map(JavaClass::getPackageName)).contains(wanted);
      }
    }
  }
}
