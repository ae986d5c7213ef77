package kniffel.bench.simulation;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.function.Supplier;
import kniffel.server.store.Agenda;
import kniffel.server.store.Head;
import kniffel.server.store.HeadWriter;
import kniffel.server.store.TableStore.Append;
import kniffel.server.store.TableStore.Change;
import kniffel.server.store.TableStore.Due;
import kniffel.server.store.TableStore.LogEntry;
import kniffel.server.store.TableStore.Opened;
import kniffel.server.store.WrittenRows;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.TableInfo.Status;

/**
 * A connection over which the simulated database is written.
 *
 * <p>A transaction takes no virtual time, so nobody sees what may yet be undone.
 */
final class SimulatedRows implements WrittenRows {

  /** What goes wrong with the next transaction. */
  enum Trouble {
    /** A statement fails. */
    WRITE,
    /** Nodes have waited for each other, and this one has to give way. */
    CIRCLE,
    /** The commit fails. */
    COMMIT,
    /** The commit succeeds, and whoever made it is told that it failed. */
    UNSEEN;

    /** What may go wrong where nobody else writes. */
    static final List<Trouble> OF_FILES = List.of(WRITE, COMMIT);

    /** What may go wrong where others write too. */
    static final List<Trouble> OF_SERVERS = List.of(WRITE, CIRCLE, COMMIT);
  }

  private final World world;
  private final SimulatedDatabase database;

  /** Whether something goes wrong now; then not again. */
  private final Predicate<Trouble> strikes;

  /** What brings back what was, the last first. */
  private final List<Runnable> undo = new ArrayList<>();

  /** Tells the witness what has been written, once it counts. */
  private final List<Runnable> heard = new ArrayList<>();

  SimulatedRows(World world, Predicate<Trouble> strikes) {
    this.world = world;
    this.database = world.database();
    this.strikes = strikes;
  }

  private TableRow touch(TableRow row) {
    if (world.defects().is(Defect.OLD_READS)) {
      row.remember(world.time().now());
    }
    undo.add(row.back());
    return row;
  }

  private void set(TableRow row, Head head) {
    touch(row).set(head);
  }

  private static SQLException circle() {
    return new SQLException("a circle", "40P01");
  }

  // What production writes

  @Override
  public boolean move(Guard guard, String table, int version, int revision, Head after) {
    TableRow row = database.row(table);
    Head head = row.head();
    boolean there =
        head.version() == version
            && head.revision() == revision
            && (guard == Guard.KNOWN
                || world.defects().is(Defect.LOG_NOT_COMPARED)
                || endOfLog(row).isEmpty())
            && (guard != Guard.UNKNOWN_QUIET
                || head.agenda().isEmpty()
                || head.isToBeLookedAfter());
    if (there) {
      set(row, world.defects().row(after));
    }
    return there;
  }

  @Override
  public boolean[] move(List<Append> appends) {
    boolean[] moved = new boolean[appends.size()];
    for (int i = 0; i < moved.length; i++) {
      Append append = appends.get(i);
      Head before = append.before();
      moved[i] =
          move(Guard.KNOWN, append.table(), before.version(), before.revision(), append.after());
    }
    return moved;
  }

  private static OptionalInt endOfLog(TableRow row) {
    LogEntry last = row.last();
    return row.head().isToBeLookedAfter() && last != null && last.seq() > row.head().version()
        ? OptionalInt.of(last.end())
        : OptionalInt.empty();
  }

  @Override
  public OptionalInt endOfLog(String table) {
    return world.defects().is(Defect.LOG_NOT_ASKED)
        ? OptionalInt.empty()
        : endOfLog(database.row(table));
  }

  @Override
  public void mend(String table, int version) {
    TableRow row = database.row(table);
    Head head = row.head();
    set(
        row,
        new Head(
            version, head.revision(), head.asked(), head.hinted(), head.agenda(), head.progress()));
  }

  @Override
  public void add(List<Append> appends) throws SQLException {
    if (strikes.test(Trouble.WRITE)) {
      throw new SimulatedFailure("an entry could not be written");
    }
    if (strikes.test(Trouble.CIRCLE)) {
      throw circle();
    }
    for (Append append : appends) {
      TableRow row = touch(database.row(append.table()));
      LogEntry last = row.last();
      if (last != null && last.seq() >= append.entry().seq()) {
        throw new SQLException("an event that is there already", "23505");
      }
      row.add(append.entry());
      if (append.results().isPresent()) {
        row.set(row.table().next(Status.OVER, row.table().agreement(), append.entry().at()));
      }
      StoredTable table = row.table();
      heard.add(() -> world.witness().appended(append, table));
    }
  }

