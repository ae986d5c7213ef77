package kniffel.bench.simulation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kniffel.server.store.Agenda;
import kniffel.server.store.Head;
import kniffel.server.store.TableStore.Append;
import kniffel.server.store.TableStore.Change;
import kniffel.server.store.TableStore.Due;
import kniffel.server.store.TableStore.LogEntry;
import kniffel.server.store.TableStore.Opened;
import kniffel.server.store.TableStore.Snapshot;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.TableInfo.Status;
import org.jspecify.annotations.Nullable;

/** The database that all nodes share: one commit after the other, all of it or nothing. */
final class SimulatedDatabase {

  /** A table and all that belongs to it. */
  static final class TableRow {
    private StoredTable table;
    private Head head;
    private final List<LogEntry> entries = new ArrayList<>();
    private final Set<String> members = new HashSet<>();
    private final List<Old> old = new ArrayList<>();

    private TableRow(StoredTable table, Head head) {
      this.table = table;
      this.head = head;
    }

    StoredTable table() {
      return table;
    }

    Head head() {
      return head;
    }
  }

  private final World world;
  private final Map<String, TableRow> rows = new LinkedHashMap<>();

  SimulatedDatabase(World world) {
    this.world = world;
  }

  TableRow row(String id) {
    TableRow row = rows.get(id);
    if (row == null) {
      throw new IllegalStateException("no table " + id);
    }
    return row;
  }

  List<String> tables() {
    return List.copyOf(rows.keySet());
  }

  void add(StoredTable table, Head head, List<LogEntry> entries) {
    TableRow row = new TableRow(table, head);
    row.entries.addAll(entries);
    rows.put(table.id(), row);
    addMembers(row);
  }

  private static void addMembers(TableRow row) {
    for (Place place : row.table.agreement().places()) {
      if (place instanceof Place.Person person) {
        row.members.add(person.player());
      }
    }
  }

  // Questions

  Optional<Snapshot> read(String id, int from) {
    TableRow row = rows.get(id);
    if (row == null) {
      return Optional.empty();
    }
    int first = row.entries.size();
    while (first > 0 && row.entries.get(first - 1).seq() >= from) {
      first--;
    }
    List<LogEntry> entries = List.copyOf(row.entries.subList(first, row.entries.size()));
    return Optional.of(new Snapshot(row.table, row.head, entries));
  }

  /** The same as it was earlier, as far as that is remembered. */
  Optional<Snapshot> readOld(String id, int from, long then) {
    TableRow row = rows.get(id);
    if (row == null) {
      return Optional.empty();
    }
    Snapshot old = new Snapshot(row.table, row.head, List.copyOf(row.entries));
    for (Old each : row.old) {
      if (each.until() >= then) {
        old = each.snapshot();
        break;
      }
    }
    List<LogEntry> entries = old.entries().stream().filter(entry -> entry.seq() >= from).toList();
    return Optional.of(new Snapshot(old.table(), old.head(), entries));
  }

  /** How a table was until then. */
  private record Old(long until, Snapshot snapshot) {}

  private void remember(TableRow row) {
    if (world.defects().is(Defect.OLD_READS)) {
      Snapshot snapshot = new Snapshot(row.table, row.head, List.copyOf(row.entries));
      row.old.add(new Old(world.time().now(), snapshot));
    }
  }

  Map<String, Head> heads(List<String> tables) {
    Map<String, Head> heads = new HashMap<>();
    for (String id : tables) {
      TableRow row = rows.get(id);
      if (row != null) {
        heads.put(id, row.head);
      }
    }
    return heads;
  }

  List<Due> due(long now, int limit) {
    List<Due> due = new ArrayList<>();
    rows.forEach(
        (id, row) ->
            row.head
                .agenda()
                .filter(agenda -> agenda.at() <= now && isUrgent(agenda.what()))
                .ifPresent(agenda -> due.add(new Due(id, row.head.version(), agenda))));
    due.sort(Comparator.comparingLong(each -> each.agenda().at()));
    return due.subList(0, Math.min(limit, due.size()));
  }

  private static boolean isUrgent(Agenda.What what) {
    return what != Agenda.What.REVIEW && what != Agenda.What.ARCHIVE;
  }

  boolean isMember(String table, String player) {
    TableRow row = rows.get(table);
    return row != null && row.members.contains(player);
  }

  // Changes

