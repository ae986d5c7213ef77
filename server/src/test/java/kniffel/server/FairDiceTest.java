package kniffel.server;

import static kniffel.server.Sandbox.bot;
import static kniffel.server.Sandbox.friend;
import static kniffel.server.Sandbox.local;
import static kniffel.server.Sandbox.me;
import static kniffel.server.Sandbox.playCode;
import static kniffel.server.Sandbox.wish;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import kniffel.client.Connection;
import kniffel.client.Online;
import kniffel.client.Pledges.Promise;
import kniffel.client.ServerException;
import kniffel.table.GameRecord;
import kniffel.table.RecordReader;
import kniffel.table.Trust;
import kniffel.table.Verification;
import kniffel.table.Verification.Verdict;
import kniffel.table.dice.Share;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.wire.NewTable;
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

/** Every client has the commitment before it adds to the dice, and finds out who bends them. */
@Timeout(120)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FairDiceTest {

  private static final String HASH = "ab".repeat(32);

  private Sandbox sandbox;

  @BeforeAll
  void open(@TempDir Path folder) throws IOException {
    sandbox = Sandbox.in(folder);
  }

  @AfterAll
  void close() {
    sandbox.close();
  }

  private static NewTable pledging(boolean start, NewTable.NewSeat... seats) {
    NewTable wish = wish("classic", false, start, 0, seats);
    return new NewTable(
        wish.game(),
        wish.seats(),
        wish.options(),
        wish.preset(),
        wish.listed(),
        wish.hints(),
        wish.clock(),
        wish.pace(),
        Optional.of(true),
        wish.start());
  }

  private static Requests.Join pledging(String code) {
    return new Requests.Join(code, Optional.empty(), Optional.of(true));
  }

  private static void refused(String code, Callable<?> attempt) {
    assertThatExceptionOfType(ServerException.class)
        .isThrownBy(attempt::call)
        .satisfies(e -> assertThat(e.code()).isEqualTo(code));
  }

  private static String text(Connection connection, TableInfo table) throws IOException {
    return connection.api().record(table.id());
  }

  private static GameRecord read(String text) throws IOException {
    return new RecordReader(new Codec())
        .read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static void play(Connection connection, TableInfo table, int seat) throws Exception {
    Online<?, ?, ?, ?> game = connection.open(table, Optional.of(seat));
    Sandbox.toTheEnd(game, seat);
  }

  private static void playAll(TableInfo table, Connection first, Connection second)
      throws Exception {
    Thread other =
        Thread.startVirtualThread(
            () -> {
              try {
                play(second, table, 1);
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    play(first, table, 0);
    other.join();
  }

  @Test
  void aloneAgainstABotTheCommitmentComesFirstToo() throws Exception {
    Connection anna = sandbox.guest("Anna");
    TableInfo table = anna.api().create(pledging(true, me(), bot()));
    assertThat(table.status()).isEqualTo(Status.BEGINNING);
    assertThat(table.seats().getFirst().adding()).contains(Adding.EXPECTED);
    assertThat(table.seats().get(1).adding()).isEmpty();
    TableInfo begun = anna.pledges().tend(table);
    assertThat(begun.status()).isEqualTo(Status.RUNNING);
    play(anna, begun, 0);
    String text = text(anna, table);
    GameRecord record = read(text);
    Verification verification = Verification.of(record);
    assertThat(verification.dice()).isEqualTo(new Verdict.Proven());
    assertThat(verification.trust()).containsExactly(new Trust.ProvenFor(List.of(0)));
    assertThat(anna.pledges().check(table.id(), record)).isEqualTo(Promise.KEPT);
    assertThat(anna.api().verification(table.id()).text()).contains("This is a proof for Anna");

    // Whoever knows no more what was promised cannot compare, and says so.
    Connection other = sandbox.keep(Connection.as(sandbox.address(), "en", anna.token()));
    assertThat(other.pledges().check(table.id(), record)).isEqualTo(Promise.UNKNOWN);

    // The record of another game, true in itself: the server has exchanged the seed.
    TableInfo second = anna.pledges().tend(anna.api().create(pledging(true, me(), bot())));
    play(anna, second, 0);
    GameRecord exchanged = read(text(anna, second));
    assertThat(Verification.of(exchanged).dice()).isEqualTo(new Verdict.Proven());
    assertThat(anna.pledges().check(table.id(), exchanged)).isEqualTo(Promise.BROKEN);

    // An option changed in the file changes the head.
    GameRecord changed = read(text.replace("\"extraPoints\":50", "\"extraPoints\":51"));
    assertThat(Verification.of(changed).holds()).isFalse();
    assertThat(anna.pledges().check(table.id(), changed)).isEqualTo(Promise.BROKEN);
  }

  @Test
  void aServerThatShowsAnotherCommitmentFirstIsFoundOut() throws Exception {
    Connection anna = sandbox.guest("Anna");
    TableInfo table = anna.api().create(pledging(true, me(), bot()));
    Codec codec = new Codec();
    TableInfo swapped =
        codec.read(
            TableInfo.class,
            Json.parse(codec.write(TableInfo.class, table).replace(table.commitment(), HASH)),
            "");
    // What it was shown first counts for the client, and it adds to nothing else.
    refused("other-commitment", () -> anna.pledges().tend(swapped));
    refused("other-commitment", () -> anna.pledges().tend(table));
    anna.api().leave(table.id());
    Online<?, ?, ?, ?> watched = anna.open(table, Optional.empty());
    assertThat(watched.turn()).isEmpty();
    GameRecord record = read(text(anna, table));
    assertThat(Verification.of(record).trust()).containsExactly(new Trust.OneProgram());
    assertThat(anna.pledges().check(table.id(), record)).isEqualTo(Promise.BROKEN);
  }

  @Test
  void aServerThatExchangesSomebodysPledgeIsFoundOut() throws Exception {
    Connection anna = sandbox.guest("Anna");
    Connection ben = sandbox.guest("Ben");
    TableInfo table = anna.pledges().tend(anna.api().create(pledging(false, me(), friend())));
    assertThat(table.seats().getFirst().adding()).contains(Adding.PLEDGED);
    TableInfo joined = ben.pledges().tend(ben.api().join(pledging(playCode(table))));
    assertThat(joined.status()).isEqualTo(Status.OPEN);
    TableInfo begun = anna.api().start(table.id(), new Requests.Start(Optional.empty()));
    assertThat(begun.status()).isEqualTo(Status.BEGINNING);
    TableInfo waiting = anna.pledges().tend(begun);
    assertThat(waiting.status()).isEqualTo(Status.BEGINNING);
    assertThat(waiting.seats().getFirst().adding()).contains(Adding.REVEALED);
    TableInfo running = ben.pledges().tend(ben.api().table(table.id()));
    assertThat(running.status()).isEqualTo(Status.RUNNING);
    playAll(running, anna, ben);
    String text = text(anna, table);
    assertThat(Verification.of(read(text)).trust())
        .containsExactly(new Trust.ProvenFor(List.of(0, 1)));
    assertThat(anna.pledges().check(table.id(), read(text))).isEqualTo(Promise.KEPT);
    assertThat(ben.pledges().check(table.id(), read(text))).isEqualTo(Promise.KEPT);

    // The server and Ben choose another entropy for him, once they know Anna's.
    String entropy = ben.pledges().of(table.id()).orElseThrow().entropy();
    String bent =
        text.replace(entropy, HASH)
            .replace(
                Share.pledge(table.commitment(), entropy), Share.pledge(table.commitment(), HASH));
    assertThat(bent).isNotEqualTo(text);
    assertThat(anna.pledges().check(table.id(), read(bent))).isEqualTo(Promise.BROKEN);
    // Or say that he took no part.
    String without = text.replaceFirst("(.*)\\{\"revealed\":\\{[^}]*}}", "$1{\"nothing\":{}}");
    assertThat(without).isNotEqualTo(text);
    assertThat(anna.pledges().check(table.id(), read(without))).isEqualTo(Promise.BROKEN);

    // They play again: whoever comes last has not pledged yet, and is waited for.
    Requests.Rematch wish = new Requests.Rematch(Optional.of(true));
    TableInfo again = anna.pledges().tend(anna.api().rematch(table.id(), wish));
    assertThat(again.status()).isEqualTo(Status.OPEN);
    assertThat(again.commitment()).isNotEqualTo(table.commitment());
    TableInfo full = ben.api().rematch(table.id(), wish);
    assertThat(full.status()).isEqualTo(Status.BEGINNING);
    assertThat(ben.pledges().tend(full).status()).isEqualTo(Status.BEGINNING);
    assertThat(anna.pledges().tend(anna.api().table(again.id())).status())
        .isEqualTo(Status.RUNNING);
  }

  @Test
  void theLastToSitDownAtAPublicTableIsWaitedFor() throws Exception {
    Connection anna = sandbox.guest("Anna");
    Connection ben = sandbox.guest("Ben");
    TableInfo table = anna.api().create(wish("classic", true, false, 0, me(), friend()));
    TableInfo full =
        ben.api().sit(table.id(), new Requests.Sit(Optional.empty(), Optional.of(true)));
    assertThat(full.status()).isEqualTo(Status.BEGINNING);
    TableInfo running = ben.pledges().tend(full);
    assertThat(running.status()).isEqualTo(Status.RUNNING);
    playAll(running, anna, ben);
    assertThat(Verification.of(read(text(anna, table))).trust())
        .containsExactly(new Trust.ProvenFor(List.of(1)), new Trust.TookNoPart(List.of(0)));
  }

  @Test
  void aPlainClientBeginsWithOneRequestAndTheProofSaysSo() throws Exception {
    Connection anna = sandbox.guest("Anna");
    TableInfo table = anna.api().create(wish("classic", false, true, 0, me(), bot()));
    assertThat(table.status()).isEqualTo(Status.RUNNING);
    play(anna, table, 0);
    Verification verification = Verification.of(read(text(anna, table)));
    assertThat(verification.dice()).isEqualTo(new Verdict.Proven());
    assertThat(verification.trust()).containsExactly(new Trust.OneProgram());
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
  void nothingIsToldTooEarlyAndNothingChangedTooLate() throws Exception {
    Connection anna = sandbox.guest("Anna");
    Connection ben = sandbox.guest("Ben");
    TableInfo table = anna.api().create(pledging(false, me(), friend()));
    String id = table.id();
    var _ = ben.api().join(pledging(playCode(table)));
    refused("other-commitment", () -> anna.api().pledge(id, new Requests.Pledge(HASH, HASH)));
    Requests.Pledge promise = new Requests.Pledge(table.commitment(), HASH);
    var _ = anna.api().pledge(id, promise);
    refused("not-running", () -> anna.api().reveal(id, new Requests.Reveal(HASH, HASH)));
    var _ = anna.api().start(id, new Requests.Start(Optional.empty()));
    // Ben's pledge is not there yet: who tells now would show their hand.
    refused("stale", () -> anna.api().reveal(id, new Requests.Reveal(HASH, HASH)));
    var _ = ben.pledges().tend(ben.api().table(id));
    assertThat(ben.api().table(id).seats().get(1).adding()).contains(Adding.REVEALED);
    refused("begun", () -> anna.api().pledge(id, new Requests.Pledge(table.commitment(), id64())));
    assertThat(anna.api().pledge(id, promise).status()).isEqualTo(Status.BEGINNING);
    refused("begun", () -> anna.api().kick(id, 1));
    refused("stale", () -> anna.api().reveal(id, new Requests.Reveal(HASH, HASH)));
    String head = ben.pledges().of(id).orElseThrow().head().orElseThrow();
    refused("other-pledge", () -> anna.api().reveal(id, new Requests.Reveal(head, HASH)));
    Connection eve = sandbox.guest("Eve");
    refused("not-there", () -> eve.api().pledge(id, promise));
    // Who leaves is not waited for.
    anna.api().leave(id);
    assertThat(ben.api().table(id).status()).isEqualTo(Status.RUNNING);
  }

  @Test
  void whoLeavesBeforeTheirPledgeIsExpectedNoMore() throws Exception {
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

  private static String id64() {
    return "cd".repeat(32);
  }

  @Test
  @Tag("slow")
  void whoDoesNotKeepAPromiseIsNotWaitedForForEver() throws Exception {
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
}
