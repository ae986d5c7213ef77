package kniffel.server.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import kniffel.server.store.Agenda;
import kniffel.server.store.Agenda.What;
import kniffel.server.store.Head;
import kniffel.server.store.SqlTableStore;
import kniffel.server.store.TableStore.Due;
import kniffel.server.store.TableStore.Opened;
import kniffel.telling.agreed.ProblemException;
import kniffel.telling.agreed.Seating;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.TableInfo.Status;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What happens next by itself is known after each change, and seen to in its order. */
@Timeout(300)
class AgendaTest {

  /** More than a node takes up at a time, several times over. */
  private static final int MANY = 520;

  private final AtomicLong clock = new AtomicLong(1_000_000);
  private final UnreliableBots bots = new UnreliableBots();
  private final Paying costs = new Paying();
  private StoredTables stored;
  private SqlTableStore tables;
  private SteppedNode node;
  private Attendant attendant;

  @BeforeEach
  void begin(@TempDir Path folder) throws IOException {
    stored = new StoredTables(folder, List.of("anna", "ben"));
    tables = stored.tables();
    node = new SteppedNode(tables, clock, bots, costs);
    attendant = new Attendant(node.services(), node.rooms());
  }

  @AfterEach
  void end() {
    node.close();
    stored.close();
  }

  /** Hosts who may have told others too much already. */
  private static final class Paying implements BotCosts {

    private long pause;
    private int told;

    @Override
    public Asker asker(String host) {
      return new Asker(host, host);
    }

    @Override
    public boolean coversThinking(String host) {
      return true;
    }

    @Override
    public void thought(String host, long nanos) {}

    @Override
    public void told(String host, int points) {
      if (host.equals("anna")) {
        told += points;
      }
    }

    @Override
    public long pause(String host) {
      return pause;
    }
  }

  private static StoredTable table(String id) {
    return StoredTables.table(
        id, Status.RUNNING, false, StoredTables.person("anna"), StoredTables.person("ben"));
  }

  /** A game where somebody decides: who it is. */
  private int decides() throws IOException {
    stored.open(table("t"), clock.get());
    node.room("t").begin(); // who begins is left to chance
    node.doAll();
    assertThat(head().agenda()).isEmpty();
    return head().asked().orElseThrow();
  }

  private Head head() {
    return tables.read("t", 1).orElseThrow().head();
  }

  private void change(UnaryOperator<StoredTable> change) {
    var _ = node.answer(node.room("t").change(change));
  }

  /** The bot that is asked does not answer, and some seconds later somebody sees to it. */
  private void goesOnAfter(UnaryOperator<StoredTable> change) {
    int version = head().version();
    bots.lost.add(new CompletableFuture<>());
    change(change);
    assertThat(bots.asked).isEqualTo(1);
    assertThat(head().version()).isEqualTo(version);
    Agenda next = head().agenda().orElseThrow();
    assertThat(next.what()).isEqualTo(What.STAND_IN);
    assertThat(next.at()).isEqualTo(clock.get() + NextUp.LEASE_MILLIS);
    attend();
    assertThat(bots.asked).isEqualTo(1); // it is not late yet
    clock.addAndGet(NextUp.LEASE_MILLIS);
    attend();
    assertThat(head().version()).isGreaterThan(version);
  }

  private void attend() {
    attendant.seeToDue().join();
    node.doAll();
  }

  @Test
  void aTableGoesOnAfterSomebodyHasLeft() throws Exception {
    String player = List.of("anna", "ben").get(decides());
    goesOnAfter(table -> Seating.leave(table, player, clock.get()));
  }

  @Test
  void aTableGoesOnWithAStandIn() throws Exception {
    int seat = decides();
    goesOnAfter(table -> Seating.standIn(table, seat, Optional.of(Seating.STAND_IN), clock.get()));
  }

  @Test
  void whereABotsMindBreaksAnotherDecides() throws Exception {
    int seat = decides();
    int version = head().version();
    bots.lost.add(CompletableFuture.failedFuture(new StackOverflowError()));
    change(table -> Seating.standIn(table, seat, Optional.of(Seating.STAND_IN), clock.get()));
    assertThat(bots.asked).isGreaterThan(1);
    assertThat(head().version()).isGreaterThan(version);
  }

