package kniffel.bots.forone;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.LongFunction;
import kniffel.rules.Randomness;
import kniffel.rules.forone.Category;
import kniffel.rules.forone.Level;

/**
 * How the strongest bot plays a level: what it puts into each row, and when it scores it.
 *
 * @param rows what it does with each row, in the order of the categories; a row that the level
 *     lacks has no dice
 */
public record LevelHabits(List<Habit> rows) {

  /**
   * What a row is used for, on average.
   *
   * @param dice how many dice it has when it is scored or when the game ends
   * @param round in which round it is scored, or the game ends
   */
  public record Habit(Category row, double dice, double round) {}

  public LevelHabits {
    rows = List.copyOf(rows);
  }

  /** How it plays some games. */
  public static LevelHabits of(
      Level level, LongFunction<Randomness> streams, int first, int games) {
    LevelTable table = new LevelTable(level);
    LevelPlay play = new LevelPlay(table, LevelTuning.strongest(table).get(), 0);
    double[] dice = new double[Category.values().length];
    double[] rounds = new double[Category.values().length];
    for (int game = first; game < first + games; game++) {
      // A row has been open for as many rolls as it was seen open before one.
      LevelPosition end =
          play.play(
              streams.apply(2L * game),
              streams.apply(2L * game + 1),
              position -> {
                for (int row = 0; row < table.rows; row++) {
                  rounds[table.name[row]] += (position.unscored & 1 << row) == 0 ? 0 : 1;
                }
              });
      for (int row = 0; row < table.rows; row++) {
        dice[table.name[row]] += end.count(row);
      }
    }
    List<Habit> habits = new ArrayList<>();
    for (Category row : Category.values()) {
      habits.add(new Habit(row, dice[row.ordinal()] / games, rounds[row.ordinal()] / games));
    }
    return new LevelHabits(habits);
  }

  /** How many dice lie in other rows than elsewhere, and by how many rounds rows differ. */
  public double distance(LevelHabits other) {
    double sum = 0;
    for (int i = 0; i < rows.size(); i++) {
      sum += change(rows.get(i), other.rows.get(i));
    }
    return sum;
  }

  /** The rows used most differently, the most different first. */
  public List<Category> changed(LevelHabits other) {
    return rows.stream()
        .sorted(
            Comparator.comparingDouble(
                (Habit each) -> -change(each, other.rows.get(each.row().ordinal()))))
        .map(Habit::row)
        .toList();
  }

  private static double change(Habit one, Habit other) {
    return Math.abs(one.dice - other.dice) + Math.abs(one.round - other.round);
  }
}
