package kniffel.bots.forone;

/** What a position of a level is worth: expected final points, less what missed demands count. */
interface LevelValues {

  /** A quick value of a position in which the next roll is due and possible. */
  double rough(LevelPosition position);

  // Parts of the rough value, for those who change a position step by step.

  /** What follows from one row alone as long as no row is scored; a full one counts as scored. */
  double ofRow(LevelPosition position, int row);

  /** What follows from the dice in the supply. */
  double ofSupply(LevelTable table, int dice);

  /** What follows from the number of open rows. */
  double ofOpen(int rows);

  /** What follows from the sets of rows that take each face ({@link LevelTable#takers}). */
  double ofTakers(long sets);

  /** A closer look at the same. */
  double value(LevelPosition position);

  /** What counts already. */
  static double fixed(LevelPosition position) {
    return position.points - position.charged * position.table.rules.guardPoints();
  }

  /** The value of a game that ends here. */
  static double end(LevelPosition position) {
    return position.total() - position.table.demand * LevelDemands.missedAtEnd(position);
  }
}
