package kniffel.rules.forone;

import kniffel.rules.dice.Dice;

/**
 * A row of the card with what lies in it.
 *
 * @param dice the dice from left to right; none once the row is scored
 * @param count how many they are, or were when the row was scored
 * @param accepts the faces that the next die may show, as bits
 * @param scored whether the row is closed
 */
record Slot(Row row, Dice dice, int count, int accepts, boolean scored) {

  static Slot empty(Row row) {
    return open(row, Dice.NONE);
  }

  /** An unscored row with these dice. */
  static Slot open(Row row, Dice dice) {
    int count = dice.size();
    int accepts = count < row.fields() ? row.condition().accepts(dice, row.fields()) : 0;
    return new Slot(row, dice, count, accepts, false);
  }

  /** A row that was scored with this many dice. */
  static Slot scored(Row row, int count) {
    return new Slot(row, Dice.NONE, count, 0, true);
  }

  boolean accepts(int face) {
    return (accepts & Faces.bit(face)) != 0;
  }

  boolean isFull() {
    return !scored && count == row.fields();
  }

  /** What the row is worth as it stands. */
  int points() {
    return row.points(count);
  }

  /** R49: dice are laid from left to right. */
  Slot place(int face) {
    return open(row, Faces.append(dice, face));
  }

  Slot takeBack() {
    return open(row, Faces.withoutLast(dice));
  }

  Slot score() {
    return scored(row, count);
  }
}
