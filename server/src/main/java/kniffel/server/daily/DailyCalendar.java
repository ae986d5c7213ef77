package kniffel.server.daily;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.LongSupplier;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.server.store.DailyStore;
import kniffel.table.Supplements;
import kniffel.table.dice.Seed;
import kniffel.table.json.Codec;

/**
 * Which day it is, and what is settled and published about the days: the dice of a day are settled
 * at the latest the day before, and their secret is published some hours after its end.
 *
 * <p>All of it is in the database, so it is the same on all nodes. Blocks.
 */
public final class DailyCalendar {

  /** How long after midnight a try begun earlier may be finished; then the secret is published. */
  static final Duration GRACE = Duration.ofHours(2);

  /** How many days are settled beforehand. */
  private static final int AHEAD = 2;

  private final DailyStore store;
  private final Codec codec;
  private final IntFunction<byte[]> random;
  private final LongSupplier now;

  /**
   * A calendar.
   *
   * @param random for secrets: gets the number of bytes wanted
   * @param now the time in milliseconds since 1970
   */
  public DailyCalendar(
      DailyStore store, Codec codec, IntFunction<byte[]> random, LongSupplier now) {
    this.store = store;
    this.codec = codec;
    this.random = random;
    this.now = now;
  }

  private LocalDate date(Duration ago) {
    return LocalDate.ofInstant(Instant.ofEpochMilli(now.getAsLong()).minus(ago), ZoneOffset.UTC);
  }

  /** Today, in UTC. */
  public LocalDate today() {
    return date(Duration.ZERO);
  }

  /** How many milliseconds are left of it. */
  public long left() {
    return midnight(today().plusDays(1)) - now.getAsLong();
  }

  private static long midnight(LocalDate day) {
    return day.atStartOfDay(ZoneOffset.UTC).toInstant().toEpochMilli();
  }

  /** When the secret of a day is published. */
  public long telling(LocalDate day) {
    return midnight(day.plusDays(1)) + GRACE.toMillis();
  }

  /** Settles and publishes whatever is due. */
  public void keep() {
    for (int day = 0; day <= AHEAD; day++) {
      settled(today().plusDays(day));
    }
    for (String day : store.untold(date(GRACE).minusDays(1).toString())) {
      store.tell(day, now.getAsLong()).join();
    }
  }

  /** A day with its dice, which are settled now if nobody has done so before. */
  public DailyStore.Day settled(LocalDate day) {
    String name = day.toString();
    return store
        .day(name)
        .orElseGet(
            () -> {
              store
                  .settle(name, Seed.draw(random), games(day.toEpochDay()), now.getAsLong())
                  .join();
              return store.day(name).orElseThrow();
            });
  }

  /** Whether the secret of a day is public. */
  public boolean isTold(String day) {
    return store.day(day).map(DailyStore.Day::told).orElse(false);
  }

  /** The options of each game that is played on a day: of all that count their throws. */
  private Map<String, String> games(long day) {
    Map<String, String> games = new HashMap<>();
    for (Rulebook<?> rulebook : Rulebooks.ALL) {
      if (rulebook.countsThrows()) {
        games.put(rulebook.id(), options(rulebook, day));
      }
    }
    return games;
  }

  private <P extends Record> String options(Rulebook<P> rulebook, long day) {
    return codec.write(rulebook.optionsType(), Supplements.ofDay(rulebook, day));
  }
}
