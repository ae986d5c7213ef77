package kniffel.bench.simulation;

import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import kniffel.bench.simulation.SimulatedRows.Trouble;
import kniffel.server.store.GroupCommit;
import kniffel.server.store.GroupCommit.JournalTask;
import kniffel.server.store.GroupCommit.Write;
import kniffel.server.store.Head;
import org.jspecify.annotations.Nullable;

/**
 * The one who writes on a node, in virtual time; what is written when, and what is believed after a
 * failure, production decides.
 */
final class SimulatedJournal {

  /**
   * Something that is to be written.
   *
   * @param task makes what production gets, at the moment it gets it
   */
  private record Unwritten(
      String what,
      Function<CompletableFuture<Boolean>, JournalTask<SimulatedRows>> task,
      CompletableFuture<Boolean> answer) {}

  private final World world;
  private final Life life;
  private final boolean shared;
  private final GroupCommit<SimulatedRows> commits;

  /** What waits for the next commit. */
  private final List<Unwritten> waiting = new ArrayList<>();

  /** Whether a commit is under way. */
  private boolean busy;

  /** What goes wrong with the transaction, if anything does. */
  private @Nullable Trouble trouble;

  /** Whether nobody writes any more. */
  private boolean ended;

  SimulatedJournal(World world, Life life, boolean shared) {
    this.world = world;
    this.life = life;
    this.shared = shared;
    this.commits =
        new GroupCommit<>(
            () -> new SimulatedRows(world, this::strikes), shared, new CompositeMeterRegistry());
  }

  private boolean strikes(Trouble which) {
    boolean now = trouble == which;
    if (now) {
      trouble = null;
    }
    return now;
  }

  CompletableFuture<Boolean> write(String what, Write<SimulatedRows, Boolean> write) {
    return commit(what, kept -> new JournalTask.Free<>(write, kept));
  }

  CompletableFuture<Boolean> commit(
      String what, Function<CompletableFuture<Boolean>, JournalTask<SimulatedRows>> task) {
    CompletableFuture<Boolean> answer = new CompletableFuture<>();
    if (!ended) {
      waiting.add(new Unwritten(what, task, answer));
      if (!busy) {
        busy = true;
        outside(world.chance().between(50, 400), this::gather);
      }
      world.defects().early(answer);
    }
    return answer;
  }

  private void outside(long delay, Runnable task) {
    world.time().after(delay, life, Scheduler.RunsOn.OUTSIDE, task);
  }

  /** Whatever has come meanwhile is written together. */
  private void gather() {
    busy = !waiting.isEmpty();
    if (!busy) {
      return;
    }
    List<Unwritten> batch = List.copyOf(waiting);
    waiting.clear();
    SeededRandomness chance = world.chance();
    long takes =
        chance.in(world.faults().drag())
            ? chance.between(Scheduler.SECOND, 12 * Scheduler.SECOND)
            : chance.between(200, 3_000);
    Trouble strikes = draw();
    if (!shared) {
      // A file is written by nobody but us: what we have not committed when we die never counts.
      outside(takes, () -> keep(batch, strikes, false));
    } else {
      // A database server may finish a commit after its connection is gone.
      boolean late = chance.in(world.faults().late());
      if (late) {
        batch.forEach(wanted -> failed(wanted.what(), wanted.answer()));
      }
      world.time().after(takes, () -> keep(batch, late ? null : strikes, late));
    }
    outside(takes + chance.between(50, 400), this::gather);
  }

  private @Nullable Trouble draw() {
    SeededRandomness chance = world.chance();
    if (chance.in(world.faults().fail())) {
      return chance.of(shared ? Trouble.OF_SERVERS : Trouble.OF_FILES);
    }
    return chance.in(world.faults().unseen()) ? Trouble.UNSEEN : null;
  }

  /**
   * Writes in a single moment.
   *
   * @param unheard whether those who wait were told already that it failed
   */
  private void keep(List<Unwritten> batch, @Nullable Trouble strikes, boolean unheard) {
    boolean lost = strikes == Trouble.COMMIT && world.defects().is(Defect.FAILED_COMMITS_COUNT);
    List<JournalTask<SimulatedRows>> tasks = new ArrayList<>();
    for (Unwritten wanted : batch) {
      CompletableFuture<Boolean> kept = new CompletableFuture<>();
      var _ =
          kept.whenComplete(
              (done, failure) -> {
                if (failure != null
                    && !(SimulatedSocket.cause(failure) instanceof SimulatedFailure)) {
                  world.unexpected(life.name() + " could not " + wanted.what(), failure);
                }
                answer(wanted, failure != null || lost ? null : done, unheard);
              });
      tasks.add(wanted.task().apply(kept));
    }
    trouble = strikes;
    commits.keep(tasks);
    trouble = null;
    compareHeads();
  }

  /** Whoever asked hears a moment later what came of it; nothing if nobody knows. */
  private void answer(Unwritten wanted, @Nullable Boolean done, boolean unheard) {
    world.trace().mix(wanted.what().hashCode() + (done == null ? 2 : done ? 1 : 0));
    if (world.trace().isRead()) {
      String end = done == null ? " – failed" : done ? "" : " – refused";
      world.trace().line("db", life.name() + ": " + wanted.what() + end);
    }
    if (unheard) {
      return;
    }
    outside(
        world.chance().between(50, done == null ? 5_000 : 400),
        () -> {
          if (done == null) {
            failed(wanted.what(), wanted.answer());
          } else {
            wanted.answer().complete(done);
          }
        });
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

  /** A table is where lists say that it is while its row is behind. */
  private void compareHeads() {
    if (shared) {
      return;
    }
    for (String table : world.database().tables()) {
      Head ahead = commits.ahead(table);
      if (ahead != null && ahead.version() != world.witness().truth(table).version()) {
        world.fail(life.name() + " believes that " + table + " is at version " + ahead.version());
      }
    }
  }

  /** Nobody will write any more, in good order. */
  void stop() {
    if (!busy) {
      commits.keep(List.of(new JournalTask.Stop<>()));
      compareHeads();
    }
  }
}
