package kniffel.bots.master;

import kniffel.rules.Draw;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import kniffel.rules.dice.Roll;
import kniffel.rules.master.Master;
import kniffel.rules.master.MasterMove;

/**
 * A turn calculated to its end: what every use, keep and roll is worth, if each play is worth what
 * we are told and more is better.
 */
final class TurnPlan {

  /** Of equals one uses the roll and does not roll on: rolling is worth that much less. */
  private static final double TRIFLE = 1e-9;

  private final double[] plays;

  /** What each roll is worth if it is used at once. */
  private final double[] uses = new double[Lattice.ROLLS];

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
   * Calculates a turn as somebody would who does not look further than some rolls ahead.
   *
   * @param ahead how many rolls
   */
  TurnPlan(double[] plays, int ahead) {
    this.plays = plays;
    double[] values = new double[Lattice.KEEPS];
    for (int roll = 0; roll < Lattice.ROLLS; roll++) {
      double use = use(roll);
      uses[roll] = use;
      // R89: a roll that is good for nothing ends the turn only if it is the last.
      values[Lattice.FIRST_ROLL + roll] =
          use == Double.NEGATIVE_INFINITY ? plays[UseClasses.NO_USE] : use;
    }
    Lattice.expect(values);
    keeps[Master.ROLLS - 1] = values;
    for (int rolls = Master.ROLLS - 2; rolls >= 0; rolls--) {
      keeps[rolls] = ahead >= Master.ROLLS - rolls ? before(keeps[rolls + 1]) : keeps[rolls + 1];
    }
  }

  /** What keeps are worth one roll earlier. */
  private double[] before(double[] later) {
    double[] source = later.clone();
    // Five dice kept are used, and not rolled.
    System.arraycopy(uses, 0, source, Lattice.FIRST_ROLL, Lattice.ROLLS);
    double[] values = Lattice.best(source);
    Lattice.expect(values);
    return values;
  }

  private double use(int roll) {
    double best = Double.NEGATIVE_INFINITY;
    for (int play : Lattice.plays(roll)) {
      best = Math.max(best, plays[play]);
    }
    return best;
  }

  /** What the turn is worth before its first roll. */
  double start() {
    return keeps[0][0];
  }

  /** What a move is worth. */
  double value(MasterMove move, Dice dice, int rolls) {
    return switch (move) {
      case MasterMove.Roll(Places places) ->
          keeps[rolls][Lattice.number(dice.without(places))] - TRIFLE;
      case MasterMove.Use use -> plays[UseClasses.of(use, dice)];
    };
  }

  /** The best set to keep of a roll, all five to use it; counted as in {@link Lattice}. */
  int bestKeep(int set, int rolls) {
    if (rolls == Master.ROLLS) {
      return set;
    }
    int best = set;
    double most = uses[set - Lattice.FIRST_ROLL];
    for (int part : Lattice.parts(set - Lattice.FIRST_ROLL)) {
      if (keeps[rolls][part] > most) {
        most = keeps[rolls][part];
        best = part;
      }
    }
    return best;
  }

  /** The best play of a roll; counted as in {@link Lattice}. */
  int bestPlay(int set) {
    int best = UseClasses.NO_USE;
    double most = Double.NEGATIVE_INFINITY;
    for (int play : Lattice.plays(set - Lattice.FIRST_ROLL)) {
      if (plays[play] > most) {
        most = plays[play];
        best = play;
      }
    }
    return best;
  }

  /**
   * How likely each play is to end the turn, if these dice are kept, the others rolled and all goes
   * on as is best.
   */
  double[] ends(Dice kept, int rolls) {
    double[] ends = new double[UseClasses.COUNT];
    end(Lattice.number(kept), rolls, 1, ends);
    return ends;
  }

  private void end(int kept, int rolls, double weight, double[] ends) {
    Dice dice = Lattice.dice(kept);
    Roll roll = Roll.of(Master.DICE - dice.size());
    double total = roll.total();
    double[] next = new double[Lattice.KEEPS];
    for (Draw.Weighted<Dice> fallen : roll.outcomes()) {
      int set = Lattice.number(Lattice.together(dice, fallen.outcome()));
      double share = weight * fallen.weight() / total;
      int keep = bestKeep(set, rolls + 1);
      if (keep == set) {
        ends[bestPlay(set)] += share;
      } else {
        next[keep] += share;
      }
    }
    for (int keep = 0; keep < Lattice.FIRST_ROLL; keep++) {
      if (next[keep] > 0) {
        end(keep, rolls + 1, next[keep], ends);
      }
    }
  }
}
