package kniffel.bots;

import java.util.List;
import java.util.OptionalInt;

/**
 * What the strengths of a game usually come to, as measured (docs/bots), for people who choose one.
 *
 * @param points the mean points by strength from the weakest on; empty where points say little
 * @param wins how many of a hundred decided games of two each strength but the weakest wins against
 *     the one below; empty where nobody plays against others
 */
public record Usual(List<Integer> points, List<Integer> wins) {

  /** Where nothing was measured. */
  public static final Usual UNKNOWN = new Usual(List.of(), List.of());

  public Usual {
    points = List.copyOf(points);
    wins = List.copyOf(wins);
    int strengths = Strength.values().length;
    if (!points.isEmpty() && points.size() != strengths
        || !wins.isEmpty() && wins.size() != strengths - 1) {
      throw new IllegalArgumentException("not one for each strength: " + points + ", " + wins);
    }
  }

  /** The points a strength usually has. */
  public OptionalInt points(Strength strength) {
    return points.isEmpty() ? OptionalInt.empty() : OptionalInt.of(points.get(strength.ordinal()));
  }

  /** How many of a hundred games a strength wins against the one below. */
  public OptionalInt wins(Strength strength) {
    return wins.isEmpty() || strength.ordinal() == 0
        ? OptionalInt.empty()
        : OptionalInt.of(wins.get(strength.ordinal() - 1));
  }
}
