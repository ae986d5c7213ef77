package kniffel.bots.classic;

import kniffel.rules.classic.Box;

/**
 * What a sensible person is after: more in a box than it usually brings, looking one roll ahead.
 *
 * <p>Knows nothing of the bonus beyond that three of each number are par in the upper part.
 */
final class Heuristic {

  /** What boxes usually bring, in the order of the sheet. */
  private static final int[] PAR = {2, 6, 9, 12, 15, 18, 22, 13, 20, 28, 30, 15, 22};

  private Heuristic() {}

  static TurnPlan plan(SheetState sheet, RollTable table) {
    return new TurnPlan(
        sheet,
        table,
        (after, gained) -> {
          int box = Integer.numberOfTrailingZeros(after.filledBits() ^ sheet.filledBits());
          return gained - PAR[Box.ALL.get(box).ordinal()];
        });
  }
}
