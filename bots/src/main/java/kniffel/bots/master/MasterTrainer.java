package kniffel.bots.master;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import kniffel.bots.Trainer;
import kniffel.bots.shared.Keeps;
import kniffel.rules.Randomness;
import kniffel.rules.dice.Roll;

/**
 * Learns how many turns a board still needs, by playing against itself: what a board was thought to
 * need after a turn is drawn towards what the whole next turn, calculated exactly, says.
 *
 * <p>One thread does it, so that the result is the same on any machine.
 */
public final class MasterTrainer implements Trainer {

  /** Where the result belongs, from the root of the repository. */
  public static final String RESOURCE = TurnsNetwork.FILE.path();

  private static final int GAMES = 24_000;
  private static final int BATCH = 32;
  private static final double FASTEST = 0.002;
  private static final double SLOWEST = 0.00002;

  /** One turn in this many is used at random, so that strange boards are known too. */
  private static final int STRAY = 12;

  /** How many players a game of training has: alone and two most often. */
  private static final int[] PLAYERS = {1, 1, 1, 2, 2, 2, 3, 4};

  private final int games;

  public MasterTrainer() {
    this(GAMES);
  }

  MasterTrainer(int games) {
    this.games = games;
  }

  @Override
  public byte[] train(LongFunction<Randomness> streams, int threads, Consumer<String> progress) {
    TurnsNetwork network = TurnsNetwork.fresh(streams.apply(0));
    Session session = new Session(network);
    for (int game = 0; game < games; game++) {
      double done = (double) game / games;
      session.speed = FASTEST * StrictMath.pow(SLOWEST / FASTEST, Math.max(0, done - 0.3) / 0.7);
      session.play(PLAYERS[game % PLAYERS.length], streams.apply(game + 1));
      if ((game + 1) % 2000 == 0) {
        progress.accept(session.report(game + 1));
      }
    }
    return network.bytes();
  }

  /** The games of one training. */
  private static final class Session {
    private final TurnsNetwork network;
    private final TurnsNetwork.Work work = new TurnsNetwork.Work();
    private final Descent descent;
    private double speed;
    private double squares;
    private long samples;
    private long alone;
    private long turnsAlone;

    Session(TurnsNetwork network) {
      this.network = network;
      this.descent = new Descent(network, BATCH);
    }

    String report(int game) {
      String line =
          String.format(
              Locale.ROOT,
              "%d games: error %.4f turns, alone and unstrayed %.3f turns",
              game,
              Math.sqrt(squares / samples),
              (double) turnsAlone / alone);
      squares = 0;
      samples = 0;
      alone = 0;
      turnsAlone = 0;
      return line;
    }

    /** A game that goes on until all have reached the goal. */
    void play(int players, Randomness randomness) {
      long[] boards = new long[players];
      int[] known = new int[players];
      Arrays.fill(known, PackedRaces.OPEN);
      int races = PackedRaces.OPEN;
      boolean strayed = false;
      int left = players;
      for (int round = 1; left > 0; round++) {
        for (int seat = 0; seat < players; seat++) {
          long board = boards[seat];
          if (Features.missing(board) == 0) {
            continue;
          }
          long[] after = UseClasses.boards(board, races, false);
          TurnPlan turn = new TurnPlan(values(after, board, races, players));
          learn(board, known[seat], players, 1 - turn.start());
          boolean stray = randomness.below(STRAY) == 0;
          strayed |= stray;
          long next = after[stray ? anyPlay(after, randomness) : use(turn, randomness)];
          races = PackedRaces.after(races, board, next);
          boards[seat] = next;
          known[seat] = races;
          if (Features.missing(next) == 0) {
            left--;
            if (players == 1 && !strayed) {
              alone++;
              turnsAlone += round;
            }
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

    /** Rolls and keeps as is best, and says which play comes of it. */
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
