package kniffel.rules.forone;

import java.util.List;
import kniffel.rules.Range;
import kniffel.rules.Ranges;

/**
 * A row of the score card (Zeile), as a level defines it.
 *
 * @param category its name
 * @param condition what a full row must show
 * @param fields how many dice make it full
 * @param pay what it is worth
 * @param inBonus whether its dice count for the bonus (oberer Bereich)
 * @param tiles what a die on each field brings beside the pay, from left to right; empty if no tile
 *     lies there
 */
public record Row(
    Category category,
    Condition condition,
    @Range(min = 1, max = MAX_FIELDS) int fields,
    Pay pay,
    boolean inBonus,
    @Range(min = -500, max = 500) List<Integer> tiles) {

  public static final int MAX_FIELDS = 6;

  public Row {
    tiles = List.copyOf(tiles);
    Ranges.check(Row.class, fields, tiles);
    if (!tiles.isEmpty() && tiles.size() != fields) {
      throw new IllegalArgumentException(tiles.size() + " tiles on " + fields + " fields");
    }
    if (!condition.suits(fields)) {
      throw new IllegalArgumentException(condition + " does not suit " + fields + " fields");
    }
  }

  /** A row without tiles. */
  public Row(Category category, Condition condition, int fields, Pay pay, boolean inBonus) {
    this(category, condition, fields, pay, inBonus, List.of());
  }

  /** What the row is worth with this many dice. */
  public int points(int dice) {
    int points = pay.points(dice, fields);
    return tiles.isEmpty() ? points : points + tiles(dice);
  }

  private int tiles(int dice) {
    int points = 0;
    for (int field = 0; field < dice; field++) {
      points += tiles.get(field);
    }
    return points;
  }
}
