package kniffel.rules.newgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kniffel.rules.Next;
import kniffel.rules.Standings;
import kniffel.rules.dice.Dice;
import org.junit.jupiter.api.Test;

/** Newgame as its rulebook tells it. */
class NewgameExamplesTest {

  private static final NewgameMove ROLL = new NewgameMove.Roll();
  private static final NewgameMove KEEP = new NewgameMove.Keep();

  private final Newgame game = new Newgame(new NewgameOptions(1));

  private NewgameState rolled(NewgameState state, int face) {
    return game.happen(game.play(state, ROLL), Dice.of(face));
  }

  @Test
  void theFirstRollIsAMustTheSecondAChoice() {
    NewgameState start = game.start(2);
    assertThat(game.next(start)).isEqualTo(new Next.Decide<>(0, List.of(ROLL)));
    NewgameState once = rolled(start, 2);
    assertThat(game.next(once)).isEqualTo(new Next.Decide<>(0, List.of(ROLL, KEEP)));
    assertThat(game.next(rolled(once, 3))).isEqualTo(new Next.Decide<>(0, List.of(KEEP)));
    assertThat(game.objection(start, KEEP)).contains(new NewgameRefusal.RollFirst());
  }

  @Test
  void theHighestSumWins() {
    NewgameState first = game.play(rolled(game.start(2), 4), KEEP);
    NewgameState second = game.play(rolled(rolled(first, 1), 6), KEEP);
    assertThat(game.next(second))
        .isEqualTo(new Next.Over<>(new Standings(List.of(4, 6), List.of(2, 1))));
  }
}
