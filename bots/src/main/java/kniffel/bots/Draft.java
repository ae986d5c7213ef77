package kniffel.bots;

import java.util.ArrayList;
import java.util.List;

/**
 * The books of one player before they are added up: each decision with what is thought of it, which
 * a closer look may still correct.
 *
 * @param seat whose books they are
 * @param startError the standard error of the value at the start
 * @param result what the game came to
 * @param turns the number of the turn of each appraisal, from 1
 */
public record Draft<M>(
    int seat,
    Rating.Unit unit,
    double startError,
    double result,
    List<Appraisal<M>> appraisals,
    List<Integer> turns) {

  public Draft {
    appraisals = List.copyOf(appraisals);
    turns = List.copyOf(turns);
  }

  /** The same with other appraisals of the same decisions. */
  public Draft<M> with(List<Appraisal<M>> others) {
    return new Draft<>(seat, unit, startError, result, others, turns);
  }

  /** Adds up: whatever is no clear loss is luck, so that start + luck − loss is the result. */
  public Ledger<M> ledger() {
    List<Ledger.Entry<M>> entries = new ArrayList<>();
    double start = appraisals.isEmpty() ? result : appraisals.getFirst().value();
    double value = start;
    for (int i = 0; i < appraisals.size(); i++) {
      Appraisal<M> appraisal = appraisals.get(i);
      Appraisal.DecisionVerdict verdict = appraisal.verdict(unit);
      double loss = appraisal.loss(unit);
      entries.add(
          new Ledger.Entry<>(
              appraisal.event(),
              turns.get(i),
              appraisal.move(),
              verdict == Appraisal.DecisionVerdict.BEST ? appraisal.move() : appraisal.best(),
              appraisal.value() - value,
              loss,
              appraisal.error(),
              verdict));
      value = appraisal.value() - loss;
    }
    return new Ledger<>(unit, start, startError, entries, lossError(), result - value, result);
  }

  /**
   * The standard error of the sum of all losses that are told. Each decision is examined in its own
   * sampled games, so the errors are independent and their squares add up.
   */
  private double lossError() {
    return Math.sqrt(
        appraisals.stream()
            .mapToDouble(each -> each.lossError(unit))
            .map(error -> error * error)
            .sum());
  }
}
