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
 */
public record Draft<M>(
    int seat, Rating.Unit unit, double startError, double result, List<DraftEntry<M>> decisions) {

  /**
   * A decision as it was entered.
   *
   * @param turn the number of its turn, from 1
   * @param follows whether nothing happened since the decision before it: neither chance nor
   *     anybody else came in between
   */
  public record DraftEntry<M>(Appraisal<M> appraisal, int turn, boolean follows) {}

  public Draft {
    decisions = List.copyOf(decisions);
  }

  /** What is thought of each decision. */
  public List<Appraisal<M>> appraisals() {
    return decisions.stream().map(DraftEntry::appraisal).toList();
  }

  /** The same with other appraisals of the same decisions. */
  public Draft<M> with(List<Appraisal<M>> others) {
    List<DraftEntry<M>> changed = new ArrayList<>();
    for (DraftEntry<M> each : decisions) {
      changed.add(new DraftEntry<>(others.get(changed.size()), each.turn(), each.follows()));
    }
    return new Draft<>(seat, unit, startError, result, changed);
  }

  /** Adds up: whatever is no clear loss is luck, so that start + luck − loss is the result. */
  public Ledger<M> ledger() {
    List<Appraisal<M>> credited = credited();
    List<Ledger.Entry<M>> entries = new ArrayList<>();
    double start = credited.isEmpty() ? result : credited.getFirst().raised(unit);
    double value = start;
    double squares = 0;
    for (int i = 0; i < credited.size(); i++) {
      DraftEntry<M> entered = decisions.get(i);
      // Without chance there is no luck: what first sight thinks of it now does not matter.
      Appraisal<M> appraisal =
          credited.get(i).worth(entered.follows() ? value : credited.get(i).raised(unit));
      Appraisal.DecisionVerdict verdict = appraisal.verdict(unit);
      double loss = appraisal.loss(unit);
      entries.add(
          new Ledger.Entry<>(
              appraisal.event(),
              entered.turn(),
              appraisal.move(),
              verdict == Appraisal.DecisionVerdict.BEST ? appraisal.move() : appraisal.best(),
              appraisal.value() - value,
              loss,
              appraisal.error(),
              verdict));
      value = appraisal.value() - loss;
      // Each decision is examined in its own sampled games, so the squares of errors add up.
      squares += Math.pow(appraisal.lossError(unit), 2);
    }
    return new Ledger<>(
        unit, start, startError, entries, Math.sqrt(squares), result - value, result);
  }

  /**
   * The appraisals after each has been credited with what followed from it: a move that led,
   * without chance, to a better one than was thought possible cost that much less.
   */
  private List<Appraisal<M>> credited() {
    List<Appraisal<M>> credited = new ArrayList<>(appraisals());
    for (int i = credited.size() - 2; i >= 0; i--) {
      if (decisions.get(i + 1).follows()) {
        credited.set(i, credited.get(i).followedBy(credited.get(i + 1), unit));
      }
    }
    return credited;
  }
}
