package kniffel.bots;

import java.util.List;
import java.util.OptionalInt;

/**
 * What the strengths usually come to by some rules, as measured (docs/BOTS.md, docs/bots), for
 * people who choose one.
 *
 * @param points the mean points by strength from the weakest on; empty where points say little
 * @param wins how many of a hundred decided games of two each strength wins against the one below,
 *     and the weakest against somebody who plays any move: from the weakest on, as far as it was
 *     measured
 */
public record Usual(List<Integer> points, List<Integer> wins) {

  /** Where nothing was measured. */
  public static final Usual UNKNOWN = new Usual(List.of(), List.of());

  public Usual {
    points = List.copyOf(points);
    wins = List.copyOf(wins);
    int strengths = Strength.values().length;
    if (!points.isEmpty() && points.size() != strengths || wins.size() > strengths) {
      throw new IllegalArgumentException("not one for each strength: " + points + ", " + wins);
    }
  }

  /** The points a strength usually has. */
  public OptionalInt points(Strength strength) {
    return of(points, strength);
  }

  /** How many of a hundred games a strength wins against the one below, or against anybody. */
  public OptionalInt wins(Strength strength) {
    return of(wins, strength);
  }

  private static OptionalInt of(List<Integer> figures, Strength strength) {
    return strength.ordinal() < figures.size()
        ? OptionalInt.of(figures.get(strength.ordinal()))
        : OptionalInt.empty();
  }
}
