package kniffel.bots.forone;

/** The best plans for a level so far, a few at most. */
final class LevelShortlist extends BestFew<LevelPlan> {

  LevelShortlist(int limit) {
    super(limit, plan -> plan.rough);
  }
}
