package kniffel.bots.kartenspiel;

import java.util.Arrays;
import java.util.function.IntConsumer;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Randomness;
import kniffel.rules.kartenspiel.Variant;

/**
 * Learns what positions of one variant are worth, from sampled games of all seats against the
 * clock: each counts how many turns it needed from each position on.
 */
final class TableLearner {

  /** How much a later estimate counts compared with the real result. */
  private static final double LAMBDA = 0.7;

  /** Turns after which a game is given up; its positions are then taken as estimated. */
  private static final int LONGEST = 150;

  /** The most plays that a game which does not begin at the start has behind it. */
  private static final int MOST_PLAYED = 12;

  private static final double FIRST_RATE = 0.25;
  private static final double LAST_RATE = 0.004;

  /** Which share of the games is played by the sensible heuristic, to begin with. */
  private static final double APPRENTICE = 0.03;

  private final PackedTableau tableau;
  private final float[] turns;
  private final float[] gains;
  private final LearnedTurns estimate;
  private final Policy sensible;
  private final Policy learned;
  private final int[][][] seen;
  private final int[] length = new int[Variant.MAX_PLAYERS];
  private final int[] gainAt;

  TableLearner(PackedTableau tableau) {
    this.tableau = tableau;
    int tables = LearnedTurns.tables(tableau.variant());
    this.turns = new float[LearnedTurns.weights(tableau.variant())];
    this.gains = new float[turns.length];
    this.seen = new int[Variant.MAX_PLAYERS][LONGEST + 1][tables];
    this.gainAt = new int[tables];
    this.estimate = new LearnedTurns(tableau, turns, gains);
    this.sensible = new Policy(tableau, new HandmadeTurns(tableau));
    this.learned = new Policy(tableau, estimate);
    LearnedTurns.begin(turns);
  }

  float[] turns() {
    return turns;
  }

  float[] gains() {
    return gains;
  }

  /** Plays games and learns from each. */
  void learn(long games, Randomness randomness, IntConsumer progress) {
    for (long game = 0; game < games; game++) {
      if (game * 20 % games < 20) {
        progress.accept((int) (100 * game / games));
      }
      double done = (double) game / games;
      double rate = FIRST_RATE * Math.pow(LAST_RATE / FIRST_RATE, done);
      // Most games are played by two.
      int players = game % 4 == 3 ? 3 + (int) (game / 4 % 2) : 2;
      SeededStream random = new SeededStream(SeededStream.seed(randomness));
      play(done < APPRENTICE ? sensible : learned, players, random, rate);
      for (int seat = 0; seat < players; seat++) {
        look(seat, rate);
      }
    }
  }

  private void play(Policy policy, int players, SeededStream random, double rate) {
    PackedGame game = new PackedGame(policy, players);
    if (random.below(2) == 0) {
      beginAnywhere(tableau, game, random);
    } else {
      begin(tableau, game, random);
    }
    for (int seat = 0; seat < players; seat++) {
      estimate.look(game.seats[seat], seen[seat][0]);
      length[seat] = 0;
    }
    boolean going = true;
    for (int round = 1; round <= LONGEST && going; round++) {
      going = false;
      for (int seat = 0; seat < players; seat++) {
        PackedPlayer own = game.seats[seat];
        if (own.isOut()) {
          continue;
        }
        going = true;
        boolean drew = game.turn(seat, random);
        estimate.look(own, seen[seat][round]);
        length[seat] = own.lost || own.stones() == 0 ? -round : round;
        if (drew && policy == learned) {
          estimate.look(policy.taken(), gainAt);
          double saved = policy.kept() - policy.rough(own);
          adjust(gains, gainAt, saved, rate);
        }
        if (own.lost) {
          // This was not a finish: what led here is as bad as possible.
          length[seat] = 0;
          for (int turn = 0; turn < round; turn++) {
            adjust(turns, seen[seat][turn], Policy.NEVER, rate);
          }
        }
      }
    }
  }

  /** Random set-up stones, three cards each, a display. */
  static void begin(PackedTableau tableau, PackedGame game, SeededStream random) {
    game.gather();
    int players = game.seats.length;
    for (int number = 0; number < players; number++) {
      PackedPlayer seat = game.seats[number];
      Arrays.fill(seat.level, 0);
      seat.active = 3;
      seat.reserve = tableau.variant().stones(players) - 3;
      seat.lost = false;
      for (int stone = 0; stone < tableau.variant().setUpStones(); stone++) {
        int row = random.below(4);
        while (seat.level[row] == 2) {
          row = random.below(4);
        }
        tableau.place(seat, row, 1, 1);
      }
      game.deal(number, 3, random);
    }
    game.refill(random);
  }

  /**
   * Begins in the middle of a game with rows filled at random, so that rows nobody would fill are
   * learned about too.
   */
  static void beginAnywhere(PackedTableau tableau, PackedGame game, SeededStream random) {
    begin(tableau, game, random);
    for (int number = 0; number < game.seats.length; number++) {
      PackedPlayer seat = game.seats[number];
      PackedPlayer before = new PackedPlayer();
      for (int play = random.below(MOST_PLAYED); play > 0; play--) {
        int row = random.below(PackedTableau.ROWS);
        int needed = tableau.needed(seat, row);
        before.set(seat);
        if (needed > 0 && needed < seat.stones()) {
          tableau.place(seat, row, needed, Math.min(needed, seat.reserve));
          if (tableau.isBlocked(seat)) {
            seat.set(before);
          }
        }
      }
      int most = tableau.isHard() ? tableau.handLimit(seat) - seat.active : seat.reserve;
      int traded = random.below(1 + Math.clamp(most, 0, seat.reserve));
      seat.active += traded;
      seat.reserve -= traded;
      int room = tableau.handLimit(seat) - seat.hand.size();
      game.deal(number, random.below(1 + Math.max(0, room)), random);
    }
  }

  /** Looks back on the game of one seat. */
  private void look(int seat, double rate) {
    boolean finished = length[seat] < 0;
    int last = Math.abs(length[seat]);
    double result = finished ? 0 : value(seen[seat][last]);
    double expected = result;
    for (int turn = last - 1; turn >= 0; turn--) {
      result = 1 + LAMBDA * result + (1 - LAMBDA) * expected;
      expected = value(seen[seat][turn]);
      adjust(turns, seen[seat][turn], result, rate);
    }
  }

  private double value(int[] at) {
    double sum = 0;
    for (int index : at) {
      sum += turns[index];
    }
    return sum;
  }

  private static void adjust(float[] weights, int[] at, double wanted, double rate) {
    double sum = 0;
    for (int index : at) {
      sum += weights[index];
    }
    float step = (float) (rate * (wanted - sum) / at.length);
    for (int index : at) {
      weights[index] += step;
    }
  }
}
