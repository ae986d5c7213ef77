package kniffel.bench.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import kniffel.rules.Viewer;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.table.EventMark;
import kniffel.table.Header;
import kniffel.table.Seat;
import kniffel.table.dice.Chance;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.SeededDice;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.telling.Advance;
import kniffel.telling.KnownOffers;
import kniffel.telling.LiveGame;
import kniffel.telling.StateWriter;
import kniffel.words.Language;
import kniffel.words.Words;
import org.junit.jupiter.api.Test;

/** The players of the measurements understand what a server tells them. */
class LoadTest {

  @Test
  void theyPlayAGameToItsEnd() throws Exception {
    LiveGame<?, ?, ?, ?> game =
        LiveGame.of(
            new Header<>(
                new ClassicRulebook(),
                ClassicOptions.KNIFFEL,
                List.of(new Seat("Anna", Seat.HUMAN), new Seat("Ben", Seat.HUMAN)),
                new DiceTerms.Seeded(1)),
            new Chance.Drawn(new SeededDice(1)),
            new Codec());
    StateWriter writer =
        new StateWriter("t", game, Map.of(Language.EN, Words.in(Language.EN)), new KnownOffers());
    game.chance().ifPresent(Advance::make); // who begins
    int begin = game.version();
    int told = 0;
    while (game.standings().isEmpty()) {
      String state = writer.state(new Viewer.Seat(0), Language.EN, told, true);
      told = game.version();
      String move = Load.choose(state).orElseThrow();
      game.move(Json.parse(move), EventMark.NONE).make(); // refused if it was none of those offered
    }
    // Three rolls and a box in each of 26 turns: a step for each move, and one for each roll.
    assertThat(game.version()).isEqualTo(begin + 26 * 7);
    String last = writer.state(new Viewer.Seat(0), Language.EN, 0, true);
    assertThat(Load.choose(last)).isEmpty();
  }
}
