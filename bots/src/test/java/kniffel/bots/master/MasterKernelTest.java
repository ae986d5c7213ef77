package kniffel.bots.master;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kniffel.bots.RandomBot;
import kniffel.rules.Viewer;
import kniffel.rules.dice.Dice;
import kniffel.rules.master.Master;
import kniffel.rules.master.MasterMove;
import kniffel.rules.master.MasterOptions;
import kniffel.rules.master.MasterState;
import kniffel.rules.master.MasterView;
import kniffel.rules.master.Task;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The packed boards go in step with the rules, and a turn is calculated exactly. */
class MasterKernelTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void everyUseLeadsToTheBoardTheRulesSay(int players) {
    for (MasterOptions options : Games.VARIANTS) {
      Master game = new Master(options);
      Games.play(
          game,
          Collections.nCopies(players, new RandomBot<>()),
          players,
          (state, moves) -> compare(game, state, moves));
    }
  }

  private static void compare(Master game, MasterState state, List<MasterMove> moves) {
    MasterView view = game.view(state, new Viewer.Spectator());
    if (view.rolls() == 0) {
      return;
    }
    PackedView position = PackedView.of(view, game.options());
    long[] sheets = position.plays();
    Set<Integer> offered = new HashSet<>();
    for (MasterMove move : moves) {
      if (move instanceof MasterMove.Use use) {
        int play = UseClasses.of(use, view.dice());
        offered.add(play);
        MasterView after = game.view(game.play(state, move), new Viewer.Spectator());
        long expected = PackedBoard.of(after.sides().get(view.seat()));
        assertThat(sheets[play]).as("%s of %s", move, view).isEqualTo(expected);
        assertThat(PackedBoard.stars(expected)).isEqualTo(after.sides().get(view.seat()).stars());
        assertThat(position.racesAfter(expected)).isEqualTo(PackedRaces.of(after));
      }
    }
    int roll = Lattice.number(view.dice()) - Lattice.FIRST_ROLL;
    Set<Integer> possible = new HashSet<>();
    Arrays.stream(Lattice.plays(roll)).filter(play -> sheets[play] >= 0).forEach(possible::add);
    if (possible.isEmpty() && view.rollsLeft() == 0) {
      possible.add(UseClasses.NO_USE);
    }
    assertThat(offered).isEqualTo(possible);
  }

  @Test
  void aTurnIsWeighedExactly() {
    double[] plays = new double[UseClasses.COUNT];
    plays[UseClasses.ofTask(Task.KNIFFEL)] = 1;
    // The chance of five equal dice in three rolls: 347,897 of 7,558,272.
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
