package kniffel.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The lot for who begins. */
class StarterDrawTest {

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 8})
  void eachSeatBeginsAsOften(int players) {
    StarterDraw<String> draw = StarterDraw.among(players, seat -> "seat " + seat);
    assertThat(draw.total()).isEqualTo(players);
    assertThat(draw.ask()).contains(new Ask.Starter(players));
    assertThat(draw.outcomes())
        .containsExactlyElementsOf(
            IntStream.range(0, players)
                .mapToObj(seat -> new Draw.Weighted<>("seat " + seat, 1))
                .toList());
    assertThat(draw).isEqualTo(StarterDraw.among(players, seat -> "seat " + seat));

    SplittableRandom random = new SplittableRandom(11);
    int[] seats = new int[players];
    for (int i = 0; i < 10_000 * players; i++) {
      seats[draw.starts().indexOf(draw.sample(random::nextInt))]++;
    }
    // The deviation is at most 100.
    assertThat(IntStream.of(seats).boxed()).allMatch(count -> Math.abs(count - 10_000) < 500);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 6})
  void onlyThosePresentCanBegin(int players) {
    for (int seat = 0; seat < players; seat++) {
      assertThat(StarterDraw.refusal(players, seat)).isNull();
    }
    for (int seat : new int[] {-1, players, Integer.MAX_VALUE}) {
      assertThat(StarterDraw.refusal(players, seat)).isEqualTo(new Refusal.NoSuchSeat(players));
    }
  }
}
