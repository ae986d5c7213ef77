package kniffel.bots.forone;

/** The best plans for the base card so far, a few at most. */
final class Shortlist extends BestFew<RollPlan> {

  Shortlist(int limit) {
    super(limit, plan -> plan.rough);
  }
}
