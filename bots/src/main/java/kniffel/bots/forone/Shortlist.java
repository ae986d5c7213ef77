package kniffel.bots.forone;

import java.util.ArrayList;
import java.util.List;

/** The best plans so far by their rough value, a few at most, in no order. */
final class Shortlist {

  private final int limit;
  private final List<Plan> plans = new ArrayList<>();

  /** What a further plan must exceed, and which one it will replace. */
  private float bar = Float.NEGATIVE_INFINITY;

  private int worst;

  Shortlist(int limit) {
    this.limit = limit;
  }

  boolean wants(float rough) {
    return rough > bar;
  }

  /** Adds a plan that is wanted. */
  void add(Plan plan) {
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
    bar = Float.POSITIVE_INFINITY;
    for (int i = 0; i < limit; i++) {
      float rough = plans.get(i).rough;
      if (rough < bar) {
        bar = rough;
        worst = i;
      }
    }
  }

  List<Plan> plans() {
    return plans;
  }
}
