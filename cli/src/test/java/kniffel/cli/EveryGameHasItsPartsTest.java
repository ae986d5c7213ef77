package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import kniffel.bots.GameBots;
import kniffel.bots.Minds;
import kniffel.bots.Usual;
import kniffel.cli.play.GameTerminal;
import kniffel.cli.play.Terminals;
import kniffel.rules.Game;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.words.Language;
import kniffel.words.Narrator;
import kniffel.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Says for every game on the shelf what it still lacks, and where that belongs; the test of this
 * name in the module web does so for the browser.
 */
class EveryGameHasItsPartsTest {

  private static final Path HOME = Path.of("..");
  private static final String WORDS = "words/src/main/resources/kniffel/words/";
  private static final String GOLDEN = "cli/src/test/resources/golden/";
  private static final String RECORDS = "table/src/test/resources/records/";

  static Stream<String> games() {
    String chosen = System.getProperty("kniffel.game", ".*");
    return Rulebooks.ALL.stream().map(Rulebook::id).filter(id -> id.matches(chosen));
  }

  private static Rulebook<?> rulebook(String id) {
    return Rulebooks.find(id).orElseThrow();
  }

  private static <P extends Record> Game<?, ?, ?, ?> standard(Rulebook<P> rulebook) {
    return rulebook.game(rulebook.standard());
  }

  @ParameterizedTest
  @MethodSource("games")
  void screen(String id) {
    Optional<GameTerminal<?, ?, ?, ?>> entry =
        Terminals.ALL.stream().filter(each -> each.id().equals(id)).findFirst();
    assertThat(entry).as("%s: no line in kniffel.cli.play.Terminals", id).isPresent();
    assertThat(entry.orElseThrow().type().isInstance(standard(rulebook(id))))
        .as("%s: its line in Terminals is for another game", id)
        .isTrue();
  }

  @ParameterizedTest
  @MethodSource("games")
  void mind(String id) {
    Optional<GameBots<?, ?, ?>> entry = Minds.find(id);
    assertThat(entry)
        .as("%s: no line in kniffel.bots.Minds; only the random bot can play it", id)
        .isPresent();
    assertThat(Minds.has(standard(rulebook(id))))
        .as("%s: its line in Minds is for another game", id)
        .isTrue();
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatItsBotsHaveLearned(String id) throws IOException {
    for (GameBots.Lesson lesson : Minds.find(id).flatMap(GameBots::lesson).stream().toList()) {
      Path file = HOME.resolve(lesson.resource());
      assertThat(Files.exists(file))
          .as("%s: no %s; ./kniffel train %s makes it", id, lesson.resource(), id)
          .isTrue();
      assertThat(Files.size(file)).as(lesson.resource()).isPositive();
    }
  }

  /** People who choose a bot are told what its strength usually achieves. */
  @ParameterizedTest
  @MethodSource("games")
  void theUsualResultsOfItsStrengths(String id) {
    Map<String, Usual> usual = Minds.find(id).map(GameBots::usual).orElse(Map.of());
    Set<String> presets = Rulebooks.find(id).orElseThrow().presets().keySet();
    assertThat(presets).containsAll(usual.keySet());
    assertThat(usual)
        .withFailMessage(
            "%s: nothing is said of its strengths; measure them (./kniffel arena, ./kniffel"
                + " simulate) and add Usual to its bots",
            id)
        .containsKey(presets.iterator().next());
  }

  @ParameterizedTest
  @MethodSource("games")
  void reasonsInEveryLanguage(String id) {
    List<String> missing = new ArrayList<>();
    for (GameBots<?, ?, ?> entry : Minds.find(id).stream().toList()) {
      for (Class<?> reason : entry.reasons().getPermittedSubclasses()) {
        missing.addAll(untold(id, Narrator.key(reason)));
      }
    }
    assertThat(missing).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void cataloguesInEveryLanguage(String id) {
    List<String> missing = new ArrayList<>();
    for (Language language : Language.values()) {
      for (String part : List.of("", "cli-", "web-")) {
        String file = WORDS + part + id + "." + language.code() + ".properties";
        if (!Files.exists(HOME.resolve(file))) {
          missing.add(id + ": no " + file);
        }
      }
    }
    assertThat(missing).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void helpAtTheTerminalInEveryLanguage(String id) {
    assertThat(untold(id, "cli.help." + id)).isEmpty();
  }

  private static List<String> untold(String id, String key) {
    return Stream.of(Language.values())
        .filter(language -> Words.in(language).template(key).isEmpty())
        .map(language -> "%s: no message %s in %s".formatted(id, key, language.code()))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void goldenPlaythroughOfEveryPreset(String id) {
    assumeFalse(Boolean.getBoolean("golden.write"), "they are just being written");
    assertThat(absent(id, GOLDEN, ".txt"))
        .as("./kniffel test -pl cli -am -Dtest='Golden*' -Dgolden.write=true writes them")
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void keptRecordsOfEveryPreset(String id) {
    assertThat(absent(id, RECORDS, "-pledged.json"))
        .as("./kniffel test -pl table -am -Dtest='KeptRecords*' -Drecords.add=true adds them")
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatChanceDoesForTheIndependentProof(String id) throws IOException {
    assertThat(Files.readString(HOME.resolve("tools/verify-record")).contains("'" + id + "': "))
        .withFailMessage("%s: not among the GAMES of tools/verify-record", id)
        .isTrue();
  }

  private static List<String> absent(String id, String folder, String end) {
    return rulebook(id).presets().keySet().stream()
        .map(preset -> folder + id + "-" + preset + end)
        .filter(file -> !Files.exists(HOME.resolve(file)))
        .map(file -> id + ": no " + file)
        .toList();
  }

  /** A line for a game that is not on the shelf would never be used. */
  @Test
  void noListHasMoreThanTheShelf() {
    List<String> shelf = Rulebooks.ALL.stream().map(Rulebook::id).toList();
    assertThat(shelf).doesNotHaveDuplicates();
    assertThat(Terminals.ALL.stream().map(GameTerminal::id))
        .doesNotHaveDuplicates()
        .isSubsetOf(shelf);
    assertThat(Minds.ALL.stream().map(GameBots::id)).doesNotHaveDuplicates().isSubsetOf(shelf);
  }
}
