package kniffel.bots.forone;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * The best plans so far by their rough value, a few at most, in no order.
 *
 * @param <P> the plans
 */
abstract class BestFew<P> {

  private final int limit;
  private final ToDoubleFunction<P> rough;
  private final List<P> plans = new ArrayList<>();

  /** What a further plan must exceed, and which one it will replace. */
  private double bar = Double.NEGATIVE_INFINITY;

  private int worst;

  BestFew(int limit, ToDoubleFunction<P> rough) {
    this.limit = limit;
    this.rough = rough;
  }

  final boolean wants(double value) {
    return value > bar;
  }

  final boolean isFull() {
    return plans.size() == limit;
  }

  /** Adds a plan that is wanted. */
  final void add(P plan) {
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
      double value = rough.applyAsDouble(plans.get(i));
      if (value < bar) {
        bar = value;
        worst = i;
      }
    }
  }

  final List<P> plans() {
    return plans;
  }
}
