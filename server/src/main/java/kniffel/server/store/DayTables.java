package kniffel.server.store;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiFunction;
import java.util.function.LongSupplier;
import kniffel.server.store.DailyTries.FinishedTry;
import kniffel.server.store.TableStore.Result;

/**
 * The tables of the days, each kept for a while once it was read: reading one goes through all
 * tries of that day, and many want to see it.
 */
final class DayTables {

  /** How long a table is kept at least. */
  private static final long LEAST_NANOS = Duration.ofSeconds(1).toNanos();

  /** A table is kept for this many times as long as it took to read. */
  private static final int TIMES = 50;

  /** All games of some days; those of earlier days are hardly asked for. */
  private static final int MOST = 60;

  private record DayAndGame(String day, String game) {}

  private record KeptDayTable(DayTable table, long until) {}

  private final BiFunction<String, String, List<FinishedTry>> reader;
  private final LongSupplier nanos;
  private final Map<DayAndGame, KeptDayTable> kept = new ConcurrentHashMap<>();
  private final ReentrantLock reading = new ReentrantLock();

  /**
   * Nothing is kept yet.
   *
   * @param reader reads the tries of a game of a day, the best first
   */
  DayTables(BiFunction<String, String, List<FinishedTry>> reader, LongSupplier nanos) {
    this.reader = reader;
    this.nanos = nanos;
  }

  /**
   * A table; blocks.
   *
   * @param finisher somebody who must be in it, because they have finished by now
   */
  DayTable of(String day, String game, Optional<String> finisher) {
    DayAndGame key = new DayAndGame(day, game);
    return known(key, finisher)
        .orElseGet(
            () -> {
              reading.lock();
              try { // perhaps somebody else has read it meanwhile
                return known(key, finisher).orElseGet(() -> read(key));
              } finally {
                reading.unlock();
              }
            });
  }

  /** A game has ended here; if somebody played it alone, it may have been one of the day. */
  void ended(List<Result> results) {
    results.stream()
        .filter(result -> result.players() == 1)
        .forEach(result -> kept.keySet().removeIf(key -> key.game().equals(result.game())));
  }

  private Optional<DayTable> known(DayAndGame key, Optional<String> finisher) {
    return Optional.ofNullable(kept.get(key))
        .filter(each -> nanos.getAsLong() - each.until() < 0)
        .map(KeptDayTable::table)
        .filter(table -> finisher.map(table.players()::contains).orElse(true));
  }

  private DayTable read(DayAndGame key) {
    long begun = nanos.getAsLong();
    DayTable table = DayTable.of(reader.apply(key.day(), key.game()));
    long now = nanos.getAsLong();
    if (kept.size() >= MOST) {
      kept.clear();
    }
    kept.put(key, new KeptDayTable(table, now + Math.max(LEAST_NANOS, TIMES * (now - begun))));
    return table;
  }
}
