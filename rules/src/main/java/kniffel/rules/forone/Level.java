package kniffel.rules.forone;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kniffel.rules.Range;
import kniffel.rules.Ranges;

/**
 * A level: the part of a game that is data.
 *
 * @param dice how many dice are in play
 * @param roll how many of them are rolled at once, never fewer (R55)
 * @param rows the score card from top to bottom
 * @param bonus the bonus by the smallest number of dice that any row of the bonus has; empty if
 *     there is none
 * @param medals what is needed for them
 * @param extras what else applies
 * @param rules what tiles, markers and the yellow die add
 */
public record Level(
    @Range(min = 1, max = 1_000) int dice,
    @Range(min = 1, max = MAX_ROLL) int roll,
    List<Row> rows,
    List<Integer> bonus,
    Medals medals,
    Set<ExtraRule> extras,
    LevelRules rules) {

  /** Rows that fit into one byte of {@link Assignments}, with room for the face and the colour. */
  static final int MAX_ROWS = 14;

  /** The most dice that are rolled at once: one byte each of {@link Assignments}. */
  public static final int MAX_ROLL = 6;

  public Level {
    rows = List.copyOf(rows);
    bonus = List.copyOf(bonus);
    extras = Set.copyOf(extras);
    Ranges.check(Level.class, dice, roll);
    if (dice < roll) {
      throw new IllegalArgumentException("cannot roll " + roll + " of " + dice + " dice");
    }
    if (rows.isEmpty() || rows.size() > MAX_ROWS) {
      throw new IllegalArgumentException(
          "a level has 1 to " + MAX_ROWS + " rows, not " + rows.size());
    }
    Set<Category> names = new HashSet<>();
    for (Row row : rows) {
      if (!names.add(row.category())) {
        throw new IllegalArgumentException("two rows are called " + row.category());
      }
      if (row.inBonus() && bonus.size() <= row.fields()) {
        throw new IllegalArgumentException("no bonus for " + row.fields() + " dice: " + bonus);
      }
    }
    if (!bonus.isEmpty() && rows.stream().noneMatch(Row::inBonus)) {
      throw new IllegalArgumentException("no row counts for the bonus");
    }
  }

  /** A level without tiles, markers and yellow die. */
  public Level(
      int dice,
      int roll,
      List<Row> rows,
      List<Integer> bonus,
      Medals medals,
      Set<ExtraRule> extras) {
    this(dice, roll, rows, bonus, medals, extras, LevelRules.none(rows.size()));
  }

  /** The same level with one more rule. */
  Level with(ExtraRule extra) {
    Set<ExtraRule> more = new HashSet<>(extras);
    more.add(extra);
    return new Level(dice, roll, rows, bonus, medals, more, rules);
  }

  boolean has(ExtraRule extra) {
    return extras.contains(extra);
  }

  /** The place of a row on the card, counted from 0; -1 if the level does not have it. */
  int indexOf(Category category) {
    // As a rule the rows are in the order of their names: look there first.
    int likely = category.ordinal();
    if (likely < rows.size() && rows.get(likely).category() == category) {
      return likely;
    }
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).category() == category) {
        return i;
      }
    }
    return -1;
  }

  /** The bonus if the row with the fewest dice, of those that count for it, has this many. */
  int bonusFor(int lowest) {
    return bonus.isEmpty() ? 0 : bonus.get(lowest);
  }
}
