package kniffel.server;

import static kniffel.server.FairPlay.HASH;
import static kniffel.server.FairPlay.pledging;
import static kniffel.server.Sandbox.assertRefused;
import static kniffel.server.Sandbox.bot;
import static kniffel.server.Sandbox.friend;
import static kniffel.server.Sandbox.local;
import static kniffel.server.Sandbox.me;
import static kniffel.server.Sandbox.playCode;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import kniffel.client.Connection;
import kniffel.client.Online;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Adding;
import kniffel.wire.TableInfo.Status;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is added to the dice is promised before it is revealed, and nobody is waited for
 * indefinitely.
 */
@Timeout(120)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PledgesTest {

  private Sandbox sandbox;

  @BeforeAll
  void open(@TempDir Path folder) throws IOException {
    sandbox = Sandbox.in(folder);
  }

  @AfterAll
  void close() {
    sandbox.close();
  }

  @Test
  void playersOnOneDeviceShareWhatItAdds() throws Exception {
    Connection anna = sandbox.guest("Anna");
    TableInfo table =
        anna.pledges().tend(anna.api().create(pledging(true, me(), local("Oma"), bot())));
    assertThat(table.status()).isEqualTo(Status.RUNNING);
    assertThat(table.seats().get(1).pledge()).isEqualTo(table.seats().getFirst().pledge());
  }

  @Test
  void nothingIsToldTooEarlyOrChangedTooLate() throws Exception {
    Connection anna = sandbox.guest("Anna");
    Connection ben = sandbox.guest("Ben");
    TableInfo table = anna.api().create(pledging(false, me(), friend()));
    String id = table.id();
    var _ = ben.api().join(pledging(playCode(table)));
    assertRefused("other-commitment", () -> anna.api().pledge(id, new Requests.Pledge(HASH, HASH)));
    Requests.Pledge promise = new Requests.Pledge(table.commitment(), HASH);
    var _ = anna.api().pledge(id, promise);
    assertRefused("not-running", () -> anna.api().reveal(id, new Requests.Reveal(HASH, HASH)));
    var _ = anna.api().start(id, new Requests.Start(Optional.empty()));
    // Ben's pledge is not there yet: revealing now would show one's hand.
    assertRefused("stale", () -> anna.api().reveal(id, new Requests.Reveal(HASH, HASH)));
    var _ = ben.pledges().tend(ben.api().table(id));
    assertThat(ben.api().table(id).seats().get(1).adding()).contains(Adding.REVEALED);
    assertRefused(
        "begun", () -> anna.api().pledge(id, new Requests.Pledge(table.commitment(), id64())));
    assertThat(anna.api().pledge(id, promise).status()).isEqualTo(Status.BEGINNING);
    assertRefused("begun", () -> anna.api().kick(id, 1));
    assertRefused("stale", () -> anna.api().reveal(id, new Requests.Reveal(HASH, HASH)));
    String head = ben.pledges().of(id).orElseThrow().head().orElseThrow();
    assertRefused("other-pledge", () -> anna.api().reveal(id, new Requests.Reveal(head, HASH)));
    Connection eve = sandbox.guest("Eve");
    assertRefused("not-there", () -> eve.api().pledge(id, promise));
    // Nobody waits for people who leave.
    anna.api().leave(id);
    assertThat(ben.api().table(id).status()).isEqualTo(Status.RUNNING);
  }

  @Test
  void anotherDeviceOfAPlayerDoesNotReplaceThePledge() throws Exception {
    Connection anna = sandbox.guest("Anna");
    TableInfo table = anna.api().create(pledging(false, me(), friend()));
    TableInfo pledged = anna.pledges().tend(table);
    Connection phone = sandbox.keep(Connection.as(sandbox.address(), "en", anna.token()));
    // The phone does not know yet that the pledge is made.
    assertRefused("other-pledge", () -> phone.pledges().tend(table));
    assertThat(anna.api().table(table.id()).seats()).isEqualTo(pledged.seats());
    assertThat(anna.pledges().tend(table).seats()).as("repeated").isEqualTo(pledged.seats());
  }

  @Test
  void whoeverLeavesBeforeTheirPledgeIsNoLongerExpected() throws Exception {
    Connection anna = sandbox.guest("Anna");
    Connection ben = sandbox.guest("Ben");
    TableInfo table = anna.pledges().tend(anna.api().create(pledging(false, me(), friend())));
    var _ = ben.api().join(pledging(playCode(table)));
    var _ = anna.api().start(table.id(), new Requests.Start(Optional.empty()));
    ben.api().leave(table.id());
    TableInfo left = anna.api().table(table.id());
    assertThat(left.status()).isEqualTo(Status.BEGINNING);
    assertThat(anna.pledges().tend(left).status()).isEqualTo(Status.RUNNING);
  }

  @Test
  @Tag("slow")
  void aBrokenPromiseIsNotWaitedForForEver() throws Exception {
    Connection anna = sandbox.guest("Anna");
    Connection ben = sandbox.guest("Ben");
    TableInfo table = anna.api().create(pledging(false, me(), friend()));
    var _ = ben.api().join(pledging(playCode(table)));
    var _ = ben.api().pledge(table.id(), new Requests.Pledge(table.commitment(), HASH));
    Online<?, ?, ?, ?> game = anna.open(table, Optional.empty());
    var _ = anna.api().start(table.id(), new Requests.Start(Optional.empty()));
    TableInfo running = Sandbox.await(game, info -> info.status() == Status.RUNNING);
    assertThat(running.seats().getFirst().adding()).contains(Adding.REVEALED);
    assertThat(running.seats().get(1).adding()).contains(Adding.PLEDGED);
  }

  private static String id64() {
    return "cd".repeat(32);
  }
}
