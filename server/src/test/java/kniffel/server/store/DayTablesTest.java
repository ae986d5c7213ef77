package kniffel.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kniffel.server.store.DailyTries.FinishedTry;
import org.junit.jupiter.api.Test;

/**
 * However many look at the table of a day, it is read now and then, and nobody misses themselves.
 */
class DayTablesTest {

  private final List<FinishedTry> tries = new ArrayList<>();
  private long nanos;
  private int read;
  private Duration takes = Duration.ZERO;
  private final DayTables tables =
      new DayTables(
          (day, game) -> {
            read++;
            nanos += takes.toNanos();
            return List.copyOf(tries);
          },
          () -> nanos);

  private DayTable look(Optional<String> finisher) {
    return tables.of("2026-11-16", "classic", finisher);
  }

  @Test
  void manyCostNoMoreThanOne() {
    for (int i = 0; i < 1_000; i++) {
      assertThat(look(Optional.empty()).finished()).isZero();
    }
    assertThat(read).isEqualTo(1);
    nanos += Duration.ofMillis(1_001).toNanos();
    assertThat(look(Optional.empty()).finished()).isZero();
    assertThat(read).isEqualTo(2);
    assertThat(tables.of("2026-11-16", "master", Optional.empty()).finished()).isZero();
    assertThat(read).isEqualTo(3);
  }

  @Test
  void whatTakesLongIsReadLessOften() {
    takes = Duration.ofSeconds(1);
    assertThat(look(Optional.empty()).finished()).isZero();
    nanos += Duration.ofSeconds(49).toNanos();
    assertThat(look(Optional.empty()).finished()).isZero();
    assertThat(read).isEqualTo(1);
  }

  @Test
  void whoeverHasFinishedIsInItAtOnce() {
    assertThat(look(Optional.empty()).finished()).isZero();
    tries.add(new FinishedTry("anna", "Anna", 200));
    assertThat(look(Optional.empty()).finished()).as("as it was").isZero();
    assertThat(look(Optional.of("anna")).best()).containsExactlyElementsOf(tries);
    assertThat(look(Optional.of("anna")).finished()).isEqualTo(1);
    assertThat(read).isEqualTo(2);
  }

  @Test
  void equalPointsShareARank() {
    IntStream.of(300, 200, 200, 100)
        .forEach(score -> tries.add(new FinishedTry("p" + tries.size(), "P", score)));
    DayTable table = look(Optional.empty());
    assertThat(IntStream.of(300, 200, 100).map(table::rank)).containsExactly(1, 2, 4);
  }
}
