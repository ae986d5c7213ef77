package kniffel.telling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
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
import org.junit.jupiter.api.Test;

/** What is said about a step before it is made holds afterwards. */
class LiveGameTest {

  private static final Json ROLL = Json.parse("{\"roll\":{\"dice\":\"1 2 3 4 5\"}}");

  private final LiveGame<?, ?, ?, ?> game =
      LiveGame.of(
          new Header<>(
              new ClassicRulebook(),
              ClassicOptions.KNIFFEL,
              List.of(new Seat("Anna", Seat.HUMAN)),
              new DiceTerms.Seeded(1)),
          new Chance.Drawn(new SeededDice(1)),
          new Codec());

  @Test
  void aBotThatDecidesNowCountsLikeOneThatDecidedBefore() {
    Advance byBot = game.move(ROLL, new EventMark(Optional.of("bot:normal"), false));
    assertThat(game.wasStoodInFor()).isFalse();
    assertThat(byBot.wasStoodInForAfter()).isTrue();
    byBot.make();
    Advance byPerson = game.move(ROLL, EventMark.NONE);
    assertThat(byPerson.wasStoodInForAfter()).isTrue();
    assertThat(game.wasStoodInFor()).isTrue();
  }

  @Test
  void withoutABotsDecisionThereWasNoStandIn() {
    Advance byPerson = game.move(ROLL, EventMark.NONE);
    assertThat(byPerson.wasStoodInForAfter()).isFalse();
  }
}
