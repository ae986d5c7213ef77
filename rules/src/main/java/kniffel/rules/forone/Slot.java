package kniffel.rules.forone;

import kniffel.rules.dice.Dice;

/**
 * A row of the card with what lies in it.
 *
 * @param dice the dice from left to right; none once the row is scored
 * @param count how many there are, or were when the row was scored
 * @param accepts the faces that the next die may show, as bits
 * @param scored whether the row is closed
 * @param earned the points that are fixed: of the row when it is scored, of its first filling when
 *     it is being filled again
 * @param again whether it is being filled a second time, or was
 */
public record Slot(
    Row row, Dice dice, int count, int accepts, boolean scored, int earned, boolean again) {

  static Slot empty(Row row) {
    return open(row, Dice.NONE);
  }

  /** An unscored row with these dice. */
  static Slot open(Row row, Dice dice) {
    return open(row, dice, 0, false);
  }

  /** An unscored row with these dice, perhaps for the second time. */
  static Slot open(Row row, Dice dice, int earned, boolean again) {
    int count = dice.size();
    int accepts = count < row.fields() ? row.condition().accepts(dice, row.fields()) : 0;
    return new Slot(row, dice, count, accepts, false, earned, again);
  }

  /** A row that was scored with this many dice, for these points. */
  static Slot scored(Row row, int count, int earned, boolean again) {
    return new Slot(row, Dice.NONE, count, 0, true, earned, again);
  }

  /** The same row where the next die may show only these faces, whatever applied before. */
  Slot narrowed(int faces) {
    return scored ? this : open(row, dice, earned, again).limited(faces);
  }

  /** The same row where the next die may show only some of the faces that it accepts. */
  Slot limited(int faces) {
    return (accepts & ~faces) == 0
        ? this
        : new Slot(row, dice, count, accepts & faces, scored, earned, again);
  }

  boolean accepts(int face) {
    return (accepts & FaceSets.bit(face)) != 0;
  }

  /** Whether no die fits in any more and the row is not scored. */
  boolean isFull() {
    return !scored && count == row.fields();
  }

  /** What the row is worth as it stands by its own numbers. */
  int points() {
    return scored ? earned : row.points(count);
  }

  /** R49: dice are laid from left to right. */
  Slot place(int face) {
    return open(row, FaceSets.append(dice, face), earned, again);
  }

  Slot takeBack() {
    return open(row, FaceSets.withoutLast(dice), earned, again);
  }

  /** Scored for these points. */
  Slot score(int points) {
    // A row that was full the first time stays complete, whatever happens the second time.
    int most = again && earned > 0 ? row.fields() : count;
    return scored(row, most, points, again);
  }

  /** Scored for these points, and to be filled again. */
  Slot scoreAndReopen(int points) {
    return open(row, Dice.NONE, points, true);
  }
}
