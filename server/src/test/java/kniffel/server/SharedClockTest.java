package kniffel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Nodes agree about the time although machines sleep and clocks are set. */
class SharedClockTest {

  private static final long HOUR = 3_600_000;

  private final AtomicLong own = new AtomicLong(50 * HOUR);
  private final SharedClock clock = new SharedClock(own::get);

  @Test
  void aNodeThatHasSleptCatchesUpAndGoesOn() {
    clock.follow(51 * HOUR);
    assertThat(clock.getAsLong()).isEqualTo(51 * HOUR);
    own.addAndGet(20_000);
    clock.follow(51 * HOUR + 20_000);
    assertThat(clock.getAsLong()).isEqualTo(51 * HOUR + 20_000);
  }

  @Test
  void itNeverGoesBack() {
    clock.follow(49 * HOUR);
    assertThat(clock.getAsLong()).isEqualTo(50 * HOUR);
    clock.follow(51 * HOUR);
    clock.follow(50 * HOUR);
    assertThat(clock.getAsLong()).isEqualTo(51 * HOUR);
  }

  @Test
  void theDelayOfAnAnswerMovesNoDeadline() {
    clock.follow(50 * HOUR + 900);
    assertThat(clock.getAsLong()).isEqualTo(50 * HOUR);
  }
}
