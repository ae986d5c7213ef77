package kniffel.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The skeleton of a new game, laid down in a copy of the repository: it compiles and is a game. */
@Tag("slow")
class NewGameTest {

  private static final Path HOME = Path.of("..").toAbsolutePath().normalize();
  private static final Set<String> LEFT_OUT =
      Set.of("target", "node_modules", ".git", "img", "bench", "e2e");

  /** Comes before all packages of ours, so that imports have to be put in order. */
  private static final String GAME = "abacus";

  @TempDir private Path copy;

  private record Answer(int code, String text) {}

  @BeforeEach
  void copyTheRepository() throws IOException {
    Files.walkFileTree(
        HOME,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes any)
              throws IOException {
            if (LEFT_OUT.contains(folder.getFileName().toString())) {
              return FileVisitResult.SKIP_SUBTREE;
            }
            Files.createDirectories(copy.resolve(HOME.relativize(folder)));
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes any) throws IOException {
            Files.copy(file, copy.resolve(HOME.relativize(file)));
            return FileVisitResult.CONTINUE;
          }
        });
  }

  private Answer newGame(String id) throws IOException, InterruptedException {
    return run(copy, List.of("bash", copy.resolve("tools/new-game/run").toString(), id));
  }

  /** A short run of a program, for which more optimisation does not pay. */
  private static List<String> java(String classPath, String... program) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<String> command =
        new ArrayList<>(
            List.of(java, "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", classPath));
    command.addAll(List.of(program));
    return command;
  }

  private static Answer run(Path folder, List<String> command)
      throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process process = builder.redirectErrorStream(true).start();
    process.getOutputStream().close();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Answer(process.waitFor(), text);
  }

  @Test
  void theSkeletonIsAGameAndTheTestsNameWhatIsLeftToDo() throws Exception {
    assertThat(newGame(GAME)).satisfies(answer -> assertThat(answer.code()).isZero());
    Path classes = compiled();
    List<String> asWritten = List.of("-Drecords.add=true", "-Dgolden.write=true");
    check(
        classes,
        "table",
        asWritten,
        List.of(),
        // In this order, since any of them may be the first to need the records.
        "kniffel.table.DueOutcomesTest",
        "kniffel.table.IndependentVerifierTest",
        "kniffel.table.KeptRecordsTest",
        "kniffel.table.ConformanceTest");
    check(classes, "cli", asWritten, List.of(), "kniffel.cli.GoldenTest");
    String complaints =
        check(
            classes,
            "cli",
            List.of(),
            List.of("theUsualResultsOfItsStrengths"),
            "kniffel.rules.abacus.AbacusExamplesTest",
            "kniffel.rules.PaperFormTest",
            "kniffel.words.CatalogueTest",
            "kniffel.cli.GoldenTest",
            "kniffel.cli.EveryGameHasItsPartsTest");
    assertThat(complaints).contains("abacus: nothing is said of its strengths");
    // The client is not bundled here, so the rules are not in it; all else is there.
    assertThat(run(copy, List.of("bash", copy.resolve("web/games").toString())).code()).isZero();
    assertThat(
            check(
                classes,
                "web",
                List.of(),
                List.of("rulesInEveryLanguage"),
                "kniffel.web.EveryGameHasItsPartsTest",
                "kniffel.web.SaidTest"))
        .contains("docs/rules/abacus.de.md: not among the files of the client");
  }

  /**
   * Where there is a Deno among the artifacts, and the client's types have been checked with it.
   */
  @Test
  void theClientOfTheSkeletonHasNoMistakeOfTypes() throws Exception {
    Path modules = HOME.resolve("web/node_modules");
    assumeTrue(Files.exists(modules.resolve(".bin/deno")), "no Deno is unpacked");
    assertThat(newGame(GAME).code()).isZero();
    Files.createSymbolicLink(copy.resolve("web/node_modules"), modules);
    List<String> check = List.of("bash", copy.resolve("web/check").toString(), "--types");
    assertThat(run(copy, check)).satisfies(answer -> assertThat(answer.code()).isZero());
    Path view = copy.resolve("web/src/main/ts/games").resolve(GAME).resolve("index.ts");
    Files.writeString(view, Files.readString(view).replace("view.round", "view.rund"));
    assertThat(run(copy, check).text()).contains("'rund' does not exist on type 'AbacusView'");
  }

  /**
   * Runs tests in a module of the copy: just these must complain, and what they say is returned.
   */
  private String check(
      Path classes, String module, List<String> flags, List<String> complaining, String... tests)
      throws Exception {
    String path =
        classes + File.pathSeparator + resources() + System.getProperty("java.class.path");
    List<String> command = java(path, "-Dkniffel.game=" + GAME);
    command.addAll(flags);
    command.add("kniffel.house.SkeletonChecks");
    command.addAll(List.of(tests));
    Answer answer = run(copy.resolve(module), command);
    assertThat(answer.code()).as(answer.text()).isZero();
    List<String> lines = answer.text().lines().toList();
    assertThat(lines.getLast()).matches("\\d+ tests");
    assertThat(
            lines.stream()
                .filter(line -> line.matches("[a-z]\\w+: .*"))
                .map(line -> line.substring(0, line.indexOf(':'))))
        .as(answer.text())
        .containsExactlyInAnyOrderElementsOf(complaining);
    return answer.text();
  }

  /**
   * The main code that is new or changed, and the tests that are run with what they need. All other
   * code is as it was when it was compiled for this test.
   */
  private Path compiled() throws IOException {
    List<Path> sources = new ArrayList<>();
    try (Stream<Path> modules = Files.list(copy)) {
      for (Path module : modules.toList()) {
        for (Path source : java(module.resolve("src/main/java"))) {
          if (isNew(source)) {
            sources.add(source);
          }
        }
      }
    }
    assertThat(sources).as("the lists of games, and the game").hasSizeGreaterThan(3);
    sources.addAll(java(copy.resolve("rules/src/test/java/kniffel/rules/" + GAME)));
    for (String test :
        List.of(
            "rules/src/test/java/kniffel/rules/PaperFormTest.java",
            "table/src/test/java/kniffel/table/ConformanceTest.java",
            "table/src/test/java/kniffel/table/DueOutcomesTest.java",
            "table/src/test/java/kniffel/table/IndependentVerifierTest.java",
            "table/src/test/java/kniffel/table/KeptRecordsTest.java",
            "words/src/test/java/kniffel/words/CatalogueTest.java",
            "web/src/test/java/kniffel/web/EveryGameHasItsPartsTest.java",
            "web/src/test/java/kniffel/web/SaidTest.java",
            "cli/src/test/java/kniffel/cli/EveryGameHasItsPartsTest.java",
            "cli/src/test/java/kniffel/cli/GoldenTest.java",
            "house/src/test/java/kniffel/house/SkeletonChecks.java")) {
      sources.add(copy.resolve(test));
    }
    return compile(sources, testSources());
  }

  /** Whether the original has no such file, or another one. */
  private boolean isNew(Path file) throws IOException {
    Path original = HOME.resolve(copy.relativize(file));
    return !Files.exists(original) || Files.mismatch(file, original) >= 0;
  }

  private Path compile(List<Path> sources, String furtherSources) throws IOException {
    Path classes = Files.createDirectory(copy.resolve("classes"));
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (var files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      List<String> options =
          List.of(
              "-proc:none",
              "-parameters",
              "-nowarn",
              "-cp",
              System.getProperty("java.class.path"),
              "-sourcepath",
              furtherSources,
              "-d",
              classes.toString());
      assertThat(
              compiler
                  .getTask(
                      null, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
                  .call())
          .as("what is compiled has no mistake")
          .isTrue();
    }
    return classes;
  }

  private String testSources() {
    return Stream.of("rules", "table", "words", "web", "cli")
        .map(module -> copy.resolve(module).resolve("src/test/java").toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static List<Path> java(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(file -> file.toString().endsWith(".java")).toList();
    }
  }

  private String resources() throws IOException {
    try (Stream<Path> modules = Files.list(copy)) {
      return modules
          .map(module -> module.resolve("src/main/resources"))
          .filter(Files::exists)
          .map(module -> module + File.pathSeparator)
          .collect(Collectors.joining());
    }
  }

  @Test
  void whatCannotBeAGameIsRefusedInOneLineAndNothingIsWritten() throws Exception {
    // The script, which compiles the program at every start, is run by the other test.
    Path tool = copy.resolve("tools/new-game");
    Path classes = compile(List.of(tool.resolve("NewGame.java")), "");
    Set<Path> before = everything();
    for (String id : List.of("Chess", "delete", "dice", "play", "pile", "classic")) {
      Answer answer = run(copy, java(classes.toString(), "NewGame", tool.toString(), id));
      assertThat(answer.code()).isEqualTo(2);
      assertThat(answer.text().lines()).as(answer.text()).hasSize(1);
      assertThat(answer.text()).contains(id).containsPattern("is no id|is taken");
    }
    assertThat(everything()).isEqualTo(before);
  }

  private Set<Path> everything() throws IOException {
    try (Stream<Path> all = Files.walk(copy)) {
      return all.collect(Collectors.toSet());
    }
  }
}
