package kniffel.server.room;

import static kniffel.server.room.StoredTables.person;
import static kniffel.server.room.StoredTables.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import kniffel.server.room.TestNode.Listener;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.ProblemException;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.TableInfo.Status;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No bot plays on for somebody who is there, whatever has happened at the same time or failed. */
class StandInTest {

  private static final int BENS_SEAT = 1;

  private final AtomicLong clock = new AtomicLong(1_000_000);
  private StoredTables stored;
  private SteppedNode node;
  private SteppedNode other;

  @BeforeEach
  void begin(@TempDir Path folder) throws IOException {
    stored = new StoredTables(folder, List.of("anna", "ben"));
    node = new SteppedNode(stored.tables(), clock, true);
    other = new SteppedNode(stored.tables(), clock, true);
    stored.open(table("t", Status.RUNNING, false, person("anna"), person("ben")), clock.get());
  }

  @AfterEach
  void end() {
    node.close();
    other.close();
    stored.close();
  }

  private boolean botPlays() {
    return stored.tables().read("t", 1).orElseThrow().table().agreement().places().get(BENS_SEAT)
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
    node.room("t").open(ben(), Optional.empty()); // before the loop has come to the question
    assertThat(refusal(asked)).isEqualTo("not-gone");
    assertThat(botPlays()).isFalse();
  }

  @Test
  void whoeverCameToAnotherNodeMeanwhileIsNotPlayedFor() {
    bensGone();
    node.room("t").open(ben(), Optional.empty());
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
    node.room("t").open(ben(), Optional.empty());
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
    room.open(ben(), Optional.empty());
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
    Client ben = ben();
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

  /** A socket of Ben's. */
  private static Client ben() {
    return new Listener("ben");
  }
}
