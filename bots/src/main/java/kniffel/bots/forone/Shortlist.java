package kniffel.bots.forone;

import java.util.ArrayList;
import java.util.List;

/** The best plans so far by their rough value, from best to worst, a few at most. */
final class Shortlist {

  private final int limit;
  private final List<Plan> plans = new ArrayList<>();
  private float bar = Float.NEGATIVE_INFINITY;

  Shortlist(int limit) {
    this.limit = limit;
  }

  boolean wants(float rough) {
    return rough > bar;
  }

  void add(Plan plan) {
    int at = plans.size();
    while (at > 0 && plans.get(at - 1).rough < plan.rough) {
      at--;
    }
    plans.add(at, plan);
    if (plans.size() > limit) {
      plans.removeLast();
    }
    if (plans.size() == limit) {
      bar = plans.getLast().rough;
    }
  }

  List<Plan> plans() {
    return plans;
  }
}
