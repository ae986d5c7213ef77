package kniffel.rules.forone;

import kniffel.rules.dice.Dice;

/** A state of For One – Kniffel: what a round is doing right now. */
public sealed interface ForOneState {

  /** Where all dice are, but for those of the roll. */
  Layout layout();

  /**
   * The card and the dice beside it.
   *
   * @param card the rows and what lies in them
   * @param round how many rolls were begun
   * @param supply how many dice can be rolled (Vorrat)
   * @param removed how many dice are out of the game
   */
  record Layout(ScoreCard card, int round, int supply, int removed) {

    Level level() {
      return card.level();
    }

    private Layout with(ScoreCard changed) {
      return new Layout(changed, round, supply, removed);
    }

    private Layout withRemoved(int dice) {
      return new Layout(card, round, supply, dice);
    }

    /** The next round, or the end if there are not enough dice for a whole roll (R55). */
    ForOneState rollOn() {
      int left = supply - level().roll();
      return left < 0
          ? new Over(new Layout(card.scoreAll(), round, supply + card.lying(), removed))
          : new Rolling(new Layout(card, round + 1, left, removed));
    }
  }

  /** Before the first roll. */
  record Start(Level level) implements ForOneState {

    @Override
    public Layout layout() {
      return new Layout(ScoreCard.empty(level), 0, level.dice(), 0);
    }
  }

  /** The dice are in the air. */
  record Rolling(Layout layout) implements ForOneState {

    Placing fallen(Dice dice) {
      return new Placing(layout, dice.sorted(), Assignments.NONE);
    }
  }

  /** The dice have fallen: some may have no place yet, and what was done can be taken back. */
  sealed interface Rolled extends ForOneState {

    /** The dice that have no place yet, in rising order. */
    Dice unplaced();

    /** What was done with the other dice of the roll, as long as it can be taken back. */
    Assignments assignments();

    /** The position before the last assignment. */
    default Placing takeBack() {
      int row = assignments().row();
      Layout before =
          row == Assignments.REMOVED
              ? layout().withRemoved(layout().removed() - 1)
              : layout().with(layout().card().takeBack(row));
      return new Placing(
          before, Faces.with(unplaced(), assignments().face()), assignments().takeBack());
    }
  }

  /**
   * The dice of the roll are put into rows, one after the other.
   *
   * @param unplaced those that have no place yet, at least one, in rising order
   * @param assignments what was done with the others
   */
  record Placing(Layout layout, Dice unplaced, Assignments assignments) implements Rolled {

    ForOneState place(int face, int row) {
      return assigned(
          layout.with(layout.card().place(row, face)), face, assignments.placed(face, row));
    }

    /** R56: what is removed never returns to the supply. */
    ForOneState remove(int face) {
      return assigned(layout.withRemoved(layout.removed() + 1), face, assignments.removed(face));
    }

    private ForOneState assigned(Layout after, int face, Assignments done) {
      return unplaced.size() == 1
          ? new Scoring(after, done)
          : new Placing(after, Faces.without(unplaced, face), done);
    }

    /** The faces that the dice without a place show, as bits. */
    int shown() {
      return Faces.bits(unplaced);
    }

    /** The faces that may be taken out of the game now, as bits. */
    int removable() {
      // R48: only dice that no row takes.
      return layout.level().has(ExtraRule.VOLUNTARY_DISCARD)
          ? shown()
          : shown() & ~layout.card().accepts();
    }
  }

  /**
   * All dice of the roll have found their place: rows may be scored, full ones must be.
   *
   * @param assignments what was done with the dice; nothing once a row was scored
   */
  record Scoring(Layout layout, Assignments assignments) implements Rolled {

    ForOneState score(int row) {
      ScoreCard card = layout.card();
      Layout after =
          new Layout(
              card.score(row),
              layout.round(),
              layout.supply() + card.slot(row).count(),
              layout.removed());
      return after.card().unscored() == 0 ? new Over(after) : new Scoring(after, Assignments.NONE);
    }

    @Override
    public Dice unplaced() {
      return Dice.NONE;
    }
  }

  /** The game has ended. */
  record Over(Layout layout) implements ForOneState {}
}
