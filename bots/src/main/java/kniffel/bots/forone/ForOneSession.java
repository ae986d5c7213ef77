package kniffel.bots.forone;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import kniffel.bots.shared.Workers;
import kniffel.rules.Randomness;
import kniffel.rules.forone.Levels;

/** One training of the base level: the network, the positions it learns from, how far it is. */
final class ForOneSession {

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

  private final LongFunction<Randomness> streams;
  private final PackedLevel level = new PackedLevel(Levels.BASE);
  private final Features features = new Features(level);
  private final Randomness own;
  private final PointsNetwork points;
  private final Learner learner;
  private final SelfPlay byHand;
  private final SelfPlay byNetwork;
  private final SelfPlay.Example[] memory = new SelfPlay.Example[MEMORY];

  /** By batch, how many positions it brought. */
  private final List<Integer> brought = new ArrayList<>();

  private long stored;

  ForOneSession(LongFunction<Randomness> streams) {
    this.streams = streams;
    this.own = streams.apply(0);
    this.points = PointsNetwork.fresh(features, own);
    this.learner = new Learner(points, new Families(level, features));
    this.byHand = SelfPlay.byHand(level, points, HandWeights.of(level, features));
    this.byNetwork = SelfPlay.byNetwork(level, points, LAMBDA);
  }

  /** How many batches of games it has learned from. */
  int batches() {
    return brought.size();
  }

  /** What was learned so far. */
  byte[] learned() {
    return points.bytes();
  }

  /** Plays a batch of games, each with dice of its own, learns from them, and says their mean. */
  double batch(Workers workers) {
    int batch = batches();
    SelfPlay play = batch < HAND_BATCHES ? byHand : byNetwork;
    long first = 1 + (long) batch * GAMES_PER_BATCH;
    List<SelfPlay.Played> games =
        workers.map(GAMES_PER_BATCH, game -> play.play(streams.apply(first + game)));
    int fresh = remember(games);
    learn(batch, fresh);
    brought.add(fresh);
    return games.stream().mapToInt(SelfPlay.Played::total).sum() / (double) GAMES_PER_BATCH;
  }

  /** Keeps the positions of the games, in place of the oldest, and says how many they are. */
  private int remember(List<SelfPlay.Played> games) {
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
  private void learn(int batch, int fresh) {
    float rate = RATE * (float) Math.pow(LAST_RATE / RATE, batch / SCHEDULE);
    int size = (int) Math.min(stored, MEMORY);
    for (int lesson = 0; lesson < lessons(fresh); lesson++) {
      for (int i = 0; i < MINI_BATCH; i++) {
        SelfPlay.Example example = memory[own.below(size)];
        learner.add(example.on, example.target);
      }
      learner.step(rate, rate * ROUGH_FACTOR);
    }
  }

  private static int lessons(int fresh) {
    return REPEATS * fresh / MINI_BATCH;
  }

  /** All that another session needs to go on from here, but for the streams. */
  byte[] state() {
    int kept = (int) Math.min(stored, MEMORY);
    ByteBuffer bytes =
        ByteBuffer.allocate(
            Integer.BYTES * (1 + batches())
                + learner.bytes()
                + kept * (Integer.BYTES * features.active + Float.BYTES));
    bytes.putInt(batches());
    brought.forEach(bytes::putInt);
    learner.write(bytes);
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
      // What was drawn to learn from these is drawn again, so that what follows is the same.
      int size = (int) Math.min(stored, MEMORY);
      for (int i = 0; i < lessons(fresh) * MINI_BATCH; i++) {
        var _ = own.below(size);
      }
    }
    learner.read(bytes);
    for (int i = 0; i < Math.min(stored, MEMORY); i++) {
      int[] on = new int[features.active];
      for (int j = 0; j < on.length; j++) {
        on[j] = bytes.getInt();
      }
      memory[i] = new SelfPlay.Example(on, bytes.getFloat());
    }
  }
}
