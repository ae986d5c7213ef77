package kniffel.bench.simulation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kniffel.server.store.Head;
import kniffel.server.store.TableStore.LogEntry;
import kniffel.server.store.TableStore.Snapshot;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.StoredTable;
import org.jspecify.annotations.Nullable;

/** A table in the simulated database and all that belongs to it. */
final class TableRow {

  /** How a table was until then. */
  private record Old(long until, Snapshot snapshot) {}

  private final List<LogEntry> entries;
  private final List<Old> old = new ArrayList<>();
  private StoredTable table;
  private Head head;
  private Set<String> members;

  TableRow(StoredTable table, Head head, List<LogEntry> entries) {
    this.table = table;
    this.head = head;
    this.entries = new ArrayList<>(entries);
    this.members = people(table);
  }

  private static Set<String> people(StoredTable table) {
    Set<String> people = new HashSet<>();
    for (Place place : table.agreement().places()) {
      if (place instanceof Place.Person person) {
        people.add(person.player());
      }
    }
    return people;
  }

  StoredTable table() {
    return table;
  }

  /** What the row of the head says, which may be behind the log. */
  Head head() {
    return head;
  }

  Set<String> members() {
    return members;
  }

  List<LogEntry> entries() {
    return entries;
  }

  /** The entries from an event on. */
  List<LogEntry> entries(int from) {
    int first = entries.size();
    while (first > 0 && entries.get(first - 1).seq() >= from) {
      first--;
    }
    return List.copyOf(entries.subList(first, entries.size()));
  }

  @Nullable LogEntry last() {
    return entries.isEmpty() ? null : entries.getLast();
  }

  void set(Head changed) {
    head = changed;
  }

  void set(StoredTable changed) {
    table = changed;
  }

  void add(LogEntry entry) {
    entries.add(entry);
  }

  /** Whoever has a seat is a member from now on, and whoever departs is not. */
  void setMembers(Set<String> departed) {
    Set<String> changed = people(table);
    changed.addAll(members);
    changed.removeAll(departed);
    members = changed;
  }

  /** What brings it back to how it is now. */
  Runnable back() {
    StoredTable wasTable = table;
    Head wasHead = head;
    Set<String> were = members;
    int count = entries.size();
    return () -> {
      table = wasTable;
      head = wasHead;
      members = were;
      entries.subList(count, entries.size()).clear();
    };
  }

  /** Remembers how it is until it changes now. */
  void remember(long now) {
    old.add(new Old(now, new Snapshot(table, head, List.copyOf(entries))));
  }

  /** How it was earlier, as far as that is remembered. */
  Snapshot old(int from, long then) {
    Snapshot was =
        old.stream()
            .filter(each -> each.until() >= then)
            .map(Old::snapshot)
            .findFirst()
            .orElseGet(() -> new Snapshot(table, head, List.copyOf(entries)));
    return Snapshot.of(
        was.table(),
        was.head(),
        from,
        was.entries().stream().filter(entry -> entry.seq() >= from).toList());
  }
}
