package kniffel.server.room;

import io.micrometer.core.instrument.MeterRegistry;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import kniffel.rules.Randomness;
import kniffel.server.cluster.Bus;
import kniffel.server.store.TableStore;
import kniffel.table.json.Codec;
import kniffel.telling.BotSource;
import kniffel.telling.KnownOffers;
import kniffel.words.Language;
import kniffel.words.Words;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What all rooms of a server share.
 *
 * @param bus how other nodes hear of changes
 * @param threads for what blocks: a new virtual thread for each task
 * @param bots for what calculates
 * @param costs who pays for what bots do
 * @param timers for what is to happen later
 * @param now the time in milliseconds since 1970, which never goes back
 * @param random for the choices of bots
 * @param grace seconds after which a stand-in may be asked for
 */
public record Services(
    TableStore tables,
    Codec codec,
    Map<Language, Words> words,
    BotSource minds,
    KnownOffers offers,
    Bus bus,
    Executor threads,
    Thinking bots,
    BotCosts costs,
    Timers timers,
    LongSupplier now,
    Randomness random,
    MeterRegistry meters,
    int grace) {

  /** Does something later. */
  @FunctionalInterface
  public interface Timers {
    void after(long milliseconds, Runnable task);
  }

  private static final Logger LOG = LoggerFactory.getLogger("kniffel.room");

  /** Something went wrong at a table that nobody there can fix. */
  public void log(String table, Throwable failure) {
    LOG.warn("table {}", table, failure);
  }

  public Words words(Language language) {
    Words known = words.get(language);
    if (known == null) {
      throw new IllegalStateException("no words in " + language);
    }
    return known;
  }
}