  /** The row of a table, if its head is still there. */
  private @Nullable TableRow at(String table, Head head) {
    TableRow row = rows.get(table);
    return row != null
            && row.head.version() == head.version()
            && row.head.revision() == head.revision()
        ? row
        : null;
  }

  boolean append(Append append) {
    TableRow row = at(append.table(), append.before());
    if (row == null) {
      return false;
    }
    remember(row);
    row.head = append.after();
    row.entries.add(append.entry());
    if (append.results().isPresent()) {
      row.table = row.table.next(Status.OVER, row.table.agreement(), append.entry().at());
    }
    world.witness().appended(append, row.table);
    return true;
  }

  boolean change(Change change) {
    TableRow row = at(change.table().id(), change.before());
    if (row == null) {
      return false;
    }
    remember(row);
    Head after = change.after();
    row.head = change.isAfterTheEnd() ? with(after, row.head.agenda()) : after;
    row.table = change.table();
    addMembers(row);
    row.members.removeAll(change.departed());
    world.witness().changed(row.table, row.head);
    change.opened().ifPresent(opened -> open(row, opened));
    row.table
        .agreement()
        .goesOn()
        .ifPresent(there -> world.witness().goesOn(row.table.id(), there));
    return true;
  }

  /** A second table, where the game of another one goes on. */
  private void open(TableRow old, Opened opened) {
    List<LogEntry> log = opened.log().stream().toList();
    List<String> before = old.entries.stream().map(LogEntry::events).toList();
    world.witness().opened(old.table, opened, String.join("\n", before));
    add(opened.table(), opened.head(), log);
    for (SimulatedPlayer player : world.players()) {
      if (!opened.table().agreement().seatsOf(player.id()).isEmpty()) {
        world
            .time()
            .after(
                world.chance().between(1_000, 500_000), () -> player.comeTo(opened.table().id()));
      }
    }
  }

  boolean move(String table, Head before, Head after) {
    TableRow row = at(table, before);
    if (row == null) {
      return false;
    }
    remember(row);
    row.head = after;
    world.witness().moved(table, after);
    return true;
  }

  boolean take(Due due, Agenda taken) {
    TableRow row = rows.get(due.table());
    if (row == null
        || row.head.version() != due.version()
        || row.head.agenda().isEmpty()
        || row.head.agenda().get().at() != due.agenda().at()) {
      return false;
    }
    row.head = with(row.head, taken);
    return true;
  }

  /** Whether something is still on the agenda as it was found there. */
  boolean isDue(Due due) {
    TableRow row = rows.get(due.table());
    return row != null
        && row.head.version() == due.version()
        && row.head.agenda().equals(Optional.of(due.agenda()));
  }

  /** Nothing waits longer than it was meant to because a clock was set back. */
  int mendClocks(long now) {
    int mended = 0;
    for (TableRow row : rows.values()) {
      if (row.head.agenda().isPresent()) {
        Agenda agenda = row.head.agenda().get();
        if (agenda.at() - agenda.delay() > now + 5_000) {
          long at = now + agenda.delay();
          row.head = with(row.head, new Agenda(agenda.what(), at, agenda.delay(), agenda.tries()));
          mended++;
        }
      }
    }
    return mended;
  }

  /** A node that is alone does at once what was on the agenda of the one before. */
  int takeOver(long now) {
    int taken = 0;
    for (TableRow row : rows.values()) {
      Agenda agenda = row.head.agenda().orElse(null);
      if (agenda != null && agenda.what() == Agenda.What.BEGIN) {
        row.head = with(row.head, renewed(agenda, now));
        taken++;
      } else if (agenda != null && agenda.at() > now && agenda.what() != Agenda.What.CLOCK) {
        row.head = with(row.head, new Agenda(agenda.what(), now, agenda.delay(), agenda.tries()));
        taken++;
      }
    }
    return taken;
  }

  /** The people being waited for could not come while there was no node. */
  private static Agenda renewed(Agenda agenda, long now) {
    return new Agenda(agenda.what(), now + agenda.delay(), agenda.delay(), agenda.tries());
  }

  private static Head with(Head head, Agenda agenda) {
    return with(head, Optional.of(agenda));
  }

  private static Head with(Head head, Optional<Agenda> agenda) {
    return new Head(
        head.version(), head.revision(), head.asked(), head.hinted(), agenda, head.progress());
  }
}
