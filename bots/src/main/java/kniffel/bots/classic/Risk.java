package kniffel.bots.classic;

/**
 * How far scores spread about their expectation, from every turn start: nearly exact, and as quick
 * as solving the game a second time.
 *
 * <p>The expectation of a utility that grows exponentially with the points, taken back to points,
 * is the mean plus half the growth times the variance, and hardly anything more while the growth is
 * small. {@link Spread} is exact, and slower.
 */
@FunctionalInterface
interface Risk {

  /** Small enough that skewness and other choices change the variance by a percent at most. */
  double GROWTH = 1e-3;

  /** The standard deviation of the points still to come from a turn start. */
  double sd(SheetState sheet);

  static Risk of(ClassicSolution solution, int threads) {
    double[] utilities = Solver.solve(solution.table(), Utility.growing(GROWTH), threads);
    return sheet -> {
      if (sheet.isLast()) {
        return 0;
      }
      double points = Math.log(utilities[sheet.index()]) / GROWTH;
      return Math.sqrt(Math.max(0, 2 * (points - solution.value(sheet)) / GROWTH));
    };
  }
}
