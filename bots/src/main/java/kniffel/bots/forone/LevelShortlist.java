package kniffel.bots.forone;

import java.util.ArrayList;
import java.util.List;

/** The best plans for a level so far by their rough value, a few at most, in no order. */
final class LevelShortlist {

  private final int limit;
  private final List<LevelPlan> plans = new ArrayList<>();

  /** What a further plan must exceed, and which one it will replace. */
  private double bar = Double.NEGATIVE_INFINITY;

  private int worst;

  LevelShortlist(int limit) {
    this.limit = limit;
  }

  boolean wants(double rough) {
    return rough > bar;
  }

  boolean isFull() {
    return plans.size() == limit;
  }

  /** Adds a plan that is wanted. */
  void add(LevelPlan plan) {
    if (plans.size() < limit) {
      plans.add(plan);
    } else {
      plans.set(worst, plan);
    }
    if (plans.size() == limit) {
      findWorst();
    }
  }

  private void findWorst() {
    bar = Double.POSITIVE_INFINITY;
    for (int i = 0; i < limit; i++) {
      double rough = plans.get(i).rough;
      if (rough < bar) {
        bar = rough;
        worst = i;
      }
    }
  }

  List<LevelPlan> plans() {
    return plans;
  }
}
