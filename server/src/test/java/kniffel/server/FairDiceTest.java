package kniffel.server;

import static kniffel.server.FairPlay.HASH;
import static kniffel.server.FairPlay.play;
import static kniffel.server.FairPlay.playAll;
import static kniffel.server.FairPlay.pledging;
import static kniffel.server.FairPlay.read;
import static kniffel.server.FairPlay.text;
import static kniffel.server.Sandbox.assertRefused;
import static kniffel.server.Sandbox.bot;
import static kniffel.server.Sandbox.friend;
import static kniffel.server.Sandbox.me;
import static kniffel.server.Sandbox.playCode;
import static kniffel.server.Sandbox.wish;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import kniffel.client.Connection;
import kniffel.client.Online;
import kniffel.client.Pledges.PromiseKept;
import kniffel.table.GameRecord;
import kniffel.table.Trust;
import kniffel.table.Verification;
import kniffel.table.Verification.Verdict;
import kniffel.table.dice.Share;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Adding;
import kniffel.wire.TableInfo.Status;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Every client has the commitment before it adds to the dice, and detects manipulation. */
@Timeout(120)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FairDiceTest {

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
    assertThat(anna.pledges().check(table.id(), record).promise()).isEqualTo(PromiseKept.KEPT);
    assertThat(anna.api().verification(table.id()).text()).contains("This is a proof for Anna");

    // A client that no longer knows what was promised cannot compare, and says so.
    Connection other = sandbox.keep(Connection.as(sandbox.address(), "en", anna.token()));
    assertThat(other.pledges().check(table.id(), record).promise()).isEqualTo(PromiseKept.UNKNOWN);

    // The record of another game, true in itself: the server has replaced the seed.
    TableInfo second = anna.pledges().tend(anna.api().create(pledging(true, me(), bot())));
    play(anna, second, 0);
    GameRecord exchanged = read(text(anna, second));
    assertThat(Verification.of(exchanged).dice()).isEqualTo(new Verdict.Proven());
    assertThat(anna.pledges().check(table.id(), exchanged).promise()).isEqualTo(PromiseKept.BROKEN);

    // An option changed in the file changes the head.
    GameRecord changed = read(text.replace("\"extraPoints\":50", "\"extraPoints\":51"));
    assertThat(Verification.of(changed).holds()).isFalse();
    assertThat(anna.pledges().check(table.id(), changed).promise()).isEqualTo(PromiseKept.BROKEN);
  }

  @Test
  void aServerThatShowsAnotherCommitmentFirstIsDetected() throws Exception {
    Connection anna = sandbox.guest("Anna");
    TableInfo table = anna.api().create(pledging(true, me(), bot()));
    Codec codec = new Codec();
    TableInfo swapped =
        codec.read(
            TableInfo.class,
            Json.parse(codec.write(TableInfo.class, table).replace(table.commitment(), HASH)),
            "");
    // What it was shown first counts for the client, and it adds to nothing else.
    assertRefused("other-commitment", () -> anna.pledges().tend(swapped));
    assertRefused("other-commitment", () -> anna.pledges().tend(table));
    anna.api().leave(table.id());
    Online<?, ?, ?, ?> watched = anna.open(table, Optional.empty());
    assertThat(watched.turn()).isEmpty();
    GameRecord record = read(text(anna, table));
    assertThat(Verification.of(record).trust()).containsExactly(new Trust.OneProgram());
    assertThat(anna.pledges().check(table.id(), record).promise()).isEqualTo(PromiseKept.BROKEN);
  }

  @Test
  void aServerThatReplacesSomebodysPledgeIsDetected() throws Exception {
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
    assertThat(anna.pledges().check(table.id(), read(text)).promise()).isEqualTo(PromiseKept.KEPT);
    assertThat(ben.pledges().check(table.id(), read(text)).promise()).isEqualTo(PromiseKept.KEPT);

    // The server and Ben choose another entropy for him, once they know Anna's.
    String entropy = ben.pledges().of(table.id()).orElseThrow().entropy();
    String bent =
        text.replace(entropy, HASH)
            .replace(
                Share.pledge(table.commitment(), entropy), Share.pledge(table.commitment(), HASH));
    assertThat(bent).isNotEqualTo(text);
    assertThat(anna.pledges().check(table.id(), read(bent)).promise())
        .isEqualTo(PromiseKept.BROKEN);
    // Or say that he took no part.
    String without = text.replaceFirst("(.*)\\{\"revealed\":\\{[^}]*}}", "$1{\"nothing\":{}}");
    assertThat(without).isNotEqualTo(text);
    assertThat(anna.pledges().check(table.id(), read(without)).promise())
        .isEqualTo(PromiseKept.BROKEN);

    // They play again: the last to arrive has not pledged yet, so the game waits.
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
  void aPublicTableWaitsForTheLastToSitDown() throws Exception {
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
}
