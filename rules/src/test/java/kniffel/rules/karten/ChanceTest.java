package kniffel.rules.karten;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import kniffel.rules.Draw;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The weights and the samples of what chance decides. */
class ChanceTest {

  private static BigInteger choose(int n, int k) {
    return IntStream.rangeClosed(1, k)
        .mapToObj(BigInteger::valueOf)
        .reduce(
            BigInteger.ONE, (ways, i) -> ways.multiply(BigInteger.valueOf(n - k).add(i)).divide(i));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6})
  void weightsAreAllWaysToDraw(int count) {
    for (Cards pile :
        new Cards[] {
          Cards.DECK, Cards.parse("1 1 2 4 4 4 6"), Cards.DECK.minus(Cards.parse("1 1 1 2 3 3"))
        }) {
      CardDraw draw = new CardDraw(pile, count);
      assertThat(draw.total()).isEqualTo(choose(pile.size(), count).longValueExact());
      assertThat(draw.outcomes()).extracting(Draw.Weighted::outcome).doesNotHaveDuplicates();
      assertThat(draw.outcomes().stream().mapToLong(Draw.Weighted::weight).sum())
          .isEqualTo(draw.total());
    }
  }

  @Test
  void samplesFallAsOftenAsTheyWeigh() {
    assertSamples(new CardDraw(Cards.parse("1 1 2 3 3 3 6"), 3));
    assertSamples(new CardDraw(Cards.DECK, 2));
    assertSamples(new CardDraw(Cards.parse("2 2 5"), 3));
  }

  private static void assertSamples(Draw<KartenOutcome> draw) {
    int samples = 60_000;
    Random random = new Random(11);
    Map<KartenOutcome, Integer> seen = new HashMap<>();
    for (int i = 0; i < samples; i++) {
      seen.merge(draw.sample(random::nextInt), 1, Integer::sum);
    }
    assertThat(seen).hasSize(draw.outcomes().size());
    for (Draw.Weighted<KartenOutcome> weighted : draw.outcomes()) {
      double expected = (double) weighted.weight() / draw.total();
      double found = (double) seen.getOrDefault(weighted.outcome(), 0) / samples;
      assertThat(found).isCloseTo(expected, within(5 * Math.sqrt(expected / samples)));
    }
  }
}
