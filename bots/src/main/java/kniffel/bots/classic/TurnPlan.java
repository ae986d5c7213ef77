package kniffel.bots.classic;

import java.util.Arrays;
import kniffel.bots.shared.Keeps;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.Scoring;
import kniffel.rules.dice.Dice;

/** One turn from one position, worked out for one aim: what every roll, keep and box is worth. */
public final class TurnPlan {

  /** One more than a box can hold. */
  private static final int POINTS = 64;

  private final SheetState sheet;
  private final RollTable table;
  private final Aim aim;

  /** By rolls left (0, 1, 2): what each roll is worth, and what each keep is worth. */
  private final double[][] rolls = new double[3][Keeps.ROLLS];

  private final double[][] keeps = new double[3][Keeps.COUNT];

  /** By box, points, and whether they come with extra points: what writing them is worth. */
  private final double[] written = new double[Box.ALL.size() * POINTS * 2];

  /** By roll: the box it is best written into. */
  private final byte[] boxes = new byte[Keeps.ROLLS];

  /** By rolls left and roll: the best set to keep; the roll itself is stopping there. */
  private final short[][] best = new short[3][Keeps.ROLLS];

  TurnPlan(SheetState sheet, RollTable table, Aim aim) {
    this.sheet = sheet;
    this.table = table;
    this.aim = aim;
    Arrays.fill(written, Double.NaN);
    for (int roll = 0; roll < Keeps.ROLLS; roll++) {
      write(roll);
    }
    for (int left = 1; left <= 2; left++) {
      keep(left);
    }
  }

  private void write(int roll) {
    Scoring scoring = table.scoring(roll, sheet.freeBits(), sheet.struck());
    double most = Double.NEGATIVE_INFINITY;
    for (int rest = scoring.legalBits(); rest != 0; rest &= rest - 1) {
      int box = Integer.numberOfTrailingZeros(rest);
      double value = value(roll, scoring, box);
      if (value > most) {
        most = value;
        boxes[roll] = (byte) box;
      }
    }
    rolls[0][roll] = most;
  }

  private double value(int roll, Scoring scoring, int box) {
    int points = table.points(roll, scoring.joker())[box];
    int extra = scoring.extraPoints();
    int key = (box * POINTS + points) * 2 + (extra > 0 ? 1 : 0);
    // Many rolls bring the same in a box, and asking the aim can be slow.
    if (Double.isNaN(written[key])) {
      Box target = Box.ALL.get(box);
      written[key] = aim.value(sheet.write(target, points), sheet.gain(target, points, extra));
    }
    return written[key];
  }

  private void keep(int left) {
    double[] values = keeps[left];
    System.arraycopy(rolls[left - 1], 0, values, 0, Keeps.ROLLS);
    // Stopping is keeping all: it brings what the roll is worth in a box, whatever is left.
    Keeps.average(values);
    double[] most = values.clone();
    short[] from = new short[Keeps.COUNT];
    for (int keep = Keeps.COUNT - 1; keep >= 0; keep--) {
      from[keep] = (short) keep;
      if (keep < Keeps.ROLLS) {
        most[keep] = rolls[0][keep];
      }
      for (int i = 0; i < Keeps.countBelow(keep); i++) {
        int below = Keeps.below(keep, i);
        if (most[below] > most[keep]) {
          most[keep] = most[below];
          from[keep] = from[below];
        }
      }
    }
    System.arraycopy(most, 0, rolls[left], 0, Keeps.ROLLS);
    System.arraycopy(from, 0, best[left], 0, Keeps.ROLLS);
  }

  /** The turn before its first roll. */
  public double start() {
    double sum = 0;
    for (int roll = 0; roll < Keeps.ROLLS; roll++) {
      sum += Keeps.orders(roll) * rolls[2][roll];
    }
    return sum / Keeps.ALL_ORDERS;
  }

  /** A roll with this number of rolls left. */
  public double roll(Dice dice, int left) {
    return rolls[left][Keeps.of(dice)];
  }

  /** Keeping some dice and rolling the others, with this number of rolls left before that. */
  public double keep(Dice kept, int left) {
    return keeps[left][Keeps.of(kept)];
  }

  /** Writing a roll into a box where that is legal. */
  public double box(Dice dice, Box box) {
    int roll = Keeps.of(dice);
    Scoring scoring = table.scoring(roll, sheet.freeBits(), sheet.struck());
    return value(roll, scoring, box.ordinal());
  }

  /** How often each roll is the last one of the turn, by number of the roll. */
  double[] lastRolls() {
    double[] first = new double[Keeps.ROLLS];
    for (int roll = 0; roll < Keeps.ROLLS; roll++) {
      first[roll] = (double) Keeps.orders(roll) / Keeps.ALL_ORDERS;
    }
    return lastRolls(first, 2);
  }

  /** The same from a roll with this number of rolls left. */
  double[] lastRolls(Dice dice, int left) {
    double[] now = new double[Keeps.ROLLS];
    now[Keeps.of(dice)] = 1;
    return lastRolls(now, left);
  }

  /** The same once these dice are kept, with this number of rolls left before the others fall. */
  double[] lastRollsKeeping(Dice dice, int left) {
    double[] kept = new double[Keeps.COUNT];
    kept[Keeps.of(dice)] = 1;
    return lastRolls(fallen(kept), left - 1);
  }

  private double[] lastRolls(double[] rolled, int rollsLeft) {
    double[] now = rolled;
    double[] last = new double[Keeps.ROLLS];
    for (int left = rollsLeft; left >= 1; left--) {
      double[] kept = new double[Keeps.COUNT];
      for (int roll = 0; roll < Keeps.ROLLS; roll++) {
        int keep = best[left][roll];
        if (keep < Keeps.ROLLS) {
          last[roll] += now[roll];
        } else {
          kept[keep] += now[roll];
        }
      }
      now = fallen(kept);
    }
    for (int roll = 0; roll < Keeps.ROLLS; roll++) {
      last[roll] += now[roll];
    }
    return last;
  }

  /** How likely each roll is once the dice that are missing have fallen. */
  private static double[] fallen(double[] kept) {
    for (int keep = Keeps.COUNT - 1; keep >= Keeps.ROLLS; keep--) {
      if (kept[keep] > 0) {
        for (int face = 1; face <= Dice.FACES; face++) {
          kept[Keeps.above(keep, face)] += kept[keep] / Dice.FACES;
        }
      }
    }
    return Arrays.copyOf(kept, Keeps.ROLLS);
  }

  /** The box a roll is best written into. */
  Box bestBox(int roll) {
    return Box.ALL.get(boxes[roll]);
  }
}
