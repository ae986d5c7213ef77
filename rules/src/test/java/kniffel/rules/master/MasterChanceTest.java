package kniffel.rules.master;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import kniffel.rules.Draw;
import kniffel.rules.dice.Dice;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The strokes of chance. */
class MasterChanceTest {

  @ParameterizedTest(name = "a roll of {0} dice")
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void roll(int dice) {
    Draw<MasterOutcome> draw = MasterDraw.ofDice(dice);

    assertThat(draw.total()).isEqualTo(Math.round(Math.pow(6, dice)));
    plausible(draw);
  }

  @ParameterizedTest(name = "the lot among {0}")
  @ValueSource(ints = {2, 3, 4})
  void lot(int players) {
    Draw<MasterOutcome> draw = MasterDraw.ofStarter(players);

    assertThat(draw.total()).isEqualTo(players);
    plausible(draw);
  }

  /** Each outcome is drawn about as often as its weight says. */
  private static void plausible(Draw<MasterOutcome> draw) {
    int samples = 100_000;
    Random random = new Random(1);
    Map<MasterOutcome, Integer> counts = new HashMap<>();
    for (int i = 0; i < samples; i++) {
      MasterOutcome outcome = draw.representative(draw.sample(random::nextInt));
      counts.merge(outcome, 1, Integer::sum);
    }
    var outcomes = new HashSet<MasterOutcome>();
    for (Draw.Weighted<MasterOutcome> weighted : draw.outcomes()) {
      assertThat(outcomes.add(weighted.outcome())).isTrue();
      assertThat(weighted.weight()).isPositive();
      double expected = (double) samples * weighted.weight() / draw.total();
      assertThat((double) counts.getOrDefault(weighted.outcome(), 0))
          .isCloseTo(expected, within(6 * Math.sqrt(expected) + 1));
    }
    assertThat(outcomes).containsAll(counts.keySet());
  }

  @Test
  @DisplayName("dice fall each at its place")
  void places() {
    MasterOutcome fall = new MasterOutcome.Fall(Dice.of(6, 1, 3));

    assertThat(MasterDraw.ofDice(3).representative(fall))
        .isEqualTo(new MasterOutcome.Fall(Dice.of(1, 3, 6)));
  }
}
