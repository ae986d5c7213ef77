package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A full screen in a real terminal that is ended from outside: nothing is lost, nothing is left.
 */
@Tag("slow")
@Timeout(120)
@EnabledOnOs(value = OS.LINUX, disabledReason = "script takes other arguments elsewhere")
class SignalsTest {

  private static final String ENTER = "\u001b[?1049h";
  private static final String LEAVE = "\u001b[?1049l";
  private static final String NO_MOUSE = "\u001b[?1000l";

  @TempDir private Path folder;

  private Run run(String keys, String... args) {
    String place = folder.toString();
    return Run.typing(
        keys, Map.of("LANG", "C", "XDG_DATA_HOME", place, "XDG_CONFIG_HOME", place), args);
  }

  @ParameterizedTest
  @CsvSource({"TERM, 143", "INT, 130", "HUP, 129"})
  void aSignalEndsItWithTheTerminalRestoredAndTheGameKept(String signal, String code)
      throws Exception {
    try (PseudoTerminal terminal =
        new PseudoTerminal(folder, "play", "classic", "--players", "Anna", "--pace", "0")) {
      terminal.await("Anna, it is your turn");
      terminal.type("r");
      terminal.await("Anna rolls");
      terminal.signal(signal);
      terminal.end();
      assertHandedBack(terminal, code);
    }
    assertKept("1  Kniffel · Anna · round 1", "Roll 1 of 3");
  }

  /** Waiting for the pause to end would take longer than this test may. */
  @Test
  void aSignalDoesNotWaitForTheMoveOfABotToBeRead() throws Exception {
    try (PseudoTerminal terminal =
        new PseudoTerminal(
            folder, "play", "classic", "--players", "bot:random,Anna", "--pace", "999999")) {
      terminal.await("Bot random");
      terminal.signal("TERM");
      terminal.end();
      assertHandedBack(terminal, "143");
    }
    assertKept("Bot random, Anna", "Bot random");
  }

  /** A finished game is a record before its end is shown, even if the window is closed then. */
  @Test
  void aFinishedGameCannotBeResumedAfterItsMenuIsKilled() throws Exception {
    try (PseudoTerminal terminal =
        new PseudoTerminal(folder, "play", "classic", "--players", "bot:random", "--pace", "0")) {
      terminal.await("a analyse");
      terminal.signal("KILL"); // nothing can be done any more
      terminal.end();
    }
    try (Stream<Path> kept = Files.list(folder.resolve("kniffel").resolve("games"))) {
      assertThat(kept.map(Path::toString).filter(name -> name.contains("classic-")))
          .singleElement(STRING)
          .endsWith(".json");
    }
    assertThat(run("", "resume").out()).contains("There is no unfinished game.");
  }

  /** Whoever waits reads what is seen at first sight, and how far the closer look has come. */
  @Test
  void aCloserLookSaysHowFarItHasComeInPlace() throws Exception {
    Path records = folder.resolve("records");
    var _ =
        run(
            "",
            "simulate",
            "kartenspiel",
            "--bots",
            "random,random",
            "--games",
            "1",
            "--seed",
            "3",
            "--records",
            records.toString());
    String file = records.resolve("game-000001.json").toString();
    try (PseudoTerminal terminal =
        new PseudoTerminal(folder, "analyse", file, "--review-budget", "2")) {
      terminal.await("At first sight:");
      terminal.await("\r\u001b[KLooking closer … ");
      terminal.await("After a closer look:");
      terminal.end();
      assertThat(terminal.saidAs("code")).isEqualTo("0");
    }
    Run piped = run("", "analyse", file, "--review-budget", "0");
    assertThat(piped.err()).isEmpty();
    assertThat(piped.out()).doesNotContain("first sight", "closer").contains("no clear difference");
  }

  private static void assertHandedBack(PseudoTerminal terminal, String code) {
    String text = terminal.text();
    assertThat(terminal.saidAs("code")).as("what the shell was told").isEqualTo(code);
    assertThat(terminal.saidAs("after"))
        .as("the modes of the terminal")
        .isEqualTo(terminal.saidAs("before"));
    assertThat(text).contains(ENTER);
    String farewell = text.substring(text.lastIndexOf(ENTER));
    assertThat(farewell).contains(NO_MOUSE, LEAVE);
    assertThat(farewell).as("the cursor is seen").containsPattern("\u001b\\[\\?(12;)?25h");
    assertThat(farewell.substring(farewell.lastIndexOf(LEAVE) + LEAVE.length()))
        .as("nothing of the game on the first screen, at most where it is kept")
        .matches(
            "(?s)(\u001b\\[[0-9;]*t)?(The game is kept[^\n]*)?\\s*code="
                + code
                + "=\\s*after=[^=]*=\\s*");
  }

  private void assertKept(String listed, String words) throws IOException {
    assertThat(run("", "resume").out()).contains(listed);
    Run resumed = run("q\n", "resume", "1");
    assertThat(resumed.code()).as(resumed.err()).isZero();
    assertThat(resumed.out()).contains(words);
  }
}
