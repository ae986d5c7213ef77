package kniffel.bots.master;

import java.util.HashMap;
import java.util.Map;

/**
 * What the boards after a turn are worth: minus the turns to the goal, or the chance to win.
 *
 * <p>The chance to win is exact where two play and the turn decides the game or leaves it to the
 * opponent's last turn. Before that it follows from the turns that both still need: the difference
 * over the spread it has by the end, through a logistic curve whose two constants were fitted to
 * games of this bot against itself. Against more opponents the odds against each are added up.
 */
final class BoardValues {

  /** How steep the curve is, and how much spread is left when the goal is near. */
  private static final double STEEP = 3.7;

  private static final double SPREAD = 1.5;

  /** How near the known end must be for stars to count more than the way to the goal. */
  private static final int NEAR = 2;

  private final Network network;
  private final PackedView position;
  private final Network.Work work = new Network.Work();
  private final Map<Integer, double[]> turnsOfOthers = new HashMap<>();
  private final Map<Long, Double> lastTurns = new HashMap<>();

  BoardValues(Network network, PackedView position) {
    this.network = network;
    this.position = position;
  }

  /** Minus the turns to the goal after each play, this turn counted. */
  double[] turns(long[] after) {
    double[] values = new double[UseClasses.COUNT];
    for (int play = 0; play < UseClasses.COUNT; play++) {
      values[play] =
          after[play] == PackedBoard.NONE
              ? Double.NEGATIVE_INFINITY
              : -1 - turns(after[play], position.racesAfter(after[play]));
    }
    return values;
  }

  /** The chance to win after each play. */
  double[] chances(long[] after) {
    double[] values = new double[UseClasses.COUNT];
    for (int play = 0; play < UseClasses.COUNT; play++) {
      values[play] =
          after[play] == PackedBoard.NONE ? Double.NEGATIVE_INFINITY : chance(after[play]);
    }
    return values;
  }

  private double turns(long sheet, int races) {
    return network.turns(sheet, races, position.players(), work);
  }

  private double chance(long after) {
    int left = position.lastRoundAfter(after) - position.round();
    if (left <= 0) {
      return lastChance(after);
    }
    int races = position.racesAfter(after);
    double own = turns(after, races);
    double[] others = turnsOfOthers.computeIfAbsent(races, this::turnsOfOthers);
    double against = 0;
    for (int seat = 0; seat < position.players(); seat++) {
      if (seat != position.seat()) {
        double odds =
            left <= NEAR
                ? PackedBoard.stars(after)
                    - PackedBoard.stars(position.sheets().get(seat))
                    + others[seat]
                    - own
                : odds(own, others[seat]);
        against += Math.exp(-odds);
      }
    }
    return 1 / (1 + against);
  }

  /** The logarithm of the odds that one is at the goal before the other. */
  static double odds(double own, double other) {
    return STEEP * (other - own) / Math.sqrt(SPREAD + own + Math.max(0, other));
  }

  /** By seat, the turns needed after this round. */
  private double[] turnsOfOthers(int races) {
    double[] turns = new double[position.players()];
    for (int seat = 0; seat < turns.length; seat++) {
      turns[seat] =
          turns(position.sheets().get(seat), races) - (position.isStillToPlay(seat) ? 1 : 0);
    }
    return turns;
  }

  /** The chance to win if this was the own last turn. */
  private double lastChance(long after) {
    int stars = PackedBoard.stars(after);
    int races = position.racesAfter(after);
    double chance = 1;
    int sharers = 1;
    for (int seat = 0; seat < position.players(); seat++) {
      if (seat == position.seat()) {
        continue;
      }
      long other = position.sheets().get(seat);
      if (position.isStillToPlay(seat)) {
        long key = ((long) races << 8 | stars) << 8 | seat;
        chance *= 1 - lastTurns.computeIfAbsent(key, k -> lastTurn(other, races, stars));
      } else if (PackedBoard.stars(other) > stars) {
        return 0;
      } else if (PackedBoard.stars(other) == stars) {
        sharers++;
      }
    }
    return chance / sharers;
  }

  /** How likely somebody beats so many stars in one turn, half if they are only reached. */
  private double lastTurn(long sheet, int races, int stars) {
    long[] after = UseClasses.sheets(sheet, races, position.furtherLaps());
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
