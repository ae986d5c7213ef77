package kniffel.server.evening;

import java.util.List;

/**
 * Makes games with different scoring comparable: each player gets a point for everybody they left
 * behind and half a point for everybody they share their rank with. So the first of n gets n − 1,
 * the last none, and equals the mean of their places.
 */
public final class RankPoints {

  private RankPoints() {}

  /** The points for these ranks, in the same order. */
  public static List<Double> of(List<Integer> ranks) {
    return ranks.stream().map(rank -> points(rank, ranks)).toList();
  }

  private static double points(int own, List<Integer> ranks) {
    long behind = ranks.stream().filter(rank -> rank > own).count();
    long beside = ranks.stream().filter(rank -> rank == own).count() - 1;
    return behind + beside / 2.0;
  }
}
