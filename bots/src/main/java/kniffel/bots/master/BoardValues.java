package kniffel.bots.master;

import java.util.HashMap;
import java.util.Map;

/**
 * What the boards after a turn are worth: minus the turns to the goal, or the probability of
 * winning.
 *
 * <p>The probability of winning is exact where two play and the turn decides the game or leaves it
 * to the opponent's last turn. Before that it follows from the turns that both still need: the
 * difference over the spread it has by the end, through a logistic curve whose two constants were
 * fitted to games of this bot against itself. Against several opponents the odds against each are
 * added up.
 */
final class BoardValues {

  /** How steep the curve is, and how much spread is left when the goal is near. */
  private static final double STEEP = 3.7;

  private static final double SPREAD = 1.5;

  /** How near the known end must be for stars to count more than the way to the goal. */
  private static final int NEAR = 2;

  private final TurnsNetwork network;
  private final PackedView packed;
  private final TurnsNetwork.Pad work;
  private final Map<Integer, double[]> turnsOfOthers = new HashMap<>();
  private final Map<Long, Double> lastTurns = new HashMap<>();

  BoardValues(TurnsNetwork network, PackedView packed) {
    this.network = network;
    this.packed = packed;
    this.work = network.work();
  }

  /** Minus the turns to the goal after each play, this turn counted. */
  double[] turns(long[] after) {
    double[] values = new double[UseClasses.COUNT];
    for (int play = 0; play < UseClasses.COUNT; play++) {
      values[play] =
          after[play] == PackedBoard.NONE
              ? Double.NEGATIVE_INFINITY
              : -1 - turns(after[play], packed.racesAfter(after[play]));
    }
    return values;
  }

  /** The probability of winning after each play. */
  double[] winning(long[] after) {
    double[] values = new double[UseClasses.COUNT];
    for (int play = 0; play < UseClasses.COUNT; play++) {
      values[play] =
          after[play] == PackedBoard.NONE ? Double.NEGATIVE_INFINITY : winning(after[play]);
    }
    return values;
  }

  private double turns(long board, int races) {
    return network.turns(board, races, packed.players(), work);
  }

  private double winning(long after) {
    int left = packed.lastRoundAfter(after) - packed.round();
    if (left <= 0) {
      return lastChance(after);
    }
    int races = packed.racesAfter(after);
    double own = turns(after, races);
    double[] others = turnsOfOthers.computeIfAbsent(races, this::turnsOfOthers);
    double against = 0;
    for (int seat = 0; seat < packed.players(); seat++) {
      if (seat != packed.seat()) {
        double odds =
            left <= NEAR
                ? PackedBoard.stars(after)
                    - PackedBoard.stars(packed.boards().get(seat))
                    + others[seat]
                    - own
                : odds(own, others[seat]);
        against += Math.exp(-odds);
      }
    }
    return 1 / (1 + against);
  }

  /** The logarithm of the odds that one reaches the goal before the other. */
  static double odds(double own, double other) {
    return STEEP * (other - own) / Math.sqrt(SPREAD + own + Math.max(0, other));
  }

  /** By seat, the turns needed after this round. */
  private double[] turnsOfOthers(int races) {
    double[] turns = new double[packed.players()];
    for (int seat = 0; seat < turns.length; seat++) {
      turns[seat] = turns(packed.boards().get(seat), races) - (packed.isStillToPlay(seat) ? 1 : 0);
    }
    return turns;
  }

  /** The probability of winning if this was the player's last turn. */
  private double lastChance(long after) {
    int stars = PackedBoard.stars(after);
    int races = packed.racesAfter(after);
    double winning = 1;
    int sharers = 1;
    for (int seat = 0; seat < packed.players(); seat++) {
      if (seat == packed.seat()) {
        continue;
      }
      long other = packed.boards().get(seat);
      if (packed.isStillToPlay(seat)) {
        long key = ((long) races << 8 | stars) << 8 | seat;
        winning *= 1 - lastTurns.computeIfAbsent(key, k -> lastTurn(other, races, stars));
      } else if (PackedBoard.stars(other) > stars) {
        return 0;
      } else if (PackedBoard.stars(other) == stars) {
        sharers++;
      }
    }
    return winning / sharers;
  }

  /** How likely somebody beats this number of stars in one turn; to equal it counts half. */
  private double lastTurn(long board, int races, int stars) {
    long[] after = UseClasses.boards(board, races, packed.furtherLaps());
    double[] values = new double[UseClasses.COUNT];
    for (int play = 0; play < UseClasses.COUNT; play++) {
      int reached = after[play] == PackedBoard.NONE ? 0 : PackedBoard.stars(after[play]);
      values[play] =
          after[play] == PackedBoard.NONE
              ? Double.NEGATIVE_INFINITY
              : reached > stars ? 1 : reached == stars ? 0.5 : 0;
    }
    return new TurnPlan(values).start();
  }
}
