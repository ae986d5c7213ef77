package kniffel.bench.simulation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.server.store.Agenda;
import kniffel.server.store.Head;
import kniffel.server.store.TableStore.Due;
import kniffel.server.store.TableStore.LogEntry;
import kniffel.server.store.TableStore.Snapshot;
import kniffel.telling.agreed.StoredTable;

/** The database that all nodes share, and what is asked of it; {@link SimulatedRows} write it. */
final class SimulatedDatabase {

  private final Map<String, TableRow> rows = new LinkedHashMap<>();

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

  Collection<TableRow> rows() {
    return rows.values();
  }

  void add(StoredTable table, Head head, List<LogEntry> entries) {
    rows.put(table.id(), new TableRow(table, head, entries));
  }

  // Questions

  Optional<Snapshot> read(String id, int from) {
    TableRow row = rows.get(id);
    return row == null
        ? Optional.empty()
        : Optional.of(Snapshot.of(row.table(), row.head(), from, row.entries(from)));
  }

  /** The same as it was earlier, as far as that is remembered. */
  Optional<Snapshot> readOld(String id, int from, long then) {
    TableRow row = rows.get(id);
    return row == null ? Optional.empty() : Optional.of(row.old(from, then));
  }

  Map<String, Head> heads(List<String> tables) {
    Map<String, Head> heads = new HashMap<>();
    for (String id : tables) {
      TableRow row = rows.get(id);
      if (row != null) {
        heads.put(id, row.head());
      }
    }
    return heads;
  }

  List<Due> due(long now, int limit) {
    List<Due> due = new ArrayList<>();
    rows.forEach(
        (id, row) ->
            row.head()
                .agenda()
                .filter(agenda -> agenda.at() <= now && isUrgent(agenda.what()))
                .ifPresent(agenda -> due.add(new Due(id, row.head().version(), agenda))));
    due.sort(Comparator.comparingLong(each -> each.agenda().at()));
    return due.subList(0, Math.min(limit, due.size()));
  }

  private static boolean isUrgent(Agenda.What what) {
    return what != Agenda.What.REVIEW && what != Agenda.What.ARCHIVE;
  }

  boolean isMember(String table, String player) {
    TableRow row = rows.get(table);
    return row != null && row.members().contains(player);
  }

  /** Takes away a table that was put up by a write that is undone. */
  void remove(String table) {
    rows.remove(table);
  }
}
