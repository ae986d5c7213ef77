package kniffel.telling;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The log of a game as a reader sees it, kept as text: anyone who comes in late, however often,
 * gets it without the game being replayed.
 */
final class LogText {

  /** How many events somebody who comes in is told at most. */
  static final int MAX_EVENTS = 400;

  /** The lines of each event, as JSON; empty where an event has none. */
  private final List<String> events = new ArrayList<>();

  /** The number of the first event in the list. */
  private int first;

  /** Nothing yet; the log is kept from the event after this version on. */
  LogText(int since) {
    this.first = since + 1;
  }

  private int last() {
    return first + events.size() - 1;
  }

  /** The version from which it has to be kept in order to tell what came after a version. */
  static int start(int since, int version) {
    return Math.max(since, version - MAX_EVENTS);
  }

  /** Whether what came after this version is in here, or can simply be added: nothing else is. */
  boolean reaches(int since, int version) {
    int start = start(since, version);
    return first <= start + 1 && last() >= start;
  }

  /** Adds the events that are new, given those after a version. */
  <T> void extend(int version, Function<Integer, List<T>> after, Function<T, String> lines) {
    if (last() < version) {
      for (T event : after.apply(last())) {
        events.add(lines.apply(event));
      }
      if (events.size() > 2 * MAX_EVENTS) {
        int old = events.size() - MAX_EVENTS;
        events.subList(0, old).clear();
        first += old;
      }
    }
  }

  /** How many events there are after a version. */
  int count(int since) {
    return last() - start(since, last());
  }

  /** Adds the lines after a version as a JSON array. */
  void write(int since, StringBuilder text) {
    text.append('[');
    boolean more = false;
    for (int i = start(since, last()) + 1 - first; i < events.size(); i++) {
      String lines = events.get(i);
      if (!lines.isEmpty()) {
        text.append(more ? "," : "").append(lines);
        more = true;
      }
    }
    text.append(']');
  }
}
