package kniffel.client;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Notes that are lost when the program ends. */
final class NotesInMemory implements Notes {

  private final Map<String, List<Note>> byTable = new LinkedHashMap<>();

  @Override
  public synchronized List<Note> of(String table) {
    return List.copyOf(byTable.getOrDefault(table, List.of()));
  }

  @Override
  public synchronized void add(String table, Note note) {
    byTable.computeIfAbsent(table, any -> new ArrayList<>()).add(note);
    if (byTable.size() > MOST_TABLES) {
      byTable.remove(byTable.keySet().iterator().next());
    }
  }
}
