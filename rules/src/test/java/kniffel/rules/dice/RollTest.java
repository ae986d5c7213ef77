package kniffel.rules.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import kniffel.rules.Draw;
import kniffel.rules.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How dice fall. */
class RollTest {

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 6", "2, 21", "5, 252", "6, 462", "17, 26334", "20, 53130"})
  void sortedOutcomesWeighAllTheirOrders(int count, int distinct) {
    List<Draw.Weighted<Dice>> outcomes = new Roll(count).outcomes();
    Set<Dice> different = new HashSet<>();
    BigInteger sum = BigInteger.ZERO;
    for (Draw.Weighted<Dice> each : outcomes) {
      different.add(each.outcome());
      assertThat(each.outcome()).isEqualTo(each.outcome().sorted());
      assertThat(each.outcome().size()).isEqualTo(count);
      assertThat(each.weight()).isPositive();
      sum = sum.add(BigInteger.valueOf(each.weight()));
    }
    assertThat(different).hasSize(distinct).hasSameSizeAs(outcomes);
    assertThat(sum)
        .isEqualTo(BigInteger.valueOf(6).pow(count))
        .isEqualTo(BigInteger.valueOf(Roll.of(count).total()));
  }

  @Test
  void ordersAreCounted() {
    // 20! / (4! 4! 3! 3! 3! 3!), and the rarest roll.
    assertThat(weight("1 1 1 1 2 2 2 2 3 3 3 4 4 4 5 5 5 6 6 6")).isEqualTo(3_259_095_840_000L);
    assertThat(weight("6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6")).isEqualTo(1);
    assertThat(weight("1 2 3 4 5 6")).isEqualTo(720);
  }

  private static long weight(String text) {
    Dice dice = Dice.parse(text);
    return Roll.of(dice.size()).outcomes().stream()
        .filter(each -> each.outcome().equals(dice))
        .findFirst()
        .orElseThrow()
        .weight();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void diceFallAsOftenAsTheyWeigh(int count) {
    int samples = 100_000;
    Random random = new Random(1);
    Map<Dice, Integer> seen = new HashMap<>();
    for (int i = 0; i < samples; i++) {
      seen.merge(Roll.of(count).sample(random::nextInt).sorted(), 1, Integer::sum);
    }
    Roll.of(count)
        .outcomes()
        .forEach(
            each -> {
              double expected = (double) samples * each.weight() / Roll.of(count).total();
              assertThat((double) seen.getOrDefault(each.outcome(), 0))
                  .isCloseTo(expected, within(6 * Math.sqrt(expected) + 1));
            });
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 6, 17, 20})
  void eachDieFallsOnItsOwn(int count) {
    int samples = 6_000;
    Random random = new Random(3);
    int[][] seen = new int[count][Dice.FACES];
    for (int i = 0; i < samples; i++) {
      Dice dice = Roll.of(count).sample(random::nextInt);
      assertThat(dice.size()).isEqualTo(count);
      for (int place = 0; place < count; place++) {
        seen[place][dice.face(place) - 1]++;
      }
    }
    for (int[] faces : seen) {
      for (int times : faces) {
        // The deviation is 29.
        assertThat(times).isBetween(samples / 6 - 175, samples / 6 + 175);
      }
    }
  }

  /** What a game may call dice that fall. */
  private record Fall(Dice dice) {}

  @Test
  void aGameMayWrapWhatFalls() {
    Draw<Fall> draw = Roll.of(6).map(Fall::new);
    assertThat(draw.total()).isEqualTo(46_656);
    assertThat(draw.outcomes()).hasSize(462);
    assertThat(draw.outcomes().getLast())
        .isEqualTo(new Draw.Weighted<>(new Fall(Dice.parse("6 6 6 6 6 6")), 1));
    assertThat(draw.sample(bound -> 3)).isEqualTo(new Fall(Dice.parse("4 4 4 4 4 4")));
  }

  @Test
  void onlyTheDiceThrownFall() {
    Dice six = Dice.parse("1 2 3 4 5 6");
    assertThat(DiceRefusal.of(6, six)).isNull();
    assertThat(DiceRefusal.of(5, six)).isEqualTo(new DiceRefusal.WrongNumberOfDice(5, 6));
    assertThat(DiceRefusal.of(0, six)).isEqualTo(new Refusal.NothingToDraw());
    assertThat(DiceRefusal.ofOther(6)).isEqualTo(new DiceRefusal.DiceAreDue(6));
    assertThat(DiceRefusal.ofOther(0)).isEqualTo(new Refusal.NothingToDraw());
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 21})
  void nobodyThrowsThatMany(int count) {
    assertThatIllegalArgumentException().isThrownBy(() -> Roll.of(count));
  }
}
