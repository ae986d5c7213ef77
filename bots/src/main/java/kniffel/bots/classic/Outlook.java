package kniffel.bots.classic;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kniffel.bots.shared.Workers;
import kniffel.rules.dice.Dice;

/**
 * The final score of a game from a position onwards, when it is played for points: exact, not
 * sampled.
 *
 * <p>Walks forward from turn to turn through every position that can be reached, with its
 * probability and scores.
 *
 * @param scores the final score
 */
public record Outlook(Scores scores) {

  /**
   * The outlook from the start of a turn.
   *
   * @param points what the sheet counts already
   */
  public static Outlook from(ClassicSolution solution, SheetState start, int points, int threads) {
    Forward forward = new Forward(solution);
    return forward.walk(Map.of(start, Scores.certain(points)), threads);
  }

  /** The outlook in the middle of a turn, with these dice and this number of rolls left. */
  public static Outlook from(
      ClassicSolution solution, SheetState start, int points, Dice dice, int left, int threads) {
    Forward forward = new Forward(solution);
    Map<SheetState, Scores.WeightedScores> next = new HashMap<>();
    Forward.end(
        new Forward.ReachedTurn(Scores.certain(points), solution.endings(start, dice, left)), next);
    return forward.walk(Forward.scores(next), threads);
  }

  /** The walk from turn to turn. The scores of a position add up to its probability. */
  private static final class Forward {

    private final ClassicSolution solution;

    Forward(ClassicSolution solution) {
      this.solution = solution;
    }

    /** Goes on from positions that are reached with these scores until all boxes are filled. */
    Outlook walk(Map<SheetState, Scores> reached, int threads) {
      Map<SheetState, Scores> now = reached;
      try (Workers workers = new Workers(threads)) {
        while (!now.keySet().iterator().next().isLast()) {
          now = turn(now, workers);
        }
      }
      Scores.WeightedScores all = new Scores.WeightedScores();
      now.values().forEach(scores -> all.add(scores, 0, 1));
      return new Outlook(all.scores());
    }

    private Map<SheetState, Scores> turn(Map<SheetState, Scores> now, Workers workers) {
      List<Map.Entry<SheetState, Scores>> reached = List.copyOf(now.entrySet());
      Map<SheetState, Scores.WeightedScores> next = new HashMap<>();
      for (ReachedTurn turn : workers.map(reached.size(), i -> turn(reached.get(i)))) {
        end(turn, next);
      }
      return scores(next);
    }

    private ReachedTurn turn(Map.Entry<SheetState, Scores> reached) {
      return new ReachedTurn(reached.getValue(), solution.endings(reached.getKey()));
    }

    static void end(ReachedTurn turn, Map<SheetState, Scores.WeightedScores> next) {
      for (Ending ending : turn.endings) {
        next.computeIfAbsent(ending.after(), after -> new Scores.WeightedScores())
            .add(turn.scores, ending.gained(), ending.probability());
      }
    }

    static Map<SheetState, Scores> scores(Map<SheetState, Scores.WeightedScores> sums) {
      Map<SheetState, Scores> scores = new HashMap<>();
      sums.forEach((sheet, sum) -> scores.put(sheet, sum.scores()));
      return scores;
    }

    /** A turn from a position that is reached with these scores. */
    private record ReachedTurn(Scores scores, List<Ending> endings) {}
  }
}
