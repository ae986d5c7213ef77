package kniffel.bots.classic;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The last turns with the others in mind: what counts is to win, not to have many points.
 *
 * <p>Everybody is taken to play for points after this turn; so the chance to win follows exactly
 * from the distributions of the points still to come.
 */
final class Endgame {

  private final ClassicSolution solution;
  private final Map<Position, Scores> known = new ConcurrentHashMap<>();

  Endgame(ClassicSolution solution) {
    this.solution = solution;
  }

  /** The points still to come from a position. */
  Scores future(Position position) {
    if (position.isLast()) {
      return Scores.certain(0);
    }
    Scores cached = known.get(position);
    if (cached != null) {
      return cached;
    }
    Scores.Sum sum = new Scores.Sum();
    for (Ending ending : solution.endings(position)) {
      sum.add(future(ending.after()), ending.gained(), ending.probability());
    }
    Scores scores = sum.scores();
    known.put(position, scores);
    return scores;
  }

  /**
   * A turn for a player who wants to win against others whose final scores are spread like this.
   */
  TurnPlan plan(Position position, int total, List<Scores> others) {
    WinShare share = new WinShare(others);
    return solution.plan(
        position,
        (after, gained) -> {
          Scores future = future(after);
          double winning = 0;
          for (int more = future.lowest(); more <= future.highest(); more++) {
            double likely = future.probability(more);
            winning += likely == 0 ? 0 : likely * share.of(total + gained + more);
          }
          // Between equal chances to win, points decide.
          return winning + 1e-9 * (gained + solution.value(after));
        });
  }
}
