package kniffel.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The launcher with the real compiler in a project of one small module, where a script is Maven.
 */
@Tag("slow")
class LauncherTest {

  private static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();

  @TempDir private Path home;

  private record Answer(int code, String out, String err) {}

  @BeforeEach
  void build() throws IOException {
    for (String file : List.of("kniffel", "scripts/build", "scripts/test")) {
      copy(file);
    }
    write("pom.xml", "");
    for (String module : List.of("cli", "bench", "e2e")) {
      write(module + "/pom.xml", "");
    }
    write("docs/rules/README.md", "");
    write("web/games", "");
    write("web/bundle", "#!/bin/sh\nmkdir -p \"$1\"\n").toFile().setExecutable(true);
    // Nobody waits for the start-up cache, so it must not be under construction when all of this is
    // deleted.
    write("bin/nice", "#!/bin/sh\n").toFile().setExecutable(true);
    say("one");
    maven("mkdir -p web/node_modules/.bin && : >web/node_modules/.bin/esbuild");
  }

  @Test
  void aChangeIsBuiltOnceAndAMistakeIsShownWhereItIs() throws Exception {
    Answer first = games();
    assertThat(first.out()).as(first.err()).isEqualTo("one\n");
    assertThat(first.err()).contains("asking Maven").contains("compiling 1 files");
    assertThat(games()).isEqualTo(new Answer(0, "one\n", ""));

    say("two");
    Answer changed = games();
    assertThat(changed.out()).isEqualTo("two\n");
    assertThat(changed.err()).contains("compiling 1 files").doesNotContain("Maven");

    write("cli/src/main/resources/word.txt", "a new word");
    assertThat(games()).isEqualTo(new Answer(0, "two\n", ""));

    write("cli/src/main/java/kniffel/cli/Main.java", program("Main", "nothing"));
    Answer mistaken = games();
    assertThat(mistaken.code()).isEqualTo(1);
    assertThat(mistaken.err())
        .contains("cli/src/main/java/kniffel/cli/Main.java:4: error: cannot find symbol")
        .contains("the program of before is still there");

    say("three");
    assertThat(games().out()).isEqualTo("three\n");
  }

  @Test
  void aMavenFailureIsReportedInOneSentence() throws Exception {
    maven("echo '[ERROR] Could not transfer artifact x: Unknown host'; exit 1");
    Answer offline = games();
    assertThat(offline.code()).isEqualTo(1);
    assertThat(offline.err()).contains("Maven could not download what is missing");
    maven("echo '[ERROR] Non-parseable POM'; exit 1");
    assertThat(games().err()).contains("[ERROR] Non-parseable POM").contains("Maven failed");
  }

  @Test
  void aMissingGameHasNoTests() throws Exception {
    write("rules/src/main/java/kniffel/rules/classic/ClassicRulebook.java", "");
    assertThat(kniffel("test", "--game", "chess"))
        .isEqualTo(new Answer(2, "", "There is no game \"chess\". These there are: classic\n"));
  }

  @Test
  void testsThatFailAreNamedWithTheSentenceThatHelps() throws Exception {
    maven(
        """
        cat <<'TEXT'
        [INFO] Results:
        [ERROR] Failures:
        [ERROR]   PartsTest.rules:118\s
        Expecting empty but was: ["chess: no rules in docs/rules/chess.de.md"]
        [INFO] Running kniffel.OtherTest
        [ERROR]   WordsTest.said:50 [chess]\s

        expected: 1
         but was: 2
        one more
        and another
        and what is too much
        [ERROR]   PartsTest.rules:118\s
        Expecting empty but was: ["chess: no rules in docs/rules/chess.de.md"]
        [INFO]
        [ERROR] There are test failures.

        See target/surefire-reports for the individual test results.
        [INFO] BUILD SUCCESS
        TEXT
        """);
    Answer failed = kniffel("test", "--quick");
    assertThat(failed.code()).isEqualTo(1);
    assertThat(failed.out().lines().dropWhile(line -> !line.startsWith("What failed")).skip(1))
        .containsExactly(
            "PartsTest.rules:118 ",
            "    Expecting empty but was: [\"chess: no rules in docs/rules/chess.de.md\"]",
            "WordsTest.said:50 [chess] ",
            "    expected: 1",
            "    but was: 2",
            "    one more",
            "    and another");
  }

  @Test
  void aRunOfTestsDoesNotFailBecauseOfAnotherBesideIt() throws Exception {
    maven(
        """
        case "$*" in
          *-Dred*) echo 'See target/surefire-reports for the individual test results.' ;;
          *) ./kniffel test --quick -Dred >/dev/null ;;
        esac
        """);
    assertThat(kniffel("test", "--quick", "-Dred").code()).isEqualTo(1);
    Answer green = kniffel("test", "--quick");
    assertThat(green.code()).isZero();
    assertThat(green.out()).doesNotContain("What failed");
  }

  private void copy(String file) throws IOException {
    Files.createDirectories(home.resolve(file).getParent());
    Files.copy(PROJECT.resolve(file), home.resolve(file), StandardCopyOption.COPY_ATTRIBUTES);
  }

  private Path write(String file, String text) throws IOException {
    Path path = home.resolve(file);
    Files.createDirectories(path.getParent());
    return Files.writeString(path, text);
  }

  private void say(String word) throws IOException {
    write("cli/src/main/java/kniffel/cli/Main.java", program("Main", "\"" + word + "\""));
  }

  private static String program(String name, String value) {
    return """
    package kniffel.cli;
    class %s {
      public static void main(String[] arguments) {
        System.out.println(%s);
      }
    }
    """
        .formatted(name, value);
  }

  /** A Maven that does something and then says that one library is needed. */
  private void maven(String what) throws IOException {
    String library =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(each -> each.endsWith(".jar"))
            .findFirst()
            .orElseThrow();
    String script =
        "#!/bin/sh\n"
            + what
            + "\nfor module in cli bench e2e; do mkdir -p $module/target; echo "
            + library
            + " >$module/target/classpath; done\n";
    write("bin/mvn", script).toFile().setExecutable(true);
  }

  /** No server, for which more would be built in the background while all of this is deleted. */
  private Answer games() throws IOException, InterruptedException {
    return kniffel("games");
  }

  private Answer kniffel(String... arguments) throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(
            Stream.concat(Stream.of(home.resolve("kniffel").toString()), Stream.of(arguments))
                .toList());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder
        .environment()
        .merge("PATH", home.resolve("bin").toString(), (old, bin) -> bin + ":" + old);
    Path err = home.resolve("err");
    Process process = builder.redirectError(err.toFile()).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Answer(process.waitFor(), out, Files.readString(err));
  }
}
