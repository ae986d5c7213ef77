package kniffel.rules.forone;

/**
 * A row of the score card (Zeile), as a level defines it.
 *
 * @param category its name
 * @param condition what a full row must show
 * @param fields how many dice make it full
 * @param pay what it is worth
 * @param inBonus whether its dice count for the bonus (oberer Bereich)
 */
public record Row(Category category, Condition condition, int fields, Pay pay, boolean inBonus) {

  public static final int MAX_FIELDS = 5;

  public Row {
    if (fields < 1 || fields > MAX_FIELDS) {
      throw new IllegalArgumentException("a row has 1 to 5 fields, not " + fields);
    }
    if (!condition.suits(fields)) {
      throw new IllegalArgumentException(condition + " does not suit " + fields + " fields");
    }
  }

  /** What the row is worth with so many dice. */
  public int points(int dice) {
    return pay.points(dice, fields);
  }
}
