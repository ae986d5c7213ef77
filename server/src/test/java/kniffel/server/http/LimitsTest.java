package kniffel.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import kniffel.server.http.Limits.Payer;
import kniffel.server.http.Limits.Resource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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
    // Half as much again may be taken from the reserve.
    assertThat(kept).isLessThan((120_000 + 3600 * 200) * 3 / 2 + 1_000);
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
    assertThat(times).isEqualTo(200 + 100);
  }

  /** Somebody at the same address takes all there is, as a stranger or under a dozen names. */
  @ParameterizedTest
  @ValueSource(ints = {0, 12})
  void whoeverTakesAllAtAnAddressLeavesItsFamiliesEnoughToPlay(int names) {
    for (int family = 0; family < 30; family++) {
      var _ = limits.payer("family " + family, "192.0.2.1");
    }
    for (int second = 0; second < 400; second++) {
      takeAll(Resource.WORK, names);
      takeAll(Resource.ENTRIES, names);
      takeAll(Resource.STORAGE, names);
      for (int family = 0; family < 30; family++) {
        Payer payer = limits.payer("family " + family, "192.0.2.1");
        if (second % 2 == 0) {
          assertThat(payer.pays(10)).as("moves").isTrue();
          assertThat(payer.pays(Resource.ENTRIES, 4)).as("moves").isTrue();
        }
        if (second % 200 == 0) {
          assertThat(payer.pays(Resource.STORAGE, 1)).as("opens a table").isTrue();
        }
      }
      pass(1);
    }
  }

  private void takeAll(Resource resource, int names) {
    for (int name = 0; name < names; name++) {
      while (limits.payer("name " + name, "192.0.2.1").pays(resource, 10)) {}
    }
    while (limits.address("192.0.2.1").pays(resource, 10)) {}
  }

  @Test
  void whoIsKnownIsLetInWhereStrangersAreTooMany() {
    takeAll(Resource.WORK, 0);
    assertThat(limits.letsIn("192.0.2.1", Optional.empty(), 10)).isFalse();
    assertThat(limits.letsIn("192.0.2.1", Optional.of("anna"), 10)).isTrue();
    int times = 0;
    while (limits.letsIn("192.0.2.1", Optional.of("anna"), 10)) {
      times++;
    }
    assertThat(times).isEqualTo(19);
    assertThat(limits.letsIn("192.0.2.1", Optional.of("ben"), 10)).isTrue();
    assertThat(limits.payer("anna", "192.0.2.1").retryAfter(Resource.WORK)).isEqualTo(1);
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

  /** Three experts at a table, and somebody who hardly thinks: a quarter of the time is theirs. */
  @Test
  void whoeverPlaysAloneCanAlwaysPayForTheBots() {
    var _ = limits.payer("anna", "192.0.2.1");
    for (int minute = 0; minute < 3; minute++) {
      limits.thought("anna", TimeUnit.SECONDS.toNanos(15));
      pass(60);
      assertThat(limits.coversThinking("anna")).isTrue();
    }
    // Twenty-five moves in a round of eight seats, each of six points, after four seconds.
    for (int round = 0; round < 100; round++) {
      limits.told("anna", 25 * 6);
      assertThat(limits.pause("anna")).isZero();
      pass(4);
    }
  }

  @Test
  void theBotsOfManyGuestsAtOneAddressCostIt() {
    for (int guest = 0; guest < 100; guest++) {
      var _ = limits.payer("guest " + guest, "192.0.2.1");
      assertThat(limits.coversThinking("guest " + guest)).isEqualTo(guest < 15);
      limits.thought("guest " + guest, TimeUnit.SECONDS.toNanos(40));
      limits.told("guest " + guest, 1_500);
    }
    var _ = limits.payer("anna", "192.0.2.2");
    assertThat(limits.coversThinking("anna")).isTrue();
    assertThat(limits.pause("anna")).isZero();
    assertThat(limits.pause("guest 99")).isBetween(1L, 30_001L);
    assertThat(limits.asker("guest 1").network()).isEqualTo(limits.asker("guest 2").network());
    assertThat(limits.asker("anna").network()).isNotEqualTo(limits.asker("guest 1").network());
  }

  /** A node that has just started may not know where the host of a table is. */
  @Test
  void whomNobodyHasSeenPaysAlone() {
    limits.told("anna", 10_000);
    assertThat(limits.pause("anna")).isBetween(1L, 30_001L);
    assertThat(limits.pause("ben")).isZero();
    pass(31);
    assertThat(limits.pause("anna")).isZero();
  }

  @Test
  void whatBotsDoTakesNothingFromWhatTheirHostMayDo() {
    Payer anna = limits.payer("anna", "192.0.2.1");
    limits.told("anna", 10_000);
    limits.thought("anna", TimeUnit.HOURS.toNanos(1));
    assertThat(limits.coversThinking("anna")).isFalse();
    assertThat(paid(anna, 1)).isEqualTo(2_000);
    assertThat(anna.pays(Resource.THINKING, 1)).isTrue();
  }

  @Test
  void measurementsAreNotLimited() {
    Limits none = new Limits(false, clock::get);
    assertThat(paid(none.payer("anna", "192.0.2.1"), 100)).isEqualTo(1_000_000);
    none.told("anna", 10_000);
    none.thought("anna", TimeUnit.HOURS.toNanos(1));
    assertThat(none.coversThinking("anna")).isTrue();
    assertThat(none.pause("anna")).isZero();
  }
}
