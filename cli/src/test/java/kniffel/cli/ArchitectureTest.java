package kniffel.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The rooms of the house, and which doors are open. */
@AnalyzeClasses(packages = "kniffel", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule ROOMS =
      layeredArchitecture()
          .consideringOnlyDependenciesInAnyPackage("kniffel..")
          .layer("rules")
          .definedBy("kniffel.rules..")
          .layer("words")
          .definedBy("kniffel.words..")
          .layer("bots")
          .definedBy("kniffel.bots..")
          .layer("table")
          .definedBy("kniffel.table..")
          .layer("wire")
          .definedBy("kniffel.wire..")
          .layer("client")
          .definedBy("kniffel.client..")
          .layer("web")
          .definedBy("kniffel.web..")
          .layer("server")
          .definedBy("kniffel.server..")
          .layer("cli")
          .definedBy("kniffel.cli..")
          .whereLayer("words")
          .mayOnlyBeAccessedByLayers("server", "cli")
          .whereLayer("bots")
          .mayOnlyBeAccessedByLayers("server", "cli")
          .whereLayer("table")
          .mayOnlyBeAccessedByLayers("wire", "client", "server", "cli")
          .whereLayer("wire")
          .mayOnlyBeAccessedByLayers("client", "server", "cli")
          .whereLayer("client")
          .mayOnlyBeAccessedByLayers("cli")
          .whereLayer("web")
          .mayOnlyBeAccessedByLayers("server")
          .whereLayer("server")
          .mayOnlyBeAccessedByLayers("cli")
          .whereLayer("cli")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("rules")
          .mayOnlyBeAccessedByLayers("words", "bots", "table", "client", "server", "cli");

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
                  + "|java\\.util\\.concurrent\\.ThreadLocalRandom|java\\.time\\.Clock")
          .orShould()
          .callMethod(System.class, "nanoTime")
          .orShould()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .callMethod(Math.class, "random");

  @ArchTest
  static final ArchRule NO_MUTABLE_STATICS =
      fields()
          .that()
          .areStatic()
          .should()
          .beFinal()
          .because("a static that changes is a hidden input");

  /** A game is one package in each room: games do not know each other. */
  @ArchTest
  static final ArchRule GAMES_STAND_ALONE =
      com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices()
          .matching("kniffel.rules.(classic|master|forone|karten|kartenspiel)")
          .should()
          .notDependOnEachOther();
}
