package kniffel.bots.master;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import kniffel.bots.Trainer;
import kniffel.bots.shared.Keeps;
import kniffel.rules.Randomness;
import kniffel.rules.dice.Roll;

/**
 * Learns how many turns a board still needs, by playing against itself: the estimate for a board
 * after a turn is moved towards what the whole next turn, calculated exactly, says.
 *
 * <p>One thread does it, so that the result is the same on any machine.
 */
public final class MasterTrainer implements Trainer {

  /** Where the result belongs, from the root of the repository. */
  public static final String RESOURCE = TurnsNetwork.FILE.path();

  private static final int BATCH = 32;
  private static final double FASTEST = 0.002;

  /** One turn in this many is played at random, so that strange boards are learned too. */
  private static final int STRAY = 12;

  /** How often the numbers are added to the mean. */
  private static final int BETWEEN = 5;

  /**
   * How a network is trained.
   *
   * @param players how many a game has, one game after the other
   * @param slowest how fast it learns at the end
   * @param averaged the last part of the games over which the numbers are averaged; 0 for the final
   *     numbers
   */
  record Course(
      TurnsNetwork.NetworkKind kind,
      int games,
      List<Integer> players,
      double slowest,
      double averaged) {

    private static final Course ALONE =
        new Course(TurnsNetwork.NetworkKind.ALONE, 70_000, List.of(1), 0.00001, 0.2);

    private static final Course OTHERS =
        new Course(
            TurnsNetwork.NetworkKind.OTHERS, 24_000, List.of(1, 1, 1, 2, 2, 2, 3, 4), 0.00002, 0);

    /** The same with fewer games. */
    private Course of(int fewer) {
      return new Course(kind, fewer, players, slowest, averaged);
    }
  }

  private final Course alone;
  private final Course others;

  public MasterTrainer() {
    this(Course.ALONE, Course.OTHERS);
  }

  /** Training short enough for a test. */
  MasterTrainer(int games) {
    this(Course.ALONE.of(games), Course.OTHERS.of(games));
  }

  private MasterTrainer(Course alone, Course others) {
    this.alone = alone;
    this.others = others;
  }

  @Override
  public byte[] train(LongFunction<Randomness> streams, int threads, Consumer<String> progress) {
    return new TurnsNetwork.Learned(
            train(alone, streams, progress), train(others, streams, progress))
        .bytes();
  }

  private static TurnsNetwork train(
      Course course, LongFunction<Randomness> streams, Consumer<String> progress) {
    TurnsNetwork network = TurnsNetwork.fresh(course.kind, streams.apply(0));
    float[] numbers = network.numbers();
    double[] sums = new double[numbers.length];
    int summed = 0;
    TrainingGames session = new TrainingGames(network);
    for (int game = 0; game < course.games; game++) {
      double done = (double) game / course.games;
      session.speed =
          FASTEST * StrictMath.pow(course.slowest / FASTEST, Math.max(0, done - 0.3) / 0.7);
      session.play(course.players.get(game % course.players.size()), streams.apply(game + 1));
      if (done >= 1 - course.averaged && game % BETWEEN == 0) {
        for (int i = 0; i < sums.length; i++) {
          sums[i] += numbers[i];
        }
        summed++;
      }
      if ((game + 1) % 2000 == 0) {
        progress.accept(session.report(game + 1));
      }
    }
    for (int i = 0; summed > 0 && i < numbers.length; i++) {
      numbers[i] = (float) (sums[i] / summed);
    }
    return network;
  }

  /** The games of one training. */
  private static final class TrainingGames {
    private final TurnsNetwork network;
    private final TurnsNetwork.Pad work;
    private final Descent descent;
    private double speed;
    private double squares;
    private long samples;

    TrainingGames(TurnsNetwork network) {
      this.network = network;
      this.work = network.work();
      this.descent = new Descent(network, BATCH);
    }

    String report(int game) {
      String line =
          String.format(
              Locale.ROOT, "%d games: error %.4f turns", game, Math.sqrt(squares / samples));
      squares = 0;
      samples = 0;
      return line;
    }

    /** A game that goes on until all have reached the goal. */
    void play(int players, Randomness randomness) {
      long[] boards = new long[players];
      int[] known = new int[players];
      Arrays.fill(known, PackedRaces.OPEN);
      int races = PackedRaces.OPEN;
      int left = players;
      while (left > 0) {
        for (int seat = 0; seat < players; seat++) {
          long board = boards[seat];
          if (Features.missing(board) == 0) {
            continue;
          }
          long[] after = UseClasses.boards(board, races, false);
          TurnPlan turn = new TurnPlan(values(after, board, races, players));
          learn(board, known[seat], players, 1 - turn.start());
          boolean stray = randomness.below(STRAY) == 0;
          long next = after[stray ? anyPlay(after, randomness) : use(turn, randomness)];
          races = PackedRaces.after(races, board, next);
          boards[seat] = next;
          known[seat] = races;
          if (Features.missing(next) == 0) {
            left--;
          }
        }
      }
    }

    private double[] values(long[] after, long before, int races, int players) {
      double[] values = new double[UseClasses.COUNT];
      for (int play = 0; play < UseClasses.COUNT; play++) {
        values[play] =
            after[play] == PackedBoard.NONE
                ? Double.NEGATIVE_INFINITY
                : -network.turns(
                    after[play], PackedRaces.after(races, before, after[play]), players, work);
      }
      return values;
    }

    /** Rolls and keeps in the best way, and returns the resulting play. */
    private int use(TurnPlan turn, Randomness randomness) {
      int kept = Keeps.NOTHING;
      for (int rolls = 1; ; rolls++) {
        Roll fall = Roll.of(Keeps.DICE - Keeps.dice(kept).size());
        int roll = Keeps.with(kept, fall.sample(randomness));
        kept = turn.bestKeep(roll, rolls);
        if (kept == roll) {
          return turn.bestPlay(roll);
        }
      }
    }

    private static int anyPlay(long[] after, Randomness randomness) {
      while (true) {
        int play = randomness.below(UseClasses.COUNT);
        if (after[play] != PackedBoard.NONE) {
          return play;
        }
      }
    }

    private void learn(long board, int races, int players, double target) {
      float error = network.estimate(board, races, players, work) - (float) target;
      squares += error * error;
      samples++;
      descent.add(work, error, speed);
    }
  }
}
