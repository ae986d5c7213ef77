package kniffel.server.store;

import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Heads that are ahead of their rows.
 *
 * <p>Where one node alone writes, most moves of people who play quickly write their entry and
 * nothing else. The row of the head, which is on a separate page, is then behind for some seconds,
 * and marked as such: {@link Agenda.What#LOOK} is on its agenda, so that somebody checks where the
 * log ends if this node dies first. The row of a slow game is not left behind: a check would follow
 * each of its moves, which costs two more writes.
 *
 * <p>Only the journal writes it; what others see of it is on disk.
 */
final class HeadsAhead {

  /** How long a row is left behind. */
  private static final long BEHIND_MILLIS = 20_000;

  /** When somebody checks; by then the game has stopped moving, or its row was written. */
  private static final long LOOK_MILLIS = 30_000;

  /** A game that moves at least this often has its row written before anybody checks. */
  private static final long QUICK_MILLIS = LOOK_MILLIS - BEHIND_MILLIS;

  /**
   * A head and its row.
   *
   * @param written the version in the row
   * @param until the time from which the row is to be written again
   */
  private record Ahead(Head head, int written, long until) {}

  private final Map<String, Ahead> committed = new ConcurrentHashMap<>();

  /** The changes of the open transaction; empty for a row that is up to date again. */
  private final Map<String, Optional<Ahead>> open = new HashMap<>();

  /** When tables that still count as fast last moved, the oldest first. */
  private final Map<String, Long> moved = new LinkedHashMap<>();

  /** The contents of the row of a head that is about to be left behind. */
  static Head row(Head head, long now) {
    return new Head(
        head.version(),
        head.revision(),
        head.asked(),
        head.hinted(),
        Optional.of(Agenda.in(LOOK_MILLIS, Agenda.What.LOOK, now)),
        head.progress());
  }

  /** Whether nothing happens by itself, according to a head. */
  static boolean isQuiet(Head head) {
    return head.agenda().isEmpty() || head.isToBeLookedAfter();
  }

  /** Where a table whose row is behind stands, as far as that is known here and on disk. */
  @Nullable Head of(String table) {
    Ahead ahead = committed.get(table);
    return ahead == null ? null : ahead.head();
  }

  // What the journal does

  private @Nullable Ahead now(String table) {
    Optional<Ahead> changed = open.get(table);
    return changed == null ? committed.get(table) : changed.orElse(null);
  }

  /** Whether a table is not where the caller thinks it is. */
  boolean isElsewhere(String table, Head thought) {
    Ahead ahead = now(table);
    return ahead != null
        && (ahead.head().version() != thought.version()
            || ahead.head().revision() != thought.revision());
  }

  /** The version in the row of a table that is where the caller thinks it is. */
  int written(String table, Head thought) {
    Ahead ahead = now(table);
    return ahead == null ? thought.version() : ahead.written();
  }

  /** Whether nothing is known of the row of a table. */
  boolean isUnknown(String table) {
    return now(table) == null;
  }

  /** Whether a table moved on a moment ago. */
  boolean isQuick(String table, long now) {
    Long before = moved.get(table);
    return before != null && before >= now - QUICK_MILLIS;
  }

  /** Remembers that a table moved on, and forgets those whose move is too long ago to count. */
  void note(String table, long now) {
    moved.remove(table);
    moved.put(table, now);
    Iterator<Long> oldest = moved.values().iterator();
    while (oldest.next() < now - QUICK_MILLIS) {
      oldest.remove();
    }
  }

  /** Moves a head on and leaves its row behind; false if the row is to be written. */
  boolean moveOn(String table, Head after, long now) {
    Ahead ahead = now(table);
    if (ahead == null || now >= ahead.until()) {
      return false;
    }
    open.put(table, Optional.of(new Ahead(after, ahead.written(), ahead.until())));
    return true;
  }

  /** A row was just written, so it may be left behind from now on. */
  void begin(String table, Head head, long now) {
    open.put(table, Optional.of(new Ahead(head, head.version(), now + BEHIND_MILLIS)));
  }

  /** The row of a table is up to date. */
  void end(String table) {
    if (!open.isEmpty() || !committed.isEmpty()) {
      open.put(table, Optional.empty());
    }
  }

  /** What was done is on disk. */
  void commit() {
    open.forEach(
        (table, ahead) ->
            ahead.ifPresentOrElse(
                known -> committed.put(table, known), () -> committed.remove(table)));
    open.clear();
  }

  /** Nobody knows whether what was done counts: the log will tell. */
  void forget() {
    open.keySet().forEach(committed::remove);
    open.clear();
  }

  /** Heads whose rows are behind, in the open transaction too. */
  Map<String, Head> all() {
    Map<String, Head> all = new HashMap<>();
    committed.forEach((table, ahead) -> all.put(table, ahead.head()));
    open.forEach(
        (table, ahead) ->
            ahead.ifPresentOrElse(known -> all.put(table, known.head()), () -> all.remove(table)));
    return all;
  }
}
