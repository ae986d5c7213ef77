package kniffel.bots.forone;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import kniffel.bots.Trainer;
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

  private static final int GAMES_PER_BATCH = 64;
  private static final int MINI_BATCH = 128;
  private static final int MEMORY = 60_000;

  /** How often each position is learned from, on average. */
  private static final int REPEATS = 4;

  private static final int HAND_BATCHES = 60;
  private static final float LAMBDA = 0.7f;
  private static final float RATE = 1e-3f;
  private static final float LAST_RATE = 1e-5f;

  /** The rate falls as if there were so many batches: slowly, and it need not fall to the end. */
  private static final float SCHEDULE = 9000;

  private static final float ROUGH_FACTOR = 50;
  private static final int INIT_GRAIN = 1 << 20;

  /** Where the result belongs. */
  public static final String RESOURCE = "bots/src/main/resources/kniffel/bots/forone/values.bin";

  private static final int BATCHES = 4000;

  private final int batches;

  public ForOneTrainer() {
    this(BATCHES);
  }

  /** A trainer that stops after so many batches of games. */
  ForOneTrainer(int batches) {
    this.batches = batches;
  }

  @Override
  public byte[] train(LongFunction<Randomness> streams, int threads, Consumer<String> progress) {
    PackedLevel tables = new PackedLevel(Levels.BASE);
    Features features = new Features(tables);
    Randomness own = streams.apply(0);
    Net net = newborn(features, own);
    float[] hand = HandWeights.of(tables, features);
    Learner learner = new Learner(net, new Families(tables, features));
    SelfPlay.Example[] memory = new SelfPlay.Example[MEMORY];
    long stored = 0;
    try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
      double mean = 0;
      for (int batch = 0; batch < batches; batch++) {
        boolean byHand = batch < HAND_BATCHES;
        float part = batch / SCHEDULE;
        float rate = RATE * (float) Math.pow(LAST_RATE / RATE, part);
        List<Future<SelfPlay.Played>> games = new ArrayList<>();
        for (int game = 0; game < GAMES_PER_BATCH; game++) {
          Randomness dice = streams.apply(1 + (long) batch * GAMES_PER_BATCH + game);
          games.add(
              workers.submit(
                  () ->
                      SelfPlay.play(
                          tables,
                          net,
                          byHand ? hand : net.numbers,
                          byHand ? 0 : net.linear,
                          byHand,
                          byHand ? 1 : LAMBDA,
                          dice)));
        }
        int sum = 0;
        int fresh = 0;
        for (Future<SelfPlay.Played> game : games) {
          SelfPlay.Played played = game.get();
          sum += played.total();
          for (SelfPlay.Example example : played.examples()) {
            memory[(int) (stored++ % MEMORY)] = example;
            fresh++;
          }
        }
        int size = (int) Math.min(stored, MEMORY);
        for (int lesson = 0; lesson < REPEATS * fresh / MINI_BATCH; lesson++) {
          for (int i = 0; i < MINI_BATCH; i++) {
            SelfPlay.Example example = memory[own.below(size)];
            learner.add(example.on, example.target);
          }
          learner.step(rate, rate * ROUGH_FACTOR);
        }
        mean += (double) sum / GAMES_PER_BATCH;
        if ((batch + 1) % 50 == 0) {
          progress.accept(
              String.format(Locale.ROOT, "%d of %d: mean %.1f", batch + 1, batches, mean / 50));
          mean = 0;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    }
    return net.write();
  }

  private static Net newborn(Features features, Randomness randomness) {
    Net net = new Net(features, new float[Net.size(features)]);
    // Small, so that features hardly ever seen say hardly anything.
    fill(net.numbers, 0, net.weights2, 0.03f, randomness);
    fill(net.numbers, net.weights2, net.bias2, 0.2f, randomness);
    fill(net.numbers, net.weights3, net.bias3, 0.3f, randomness);
    Arrays.fill(net.numbers, net.linear, net.numbers.length, 0);
    return net;
  }

  private static void fill(float[] numbers, int from, int to, float width, Randomness randomness) {
    for (int i = from; i < to; i++) {
      numbers[i] = width * (2f * randomness.below(INIT_GRAIN) / INIT_GRAIN - 1);
    }
  }
}
