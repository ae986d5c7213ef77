package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;

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
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                classes + File.pathSeparator + resources() + System.getProperty("java.class.path"),
                "kniffel.cli.SkeletonChecks",
                GAME,
                "kniffel.rules.abacus.AbacusExamplesTest",
                "kniffel.table.ConformanceTest",
                "kniffel.words.CatalogueTest",
                "kniffel.cli.EveryGameHasItsPartsTest"));
    Answer checks = run(copy.resolve("cli"), command);
    assertThat(checks.code()).as(checks.text()).isZero();
    List<String> lines = checks.text().lines().toList();
    assertThat(lines.getLast()).matches("[3-9]\\d tests");
    assertThat(checks.text())
        .contains("no cli/src/test/resources/golden/abacus-base.txt")
        .contains("no table/src/test/resources/records/abacus-base-finished.json");
    assertThat(lines.stream().filter(line -> line.matches("\\w+: .*")).map(NewGameTest::firstWord))
        .as(checks.text())
        .containsExactlyInAnyOrder("goldenPlaythroughOfEveryPreset", "keptRecordsOfEveryPreset");
  }

  private static String firstWord(String line) {
    return line.substring(0, line.indexOf(':'));
  }

  /** All main code, and the tests that are run. */
  private Path compiled() throws IOException {
    List<Path> sources = new ArrayList<>();
    try (Stream<Path> rooms = Files.list(copy)) {
      for (Path room : rooms.toList()) {
        sources.addAll(java(room.resolve("src/main/java")));
      }
    }
    sources.addAll(java(copy.resolve("rules/src/test/java/kniffel/rules/" + GAME)));
    for (String test :
        List.of(
            "table/src/test/java/kniffel/table/ConformanceTest.java",
            "table/src/test/java/kniffel/table/Variant.java",
            "words/src/test/java/kniffel/words/CatalogueTest.java",
            "cli/src/test/java/kniffel/cli/EveryGameHasItsPartsTest.java",
            "cli/src/test/java/kniffel/cli/SkeletonChecks.java")) {
      sources.add(copy.resolve(test));
    }
    Path classes = Files.createDirectory(copy.resolve("classes"));
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (var files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      List<String> options =
          List.of("-proc:none", "-parameters", "-nowarn", "-d", classes.toString());
      assertThat(
              compiler
                  .getTask(
                      null, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
                  .call())
          .as("the skeleton compiles")
          .isTrue();
    }
    return classes;
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
    try (Stream<Path> rooms = Files.list(copy)) {
      return rooms
          .map(room -> room.resolve("src/main/resources"))
          .filter(Files::exists)
          .map(room -> room + File.pathSeparator)
          .collect(Collectors.joining());
    }
  }

  @Test
  void whatCannotBeAGameIsRefusedInOneLineAndNothingIsWritten() throws Exception {
    Set<Path> before = everything();
    for (String id : List.of("Chess", "delete", "dice", "play", "classic")) {
      Answer answer = newGame(id);
      assertThat(answer.code()).isEqualTo(Exit.BAD_INPUT);
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
