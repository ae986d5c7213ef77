package kniffel.rules.forone;

import kniffel.rules.dice.Dice;

/**
 * A position of For One – Kniffel.
 *
 * @param card the rows and what lies in them
 * @param round how many rolls were begun
 * @param supply the dice that can be rolled (Vorrat)
 * @param removed the dice that are out of the game
 * @param unplaced the dice of the roll that have no place yet, in rising order
 * @param steps what was done with the others, as long as it can be taken back
 */
public record ForOneState(
    ScoreCard card, Phase phase, int round, int supply, int removed, Dice unplaced, Steps steps) {

  static ForOneState start(Level level) {
    return new ForOneState(
        ScoreCard.empty(level), Phase.START, 0, level.dice(), 0, Dice.NONE, Steps.NONE);
  }

  Level level() {
    return card.level();
  }

  /** Begins a round, for which there must be enough dice. */
  ForOneState pickUp() {
    return new ForOneState(
        card, Phase.ROLLING, round + 1, supply - level().roll(), removed, Dice.NONE, Steps.NONE);
  }

  ForOneState fallen(Dice dice) {
    return new ForOneState(
        card, Phase.PLACING, round, supply, removed, Faces.sorted(dice), Steps.NONE);
  }

  ForOneState place(int face, int row) {
    return assigned(card.place(row, face), removed, face, steps.placed(face, row));
  }

  /** R56: what is removed never returns to the supply. */
  ForOneState remove(int face) {
    return assigned(card, removed + 1, face, steps.removed(face));
  }

  private ForOneState assigned(ScoreCard after, int out, int face, Steps done) {
    Dice rest = Faces.without(unplaced, face);
    Phase next = rest.size() == 0 ? Phase.SCORING : Phase.PLACING;
    return new ForOneState(after, next, round, supply, out, rest, done);
  }

  ForOneState takeBack() {
    int row = steps.row();
    boolean wasRemoved = row == Steps.REMOVED;
    return new ForOneState(
        wasRemoved ? card : card.takeBack(row),
        Phase.PLACING,
        round,
        supply,
        wasRemoved ? removed - 1 : removed,
        Faces.with(unplaced, steps.face()),
        steps.withoutLast());
  }

  ForOneState score(int row) {
    ScoreCard after = card.score(row);
    return new ForOneState(
        after,
        after.unscored() == 0 ? Phase.OVER : Phase.SCORING,
        round,
        supply + card.slot(row).count(),
        removed,
        Dice.NONE,
        Steps.NONE);
  }

  /** The end for want of dice. */
  ForOneState end() {
    return new ForOneState(
        card.scoreAll(), Phase.OVER, round, supply + card.lying(), removed, Dice.NONE, Steps.NONE);
  }

  /** The faces that may be taken out of the game now, as bits. */
  int removable() {
    int shown = Faces.bits(unplaced);
    // R48: only dice that no row takes.
    return level().has(ExtraRule.VOLUNTARY_DISCARD) ? shown : shown & ~card.accepts();
  }
}
