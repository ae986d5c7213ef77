package kniffel.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import kniffel.server.http.Limits.Payer;
import kniffel.server.http.Limits.Resource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Everybody may cost something, nobody everything. */
class LimitsTest {

  private final AtomicLong clock = new AtomicLong(Long.MAX_VALUE - 5);
  private final Limits limits = new Limits(true, clock::get);

  private static int paid(Payer payer, int points) {
    int times = 0;
    while (times < 1_000_000 && payer.pays(points)) {
      times++;
    }
    return times;
  }

  private void pass(long seconds) {
    clock.addAndGet(TimeUnit.SECONDS.toNanos(seconds));
  }

  @Test
  void expensiveThingsCanBeRequestedLessOften() {
    assertThat(paid(limits.payer("anna", "192.0.2.1"), 1)).isEqualTo(2_000);
    assertThat(paid(limits.payer("ben", "192.0.2.1"), 100)).isEqualTo(20);
    pass(1);
    assertThat(paid(limits.payer("ben", "192.0.2.1"), 100)).isEqualTo(2);
  }

  @Test
  void whatIsKnownOnlyAfterwardsIsPaidLater() {
    Payer anna = limits.payer("anna", "192.0.2.1");
    assertThat(anna.pays(1)).isTrue();
    anna.owes(5_000);
    assertThat(anna.pays(1)).isFalse();
    assertThat(anna.retryAfter(Resource.WORK)).isEqualTo(16);
    pass(15);
    assertThat(anna.pays(1)).isFalse();
    pass(1);
    assertThat(anna.pays(1)).isTrue();
  }

  /** Several moves a second, with those of many bots, all day long. */
  @Test
  void whoeverJustPlaysNeverFillsTooMuch() {
    Payer anna = limits.payer("anna", "192.0.2.1");
    for (int second = 0; second < 24 * 3600; second++) {
      assertThat(anna.pays(Resource.ENTRIES, 0)).isTrue();
      anna.owes(Resource.ENTRIES, 20);
      pass(1);
    }
  }

  @Test
  void nobodyFillsTheDiskWithMoves() {
    int kept = 0;
    for (int second = 0; second < 3600; second++) {
      for (int move = 0; move < 50; move++) {
        Payer payer = limits.payer("guest " + move, "192.0.2.1");
        if (payer.pays(Resource.ENTRIES, 0)) {
          payer.owes(Resource.ENTRIES, 20);
          kept += 20;
        }
      }
      pass(1);
    }
    assertThat(kept).isLessThan(120_000 + 3600 * 200 + 1_000);
  }

  @Test
  void aDebtIsEventuallyForgiven() {
    Payer anna = limits.payer("anna", "192.0.2.1");
    anna.owes(1_000_000);
    assertThat(anna.retryAfter(Resource.WORK)).isLessThan(60);
  }

  @Test
  void aClassBehindOneAddressIsNotTooMany() {
    for (int pupil = 0; pupil < 30; pupil++) {
      Payer payer = limits.payer("pupil " + pupil, "192.0.2.1");
      assertThat(payer.pays(Resource.STORAGE, 3)).as("comes as a guest").isTrue();
      assertThat(payer.pays(600)).as("loads the page and opens a table").isTrue();
      for (int hint = 0; hint < 10; hint++) {
        assertThat(payer.pays(Resource.THINKING, 50)).as("asks for a hint").isTrue();
      }
    }
  }

  @Test
  void manyNamesBehindOneAddressAreNotMoreThanTheAddress() {
    int times = 0;
    for (int guest = 0; guest < 1_000; guest++) {
      times += paid(limits.payer("guest " + guest, "2001:db8:1:2::" + guest), 100);
    }
    assertThat(times).isEqualTo(200);
  }

  @ParameterizedTest
  @CsvSource({
    "192.0.2.1, 192.0.2.1, true",
    "192.0.2.1, 192.0.2.2, false",
    "2001:db8:0:1::1, 2001:db8:0:1:ffff::2, true",
    "2001:db8:0:1::1, 2001:db8:0:2::1, false",
    "::ffff:192.0.2.1, 192.0.2.1, true",
    "fe80::1%eth0, fe80::2, true",
    "localhost, example.org, true"
  })
  void anAddressOfIpv6IsItsNetwork(String one, String other, boolean same) {
    assertThat(Addresses.network(one).equals(Addresses.network(other))).isEqualTo(same);
  }

  @Test
  void measurementsAreNotLimited() {
    assertThat(paid(new Limits(false, clock::get).payer("anna", "192.0.2.1"), 100))
        .isEqualTo(1_000_000);
  }
}