  @Test
  void whereThereIsNoRoomToThinkTheSameBotIsAskedAgainLater() throws Exception {
    int seat = decides();
    int version = head().version();
    bots.lost.add(CompletableFuture.failedFuture(new ProblemException(503, "busy", Map.of())));
    change(table -> Seating.standIn(table, seat, Optional.of(Seating.STAND_IN), clock.get()));
    assertThat(bots.asked).as("no other bot in its place").isEqualTo(1);
    assertThat(head().version()).isEqualTo(version);
    clock.addAndGet(NextUp.LEASE_MILLIS);
    attend();
    assertThat(head().version()).isGreaterThan(version);
  }

  @Test
  void theHostPaysForEachWhoIsToldOfABotsMove() throws Exception {
    int seat = decides();
    for (int i = 0; i < 100; i++) {
      node.room("t").open(new TestNode.Listener("watcher" + i), Optional.empty());
    }
    node.doAll();
    int before = costs.told;
    bots.most = 1;
    change(table -> Seating.standIn(table, seat, Optional.of(Seating.STAND_IN), clock.get()));
    assertThat(bots.asked).isEqualTo(2); // the second one is not answered
    assertThat(costs.told - before).isBetween(100, 2 * 100);
  }

  @Test
  void whereTheHostCannotPayBotsTakeLongerAndNothingIsLost() throws Exception {
    int seat = decides();
    int version = head().version();
    costs.pause = 4 * NextUp.LEASE_MILLIS;
    change(table -> Seating.standIn(table, seat, Optional.of(Seating.STAND_IN), clock.get()));
    for (int i = 0; i < 3; i++) {
      clock.addAndGet(NextUp.LEASE_MILLIS * (i + 2));
      attend();
    }
    assertThat(head().version()).isEqualTo(version);
    assertThat(bots.asked).as("what it has decided is kept").isEqualTo(1);
    node.doLater();
    assertThat(head().version()).isGreaterThan(version);
  }

  @Test
  void manyTablesThatAreDueAtOnceAreSeenToInTheirOrder() throws Exception {
    long begun = clock.get();
    for (int i = 0; i < MANY; i++) {
      // The latest first, so that the order is not that of their rows; in the middle a clock.
      What what = i == MANY / 2 ? What.CLOCK : What.CHANCE;
      Agenda agenda = new Agenda(what, begun - i, 1_000, 0);
      Head head = new Head(0, 1, Optional.of(0), false, Optional.of(agenda));
      stored.open(new Opened(table("t" + i), head));
    }
    List<Due> all = tables.due(begun, 2 * MANY);
    assertThat(all).hasSize(MANY);
    attendant.seeToDue().join();
    assertThat(node.taken()).containsExactlyElementsOf(all.stream().map(Due::table).toList());
    assertThat(tables.due(begun, MANY)).isEmpty();
    assertThat(tables.heads(List.of("t" + MANY / 2)).values())
        .allSatisfy(head -> assertThat(head.agenda().map(Agenda::what)).contains(What.STAND_IN));
  }

  @Test
  void whatNobodyUnderstandsKeepsNothingElseFromBeingSeenTo() throws Exception {
    long due = clock.get();
    for (int i = 0; i < MANY; i++) {
      Agenda agenda = new Agenda(What.CHANCE, due - MANY + i, 1_000, 0);
      Head head = new Head(0, 1, Optional.of(0), false, Optional.of(agenda));
      stored.open(new Opened(table("t" + i), head));
    }
    // As a newer program may leave them; they are the longest waiting.
    var _ =
        stored
            .journal()
            .change(db -> db.execute("UPDATE head SET what = 'dance' WHERE at < ?", due - MANY / 2))
            .join();
    assertThat(tables.heads(List.of("t0", "t" + (MANY - 1)))).containsOnlyKeys("t" + (MANY - 1));
    attend();
    assertThat(node.taken()).hasSize(MANY / 2);
    assertThat(tables.due(due, MANY)).isEmpty();
  }

  @Test
  void itIsKnownWhetherSomebodySeesToWhatIsDue() {
    clock.addAndGet(60_000);
    assertThat(attendant.isWorking()).isFalse();
    attend();
    assertThat(attendant.isWorking()).isTrue();
    clock.addAndGet(60_000);
    node.fail("due", true);
    assertThatThrownBy(this::attend).hasMessageContaining("nothing is read");
    assertThat(attendant.isWorking()).isFalse();
  }
}
