package kniffel.rules;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * How a game ended: for each seat its rank, 1 for the winners, and what it scored.
 *
 * @param scores in the unit of the game (points, stars, stones placed), by seat; more is better
 * @param ranks by seat; equal ranks share the place
 */
public record Standings(List<Integer> scores, List<Integer> ranks) {

  public Standings {
    scores = List.copyOf(scores);
    ranks = List.copyOf(ranks);
    if (scores.size() != ranks.size() || (!ranks.isEmpty() && !ranks.contains(1))) {
      throw new IllegalArgumentException("scores " + scores + " and ranks " + ranks);
    }
  }

  /** Ranks by score alone: equal scores share the place. */
  public static Standings byScore(List<Integer> scores) {
    return by(scores, scores::get);
  }

  /** Ranks by a merit of each seat that may know more than the score; more is better. */
  public static Standings by(List<Integer> scores, IntUnaryOperator merit) {
    int[] merits = IntStream.range(0, scores.size()).map(merit).toArray();
    return new Standings(
        scores,
        IntStream.of(merits)
            .mapToObj(own -> 1 + (int) IntStream.of(merits).filter(other -> other > own).count())
            .toList());
  }

  /** The seats that won, more than one if the victory is shared. */
  public List<Integer> winners() {
    return IntStream.range(0, ranks.size()).filter(seat -> ranks.get(seat) == 1).boxed().toList();
  }
}
