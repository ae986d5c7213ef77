package kniffel.bots.master;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import kniffel.rules.dice.Dice;
import kniffel.rules.master.MasterMove;
import kniffel.rules.master.Task;
import org.junit.jupiter.api.Test;

/** A turn is calculated exactly. */
class TurnPlanTest {

  @Test
  void aTurnIsWeighedExactly() {
    double[] plays = new double[UseClasses.COUNT];
    plays[UseClasses.ofTask(Task.KNIFFEL)] = 1;
    // The probability of five equal dice in three rolls: 347,897 of 7,558,272.
    assertThat(new TurnPlan(plays).start()).isCloseTo(347897.0 / 7558272, within(1e-12));
  }

  @Test
  void theEndsOfATurnAddUpToWhatItIsWorth() {
    double[] plays = new double[UseClasses.COUNT];
    for (int play = 0; play < UseClasses.COUNT; play++) {
      plays[play] = Math.sin(play);
    }
    TurnPlan turn = new TurnPlan(plays);
    double[] ends = turn.ends(Dice.NONE, 0);
    double sum = 0;
    for (int play = 0; play < UseClasses.COUNT; play++) {
      sum += ends[play] * plays[play];
    }
    assertThat(Arrays.stream(ends).sum()).isCloseTo(1, within(1e-9));
    assertThat(sum).isCloseTo(turn.start(), within(1e-9));
  }

  @Test
  void playsKnowTheirRows() {
    Dice dice = Dice.of(2, 2, 5, 5, 5);
    assertThat(UseClasses.moves(UseClasses.of(new MasterMove.Rows(2, 5), dice), 5)).isTrue();
    assertThat(UseClasses.moves(UseClasses.of(new MasterMove.Rows(2, 5), dice), 3)).isFalse();
    assertThat(UseClasses.moves(UseClasses.of(new MasterMove.Row(5), dice), 5)).isTrue();
    assertThat(UseClasses.moves(UseClasses.ofTask(Task.FULL_HOUSE), 5)).isFalse();
  }
}
