package kniffel.bots.classic;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.classic.Scoring;
import kniffel.rules.dice.Dice;

/**
 * Classic Kniffel with certain options, solved: what every position is worth to the best player.
 */
public final class ClassicSolution {

  private final RollTable table;
  private final double[] values;

  private ClassicSolution(RollTable table, double[] values) {
    this.table = table;
    this.values = values;
  }

  public static ClassicSolution of(ClassicOptions options, int threads) {
    RollTable table = new RollTable(options);
    return new ClassicSolution(table, Solver.solve(table, Utility.POINTS, threads));
  }

  RollTable table() {
    return table;
  }

  /** The expected score of a whole game. */
  public double expected() {
    return values[0];
  }

  /** The points still to be expected from a turn start. */
  public double value(SheetState position) {
    return position.isLast() ? 0 : values[position.index()];
  }

  /** The next turn for a player who wants points. */
  public TurnPlan plan(SheetState position) {
    return plan(position, (after, gained) -> gained + value(after));
  }

  TurnPlan plan(SheetState position, Aim aim) {
    return new TurnPlan(position, table, aim);
  }

  /** All the ways the next turn can end when it is played for points. */
  List<Ending> endings(SheetState position) {
    TurnPlan plan = plan(position);
    return endings(position, plan, plan.lastRolls());
  }

  /** The same in the middle of a turn, with so many rolls left. */
  List<Ending> endings(SheetState position, Dice dice, int left) {
    TurnPlan plan = plan(position);
    return endings(position, plan, plan.lastRolls(dice, left));
  }

  private List<Ending> endings(SheetState position, TurnPlan plan, double[] last) {
    Map<Integer, Ending> endings = new LinkedHashMap<>();
    for (int roll = 0; roll < Keeps.ROLLS; roll++) {
      if (last[roll] > 0) {
        Box box = plan.bestBox(roll);
        Scoring scoring = table.scoring(roll, position.freeBits(), position.struck());
        int points = table.points(roll, scoring.joker())[box.ordinal()];
        int gained = position.gain(box, points, scoring.extraPoints());
        int key = (box.ordinal() * 64 + points) * 256 + gained;
        Ending known = endings.get(key);
        double probability = last[roll] + (known == null ? 0 : known.probability());
        endings.put(key, new Ending(box, points, gained, position.write(box, points), probability));
      }
    }
    return new ArrayList<>(endings.values());
  }
}
