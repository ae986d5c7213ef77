package kniffel.bots.forone;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import kniffel.bots.Trainer;
import kniffel.bots.shared.Workers;
import kniffel.rules.Randomness;
import kniffel.rules.forone.Levels;

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

  private static final int GAMES_PER_BATCH = 64;
  private static final int MINI_BATCH = 128;
  private static final int MEMORY = 60_000;

  /** How often each position is learned from, on average. */
  private static final int REPEATS = 4;

  /** How many of the first batches are played with the value made by hand. */
  private static final int HAND_BATCHES = 60;

  private static final float LAMBDA = 0.7f;
  private static final float RATE = 1e-3f;
  private static final float LAST_RATE = 1e-5f;

  /** The rate falls as if there were this many batches: slowly, and it need not fall to the end. */
  private static final float SCHEDULE = 9000;

  private static final float ROUGH_FACTOR = 50;
  private static final int BATCHES = 4000;

  /** After how many batches progress is told. */
  private static final int REPORT = 50;

  private final int batches;

  public ForOneTrainer() {
    this(BATCHES);
  }

  /** A trainer that stops after this many batches of games. */
  ForOneTrainer(int batches) {
    this.batches = batches;
  }

  @Override
  public byte[] train(LongFunction<Randomness> streams, int threads, Consumer<String> progress) {
    Session session = new Session(streams);
    try (Workers workers = new Workers(threads)) {
      double mean = 0;
      for (int batch = 0; batch < batches; batch++) {
        List<SelfPlay.Played> games = session.play(batch, workers);
        session.learn(batch, session.remember(games));
        mean += games.stream().mapToInt(SelfPlay.Played::total).sum() / (double) GAMES_PER_BATCH;
        if ((batch + 1) % REPORT == 0) {
          progress.accept(
              String.format(Locale.ROOT, "%d of %d: mean %.1f", batch + 1, batches, mean / REPORT));
          mean = 0;
        }
      }
    }
    return session.points.bytes();
  }

  /** One training: the network, and the positions it learns from. */
  private static final class Session {

    private final LongFunction<Randomness> streams;
    private final PackedLevel level = new PackedLevel(Levels.BASE);
    private final Features features = new Features(level);
    private final Randomness own;
    private final PointsNetwork points;
    private final Learner learner;
    private final SelfPlay byHand;
    private final SelfPlay byNetwork;
    private final SelfPlay.Example[] memory = new SelfPlay.Example[MEMORY];
    private long stored;

    Session(LongFunction<Randomness> streams) {
      this.streams = streams;
      this.own = streams.apply(0);
      this.points = PointsNetwork.fresh(features, own);
      this.learner = new Learner(points, new Families(level, features));
      this.byHand = SelfPlay.byHand(level, points, HandWeights.of(level, features));
      this.byNetwork = SelfPlay.byNetwork(level, points, LAMBDA);
    }

    /** Plays the games of a batch, each with dice of its own. */
    List<SelfPlay.Played> play(int batch, Workers workers) {
      SelfPlay play = batch < HAND_BATCHES ? byHand : byNetwork;
      long first = 1 + (long) batch * GAMES_PER_BATCH;
      return workers.map(GAMES_PER_BATCH, game -> play.play(streams.apply(first + game)));
    }

    /** Keeps the positions of the games, in place of the oldest, and says how many they are. */
    int remember(List<SelfPlay.Played> games) {
      int fresh = 0;
      for (SelfPlay.Played played : games) {
        for (SelfPlay.Example example : played.examples()) {
          memory[(int) (stored++ % MEMORY)] = example;
          fresh++;
        }
      }
      return fresh;
    }

    /** Learns from some of all positions that are kept, in proportion to how many are new. */
    void learn(int batch, int fresh) {
      float rate = RATE * (float) Math.pow(LAST_RATE / RATE, batch / SCHEDULE);
      int size = (int) Math.min(stored, MEMORY);
      for (int lesson = 0; lesson < REPEATS * fresh / MINI_BATCH; lesson++) {
        for (int i = 0; i < MINI_BATCH; i++) {
          SelfPlay.Example example = memory[own.below(size)];
          learner.add(example.on, example.target);
        }
        learner.step(rate, rate * ROUGH_FACTOR);
      }
    }
  }
}
