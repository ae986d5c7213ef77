package kniffel.bots.forone;

import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import kniffel.bots.Notebook;
import kniffel.bots.Trainer;
import kniffel.bots.shared.Workers;
import kniffel.rules.Randomness;

/**
 * Learns the value of positions from games played alone: temporal differences over positions
 * between rolls.
 *
 * <p>The first games are played with a value made by hand. Games are played in batches with the
 * network as it stands, then it learns from them and, once more, from a random choice of earlier
 * positions.
 */
public final class ForOneTrainer implements Trainer {

  /** Where the result belongs, from the root of the repository. */
  public static final String RESOURCE = PointsNetwork.FILE.path();

  private static final int BATCHES = 4000;

  /** After how many batches progress is told and noted. */
  private static final int REPORT = 50;

  private final int batches;
  private final int report;

  public ForOneTrainer() {
    this(BATCHES, REPORT);
  }

  /** A trainer that stops after this many batches of games, and tells how far it has come. */
  ForOneTrainer(int batches, int report) {
    this.batches = batches;
    this.report = report;
  }

  @Override
  public byte[] train(LongFunction<Randomness> streams, int threads, Consumer<String> progress) {
    return train(streams, threads, progress, Notebook.none());
  }

  @Override
  public byte[] train(
      LongFunction<Randomness> streams, int threads, Consumer<String> progress, Notebook notebook) {
    ForOneSession session = new ForOneSession(streams);
    notebook.last().ifPresent(session::goOn);
    try (Workers workers = new Workers(threads)) {
      double mean = 0;
      while (session.batches() < batches) {
        mean += session.batch(workers);
        int done = session.batches();
        if (done % report == 0) {
          progress.accept(
              String.format(Locale.ROOT, "%d of %d: mean %.1f", done, batches, mean / report));
          notebook.note(session.state());
          mean = 0;
        }
      }
    }
    return session.learned();
  }
}
