package kniffel.cli.simulate;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import kniffel.bots.Bot;
import kniffel.rules.Draw;
import kniffel.rules.Event;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Randomness;
import kniffel.rules.Standings;
import kniffel.rules.Viewer;
import kniffel.table.dice.SeededDice;

/**
 * Many games of bots on any number of threads.
 *
 * <p>Each game has dice and bots seeded from its own number, so that the result does not depend on
 * which thread played it.
 */
public final class Simulation<S, M, O, V> {

  /** Keeps a game, by its number from 0, the seed of its dice and its events. */
  @FunctionalInterface
  public interface Recorder<M, O> {
    void record(long game, long seed, List<Event<M, O>> log) throws IOException;
  }

  private static final int CHUNK = 32;

  private final Game<S, M, O, V> game;
  private final List<Bot<M, V>> bots;
  private final long seed;

  public Simulation(Game<S, M, O, V> game, List<Bot<M, V>> bots, long seed) {
    this.game = game;
    this.bots = List.copyOf(bots);
    this.seed = seed;
  }

  /**
   * Plays so many games.
   *
   * @param played is told from time to time how many more games were played
   */
  public Tally run(long games, int threads, Optional<Recorder<M, O>> recorder, LongConsumer played)
      throws IOException {
    AtomicLong next = new AtomicLong();
    Tally total = new Tally(bots.size());
    try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
      List<Future<Tally>> parts = new ArrayList<>();
      for (int worker = 0; worker < threads; worker++) {
        parts.add(workers.submit(() -> work(next, games, recorder, played)));
      }
      for (Future<Tally> part : parts) {
        total.add(part.get());
      }
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case IOException cause -> throw cause;
        case RuntimeException cause -> throw cause;
        case null, default -> throw new IllegalStateException(e);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return total;
  }

  private Tally work(
      AtomicLong next, long games, Optional<Recorder<M, O>> recorder, LongConsumer played)
      throws IOException {
    Tally tally = new Tally(bots.size());
    long first;
    while ((first = next.getAndAdd(CHUNK)) < games) {
      long end = Math.min(first + CHUNK, games);
      for (long number = first; number < end; number++) {
        long own = seedOf(number);
        List<Event<M, O>> log = new ArrayList<>();
        tally.count(play(own, recorder.isPresent() ? log::add : event -> {}));
        if (recorder.isPresent()) {
          recorder.get().record(number, own, log);
        }
      }
      played.accept(end - first);
    }
    return tally;
  }

  private long seedOf(long number) {
    return SeededDice.derive(seed, number);
  }

  private Standings play(long own, Consumer<Event<M, O>> log) {
    SeededDice dice = new SeededDice(own);
    Randomness botRandomness = new SeededDice(SeededDice.derive(own, 0)).at(0);
    S state = game.start(bots.size());
    for (int number = 1; ; number++) {
      Event<M, O> event;
      switch (game.next(state)) {
        case Next.Decide<M, O>(int seat, List<M> moves) -> {
          S now = state;
          M move =
              bots.get(seat)
                  .choose(() -> game.view(now, new Viewer.Seat(seat)), moves, botRandomness);
          event = new Event.Moved<>(seat, move);
          state = game.play(state, move);
        }
        case Next.Chance<M, O>(Draw<O> draw) -> {
          O outcome = draw.sample(dice.at(number));
          event = new Event.Happened<>(outcome);
          state = game.happen(state, outcome);
        }
        case Next.Over<M, O>(Standings standings) -> {
          return standings;
        }
      }
      log.accept(event);
    }
  }
}
