package kniffel.rules.forone;

import kniffel.rules.dice.Dice;

/** A state of For One – Kniffel: what a round is doing right now. */
public sealed interface ForOneState {

  /** Where all dice are, except those of the roll. */
  Layout layout();

  /** Before the first roll. */
  record Start(Level level) implements ForOneState {
    @Override
    public Layout layout() {
      return Layout.start(level);
    }
  }

  /** The dice are in the air. */
  record Rolling(Layout layout) implements ForOneState {

    /** The dice as they fell; the first of them is the yellow one if it is among them. */
    Placing fallen(Dice dice) {
      return layout.yellow() == Yellow.ROLLED
          ? new Placing(
              layout, FaceSets.withoutFirst(dice).sorted(), dice.face(0), Assignments.NONE)
          : new Placing(layout, dice.sorted(), 0, Assignments.NONE);
    }
  }

  /** The dice have fallen: some may have no place yet, and what was done can be taken back. */
  sealed interface Rolled extends ForOneState {

    /** The white dice that have no place yet, in rising order. */
    Dice unplaced();

    /** What the yellow die shows if it has no place yet, or 0. */
    int yellow();

    /** What was done with the other dice of the roll, as long as it can be taken back. */
    Assignments assignments();

    /** The position before the last assignment. */
    default Placing takeBack() {
      int row = assignments().row();
      boolean isYellow = assignments().isYellow();
      Layout before =
          row == Assignments.REMOVED
              ? layout().takenBackRemoved(isYellow)
              : layout().takenBack(row, isYellow);
      int face = assignments().face();
      return new Placing(
          before,
          isYellow ? unplaced() : FaceSets.with(unplaced(), face),
          isYellow ? face : yellow(),
          assignments().takeBack());
    }
  }

  /**
   * The dice of the roll are put into rows, one after the other.
   *
   * @param unplaced the white ones that have no place yet, in rising order
   * @param yellow what the yellow one shows if it has no place yet, or 0; at least one die has none
   * @param assignments what was done with the others
   */
  record Placing(Layout layout, Dice unplaced, int yellow, Assignments assignments)
      implements Rolled {

    ForOneState place(int face, int row) {
      return assigned(layout.placed(row, face), face, assignments.placed(face, row));
    }

    /** R56: what is removed never returns to the supply. */
    ForOneState remove(int face) {
      return assigned(layout.removedDie(), face, assignments.removed(face));
    }

    private ForOneState assigned(Layout after, int face, Assignments done) {
      return unplaced.size() == 1 && yellow == 0
          ? new Scoring(after, done)
          : new Placing(after, FaceSets.without(unplaced, face), yellow, done);
    }

    /** The yellow die put into a row, counting as a face. */
    ForOneState placeYellow(int face, int row) {
      return assignedYellow(layout.placedYellow(row, face), assignments.placedYellow(yellow, row));
    }

    ForOneState removeYellow() {
      return assignedYellow(
          layout.removedYellow(), assignments.placedYellow(yellow, Assignments.REMOVED));
    }

    private ForOneState assignedYellow(Layout after, Assignments done) {
      return unplaced.size() == 0
          ? new Scoring(after, done)
          : new Placing(after, unplaced, 0, done);
    }

    /** How many dice have no place yet. */
    public int left() {
      return unplaced.size() + (yellow == 0 ? 0 : 1);
    }

    /** Whether the white dice have to wait for the yellow one. */
    public boolean isYellowDue() {
      return yellow != 0 && layout.level().rules().yellowFirst();
    }

    /** The faces that white dice show which may be placed or removed now, as bits. */
    int shown() {
      return isYellowDue() ? 0 : FaceSets.bits(unplaced);
    }

    /** The faces that may be taken out of the game now, as bits. */
    int removable() {
      // R48: only dice that no row takes.
      return layout.level().has(ExtraRule.VOLUNTARY_DISCARD)
          ? shown()
          : shown() & ~layout.card().accepts();
    }

    /** What the yellow die can count as in a row, as bits of faces. */
    int yellowIn(int row) {
      return yellow == 0
          ? 0
          : layout.card().slot(row).accepts()
              & (layout.level().rules().isJokerIn(row) ? FaceSets.ALL : FaceSets.bit(yellow));
    }

    /** Whether the yellow die may be taken out of the game now. */
    boolean isYellowRemovable() {
      return yellow != 0 && (layout.level().has(ExtraRule.VOLUNTARY_DISCARD) || yellowTaker() < 0);
    }

    /** The first row that takes the yellow die, or a negative number. */
    int yellowTaker() {
      for (int row = 0; row < layout.level().rows().size(); row++) {
        if (yellowIn(row) != 0) {
          return row;
        }
      }
      return -1;
    }
  }

  /**
   * All dice of the roll have found their place: rows may be scored, full ones must be.
   *
   * @param assignments what was done with the dice; nothing once a row was scored
   */
  record Scoring(Layout layout, Assignments assignments) implements Rolled {

    ForOneState score(int row) {
      Layout after = layout.scored(row);
      return after.card().unscored() == 0
          ? new Over(after, missed(layout.card(), 0, after.card()))
          : new Scoring(after, Assignments.NONE);
    }

    @Override
    public Dice unplaced() {
      return Dice.NONE;
    }

    @Override
    public int yellow() {
      return 0;
    }
  }

  /**
   * The game has ended.
   *
   * @param missed the demands of the level that are not met, as bits
   */
  record Over(Layout layout, int missed) implements ForOneState {

    /** The medal: what the points are worth, unless a demand is not met. */
    Medal medal() {
      return missed == 0 ? layout.level().medals().of(layout.total()) : Medal.NONE;
    }
  }

  /** The next round, or the end if there are not enough dice for a whole roll (R55). */
  static ForOneState rollOn(Layout layout) {
    if (layout.canRoll()) {
      return new Rolling(layout.nextRound());
    }
    Layout after = layout.countedOut();
    return new Over(after, missed(layout.card(), layout.card().unscored(), after.card()));
  }

  private static int missed(ScoreCard before, int left, ScoreCard after) {
    LevelRules rules = after.level().rules();
    int bits = 0;
    for (int i = 0; i < rules.demands().size(); i++) {
      bits |= rules.demands().get(i).isMet(before, left, after) ? 0 : 1 << i;
    }
    return bits;
  }
}
