package kniffel.bench.simulation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;

/**
 * What happened: a fingerprint of everything and, if somebody will read them, the last lines in
 * words.
 */
final class Trace {

  private final Scheduler time;
  private final int kept;
  private final Deque<String> lines = new ArrayDeque<>();
  private long hash = 17;

  /**
   * Nothing has happened yet.
   *
   * @param kept how many of the last lines are kept; with 0 nobody needs to write them
   */
  Trace(Scheduler time, int kept) {
    this.time = time;
    this.kept = kept;
  }

  boolean isRead() {
    return kept > 0;
  }

  /** Makes something part of the fingerprint, with the time it happened. */
  void mix(long value) {
    hash = (hash * 31 + value) * 0x9E3779B97F4A7C15L + time.now();
    hash ^= hash >>> 29;
  }

  long hash() {
    return hash;
  }

  /** A line: who, and what. */
  void line(String who, String what) {
    if (isRead()) {
      lines.add(String.format(Locale.ROOT, "%11.6f  %-6s %s", time.now() / 1e6, who, what));
      if (lines.size() > kept) {
        lines.removeFirst();
      }
    }
  }

  List<String> lines() {
    return List.copyOf(lines);
  }
}
