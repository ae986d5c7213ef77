package kniffel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/**
 * Nodes agree about the time although machines sleep, and no deadline leaps when a clock is set.
 */
class SharedClockTest {

  private static final long HOUR = 3_600_000;

  private final AtomicLong own = new AtomicLong(50 * HOUR);
  private final AtomicLong machine = new AtomicLong(70 * HOUR);
  private final AtomicLong shared = new AtomicLong(50 * HOUR);
  private final SharedClock clock = new SharedClock(own::get, machine::get);

  private void pass(long millis) {
    own.addAndGet(millis);
    machine.addAndGet(millis);
    shared.addAndGet(millis);
  }

  /** The counter of the machine stands still, and nothing else. */
  private void sleep(long millis) {
    machine.addAndGet(millis);
    shared.addAndGet(millis);
  }

  private long follow() {
    clock.follow(shared.get());
    return clock.getAsLong();
  }

  @Test
  void aNodeThatHasSleptCatchesUpAndGoesOn() {
    pass(20_000);
    sleep(HOUR);
    assertThat(follow()).isEqualTo(shared.get());
    pass(20_000);
    assertThat(follow()).isEqualTo(shared.get());
  }

  @Test
  void whatTheDatabaseIsSetForwardMovesNoDeadline() {
    shared.addAndGet(HOUR);
    assertThat(follow()).isEqualTo(50 * HOUR);
    for (int looks = 0; looks < 20; looks++) {
      pass(3_000);
      follow();
    }
    // A minute later a minute has passed, to a tenth of a second.
    assertThat(clock.getAsLong() - 50 * HOUR).isBetween(60_000L, 60_100L);
  }

  @Test
  void whatTheMachineIsSetForwardMovesNoDeadline() {
    machine.addAndGet(HOUR);
    assertThat(follow()).isEqualTo(50 * HOUR);
    pass(3_000);
    shared.addAndGet(HOUR); // another clock, another time
    assertThat(follow()).isBetween(50 * HOUR + 3_000, 50 * HOUR + 3_003);
  }

  /** Somebody who was asleep for a minute does not follow a clock that was set by an hour. */
  @Test
  void itCatchesUpByNoMoreThanItHasSlept() {
    sleep(60_000);
    shared.addAndGet(HOUR);
    assertThat(follow()).isEqualTo(50 * HOUR + 60_000);
  }

  @Test
  void aCounterThatGoesSlowDoesNotFallBehindForEver() {
    for (int looks = 0; looks < 100_000; looks++) {
      pass(3_000);
      shared.addAndGet(looks % 20 == 0 ? 3 : 0); // by fifty millionths
      follow();
    }
    assertThat(shared.get() - clock.getAsLong()).isBetween(0L, 1_005L);
  }

  @Test
  void itNeverGoesBack() {
    shared.addAndGet(-HOUR);
    assertThat(follow()).isEqualTo(50 * HOUR);
    shared.addAndGet(HOUR);
    sleep(HOUR);
    assertThat(follow()).isEqualTo(51 * HOUR);
    shared.addAndGet(-HOUR);
    machine.addAndGet(-HOUR);
    assertThat(follow()).isEqualTo(51 * HOUR);
  }

  @Test
  void theWayOfAnAnswerMovesNoDeadline() {
    sleep(900);
    assertThat(follow()).isEqualTo(50 * HOUR);
  }
}
