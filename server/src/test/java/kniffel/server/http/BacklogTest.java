package kniffel.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Those who do not read fill nobody's memory, alone or together. */
class BacklogTest {

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
    assertThat(held(new Backlog(address), 1_000)).isBetween(200_000, 300_000);
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
      backlog.clear();
    }
    assertThat(address).hasValue(0);
  }
}
