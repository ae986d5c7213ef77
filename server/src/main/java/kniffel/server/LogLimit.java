package kniffel.server;

import java.util.HashMap;
import java.util.Map;
import java.util.logging.Filter;
import java.util.logging.Level;
import java.util.logging.LogRecord;

/**
 * Lets a few lines of each kind through each minute, so that nobody can fill the disk by provoking
 * complaints; the next line of the kind says how many were left out.
 */
final class LogLimit implements Filter {

  static final int PER_MINUTE = 20;
  private static final long MINUTE_MILLIS = 60_000;

  /** What makes lines alike; not their text, which anybody may choose. */
  private record LineKind(String logger, Level level, String failure) {}

  /** How many lines of a kind there have been since then. */
  private record LineCount(long since, int lines) {}

  private final Map<LineKind, LineCount> counts = new HashMap<>();

  @Override
  public synchronized boolean isLoggable(LogRecord line) {
    LineKind kind =
        new LineKind(
            String.valueOf(line.getLoggerName()),
            line.getLevel(),
            line.getThrown() == null ? "" : line.getThrown().getClass().getName());
    long now = line.getInstant().toEpochMilli();
    LineCount count = counts.getOrDefault(kind, new LineCount(now - MINUTE_MILLIS, 0));
    if (now - count.since() < MINUTE_MILLIS) {
      counts.put(kind, new LineCount(count.since(), count.lines() + 1));
      return count.lines() < PER_MINUTE;
    }
    if (count.lines() > PER_MINUTE) {
      int omitted = count.lines() - PER_MINUTE;
      line.setMessage(line.getMessage() + " (and " + omitted + " more of this kind before)");
    }
    counts.put(kind, new LineCount(now, 1));
    return true;
  }
}
