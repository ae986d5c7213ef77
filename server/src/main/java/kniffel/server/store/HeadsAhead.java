package kniffel.server.store;

import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Heads that have moved on further than their rows say.
 *
 * <p>Where one node alone writes, most moves of people who play quickly write their entry and
 * nothing else. The row of the head, which is on a page of its own, is then behind for some
 * seconds, and says so: {@link Agenda.What#LOOK} is on its agenda, so that somebody looks where the
 * log ends if this node does not live to say it. Of a slow game nothing is left behind: somebody
 * would look after each of its moves, which costs two writes more.
 *
 * <p>Written by the journal alone; what others see of it is on disk.
 */
final class HeadsAhead {

  /** For how long a row is left behind. */
  private static final long BEHIND_MILLIS = 20_000;

  /** After which time somebody looks; by then the game stands still, or its row was written. */
  private static final long LOOK_MILLIS = 30_000;

  /** Whoever moves at least this often has the row written before somebody looks. */
  private static final long QUICK_MILLIS = LOOK_MILLIS - BEHIND_MILLIS;

  /**
   * A head and its row.
   *
   * @param written the version that stands in the row
   * @param until from when on the row is to be written again
   */
  private record Ahead(Head head, int written, long until) {}

  private final Map<String, Ahead> committed = new ConcurrentHashMap<>();

  /** What the open transaction makes of it; nothing where the row says it all again. */
  private final Map<String, Optional<Ahead>> open = new HashMap<>();

  /** When tables were moved on that still count as quick, the longest ago first. */
  private final Map<String, Long> moved = new LinkedHashMap<>();

  /** What stands in the row of a head that is about to be left behind. */
  static Head row(Head head, long now) {
    return new Head(
        head.version(),
        head.revision(),
        head.asked(),
        head.hinted(),
        Optional.of(Agenda.in(LOOK_MILLIS, Agenda.What.LOOK, now)),
        head.progress());
  }

  /** Whether nothing happens by itself, as far as a head knows. */
  static boolean isQuiet(Head head) {
    return head.agenda().isEmpty() || head.isToBeLookedAfter();
  }

  /** Where a table stands whose row is behind, as far as that is known here and on disk. */
  @Nullable Head of(String table) {
    Ahead ahead = committed.get(table);
    return ahead == null ? null : ahead.head();
  }

  // What the journal does

  private @Nullable Ahead now(String table) {
    Optional<Ahead> changed = open.get(table);
    return changed == null ? committed.get(table) : changed.orElse(null);
  }

  /** Whether a table stands elsewhere than somebody thinks. */
  boolean isElsewhere(String table, Head thought) {
    Ahead ahead = now(table);
    return ahead != null
        && (ahead.head().version() != thought.version()
            || ahead.head().revision() != thought.revision());
  }

  /** The version in the row of a table that is where somebody thinks. */
  int written(String table, Head thought) {
    Ahead ahead = now(table);
    return ahead == null ? thought.version() : ahead.written();
  }

  /** Whether nothing is known of the row of a table. */
  boolean isUnknown(String table) {
    return now(table) == null;
  }

  /** Whether a table was moved on a moment ago. */
  boolean isQuick(String table, long now) {
    Long before = moved.get(table);
    return before != null && before >= now - QUICK_MILLIS;
  }

  /**
   * Remembers that a table was moved on, and forgets those of which that does not count any more.
   */
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

  /** From now on a row may be left behind; it was written just now. */
  void begin(String table, Head head, long now) {
    open.put(table, Optional.of(new Ahead(head, head.version(), now + BEHIND_MILLIS)));
  }

  /** The row of a table says it all. */
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

  /** Nobody knows whether what was done counts: the log will say it. */
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
