package kniffel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Whatever complaints somebody provokes, the log stays short. */
class LogLimitTest {

  private final LogLimit limit = new LogLimit();

  private static LogRecord line(int number, long millis, Exception failure) {
    LogRecord line = new LogRecord(Level.WARNING, "GET /any/path/" + number);
    line.setLoggerName("kniffel.http");
    line.setInstant(Instant.ofEpochMilli(millis));
    line.setThrown(failure);
    return line;
  }

  private long passed(int count, long from, Exception failure) {
    return IntStream.range(0, count)
        .filter(i -> limit.isLoggable(line(i, from + i, failure)))
        .count();
  }

  @Test
  void aFloodOfLinesIsCutShortAndCounted() {
    assertThat(passed(800, 0, new IllegalStateException("x"))).isEqualTo(LogLimit.PER_MINUTE);
    assertThat(passed(1, 900, new IllegalArgumentException("another kind"))).isEqualTo(1);
    LogRecord later = line(1, 60_000, new IllegalStateException("x"));
    assertThat(limit.isLoggable(later)).isTrue();
    assertThat(later.getMessage()).contains(String.valueOf(800 - LogLimit.PER_MINUTE));
    List<LogRecord> more = List.of(line(2, 60_001, new IllegalStateException("x")));
    assertThat(more).allMatch(limit::isLoggable);
    assertThat(more.getFirst().getMessage()).isEqualTo("GET /any/path/2");
  }
}
