package kniffel.telling;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kniffel.rules.Viewer;
import kniffel.rules.classic.ClassicOptions;
import kniffel.table.EventMark;
import kniffel.table.Header;
import kniffel.table.Seat;
import kniffel.table.dice.Chance;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.SeededDice;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.words.Language;
import kniffel.words.Words;
import org.junit.jupiter.api.Test;

/** A game can be told from its beginning as often as anybody likes, at no cost. */
class StateWriterTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Viewer OUTSIDE = new Viewer.Spectator();

  private final CountingClassic rules = new CountingClassic();
  private final LiveGame<?, ?, ?, ?> game =
      LiveGame.of(
          new Header<>(
              rules,
              ClassicOptions.KNIFFEL,
              List.of(new Seat("Anna", Seat.HUMAN), new Seat("Ben", Seat.HUMAN)),
              new DiceTerms.Seeded(1)),
          new Chance.Drawn(new SeededDice(1)),
          new Codec());
  private final StateWriter writer = writer();

  private StateWriter writer() {
    return writer(game.names(), new KnownOffers());
  }

  private static JsonNode state(StateWriter by, Language language, int since)
      throws JsonProcessingException {
    return JSON.readTree(by.state(OUTSIDE, language, since, true)).get("state");
  }

  /** Plays the first legal move, again and again, this many times. */
  private void play(int moves) throws JsonProcessingException {
    for (int i = 0; i < moves; i++) {
      if (game.chance().isPresent()) {
        game.chance().get().make();
      }
      JsonNode move = state(writer(), Language.EN, game.version()).at("/asked/moves/0/move");
      game.move(Json.parse(move.toString()), EventMark.NONE).make();
    }
  }

  private int rollsWhile(ThrowingRunnable action) throws JsonProcessingException {
    int before = rules.rolls();
    action.run();
    return rules.rolls() - before;
  }

  private interface ThrowingRunnable {
    void run() throws JsonProcessingException;
  }

  @Test
  void comingInLateOrAgainReplaysNothing() throws JsonProcessingException {
    play(40);
    JsonNode first = state(writer, Language.EN, 0);
    assertThat(rollsWhile(() -> state(writer, Language.EN, 0))).isZero();
    assertThat(rollsWhile(() -> state(writer, Language.EN, 3))).isZero();
    assertThat(state(writer, Language.EN, 0)).isEqualTo(first);
    // Another language is told once, too.
    assertThat(rollsWhile(() -> state(writer, Language.DE, 0))).isPositive();
    assertThat(rollsWhile(() -> state(writer, Language.DE, 0))).isZero();
    play(5);
    assertThat(rollsWhile(() -> state(writer, Language.EN, 0))).isZero();
  }

  /** The lines of the lot for who begins, of holding and of rolling; the page draws their dice. */
  @Test
  void linesSayWhichDiceTheyName() throws JsonProcessingException {
    play(60);
    for (Language language : List.of(Language.DE, Language.EN)) {
      Set<String> numbers = new HashSet<>();
      for (JsonNode line : state(writer, language, 0).get("log")) {
        String dice = line.path("dice").asText();
        assertThat(line.get("text").asText()).contains(dice);
        numbers.add(dice.length() + (line.has("move") ? " held" : ""));
      }
      assertThat(numbers).contains("0", "1", "9", "0 held", "7 held");
    }
  }

  @Test
  void cachedTextEqualsFreshText() throws JsonProcessingException {
    for (int i = 0; i < 30; i++) {
      play(2);
      int since = (i * 7) % game.version();
      assertThat(state(writer, Language.EN, 0)).isEqualTo(state(writer(), Language.EN, 0));
      assertThat(state(writer, Language.DE, since)).isEqualTo(state(writer(), Language.DE, since));
    }
  }

  @Test
  void sharedOffersUseTheNamesOfEachTable() throws JsonProcessingException {
    play(40);
    while (state(writer(), Language.EN, 1).at("/asked/moves").size() < 2) {
      play(1); // up to where there is something to write
    }
    KnownOffers known = new KnownOffers();
    for (List<String> names : List.of(List.of("Anna", "Ben"), List.of("Jo\"\\", "Ünal 🎲"))) {
      StateWriter shared = writer(names, known);
      StateWriter alone = writer(names, new KnownOffers());
      assertThat(state(shared, Language.EN, 1)).isEqualTo(state(alone, Language.EN, 1));
      assertThat(state(shared, Language.DE, 1)).isEqualTo(state(alone, Language.DE, 1));
      String decides = names.get(game.asked().orElseThrow());
      assertThat(state(shared, Language.EN, 1).at("/asked/moves").findValuesAsText("text"))
          .filteredOn(text -> !text.isEmpty())
          .isNotEmpty()
          .allMatch(text -> text.startsWith(decides + " "));
    }
  }

  private StateWriter writer(List<String> names, KnownOffers known) {
    Map<Language, Words> words =
        Map.of(
            Language.EN, Words.in(Language.EN),
            Language.DE, Words.in(Language.DE));
    return new StateWriter("t", game, names, words, known);
  }

  @Test
  void aLongLogIsToldFromItsLastLinesOn() {
    LogText log = new LogText(0);
    int events = 3 * LogText.MAX_EVENTS;
    for (int version = 1; version <= events; version++) {
      int now = version;
      log.extend(version, last -> List.of(now), number -> "{\"n\":" + number + "}");
    }
    String told = since(log, 0);
    assertThat(told).startsWith("[{\"n\":" + (events - LogText.MAX_EVENTS + 1) + "},");
    assertThat(told).endsWith(",{\"n\":" + events + "}]");
    assertThat(since(log, events - 2))
        .isEqualTo("[{\"n\":" + (events - 1) + "},{\"n\":" + events + "}]");
    assertThat(since(log, events - 1)).isEqualTo("[{\"n\":" + events + "}]");
    assertThat(since(log, events)).isEqualTo("[]");
    assertThat(log.reaches(0, events)).isTrue();
  }

  private static String since(LogText log, int version) {
    StringBuilder text = new StringBuilder();
    log.write(version, text);
    return text.toString();
  }
}
