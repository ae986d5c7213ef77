package kniffel.bots.master;

import java.util.stream.IntStream;
import kniffel.bots.shared.Keeps;
import kniffel.rules.Draw;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import kniffel.rules.dice.Roll;
import kniffel.rules.master.Master;
import kniffel.rules.master.MasterMove;

/**
 * A turn calculated to its end: what every use, keep and roll is worth, given the value of each
 * play; more is better.
 */
final class TurnPlan {

  /** If both are equal the roll is used: rolling on counts this much less. */
  private static final double TRIFLE = 1e-9;

  /** By roll: what may be kept of it while something is rolled. */
  private static final int[][] PARTS =
      IntStream.range(0, Keeps.ROLLS).mapToObj(Keeps::parts).toArray(int[][]::new);

  private final double[] plays;

  /** What each roll is worth if it is used at once. */
  private final double[] uses = new double[Keeps.ROLLS];

  /** By the rolls begun, what each set is worth if it is kept and the others are rolled. */
  private final double[][] keeps = new double[Master.ROLLS][];

  /**
   * Calculates a turn.
   *
   * @param plays the value of each play; minus infinity where it is impossible
   */
  TurnPlan(double[] plays) {
    this(plays, Master.ROLLS);
  }

  /**
   * Calculates a turn like somebody who looks only a few rolls ahead.
   *
   * @param ahead how many rolls
   */
  TurnPlan(double[] plays, int ahead) {
    this.plays = plays;
    double[] values = new double[Keeps.COUNT];
    for (int roll = 0; roll < Keeps.ROLLS; roll++) {
      double use = use(roll);
      uses[roll] = use;
      // R89: a roll that cannot be used ends the turn only if it is the last.
      values[roll] = use == Double.NEGATIVE_INFINITY ? plays[UseClasses.NO_USE] : use;
    }
    Keeps.average(values);
    keeps[Master.ROLLS - 1] = values;
    for (int rolls = Master.ROLLS - 2; rolls >= 0; rolls--) {
      keeps[rolls] = ahead >= Master.ROLLS - rolls ? before(keeps[rolls + 1]) : keeps[rolls + 1];
    }
  }

  /** What keeps are worth one roll earlier. */
  private double[] before(double[] later) {
    double[] source = later.clone();
    // If all five dice are kept the roll is used.
    System.arraycopy(uses, 0, source, 0, Keeps.ROLLS);
    double[] values = Keeps.best(source);
    Keeps.average(values);
    return values;
  }

  private double use(int roll) {
    double best = Double.NEGATIVE_INFINITY;
    for (int play : UseClasses.ofRoll(roll)) {
      best = Math.max(best, plays[play]);
    }
    return best;
  }

  /** What the turn is worth before its first roll. */
  double start() {
    return keeps[0][Keeps.NOTHING];
  }

  /** What a move is worth. */
  double value(MasterMove move, Dice dice, int rolls) {
    return switch (move) {
      case MasterMove.Roll(Places places) -> keeps[rolls][Keeps.of(dice.without(places))] - TRIFLE;
      case MasterMove.Use use -> plays[UseClasses.of(use, dice)];
    };
  }

  /** The best set to keep of a roll, all five to use it; counted as in {@link Keeps}. */
  int bestKeep(int roll, int rolls) {
    if (rolls == Master.ROLLS) {
      return roll;
    }
    int best = roll;
    double most = uses[roll];
    for (int part : PARTS[roll]) {
      if (keeps[rolls][part] > most) {
        most = keeps[rolls][part];
        best = part;
      }
    }
    return best;
  }

  /** The best play of a roll; counted as in {@link Keeps}. */
  int bestPlay(int roll) {
    int best = UseClasses.NO_USE;
    double most = Double.NEGATIVE_INFINITY;
    for (int play : UseClasses.ofRoll(roll)) {
      if (plays[play] > most) {
        most = plays[play];
        best = play;
      }
    }
    return best;
  }

  /**
   * How likely each play is to end the turn, if these dice are kept, the others rolled and the best
   * is done from then on.
   */
  double[] ends(Dice kept, int rolls) {
    double[] ends = new double[UseClasses.COUNT];
    end(Keeps.of(kept), rolls, 1, ends);
    return ends;
  }

  private void end(int kept, int rolls, double weight, double[] ends) {
    Roll fall = Roll.of(Keeps.DICE - Keeps.dice(kept).size());
    double total = fall.total();
    double[] next = new double[Keeps.COUNT];
    for (Draw.Weighted<Dice> fallen : fall.outcomes()) {
      int roll = Keeps.with(kept, fallen.outcome());
      double share = weight * fallen.weight() / total;
      int keep = bestKeep(roll, rolls + 1);
      if (keep == roll) {
        ends[bestPlay(roll)] += share;
      } else {
        next[keep] += share;
      }
    }
    for (int keep = Keeps.ROLLS; keep < Keeps.COUNT; keep++) {
      if (next[keep] > 0) {
        end(keep, rolls + 1, next[keep], ends);
      }
    }
  }
}
