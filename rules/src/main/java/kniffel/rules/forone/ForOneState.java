package kniffel.rules.forone;

import kniffel.rules.dice.Dice;

/** A state of For One – Kniffel: what a round is doing right now. */
public sealed interface ForOneState {

  /** Where all dice are, but for those of the roll. */
  Board board();

  /**
   * The card and the dice beside it.
   *
   * @param card the rows and what lies in them
   * @param round how many rolls were begun
   * @param supply how many dice can be rolled (Vorrat)
   * @param removed how many dice are out of the game
   */
  record Board(ScoreCard card, int round, int supply, int removed) {

    Level level() {
      return card.level();
    }

    private Board with(ScoreCard changed) {
      return new Board(changed, round, supply, removed);
    }

    private Board withRemoved(int dice) {
      return new Board(card, round, supply, dice);
    }

    /** The next round, or the end if there are not enough dice for a whole roll (R55). */
    ForOneState rollOn() {
      int left = supply - level().roll();
      return left < 0
          ? new Over(new Board(card.scoreAll(), round, supply + card.lying(), removed))
          : new Rolling(new Board(card, round + 1, left, removed));
    }
  }

  /** Before the first roll. */
  record Start(Level level) implements ForOneState {

    @Override
    public Board board() {
      return new Board(ScoreCard.empty(level), 0, level.dice(), 0);
    }
  }

  /** The dice are in the air. */
  record Rolling(Board board) implements ForOneState {

    Placing fallen(Dice dice) {
      return new Placing(board, dice.sorted(), Steps.NONE);
    }
  }

  /** The dice have fallen: some may have no place yet, and what was done can be taken back. */
  sealed interface Rolled extends ForOneState {

    /** The dice that have no place yet, in rising order. */
    Dice unplaced();

    /** What was done with the other dice of the roll, as long as it can be taken back. */
    Steps steps();

    /** The position before the last step. */
    default Placing takeBack() {
      int row = steps().row();
      Board before =
          row == Steps.REMOVED
              ? board().withRemoved(board().removed() - 1)
              : board().with(board().card().takeBack(row));
      return new Placing(before, Faces.with(unplaced(), steps().face()), steps().takeBack());
    }
  }

  /**
   * The dice of the roll are put into rows, one after the other.
   *
   * @param unplaced those that have no place yet, at least one, in rising order
   * @param steps what was done with the others
   */
  record Placing(Board board, Dice unplaced, Steps steps) implements Rolled {

    ForOneState place(int face, int row) {
      return assigned(board.with(board.card().place(row, face)), face, steps.placed(face, row));
    }

    /** R56: what is removed never returns to the supply. */
    ForOneState remove(int face) {
      return assigned(board.withRemoved(board.removed() + 1), face, steps.removed(face));
    }

    private ForOneState assigned(Board after, int face, Steps done) {
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
      return board.level().has(ExtraRule.VOLUNTARY_DISCARD)
          ? shown()
          : shown() & ~board.card().accepts();
    }
  }

  /**
   * All dice of the roll have found their place: rows may be scored, full ones must be.
   *
   * @param steps what was done with the dice; nothing once a row was scored
   */
  record Scoring(Board board, Steps steps) implements Rolled {

    ForOneState score(int row) {
      ScoreCard card = board.card();
      Board after =
          new Board(
              card.score(row),
              board.round(),
              board.supply() + card.slot(row).count(),
              board.removed());
      return after.card().unscored() == 0 ? new Over(after) : new Scoring(after, Steps.NONE);
    }

    @Override
    public Dice unplaced() {
      return Dice.NONE;
    }
  }

  /** The game has ended. */
  record Over(Board board) implements ForOneState {}
}
