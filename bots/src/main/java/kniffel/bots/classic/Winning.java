package kniffel.bots.classic;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import kniffel.bots.Allowance;

/**
 * What moves are worth to somebody who wants to win, not to have many points.
 *
 * <p>Everybody is taken to play for points after this turn. With few boxes left the points still to
 * come are known exactly; earlier, by their mean and spread.
 */
final class Winning {

  /** Up to this number of free boxes, distributions are exact. */
  private static final int EXACT_BOXES = 3;

  private static final Scores NOTHING = Scores.certain(0);

  /** Points of a normal distribution, in standard deviations, at which it is looked at. */
  private static final double[] STEPS = new double[33];

  private static final double[] WEIGHTS = new double[STEPS.length];

  static {
    double sum = 0;
    for (int i = 0; i < STEPS.length; i++) {
      STEPS[i] = (i - STEPS.length / 2) / 4.0;
      WEIGHTS[i] = Math.exp(-STEPS[i] * STEPS[i] / 2);
      sum += WEIGHTS[i];
    }
    for (int i = 0; i < WEIGHTS.length; i++) {
      WEIGHTS[i] /= sum;
    }
  }

  /** Another player: where they stand, and what they have already. */
  record Rival(SheetState sheet, int total) {}

  private final ClassicSolution solution;
  private final Risk risk;
  private final Map<SheetState, Scores> known = new ConcurrentHashMap<>();

  Winning(ClassicSolution solution, Risk risk) {
    this.solution = solution;
    this.risk = risk;
  }

  /** A turn for a player who wants to win against these. */
  TurnPlan plan(SheetState sheet, int total, List<Rival> rivals, Allowance allowance) {
    WinShare share =
        new WinShare(
            rivals.stream()
                .map(rival -> future(rival.sheet(), allowance).plus(rival.total()))
                .toList());
    return solution.plan(
        sheet,
        (after, gained) ->
            // Between equal probabilities of winning, points decide.
            share(after, total + gained, share, allowance)
                + 1e-9 * (gained + solution.value(after)));
  }

  private double share(SheetState sheet, int total, WinShare share, Allowance allowance) {
    Optional<Scores> exact = exact(sheet, allowance);
    if (exact.isPresent()) {
      return share.of(exact.get().plus(total));
    }
    double mean = total + solution.value(sheet);
    double sd = risk.sd(sheet);
    double sum = 0;
    for (int i = 0; i < STEPS.length; i++) {
      sum += WEIGHTS[i] * share.of(mean + sd * STEPS[i]);
    }
    return sum;
  }

  private Scores future(SheetState sheet, Allowance allowance) {
    return exact(sheet, allowance)
        .orElseGet(() -> Scores.normal(solution.value(sheet), risk.sd(sheet)));
  }

  /** The points still to come; empty if too many boxes are free or there is no time left. */
  private Optional<Scores> exact(SheetState sheet, Allowance allowance) {
    if (sheet.isLast()) {
      return Optional.of(NOTHING);
    }
    if (Integer.bitCount(sheet.freeBits()) > EXACT_BOXES) {
      return Optional.empty();
    }
    Scores cached = known.get(sheet);
    if (cached != null || allowance.spent()) {
      return Optional.ofNullable(cached);
    }
    Scores.Sum sum = new Scores.Sum();
    for (Ending ending : solution.endings(sheet)) {
      Optional<Scores> rest = exact(ending.after(), allowance);
      if (rest.isEmpty()) {
        return rest;
      }
      sum.add(rest.get(), ending.gained(), ending.probability());
    }
    Scores scores = sum.scores();
    known.put(sheet, scores);
    return Optional.of(scores);
  }
}
