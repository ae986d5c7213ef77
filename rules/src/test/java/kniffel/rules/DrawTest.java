package kniffel.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Roll;
import org.junit.jupiter.api.Test;

/** What lists of moves and what outcomes are picked from. */
class DrawTest {

  @Test
  void aDrawUnderOtherNamesKeepsWeightsAndSamples() {
    Draw<Integer> sums = Roll.of(2).map(Dice::sum);
    assertThat(sums.total()).isEqualTo(36);
    // A seven: 1 6, 2 5 and 3 4, each in two orders.
    assertThat(sums.outcomes()).hasSize(21);
    assertThat(sums.outcomes().stream().filter(each -> each.outcome() == 7))
        .extracting(Draw.Weighted::weight)
        .containsExactly(2L, 2L, 2L);
    assertThat(sums.sample(bound -> bound - 1)).isEqualTo(12);
    assertThat(sums.ask()).as("people say the same dice").contains(new Ask.Faces(2, false));
  }

  @Test
  void theNthBitIsTheOneWithNBelowIt() {
    assertThat(Bits.nth(1, 0)).isZero();
    assertThat(Bits.nth(1L << 63, 0)).isEqualTo(63);
    Random random = new Random(2);
    for (int i = 0; i < 200; i++) {
      long bits = random.nextLong();
      List<Integer> positions = new ArrayList<>();
      for (int n = 0; n < Long.bitCount(bits); n++) {
        positions.add(Bits.nth(bits, n));
      }
      assertThat(positions).isSorted().doesNotHaveDuplicates();
      assertThat(positions).allMatch(position -> (bits >>> position & 1) == 1);
    }
  }
}
