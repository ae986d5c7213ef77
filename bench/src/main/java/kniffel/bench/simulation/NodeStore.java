package kniffel.bench.simulation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import kniffel.server.store.Agenda;
import kniffel.server.store.Head;
import kniffel.server.store.TableStore;

/** A node's line to the database, on which commits may fail, drag on, or succeed unseen. */
final class NodeStore implements TableStore {

  private final World world;
  private final Life life;
  private final SimulatedDatabase database;
  private final boolean shared;

  /** How long the writer is busy. */
  private long busy;

  /** Whether nobody writes any more. */
  private boolean ended;

  NodeStore(World world, Life life, boolean shared) {
    this.world = world;
    this.life = life;
    this.database = world.database();
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
        commit(
            "append " + append.table() + " " + append.after().version(),
            () -> world.defects().append(database, append));
    return append.before().version() == 0 && world.defects().is(Defect.FIRST_EVENT_UNHEARD)
        ? answer.exceptionally(failure -> true)
        : answer;
  }

  @Override
  public CompletableFuture<Boolean> change(Change change) {
    return commit(
        "change " + change.table().id() + " to revision " + change.after().revision(),
        () -> world.defects().change(database, change));
  }

  @Override
  public CompletableFuture<Boolean> move(String table, Head before, Head after) {
    return commit(
        "move " + table + " to revision " + after.revision(),
        () -> world.defects().move(database, table, before, after));
  }

  @Override
  public CompletableFuture<Boolean> take(Due due, Agenda taken) {
    return commit(
        "take " + due.table() + " " + due.agenda().what(),
        () -> world.defects().take(database, due, taken));
  }

  @Override
  public CompletableFuture<Boolean> connect(String table, String player, boolean connected) {
    return shared
        ? commit(
            player + (connected ? " comes to " : " leaves ") + table,
            () -> world.connections().connect(life.name(), table, player, connected))
        : CompletableFuture.completedFuture(true);
  }

  @Override
  public Map<String, Set<String>> connectedElsewhere(List<String> tables) {
    mayFail();
    return shared ? world.connections().elsewhere(life.name(), tables) : Map.of();
  }

  @Override
  public CompletableFuture<Boolean> alive(LongSupplier now) {
    return commit("alive", () -> world.connections().alive(life.name()));
  }

  /** The time of the database. */
  long clock() {
    mayFail();
    return world.databaseMachine().clock();
  }

  CompletableFuture<Boolean> mendClocks(long now) {
    return commit(
        "mend clocks", () -> world.defects().mendsClocks() && database.mendClocks(now) > 0);
  }

  /** Nobody else writes here, so whatever was taken up earlier is ours now. */
  CompletableFuture<Boolean> takeOver(long now) {
    return commit("take over", () -> database.takeOver(now) > 0);
  }

  private CompletableFuture<Boolean> commit(String what, BooleanSupplier write) {
    CompletableFuture<Boolean> answer = new CompletableFuture<>();
    if (ended) {
      return answer;
    }
    SeededRandomness chance = world.chance();
    Faults faults = world.faults();
    Scheduler time = world.time();
    long wait = Math.max(0, busy - time.now()) + chance.between(50, 400);
    long takes =
        chance.in(faults.drag())
            ? chance.between(Scheduler.SECOND, 12 * Scheduler.SECOND)
            : chance.between(200, 3_000);
    busy = time.now() + wait + takes;
    if (chance.in(faults.fail())) {
      time.after(wait + takes, life, Scheduler.RunsOn.OUTSIDE, () -> failed(what, answer));
    } else if (shared && chance.in(faults.late())) {
      // A database server may finish a commit after its connection is gone; a file is written by
      // nobody but us.
      time.after(wait, life, Scheduler.RunsOn.OUTSIDE, () -> failed(what, answer));
      time.after(wait + takes, () -> written(what, write));
    } else {
      boolean unseen = chance.in(faults.unseen());
      Runnable made =
          () -> {
            boolean done = written(what, write);
            time.after(
                chance.between(50, unseen ? 5_000 : 400),
                life,
                Scheduler.RunsOn.OUTSIDE,
                () -> {
                  if (unseen) {
                    failed(what, answer);
                  } else {
                    answer.complete(done);
                  }
                });
          };
      time.after(wait, life, Scheduler.RunsOn.OUTSIDE, () -> time.after(takes, made));
    }
    world.defects().early(answer);
    return answer;
  }

  private boolean written(String what, BooleanSupplier write) {
    boolean done = write.getAsBoolean();
    world.trace().mix(what.hashCode() + (done ? 1 : 0));
    if (world.trace().isRead()) {
      world.trace().line("db", life.name() + ": " + what + (done ? "" : " – refused"));
    }
    return done;
  }

  private void failed(String what, CompletableFuture<Boolean> answer) {
    if (world.trace().isRead()) {
      world.trace().line(life.name(), "hears that it failed: " + what);
    }
    ended = world.defects().is(Defect.JOURNAL_ENDS_WITH_A_FAILURE);
    if (!world.defects().is(Defect.FAILURES_UNHEARD)) {
      answer.completeExceptionally(new SimulatedFailure("commit"));
    }
  }
}
