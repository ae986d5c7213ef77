package kniffel.bench.simulation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import kniffel.server.store.Agenda;
import kniffel.server.store.GroupCommit.JournalTask;
import kniffel.server.store.Head;
import kniffel.server.store.TableStore;

/** A node's line to the database, on which commits may fail, drag on, or succeed unseen. */
final class NodeStore implements TableStore {

  private final World world;
  private final Life life;
  private final SimulatedDatabase database;
  private final boolean shared;

  private final SimulatedJournal journal;

  NodeStore(World world, Life life, boolean shared) {
    this.world = world;
    this.life = life;
    this.database = world.database();
    this.journal = new SimulatedJournal(world, life, shared);
    this.shared = shared;
  }

  private void mayFail() {
    if (world.chance().in(world.faults().unread())) {
      throw new SimulatedFailure("the database did not answer");
    }
  }

  @Override
  public Optional<Snapshot> read(String table, int from) {
    mayFail();
    return world.defects().read(database, table, from, world.time().now());
  }

  @Override
  public Map<String, Head> heads(List<String> tables) {
    mayFail();
    return database.heads(tables);
  }

  @Override
  public List<Due> due(long now, int limit) {
    mayFail();
    return world.defects().due(database.due(now, limit));
  }

  @Override
  public CompletableFuture<Boolean> takeLook(String table, long lease, long now) {
    return CompletableFuture.completedFuture(false); // as here
  }

  @Override
  public List<Due> dueReviews(long now, int limit) {
    return List.of(); // the books are not simulated
  }

  @Override
  public boolean isMember(String table, String player) {
    mayFail();
    return database.isMember(table, player);
  }

  @Override
  public boolean isShared() {
    return shared && !world.defects().is(Defect.REFUSED_UNSEEN);
  }

  @Override
  public CompletableFuture<Boolean> append(Append append) {
    CompletableFuture<Boolean> answer =
        journal.commit(
            "append " + append.table() + " " + append.after().version(),
            kept -> new JournalTask.Entry<>(world.defects().append(database, append), kept));
    if (append.before().version() == 0 && world.defects().is(Defect.FIRST_EVENT_UNHEARD)) {
      return answer.exceptionally(failure -> true);
    }
    return world.defects().is(Defect.TAKEN_IS_KEPT) ? answer.thenApply(any -> true) : answer;
  }

  @Override
  public CompletableFuture<Boolean> change(Change change) {
    return journal.write(
        "change " + change.table().id() + " to revision " + change.after().revision(),
        heads -> heads.rows().change(heads, world.defects().change(database, change)));
  }

  @Override
  public CompletableFuture<Boolean> move(String table, Head before, Head after) {
    return journal.write(
        "move " + table + " to revision " + after.revision(),
        heads -> world.defects().move(heads.rows(), heads, table, before, after));
  }

  @Override
  public CompletableFuture<Boolean> take(Due due, Agenda taken) {
    return journal.write(
        "take " + due.table() + " " + due.agenda().what(),
        heads -> world.defects().take(heads.rows(), due, taken));
  }

  @Override
  public CompletableFuture<Boolean> connect(String table, String player, boolean connected) {
    SimulatedConnections connections = world.connections();
    return shared
        ? journal.write(
            player + (connected ? " comes to " : " leaves ") + table,
            heads ->
                heads
                    .rows()
                    .write(
                        connections.back(),
                        () -> connections.connect(life.name(), table, player, connected)))
        : CompletableFuture.completedFuture(true);
  }

  @Override
  public Map<String, Set<String>> connectedElsewhere(List<String> tables) {
    mayFail();
    return shared ? world.connections().elsewhere(life.name(), tables) : Map.of();
  }

  @Override
  public CompletableFuture<Boolean> alive(LongSupplier now) {
    SimulatedConnections connections = world.connections();
    return journal.write(
        "alive",
        heads -> heads.rows().write(connections.back(), () -> connections.alive(life.name())));
  }

  /** The time of the database. */
  long clock() {
    mayFail();
    return world.databaseMachine().clock();
  }

  CompletableFuture<Boolean> mendClocks(long now) {
    return journal.write(
        "mend clocks", heads -> world.defects().mendsClocks() && heads.rows().mendClocks(now));
  }

  /** Nobody else writes here, so whatever was taken up earlier is ours now. */
  CompletableFuture<Boolean> takeOver(long now) {
    return journal.write("take over", heads -> heads.rows().takeOver(now));
  }

  /** Nobody will write any more, in good order. */
  void stop() {
    journal.stop();
  }
}
