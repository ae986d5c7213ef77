package kniffel.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Those who do not read fill nobody's memory, alone or together. */
class BacklogTest {

  /** What opening a table brings, about the table and how a long game stands, and some more. */
  private static final int LARGE_STATE = 40_000;

  private final AtomicLong address = new AtomicLong();

  private static int held(Backlog backlog, int bytes) {
    int held = 0;
    while (backlog.add(bytes)) {
      held += bytes;
    }
    return held;
  }

  @Test
  void oneSocketHoldsUpOnlySoMuch() {
    assertThat(held(new Backlog(address), 1_000)).isBetween(2_000_000, 2_200_000);
  }

  /**
   * Somebody comes back and opens all their tables at once: that must not close the socket again.
   */
  @Test
  void theAnswersForAllTablesOfASocketMayWait() {
    Backlog backlog = new Backlog(address);
    for (int i = 0; i < LiveSocket.MAX_TABLES; i++) {
      assertThat(backlog.add(LARGE_STATE)).isTrue();
    }
  }

  @Test
  void manySocketsOfAnAddressHoldUpNotMuchMore() {
    long all =
        Stream.generate(() -> new Backlog(address))
            .limit(500)
            .mapToLong(each -> held(each, 1_000))
            .sum();
    assertThat(all).isBetween(10_000_000L, 20_000_000L);
  }

  @Test
  void whoeverReadsAgainHoldsUpNothing() {
    Backlog backlog = new Backlog(address);
    for (int i = 0; i < 1_000; i++) {
      assertThat(backlog.add(100_000)).isTrue();
      backlog.remove(100_000);
    }
    assertThat(address).hasValue(0);
  }
}
