package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How the command behaves towards its user, the system and text from outside. */
class BehaviourTest {

  @TempDir private Path folder = Path.of("");

  private Run run(Map<String, String> more, String... args) {
    Map<String, String> environment = new HashMap<>();
    environment.put("XDG_DATA_HOME", folder.toString());
    environment.put("XDG_CONFIG_HOME", folder.toString());
    environment.putAll(more);
    return Run.typing("q\n", environment, args);
  }

  private Path record(String game) {
    Run run =
        run(Map.of(), "simulate", game, "--games", "1", "--seed", "5", "--records", folder + "/r");
    assertThat(run.code()).as(run.err()).isZero();
    return folder.resolve("r").resolve("game-000001.json");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\\u001b[2J",
        "\\u202etxt",
        "\\u0007",
        "a\\nThe game is over; all is well",
        "\\u009b31m"
      })
  void textOfARecordIsNeverPrintedRaw(String hostile) throws IOException {
    Path file = record("classic");
    String sound = Files.readString(file);
    for (String broken :
        List.of(
            sound.replaceFirst("kniffel-record/\\d+", quoted(hostile)),
            sound.replaceFirst("\"game\":\"classic\"", "\"game\":\"" + quoted(hostile) + "\""),
            sound.replaceFirst("\"name\":\"[^\"]*\"", "\"name\":\"" + quoted(hostile) + "\""),
            sound.replaceFirst("\"n\":1", "\"" + quoted(hostile) + "\":1"))) {
      assertThat(broken).isNotEqualTo(sound);
      Files.writeString(file, broken);
      for (String command : List.of("verify", "replay", "analyse")) {
        Run run = run(Map.of(), command, file.toString());
        assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.err()).hasLineCount(1);
        assertThat(run.out() + run.err()).doesNotContainPattern("[\\p{Cc}\\p{Cf}&&[^\\n]]");
      }
    }
  }

  private static String quoted(String replacement) {
    return replacement.replace("\\", "\\\\");
  }

  /**
   * A command that asked the server first would find none at this address, and fail differently.
   */
  @ParameterizedTest
  @ValueSource(strings = {"host classic", "play --table abc", "daily classic"})
  void anInvisibleNameIsRefusedBeforeAnybodyIsAsked(String command) {
    for (String name : List.of("\u3164", "\u200b", "\u202eAnna", " ", "\u2800")) {
      List<String> words = new ArrayList<>(List.of(command.split(" ")));
      words.addAll(List.of("--server", "http://127.0.0.1:1", "--name", name, "--lang", "en"));
      Run run = run(Map.of(), words.toArray(String[]::new));
      assertThat(run.code()).as(run.err()).isEqualTo(Exit.BAD_INPUT);
      assertThat(run.err()).hasLineCount(1).contains("visible characters");
    }
  }

  @Test
  void anInvisibleNameIsRefused() {
    Run run = run(Map.of(), "play", "classic", "--players", "\u3164", "--no-save");
    assertThat(run.err()).contains("A name has 1 to 40 visible characters.").hasLineCount(1);
    assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
    assertThat(run(Map.of(), "config", "name", "\u3164").code()).isEqualTo(Exit.BAD_INPUT);
  }

  @Test
  void aSeatWithAnUnknownBotIsToldInOneLine() throws IOException {
    Path file = record("classic");
    Files.writeString(file, Files.readString(file).replace("bot:random", "bot:nobody"));
    Run run = run(Map.of(), "play", "--resume", file.toString());
    assertThat(run.err()).contains("There is no bot nobody, only: random").hasLineCount(1);
    assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
  }

  @Test
  void adviceOnARecordIsOnItsOwnGameAndRules() {
    String file = record("classic").toString();
    Run other = run(Map.of(), "advise", "karten", "--record", file);
    assertThat(other.err()).contains("The record is of classic, not of karten.").hasLineCount(1);
    assertThat(other.code()).isEqualTo(Exit.BAD_INPUT);
    Run rules = run(Map.of(), "advise", "--record", file, "--rules", "yahtzee");
    assertThat(rules.err()).contains("A record has its own rules").hasLineCount(1);
  }

  /**
   * Two bots alone with the same dice and the same choices never decide a game, if neither of them
   * ever runs out of time.
   */
  @Test
  void anArenaWithoutADecisionSaysSo() throws IOException {
    String[] draw = {
      "arena",
      "forone",
      "--bots",
      "heuristic,heuristic",
      "--games",
      "1",
      "--seed",
      "2",
      "--budget",
      "600000"
    };
    Run run = run(Map.of(), draw);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("no game was decided").doesNotContain("NaN");
    String[] json = java.util.Arrays.copyOf(draw, draw.length + 1);
    json[draw.length] = "--json";
    JsonNode report = new ObjectMapper().readTree(run(Map.of(), json).out());
    assertThat(report.at("/bots/0").has("winRate")).isFalse();
    assertThat(report.at("/bots/0/score/value").isNumber()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "C,           , de_DE.UTF-8, Usage:",
    "nl_NL.UTF-8, , de_DE.UTF-8, Gebruik:",
    "'', nl_BE,     de_DE.UTF-8, Gebruik:",
    "'', '',        de_AT,       Aufruf:",
    "'', '',        fr_FR,       Usage:"
  })
  void theFirstVariableThatIsSetDecidesTheLanguage(
      String all, String messages, String lang, String usage) {
    Map<String, String> locale = new HashMap<>();
    locale.put("LC_ALL", all);
    if (messages != null) {
      locale.put("LC_MESSAGES", messages);
    }
    locale.put("LANG", lang);
    assertThat(run(locale, "--help").out()).contains(usage);
    assertThat(run(locale, "--help", "--lang", "de").out()).contains("Aufruf:");
  }

  /** In some parts of the world numbers have other digits. */
  @Test
  void numbersInFileNamesAndJsonDoNotDependOnTheLocale() throws IOException {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
    try {
      Path file = record("classic");
      assertThat(file).exists();
      assertThat(run(Map.of(), "replay", file.toString()).out()).contains("   1  ");
      for (String[] command :
          List.of(
              new String[] {"verify", file.toString(), "--json"},
              new String[] {"simulate", "classic", "--games", "2", "--json"},
              new String[] {"games", "--json"})) {
        Run run = run(Map.of(), command);
        assertThat(new ObjectMapper().readTree(run.out())).isNotEmpty();
        assertThat(run.out()).doesNotContainPattern("[\u0660-\u0669]");
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void settingsAreKeptShownAndUsed() throws IOException {
    assertThat(run(Map.of(), "config").out()).contains("name=–", folder.toString());
    assertThat(run(Map.of(), "config", "name", "Jörg").code()).isZero();
    assertThat(run(Map.of(), "config", "language", "de").code()).isZero();
    assertThat(run(Map.of(), "config").out()).contains("name=Jörg", "wie du heißt");
    assertThat(run(Map.of("LANG", "nl"), "play", "classic", "--no-save").out())
        .as("the name and the language, whatever the system says")
        .contains("Jörg, du bist dran");
    JsonNode json = new ObjectMapper().readTree(run(Map.of(), "config", "--json").out());
    assertThat(json.at("/settings/name").asText()).isEqualTo("Jörg");
    assertThat(run(Map.of(), "config", "name", "--unset").code()).isZero();
    assertThat(run(Map.of(), "config").out()).contains("name=–");
    Files.writeString(folder.resolve("kniffel/settings.properties"), "pace=-4\nname=\u001b[1m\n");
    assertThat(run(Map.of(), "config").out()).contains("name=–", "pace=–");
  }

  @Test
  void hintsShowTheCommandAsItWasCalled() {
    Map<String, String> called = Map.of("KNIFFEL_COMMAND", "./kniffel");
    assertThat(run(called, "play").err()).contains("./kniffel games lists them");
    assertThat(run(called, "play", "--help").out())
        .contains("Usage: ./kniffel play", "Which game: classic, master");
    assertThat(run(called, "play", "classic").out())
        .contains("Go on with: ./kniffel play --resume");
    assertThat(run(called, "book", "--help").out() + run(called, "calibrate", "--help").out())
        .doesNotContainPattern("(?<!\\./)kniffel (book|games|calibrate)");
    assertThat(run(called, "book").out()).contains("./kniffel book N --play plays it");
    assertThat(run(called, "--jsn").err()).contains("./kniffel --help shows");
  }

  @Test
  void helpListsWhatCanBeNamed() {
    assertThat(run(Map.of(), "play", "--help").out())
        .contains("yahtzee-free-joker", "extraPoints", "random, heuristic");
    assertThat(run(Map.of(), "--help").out())
        .contains(
            "Without a command the\nserver starts", "new-game", "bench", "screenshots", "package");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          kniffel com             | completion
          kniffel play cl         | classic
          kniffel play --rules ya | yahtzee
          kniffel play --option joker | jokerAfterStrike=
          kniffel arena classic --bots heu | heuristic
          kniffel play --players bot:ex | bot:expert
          kniffel play --players Anna,bot:ex | Anna,bot:expert
          kniffel arena classic --bots random,heu | random,heuristic
          kniffel play --resume game- | game-of-today
          kniffel play --dice m   | mixed
          kniffel config lang     | language
          kniffel verify game-    | game-of-today
          kniffel --lang n        | nl
          """)
  void aShellCompletesWhatIsBegun(String typed, String completed) throws Exception {
    Run script = run(Map.of(), "completion");
    assertThat(script.out()).doesNotContain("generate-completion");
    Files.writeString(folder.resolve("completion"), script.out());
    Files.writeString(folder.resolve("game-of-today"), "");
    String ask =
        """
        source ./completion
        COMP_LINE=%1$s
        case $COMP_WORDBREAKS in *:*) words=${COMP_LINE//:/ : } ;; *) words=$COMP_LINE ;; esac
        COMP_WORDS=($words); COMP_CWORD=$((${#COMP_WORDS[@]}-1)); COMP_POINT=${#COMP_LINE}
        _kniffel 2>/dev/null
        printf '%%s\\n' "${COMPREPLY[@]}"
        """
            .formatted(typed)
            .replaceFirst("COMP_LINE=(.*)", "COMP_LINE='$1'");
    Process bash =
        new ProcessBuilder("bash", "--norc", "-c", ask)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    String answer = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(answer.lines().map(String::strip)).contains(completed);
  }

  @Test
  void theManualIsMadeFromTheSameTexts() {
    String english = run(Map.of(), "man").out();
    assertThat(english)
        .startsWith(".TH KNIFFEL 6")
        .contains(".SS \"kniffel play [GAME]\"", "\\-\\-no\\-save", ".SH \"EXIT STATUS\"")
        .contains("Plays a game in the terminal.");
    assertThat(run(Map.of(), "man", "--lang", "de").out())
        .contains("Spielt ein Spiel im Terminal.", ".SH \"BEFEHLE\"");
  }
}
