package kniffel.bots.classic;

import java.util.HashMap;
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

  /** Between equal probabilities of winning, points decide: what one of them adds. */
  private static final double POINT = 1e-9;

  /** More than anybody can still get, twelve times the extra points included. */
  private static final double MOST_POINTS = 2000;

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
  private final Map<SheetState, KnownPoints> known = new ConcurrentHashMap<>();

  /**
   * The points still to come from a position.
   *
   * @param ends where the next turn can end, in the order in which they were found
   */
  private record KnownPoints(List<SheetState> ends, Scores scores) {}

  Winning(ClassicSolution solution, Risk risk) {
    this.solution = solution;
    this.risk = risk;
  }

  /** A turn for a player who wants to win against these. */
  TurnPlan plan(SheetState sheet, int total, List<Rival> rivals, Allowance allowance) {
    Findings thought = new Findings(allowance);
    WinShare share =
        new WinShare(
            rivals.stream()
                .map(rival -> future(rival.sheet(), thought).plus(rival.total()))
                .toList());
    return solution.plan(
        sheet,
        // Scaled, so that points still decide where the victory is certain.
        (after, gained) ->
            (share(after, total + gained, share, thought)
                    + POINT * (gained + solution.value(after)))
                / (1 + POINT * MOST_POINTS));
  }

  private double share(SheetState sheet, int total, WinShare share, Findings thought) {
    Optional<Scores> exact = thought.exact(sheet);
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

  private Scores future(SheetState sheet, Findings thought) {
    return thought
        .exact(sheet)
        .orElseGet(() -> Scores.normal(solution.value(sheet), risk.sd(sheet)));
  }

  /**
   * What one decision has found. What is already known costs the same number of looks at the budget
   * as finding it, so that a given number of looks always gets equally far.
   */
  private final class Findings {

    private final Allowance allowance;
    private final Map<SheetState, Scores> found = new HashMap<>();

    Findings(Allowance allowance) {
      this.allowance = allowance;
    }

    /** The points still to come; empty if too many boxes are free or there is no time left. */
    Optional<Scores> exact(SheetState sheet) {
      if (sheet.isLast()) {
        return Optional.of(NOTHING);
      }
      if (Integer.bitCount(sheet.freeBits()) > EXACT_BOXES) {
        return Optional.empty();
      }
      Optional<Scores> earlier = Optional.ofNullable(found.get(sheet));
      if (earlier.isPresent() || allowance.spent()) {
        return earlier;
      }
      KnownPoints remembered = known.get(sheet);
      Optional<Scores> scores = remembered == null ? find(sheet) : again(remembered);
      scores.ifPresent(each -> found.put(sheet, each));
      return scores;
    }

    private Optional<Scores> again(KnownPoints remembered) {
      boolean isAffordable = remembered.ends().stream().allMatch(end -> exact(end).isPresent());
      return Optional.of(remembered.scores()).filter(scores -> isAffordable);
    }

    private Optional<Scores> find(SheetState sheet) {
      List<Ending> endings = solution.endings(sheet);
      Scores.WeightedScores sum = new Scores.WeightedScores();
      for (Ending ending : endings) {
        Optional<Scores> rest = exact(ending.after());
        if (rest.isEmpty()) {
          return rest;
        }
        sum.add(rest.get(), ending.gained(), ending.probability());
      }
      Scores scores = sum.scores();
      known.put(
          sheet, new KnownPoints(endings.stream().map(Ending::after).distinct().toList(), scores));
      return Optional.of(scores);
    }
  }
}
