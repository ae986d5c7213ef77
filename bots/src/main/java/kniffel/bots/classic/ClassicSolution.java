package kniffel.bots.classic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kniffel.bots.shared.Keeps;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.classic.Scoring;
import kniffel.rules.dice.Dice;

/**
 * Classic Kniffel with certain options, solved: what every position is worth to the best player.
 */
public final class ClassicSolution {

  /** One more than a box can hold. */
  private static final int POINTS = 64;

  private final RollTable table;
  private final double[] values;
  private final Optional<Risk> risk;

  /**
   * What was solved.
   *
   * @param risk how far scores spread, if that is known too
   */
  ClassicSolution(RollTable table, double[] values, Optional<Risk> risk) {
    this.table = table;
    this.values = values;
    this.risk = risk;
  }

  public static ClassicSolution of(ClassicOptions options, int threads) {
    RollTable table = new RollTable(options);
    return new ClassicSolution(
        table, Solver.solve(table, Utility.POINTS, threads), Optional.empty());
  }

  /** How far scores spread about their expectation. */
  Risk risk(int threads) {
    return risk.orElseGet(() -> Risk.of(this, threads));
  }

  RollTable table() {
    return table;
  }

  /** The expected score of a whole game. */
  public double expected() {
    return values[0];
  }

  /** The points still to be expected from a turn start. */
  public double value(SheetState sheet) {
    return sheet.isLast() ? 0 : values[sheet.index()];
  }

  /** The same by its place; see {@link Solver#index}. */
  double value(int index) {
    return values[index];
  }

  /** The next turn for a player who wants points. */
  public TurnPlan plan(SheetState sheet) {
    return plan(sheet, (after, gained) -> gained + value(after));
  }

  TurnPlan plan(SheetState sheet, Aim aim) {
    return new TurnPlan(sheet, table, aim);
  }

  /** All the ways the next turn can end when it is played for points. */
  List<Ending> endings(SheetState sheet) {
    TurnPlan plan = plan(sheet);
    return endings(sheet, plan, plan.lastRolls());
  }

  /** The same in the middle of a turn, with this number of rolls left. */
  List<Ending> endings(SheetState sheet, Dice dice, int left) {
    TurnPlan plan = plan(sheet);
    return endings(sheet, plan, plan.lastRolls(dice, left));
  }

  private List<Ending> endings(SheetState sheet, TurnPlan plan, double[] last) {
    List<Ending> endings = new ArrayList<>();
    // By box, points and whether there are extra points: one more than the number of the ending.
    short[] known = new short[Box.ALL.size() * POINTS * 2];
    for (int roll = 0; roll < Keeps.ROLLS; roll++) {
      if (last[roll] > 0) {
        Box box = plan.bestBox(roll);
        Scoring scoring = table.scoring(roll, sheet.freeBits(), sheet.struck());
        int points = table.points(roll, scoring.joker())[box.ordinal()];
        int extra = scoring.extraPoints();
        int key = (box.ordinal() * POINTS + points) * 2 + (extra > 0 ? 1 : 0);
        if (known[key] == 0) {
          int gained = sheet.gain(box, points, extra);
          endings.add(new Ending(box, points, gained, sheet.write(box, points), last[roll]));
          known[key] = (short) endings.size();
        } else {
          endings.set(known[key] - 1, endings.get(known[key] - 1).plus(last[roll]));
        }
      }
    }
    return endings;
  }
}
