package kniffel.bots.shared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import kniffel.rules.dice.Roll;
import org.junit.jupiter.api.Test;

/** The sets of dice are all there, know their neighbours, and average as rolls do. */
class KeepsTest {

  @Test
  void setsKnowTheirNeighbours() {
    for (int keep = 0; keep < Keeps.COUNT; keep++) {
      Dice dice = Keeps.dice(keep);
      assertThat(Keeps.of(dice)).isEqualTo(keep);
      assertThat(keep < Keeps.ROLLS).isEqualTo(dice.size() == Keeps.DICE);
      for (int i = 0; i < Keeps.countBelow(keep); i++) {
        int below = Keeps.below(keep, i);
        assertThat(below).isGreaterThan(keep);
        assertThat(IntStream.rangeClosed(1, Dice.FACES).map(face -> Keeps.above(below, face)))
            .contains(keep);
      }
    }
    assertThat(Keeps.dice(Keeps.NOTHING)).isEqualTo(Dice.NONE);
    assertThat(Keeps.with(Keeps.of(Dice.of(3, 3)), Dice.of(6, 1, 3)))
        .isEqualTo(Keeps.of(Dice.of(1, 3, 3, 3, 6)));
  }

  @Test
  void everyPartOfARollExceptTheWholeMayBeKept() {
    for (int roll = 0; roll < Keeps.ROLLS; roll++) {
      Set<Integer> parts = new HashSet<>();
      for (int mask = 0; mask < 31; mask++) {
        parts.add(Keeps.of(Keeps.dice(roll).at(new Places(mask))));
      }
      assertThat(Arrays.stream(Keeps.parts(roll)).boxed())
          .containsExactlyInAnyOrderElementsOf(parts);
    }
  }

  @Test
  void theValueOfAKeepIsTheMeanOverAllThatMayFall() {
    double[] values = new double[Keeps.COUNT];
    for (int roll = 0; roll < Keeps.ROLLS; roll++) {
      values[roll] = Math.sin(roll);
    }
    Keeps.average(values);
    for (int keep = Keeps.ROLLS; keep < Keeps.COUNT; keep++) {
      Roll fall = Roll.of(Keeps.DICE - Keeps.dice(keep).size());
      double sum = 0;
      for (var fallen : fall.outcomes()) {
        sum += fallen.weight() * values[Keeps.with(keep, fallen.outcome())];
      }
      assertThat(values[keep]).isCloseTo(sum / fall.total(), within(1e-12));
    }
    double[] best = Keeps.best(values);
    for (int roll = 0; roll < Keeps.ROLLS; roll++) {
      double most = values[roll];
      for (int part : Keeps.parts(roll)) {
        most = Math.max(most, values[part]);
      }
      assertThat(best[roll]).isEqualTo(most);
    }
  }
}
