package kniffel.telling;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
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

/** However long a game is, only its last part is replayed for somebody who is told of it. */
class LongGameTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Map<Language, Words> WORDS =
      Map.of(Language.EN, Words.in(Language.EN), Language.DE, Words.in(Language.DE));

  /** Of the events that are replayed at most, a roll at least every second time. */
  private static final int MOST_ROLLS = (LogText.MAX_EVENTS + Memory.STAGE) / 2;

  private final CountingClassic rules = new CountingClassic();
  private final LiveGame<?, ?, ?, ?> game =
      LiveGame.of(
          new Header<>(
              rules,
              ClassicOptions.KNIFFEL,
              Collections.nCopies(8, new Seat("Anna", Seat.HUMAN)),
              new DiceTerms.Seeded(1)),
          new Chance.Drawn(new SeededDice(1)),
          new Codec());
  private final StateWriter writer = writer();

  private StateWriter writer() {
    return new StateWriter("t", game, WORDS, new KnownOffers());
  }

  private JsonNode told(StateWriter by, Language language, int since)
      throws JsonProcessingException {
    return JSON.readTree(by.state(new Viewer.Spectator(), language, since, true)).get("state");
  }

  /** Plays the first legal moves up to this version; returns all that is told meanwhile. */
  private List<JsonNode> playTo(int version) throws JsonProcessingException {
    game.chance().ifPresent(Advance::make); // who begins
    List<JsonNode> lines = new ArrayList<>();
    while (game.version() < version) {
      int since = game.version();
      JsonNode move = told(writer(), Language.EN, since).at("/asked/moves/0/move");
      game.move(Json.parse(move.toString()), EventMark.NONE).make();
      told(writer, Language.EN, since).get("log").forEach(lines::add);
    }
    return lines;
  }

  @Test
  void aNewcomerIsToldItsEnd() throws JsonProcessingException {
    List<JsonNode> lines = playTo(700);
    int before = rules.rolls();
    JsonNode log = told(writer(), Language.EN, 0).get("log");
    assertThat(log).hasSizeBetween(100, LogText.MAX_EVENTS);
    assertThat(log)
        .containsExactlyElementsOf(lines.subList(lines.size() - log.size(), lines.size()));
    assertThat(before).isGreaterThan(MOST_ROLLS);
    assertThat(rules.rolls() - before).isBetween(1, MOST_ROLLS);
  }

  @Test
  void soIsALanguageThatNobodyHasReadForLong() throws JsonProcessingException {
    playTo(20);
    assertThat(told(writer, Language.DE, 0).get("log")).isNotEmpty();
    playTo(700);
    int before = rules.rolls();
    JsonNode log = told(writer, Language.DE, 0).get("log");
    assertThat(rules.rolls() - before).isBetween(1, MOST_ROLLS);
    assertThat(log).isEqualTo(told(writer(), Language.DE, 0).get("log"));
  }
}
