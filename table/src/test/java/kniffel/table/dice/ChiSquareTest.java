package kniffel.table.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kniffel.rules.Randomness;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Both kinds of dice are even: their counts are as near to equal as chance makes them. */
class ChiSquareTest {

  private static final int DRAWS = 60_000;

  private static final Seed SEED = new Seed("0123456789abcdef".repeat(4));

  private static EventDice source(String kind) {
    return kind.equals("fair")
        ? FairDice.first(SEED, List.of("salt", "pepper"))
        : new SeededDice(42);
  }

  /**
   * The statistic of a fair source is normal about its degrees of freedom with variance twice that;
   * beyond five standard deviations, up or down, something is wrong. The seeds are fixed: a pass
   * stays a pass.
   */
  private static void assertEven(long[] counts, long draws) {
    double expected = (double) draws / counts.length;
    double chi = 0;
    for (long count : counts) {
      chi += (count - expected) * (count - expected) / expected;
    }
    int freedom = counts.length - 1;
    assertThat(chi)
        .isBetween(freedom - 5 * Math.sqrt(2.0 * freedom), freedom + 5 * Math.sqrt(2.0 * freedom));
  }

  @ParameterizedTest
  @CsvSource({"fair, 6", "fair, 65", "fair, 108", "seeded, 6", "seeded, 65", "seeded, 108"})
  void withinOneEvent(String kind, int bound) {
    Randomness randomness = source(kind).at(7);
    long[] counts = new long[bound];
    for (int i = 0; i < DRAWS; i++) {
      counts[randomness.below(bound)]++;
    }
    assertEven(counts, DRAWS);
  }

  @ParameterizedTest
  @CsvSource({"fair, 6", "seeded, 6", "fair, 65", "seeded, 65"})
  void fromEventToEvent(String kind, int bound) {
    EventDice source = source(kind);
    long[] counts = new long[bound];
    for (int event = 1; event <= DRAWS; event++) {
      counts[source.at(event).below(bound)]++;
    }
    assertEven(counts, DRAWS);
  }

  @ParameterizedTest
  @CsvSource({"fair", "seeded"})
  void neighboursAreIndependent(String kind) {
    EventDice source = source(kind);
    long[] counts = new long[36];
    for (int event = 1; event <= DRAWS; event++) {
      Randomness randomness = source.at(event);
      counts[6 * randomness.below(6) + randomness.below(6)]++;
    }
    assertEven(counts, DRAWS);
  }
}
