package kniffel.bench.simulation;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import kniffel.server.store.Agenda;
import kniffel.server.store.Head;
import kniffel.server.store.HeadWriter;
import kniffel.server.store.TableStore;
import kniffel.server.store.TableStore.Append;
import kniffel.server.store.TableStore.BookEntry;
import kniffel.server.store.TableStore.Change;
import kniffel.server.store.TableStore.Due;
import kniffel.server.store.TableStore.Opened;
import kniffel.server.store.TableStore.Result;
import kniffel.server.store.TableStore.Snapshot;
import org.jspecify.annotations.Nullable;

/**
 * Mistakes that somebody might make behind a port, to check that the simulation finds them; without
 * a defect everything is as it should be.
 */
record Defects(@Nullable Defect defect) {

  boolean is(Defect other) {
    return defect == other;
  }

  private static Head without(Head head) {
    return new Head(head.version(), head.revision(), head.asked(), head.hinted(), Optional.empty());
  }

  Optional<Snapshot> read(SimulatedDatabase database, String table, int from, long now) {
    Optional<Snapshot> read =
        is(Defect.OLD_READS)
            ? database.readOld(table, from, now - Scheduler.SECOND)
            : database.read(table, from);
    return is(Defect.TORN_READ) ? read.map(Defects::torn) : read;
  }

  /** The agreement is newer than the log that is read with it. */
  private static Snapshot torn(Snapshot read) {
    return new Snapshot(
        read.table(),
        read.head(),
        read.entries().isEmpty()
            ? read.entries()
            : read.entries().subList(0, read.entries().size() - 1));
  }

  List<Due> due(List<Due> due) {
    return is(Defect.NOTHING_DUE) ? List.of() : due;
  }

  Append append(SimulatedDatabase database, Append append) {
    Append made = append;
    if (is(Defect.AGENDA_LOST_BY_MOVES)) {
      made =
          new Append(
              append.table(),
              append.before(),
              without(append.after()),
              append.entry(),
              append.results());
    }
    if (is(Defect.REVISION_IGNORED)) {
      Head now = database.row(append.table()).head();
      Head after = append.after();
      made =
          new Append(
              append.table(),
              new Head(append.before().version(), now.revision(), now.asked(), false, now.agenda()),
              new Head(
                  after.version(),
                  Math.max(after.revision(), now.revision()),
                  after.asked(),
                  after.hinted(),
                  after.agenda()),
              append.entry(),
              append.results());
    }
    if (is(Defect.COMMANDS_NOT_KEPT)) {
      TableStore.LogEntry entry = append.entry();
      made =
          new Append(
              append.table(),
              append.before(),
              append.after(),
              new TableStore.LogEntry(entry.seq(), entry.events(), Optional.empty(), entry.at()),
              append.results());
    }
    if (is(Defect.ANYTHING_IS_ENTERED)) {
      made =
          new Append(
              append.table(),
              append.before(),
              append.after(),
              append.entry(),
              append.results().map(all -> all.stream().map(Defects::entered).toList()));
    }
    if (is(Defect.RESULTS_NOT_KEPT)) {
      made =
          new Append(
              append.table(), append.before(), append.after(), append.entry(), Optional.empty());
    }
    return made;
  }

  private static Result entered(Result result) {
    return new Result(
        result.seat(),
        result.player(),
        result.game(),
        result.dice(),
        result.players(),
        result.score(),
        result.rank(),
        result.award(),
        Optional.of(new BookEntry("any", 1, 1, "gold")));
  }

  Change change(SimulatedDatabase database, Change change) {
    Change made = change;
    if (is(Defect.AGENDA_LOST_BY_CHANGES)) {
      made =
          new Change(
              change.table(),
              change.before(),
              without(change.after()),
              change.departed(),
              change.results(),
              change.opened());
    }
    if (is(Defect.VERSION_IGNORED)) {
      Head now = database.row(change.table().id()).head();
      Head before = change.before();
      made =
          new Change(
              change.table(),
              new Head(
                  now.version(), before.revision(), before.asked(), before.hinted(), now.agenda()),
              change.after(),
              change.departed(),
              change.results(),
              change.opened());
    }
    if (is(Defect.HINTS_TAKEN_BACK)) {
      made =
          new Change(
              change.table(),
              change.before(),
              change.after(),
              change.departed(),
              change.results(),
              change.opened().map(Defects::unhinted));
    }
    if (is(Defect.TAKEN_BACK_IN_TWO_WRITES)) {
      made =
          new Change(
              change.table(), change.before(), change.after(), change.departed(), change.results());
    }
    return made;
  }

  private static Opened unhinted(Opened opened) {
    Head head = opened.head();
    return new Opened(
        opened.table(),
        new Head(head.version(), head.revision(), head.asked(), false, head.agenda()),
        opened.log());
  }

  boolean move(
      SimulatedRows rows, HeadWriter<SimulatedRows> heads, String table, Head before, Head after) {
    return (is(Defect.HINTS_NOT_KEPT) && after.hinted()) || rows.move(heads, table, before, after);
  }

  boolean take(SimulatedRows rows, Due due, Agenda taken) {
    return is(Defect.TAKEN_BY_ALL) ? rows.isDue(due) : rows.take(due, taken);
  }

  /** The row of a head as it is written. */
  Head row(Head head) {
    return is(Defect.LEFT_BEHIND_UNMARKED) && head.isToBeLookedAfter() ? without(head) : head;
  }

  boolean mendsClocks() {
    return !is(Defect.CLOCKS_NOT_MENDED) && !is(Defect.CLOCKS_STEP);
  }

  /** Reports it as kept before it is. */
  void early(CompletableFuture<Boolean> answer) {
    if (is(Defect.ACKNOWLEDGED_EARLY)) {
      answer.complete(true);
    }
  }
}
