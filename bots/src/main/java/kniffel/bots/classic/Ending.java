package kniffel.bots.classic;

import kniffel.rules.classic.Box;

/**
 * One way a turn can end when it is played for an aim.
 *
 * @param box the box that is written
 * @param points what is written into it
 * @param gained what the turn earns, extra points and bonus included
 * @param after the position it leads to
 * @param probability how often the turn ends like this
 */
record Ending(Box box, int points, int gained, SheetState after, double probability) {

  /** The same ending, more likely by this. */
  Ending plus(double more) {
    return new Ending(box, points, gained, after, probability + more);
  }
}
