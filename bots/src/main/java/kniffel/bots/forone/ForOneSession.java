package kniffel.bots.forone;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import kniffel.bots.shared.Workers;
import kniffel.rules.Randomness;
import kniffel.rules.forone.Levels;

/**
 * One course of training on the base level: the network, the positions it learns from, how far it
 * is.
 */
final class ForOneSession {

  private static final int GAMES_PER_BATCH = 64;
  private static final int MINI_BATCH = 128;
  private static final int MEMORY = 60_000;

  /** How often each position is learned from, on average. */
  private static final int REPEATS = 4;

  private static final float ROUGH_FACTOR = 50;

  private final LongFunction<Randomness> streams;
  private final Course course;
  private final Features features;
  private final Randomness own;
  private final PointsNetwork points;
  private final Learner learner;
  private final SelfPlay byHand;
  private final SelfPlay byNetwork;
  private final SelfPlay.Example[] memory = new SelfPlay.Example[MEMORY];

  /** By batch, how many positions it brought. */
  private final List<Integer> brought = new ArrayList<>();

  /** The mean of the numbers since averaging began. */
  private final double[] mean;

  private long stored;

  private ForOneSession(
      LongFunction<Randomness> streams,
      Course course,
      Randomness own,
      PackedLevel level,
      PointsNetwork points) {
    this.streams = streams;
    this.course = course;
    this.own = own;
    this.features = points.features;
    this.points = points;
    this.learner = new Learner(points, new Families(level, features));
    this.byHand = SelfPlay.byHand(level, points, HandWeights.of(level, features));
    this.byNetwork = SelfPlay.byNetwork(level, points, course.lambda(), course.bounded());
    this.mean = new double[points.numbers.length];
  }

  /** A course that begins with a network that knows nothing. */
  static ForOneSession fresh(LongFunction<Randomness> streams, Course course) {
    PackedLevel level = new PackedLevel(Levels.BASE);
    Randomness own = streams.apply(0);
    PointsNetwork points = PointsNetwork.fresh(new Features(level), own);
    return new ForOneSession(streams, course, own, level, points);
  }

  /** A course that starts from the result of another one, in a wider network. */
  static ForOneSession after(
      PointsNetwork before, LongFunction<Randomness> streams, Course course) {
    Randomness own = streams.apply(0);
    return new ForOneSession(
        streams, course, own, new PackedLevel(Levels.BASE), before.widened(own));
  }

  boolean isOver() {
    return batches() >= course.batches();
  }

  /** How many batches of games it has learned from. */
  int batches() {
    return brought.size();
  }

  /** What was learned so far. */
  PointsNetwork learned() {
    if (batches() <= course.averaged()) {
      return points;
    }
    float[] numbers = new float[mean.length];
    for (int i = 0; i < mean.length; i++) {
      numbers[i] = (float) mean[i];
    }
    return points.with(numbers);
  }

  /** Plays a batch of games, each with its own dice, learns from them, and returns their mean. */
  double batch(Workers workers) {
    int batch = batches();
    SelfPlay play = batch < course.byHand() ? byHand : byNetwork;
    long first = 1 + (long) batch * GAMES_PER_BATCH;
    List<SelfPlay.SelfPlayed> games =
        workers.map(GAMES_PER_BATCH, game -> play.play(streams.apply(first + game)));
    int fresh = remember(games);
    learn(course.rate(batch), fresh);
    brought.add(fresh);
    average();
    return games.stream().mapToInt(SelfPlay.SelfPlayed::total).sum() / (double) GAMES_PER_BATCH;
  }

  /** Keeps the positions of the games, in place of the oldest, and returns how many there are. */
  private int remember(List<SelfPlay.SelfPlayed> games) {
    int fresh = 0;
    for (SelfPlay.SelfPlayed played : games) {
      for (SelfPlay.Example example : played.examples()) {
        memory[(int) (stored++ % MEMORY)] = example;
        fresh++;
      }
    }
    return fresh;
  }

  /** Learns from some of all positions that are kept, in proportion to how many are new. */
  private void learn(float rate, int fresh) {
    int size = (int) Math.min(stored, MEMORY);
    for (int lesson = 0; lesson < lessons(fresh); lesson++) {
      for (int i = 0; i < MINI_BATCH; i++) {
        SelfPlay.Example example = memory[own.below(size)];
        learner.add(example.on, example.target);
      }
      learner.step(rate, rate * ROUGH_FACTOR);
    }
  }

  private void average() {
    int count = batches() - course.averaged();
    for (int i = 0; i < mean.length && count > 0; i++) {
      mean[i] += (points.numbers[i] - mean[i]) / count;
    }
  }

  private static int lessons(int fresh) {
    return REPEATS * fresh / MINI_BATCH;
  }

  /** All that another session needs to continue from here, except the streams. */
  byte[] state() {
    int kept = (int) Math.min(stored, MEMORY);
    ByteBuffer bytes =
        ByteBuffer.allocate(
            Integer.BYTES * (1 + batches())
                + learner.bytes()
                + mean.length * Double.BYTES
                + kept * (Integer.BYTES * features.active + Float.BYTES));
    bytes.putInt(batches());
    brought.forEach(bytes::putInt);
    learner.write(bytes);
    for (double number : mean) {
      bytes.putDouble(number);
    }
    for (int i = 0; i < kept; i++) {
      for (int feature : memory[i].on) {
        bytes.putInt(feature);
      }
      bytes.putFloat(memory[i].target);
    }
    return bytes.array();
  }

  /** Goes on where another session from the same streams was. */
  void goOn(byte[] state) {
    ByteBuffer bytes = ByteBuffer.wrap(state);
    int batches = bytes.getInt();
    for (int batch = 0; batch < batches; batch++) {
      int fresh = bytes.getInt();
      brought.add(fresh);
      stored += fresh;
      // Repeats the draws of the training so far, so that what follows is the same.
      int size = (int) Math.min(stored, MEMORY);
      for (int i = 0; i < lessons(fresh) * MINI_BATCH; i++) {
        var _ = own.below(size);
      }
    }
    learner.read(bytes);
    for (int i = 0; i < mean.length; i++) {
      mean[i] = bytes.getDouble();
    }
    for (int i = 0; i < Math.min(stored, MEMORY); i++) {
      int[] on = new int[features.active];
      for (int j = 0; j < on.length; j++) {
        on[j] = bytes.getInt();
      }
      memory[i] = new SelfPlay.Example(on, bytes.getFloat());
    }
  }
}
