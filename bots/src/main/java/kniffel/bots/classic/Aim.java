package kniffel.bots.classic;

/** What a player is after: how good it is to end a turn like this. */
@FunctionalInterface
interface Aim {

  /**
   * The value of a turn's end.
   *
   * @param after the position it leads to
   * @param gained what the turn has earned
   */
  double value(SheetState after, int gained);
}
