package kniffel.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.server.store.Database;
import kniffel.server.store.Journal;
import kniffel.server.store.SqlTableStore;
import kniffel.server.store.Store;
import kniffel.table.dice.Seed;
import kniffel.table.json.Codec;
import kniffel.telling.agreed.Agreement;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.ProblemException;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.Player;
import kniffel.wire.TableInfo.Status;
import kniffel.words.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No bot plays on for somebody who is there, whatever has happened at the same time or failed. */
class StandInTest {

  private static final int BENS_SEAT = 1;

  private final Codec codec = new Codec();
  private final AtomicLong clock = new AtomicLong(1_000_000);
  private Database database;
  private Journal journal;
  private SqlTableStore tables;
  private SteppedNode node;
  private SteppedNode other;

  @BeforeEach
  void begin(@TempDir Path folder) throws IOException {
    database = Database.inFolder(folder);
    journal = new Journal(database, new SimpleMeterRegistry());
    tables = new SqlTableStore(database, journal, codec);
    node = new SteppedNode(tables, clock, true);
    other = new SteppedNode(tables, clock, true);
    Store store = new Store(database, journal, codec);
    for (String player : List.of("anna", "ben")) {
      store.addPlayer(new Player(player, player), player, 0).join();
    }
    store.addTable(FirstHead.of(table(), codec, clock.get())).join();
  }

  @AfterEach
  void end() {
    node.close();
    other.close();
    journal.close();
    database.close();
  }

  private StoredTable table() throws IOException {
    ClassicRulebook rulebook = new ClassicRulebook();
    Agreement agreement =
        new Agreement(
            rulebook.id(),
            codec.tree(rulebook.optionsType(), rulebook.standard()),
            "anna",
            List.of(Place.Person.of("anna", "Anna", false), Place.Person.of("ben", "Ben", false)),
            true,
            0,
            0,
            Optional.empty());
    return new StoredTable(
        "t", Status.RUNNING, false, agreement, "play", "watch", new Seed("5eed".repeat(16)), 0, 0);
  }

  private boolean botPlays() {
    return tables.read("t", 1).orElseThrow().table().agreement().places().get(BENS_SEAT)
            instanceof Place.Person ben
        && ben.standIn().isPresent();
  }

  private CompletableFuture<StoredTable> ask(SteppedNode asked) {
    return asked.rooms().with("t", room -> room.standIn(BENS_SEAT));
  }

  private void bensGone() {
    var _ = node.room("t");
    var _ = other.room("t");
    clock.addAndGet(1_000L * SteppedNode.GRACE_SECONDS);
  }

  @Test
  void aBotPlaysForAPlayerWhoHasBeenGoneForLongEnough() {
    var _ = node.room("t");
    clock.addAndGet(1_000L * SteppedNode.GRACE_SECONDS - 1);
    assertThat(refusal(ask(node))).isEqualTo("not-gone");
    clock.addAndGet(1);
    node.answer(ask(node));
    assertThat(botPlays()).isTrue();
  }

  @Test
  void arrivingBeforeTheJudgementIsNotBeingGone() {
    bensGone();
    CompletableFuture<StoredTable> asked = ask(node);
    node.room("t").open(new Ben(), Optional.empty()); // before the loop has come to the question
    assertThat(refusal(asked)).isEqualTo("not-gone");
    assertThat(botPlays()).isFalse();
  }

  @Test
  void whoeverCameToAnotherNodeMeanwhileIsNotPlayedFor() {
    bensGone();
    node.room("t").open(new Ben(), Optional.empty());
    node.doAll();
    // The other node has not heard of him yet.
    StoredTable agreed = other.answer(ask(other));
    assertThat(botPlays()).isTrue();
    node.rooms().lookForNews();
    node.doAll();
    assertThat(botPlays()).isFalse();
    assertThat(agreed.agreement().places().get(BENS_SEAT)).isInstanceOf(Place.Person.class);
  }

  @Test
  void failedWritesOnArrivalAreRepeatedLater() {
    bensGone();
    node.answer(ask(node));
    node.fail("change", true);
    node.room("t").open(new Ben(), Optional.empty());
    node.doAll();
    node.doLater();
    assertThat(botPlays()).isTrue();
    node.fail("change", false);
    node.doLater();
    assertThat(botPlays()).isFalse();
  }

  /** Everything that is read meanwhile asks for the seat again, but not without an end. */
  @Test
  void aNodeRestsWhileItReadsButCannotWrite() {
    bensGone();
    node.answer(ask(node));
    node.fail("change", true);
    Room room = node.room("t");
    room.open(new Ben(), Optional.empty());
    var _ = room.change(table -> table.next(table.status(), table.agreement(), clock.get()));
    assertThat(node.rests()).isTrue();
    assertThat(botPlays()).isTrue();
    node.fail("change", false);
    node.doLater();
    assertThat(botPlays()).isFalse();
  }

  /** A player who has come and gone again needs the bot. */
  @Test
  void aPlayerWhoHasLeftAgainIsPlayedFor() {
    bensGone();
    node.answer(ask(node));
    node.fail("change", true);
    Ben ben = new Ben();
    node.room("t").open(ben, Optional.empty());
    node.doAll();
    node.room("t").close(ben);
    node.fail("change", false);
    node.doLater();
    assertThat(botPlays()).isTrue();
  }

  @Test
  void nobodyIsAbsentFromASeatWithoutAPerson() {
    bensGone();
    for (int seat : List.of(-1, 2)) {
      assertThat(refusal(node.rooms().with("t", room -> room.standIn(seat))))
          .isEqualTo("no-such-seat");
    }
  }

  private String refusal(CompletableFuture<?> answer) {
    node.doAll();
    assertThat(answer).isCompletedExceptionally();
    Throwable failure = answer.handle((ok, refused) -> refused).join();
    Throwable cause = failure.getCause() == null ? failure : failure.getCause();
    return cause instanceof ProblemException problem ? problem.code() : String.valueOf(cause);
  }

  /** Ben's socket. */
  private static final class Ben implements Client {
    @Override
    public String player() {
      return "ben";
    }

    @Override
    public Language language() {
      return Language.EN;
    }

    @Override
    public void send(String message) {}

    @Override
    public void charge(int points) {}

    @Override
    public void chargeKept(int entries) {}

    @Override
    public boolean isClosed() {
      return false;
    }
  }
}
