package kniffel.rules.forone;

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
 */
public record Row(
    Category category,
    Condition condition,
    @Range(min = 1, max = MAX_FIELDS) int fields,
    Pay pay,
    boolean inBonus) {

  public static final int MAX_FIELDS = 5;

  public Row {
    Ranges.check(Row.class, fields);
    if (!condition.suits(fields)) {
      throw new IllegalArgumentException(condition + " does not suit " + fields + " fields");
    }
  }

  /** What the row is worth with this many dice. */
  public int points(int dice) {
    return pay.points(dice, fields);
  }
}