  @Override
  public <T> T orNothing(Supplier<T> change) {
    int before = undo.size();
    int told = heard.size();
    try {
      T result = change.get();
      if (strikes.test(Trouble.WRITE)) {
        throw new SimulatedFailure("a change could not be written");
      }
      if (strikes.test(Trouble.CIRCLE)) {
        throw new IllegalStateException(circle());
      }
      return result;
    } catch (RuntimeException e) {
      undo(before);
      heard.subList(told, heard.size()).clear();
      throw e;
    }
  }

  private void undo(int left) {
    while (undo.size() > left) {
      undo.removeLast().run();
    }
  }

  @Override
  public void commit() {
    if (strikes.test(Trouble.COMMIT)) {
      if (world.defects().is(Defect.FAILED_COMMITS_COUNT)) {
        undo(0);
        heard.clear();
        return;
      }
      throw new SimulatedFailure("commit");
    }
    undo.clear();
    heard.forEach(Runnable::run);
    heard.clear();
    if (strikes.test(Trouble.UNSEEN)) {
      throw new SimulatedFailure("commit");
    }
  }

  @Override
  public void close() {
    if (!world.defects().is(Defect.HALF_UNDONE)) {
      undo(0);
    }
    heard.clear();
  }

  // What is written besides

  /** Stores a changed agreement; false if the table has changed since. */
  boolean change(HeadWriter<SimulatedRows> heads, Change change) {
    String id = change.table().id();
    TableRow row = touch(database.row(id));
    Head before = change.before();
    Head after = change.after();
    if (!(change.isAfterTheEnd()
        ? move(
            Guard.KNOWN, id, before.version(), before.revision(), with(after, row.head().agenda()))
        : heads.move(id, before, after))) {
      return false;
    }
    row.set(change.table());
    row.setMembers(change.departed());
    Head head = row.head();
    heard.add(() -> world.witness().changed(change.table(), head));
    change.opened().ifPresent(opened -> open(row, opened));
    change
        .table()
        .agreement()
        .goesOn()
        .ifPresent(there -> heard.add(() -> world.witness().goesOn(id, there)));
    return true;
  }

  /** A second table, where the game of another one goes on. */
  private void open(TableRow old, Opened opened) {
    String id = opened.table().id();
    String log = String.join("\n", old.entries().stream().map(LogEntry::events).toList());
    database.add(opened.table(), opened.head(), opened.log().stream().toList());
    undo.add(() -> database.remove(id));
    heard.add(
        () -> {
          world.witness().opened(old.table(), opened, log);
          for (SimulatedPlayer player : world.players()) {
            if (!opened.table().agreement().seatsOf(player.id()).isEmpty()) {
              long wait = world.chance().between(1_000, 500_000);
              world.time().after(wait, () -> player.comeTo(id));
            }
          }
        });
  }

  boolean move(HeadWriter<SimulatedRows> heads, String table, Head before, Head after) {
    boolean moved = heads.move(table, before, after);
    if (moved) {
      heard.add(() -> world.witness().moved(table, after));
    }
    return moved;
  }

  boolean take(Due due, Agenda taken) {
    boolean there = isDue(due);
    if (there) {
      TableRow row = database.row(due.table());
      set(row, with(row.head(), Optional.of(taken)));
    }
    return there;
  }

  /** Whether something is still on the agenda as it was found there. */
  boolean isDue(Due due) {
    Head head = database.row(due.table()).head();
    return head.version() == due.version()
        && head.agenda().filter(agenda -> agenda.at() == due.agenda().at()).isPresent();
  }

  /** Nothing waits longer than it was meant to because a clock was set back. */
  boolean mendClocks(long now) {
    boolean mended = false;
    for (TableRow row : database.rows()) {
      Agenda agenda = row.head().agenda().orElse(null);
      if (agenda != null && agenda.at() - agenda.delay() > now + 5_000) {
        at(row, agenda, now + agenda.delay());
        mended = true;
      }
    }
    return mended;
  }

  /**
   * A node that is alone does at once what was on the agenda of the one before; but people who are
   * waited for could not come while there was no node.
   */
  boolean takeOver(long now) {
    boolean taken = false;
    for (TableRow row : database.rows()) {
      Agenda agenda = row.head().agenda().orElse(null);
      if (agenda != null && agenda.what() == Agenda.What.BEGIN) {
        at(row, agenda, now + agenda.delay());
        taken = true;
      } else if (agenda != null && agenda.at() > now && agenda.what() != Agenda.What.CLOCK) {
        at(row, agenda, now);
        taken = true;
      }
    }
    return taken;
  }

  private void at(TableRow row, Agenda agenda, long at) {
    set(
        row,
        with(
            row.head(),
            Optional.of(new Agenda(agenda.what(), at, agenda.delay(), agenda.tries()))));
  }

  private static Head with(Head head, Optional<Agenda> agenda) {
    return new Head(
        head.version(), head.revision(), head.asked(), head.hinted(), agenda, head.progress());
  }

  /** Writes something that is in no table, having remembered how it was. */
  boolean write(Runnable back, Supplier<Boolean> change) {
    undo.add(back);
    return change.get();
  }
}
