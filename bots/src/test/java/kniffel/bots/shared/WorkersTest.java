package kniffel.bots.shared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** However many threads there are, every piece of work is done once and has its place. */
class WorkersTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7})
  void everyPieceIsDoneOnceAndResultsKeepTheirOrder(int threads) {
    AtomicIntegerArray done = new AtomicIntegerArray(100);
    try (Workers workers = new Workers(threads)) {
      List<Integer> squares =
          workers.map(
              100,
              number -> {
                done.incrementAndGet(number);
                return number * number;
              });
      assertThat(squares)
          .isEqualTo(IntStream.range(0, 100).mapToObj(number -> number * number).toList());
    }
    assertThat(IntStream.range(0, 100).map(done::get)).containsOnly(1);
  }

  @Test
  void whatGoesWrongInAThreadIsNotLost() {
    try (Workers workers = new Workers(2)) {
      assertThatIllegalArgumentException()
          .isThrownBy(
              () ->
                  workers.map(
                      3,
                      number -> {
                        throw new IllegalArgumentException("piece " + number);
                      }))
          .withMessageStartingWith("piece");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7})
  void whatTheThreadsCountedAddsUp(int threads) {
    try (Workers workers = new Workers(threads)) {
      List<long[]> sums =
          workers.share(1_000, () -> new long[1], (sum, number) -> sum[0] += number);
      assertThat(sums).hasSizeLessThanOrEqualTo(threads);
      assertThat(sums.stream().mapToLong(sum -> sum[0]).sum()).isEqualTo(499_500);
    }
  }
}
