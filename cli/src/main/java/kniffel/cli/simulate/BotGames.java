package kniffel.cli.simulate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Bot;
import kniffel.bots.shared.Workers;
import kniffel.rules.Game;
import kniffel.rules.Replay;
import kniffel.table.dice.SeededDice;

/**
 * Many games of bots on any number of threads.
 *
 * <p>Each game has dice and bots seeded from its own number, so that the result does not depend on
 * which thread played it.
 */
public final class BotGames<S, M, O, V> {

  /** Keeps a game: its number from 0, the seed of its dice, and all that happened. */
  @FunctionalInterface
  public interface Recorder<S, M, O, V> {
    void record(long game, long seed, Replay<S, M, O, V> replay) throws IOException;
  }

  /** How many games a thread takes at a time. */
  private static final int CHUNK = 32;

  private final Match<S, M, O, V> match;
  private final List<Bot<M, V>> bots;
  private final long seed;

  public BotGames(
      Game<S, M, O, V> game, List<Bot<M, V>> bots, long seed, Supplier<Allowance> allowances) {
    this.match = new Match<>(game, allowances);
    this.bots = List.copyOf(bots);
    this.seed = seed;
  }

  /**
   * Plays this many games.
   *
   * @param played is told now and then how many more games were played
   */
  public SeatTallies run(
      long games, int threads, Optional<Recorder<S, M, O, V>> recorder, LongConsumer played)
      throws IOException {
    SeatTallies total = new SeatTallies(bots.size());
    try (Workers workers = new Workers(threads)) {
      workers
          .share(
              Math.ceilDiv(games, CHUNK),
              () -> new SeatTallies(bots.size()),
              (tally, chunk) -> {
                long first = chunk * CHUNK;
                long end = Math.min(first + CHUNK, games);
                for (long number = first; number < end; number++) {
                  play(number, tally, recorder);
                }
                played.accept(end - first);
              })
          .forEach(total::add);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    return total;
  }

  private void play(long number, SeatTallies tally, Optional<Recorder<S, M, O, V>> recorder) {
    long own = SeededDice.derive(seed, number);
    long botSeed = SeededDice.derive(own, 0);
    Match.MatchEnd<S, M, O, V> end = match.play(bots, own, botSeed);
    tally.count(end.standings());
    if (recorder.isEmpty()) {
      return;
    }
    try {
      recorder.get().record(number, own, end.replay().get());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
