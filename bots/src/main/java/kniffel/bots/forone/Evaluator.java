package kniffel.bots.forone;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** Looks closer at plans: with the network where there is one, otherwise the rough value stays. */
final class Evaluator {

  /** How many plans are tried with one more row scored. */
  private static final int EXTENDED = 8;

  private final Optional<PointsNetwork.Pad> pad;
  private final ToDoubleFunction<PackedState> due;
  private final PackedState position;

  /**
   * An evaluator.
   *
   * @param rough the value of a position in which the next roll is due, where there is no network
   */
  Evaluator(
      Optional<PointsNetwork> points, PackedLevel level, ToDoubleFunction<PackedState> rough) {
    this.pad = points.map(known -> known.new Pad());
    this.due = pad.isPresent() ? this::value : rough;
    this.position = PackedState.start(level);
  }

  /** The best plan after a closer look at all of them. */
  RollPlan best(List<RollPlan> plans) {
    RollPlan best = plans.getFirst();
    for (RollPlan plan : plans) {
      look(plan);
      best = plan.value > best.value ? plan : best;
    }
    return best;
  }

  /**
   * The best plan after a closer look at all of them and, for the best few, at what scoring one
   * more row would bring; plans that are better with it are added to the list.
   */
  RollPlan bestWithOneMore(List<RollPlan> plans) {
    RollPlan best = best(plans);
    plans.sort(Comparator.comparingDouble((RollPlan plan) -> plan.value).reversed());
    for (RollPlan plan : List.copyOf(plans.subList(0, Math.min(EXTENDED, plans.size())))) {
      RollPlan more = oneMore(plan);
      if (more != plan) {
        plans.add(more);
        best = more.value > best.value ? more : best;
      }
    }
    return best;
  }

  /** A plan with one more row scored if that is better, otherwise the same plan. */
  RollPlan oneMore(RollPlan plan) {
    RollPlan best = plan;
    for (int row = 0; row < plan.rows.length && !plan.ends; row++) {
      position.set(plan.rows, plan.supply, plan.points);
      if (position.isOpen(row) && position.count(row) > 0) {
        position.close(row);
        float value = (float) due(position);
        if (value > best.value) {
          best = new RollPlan(plan.moves, position, position.isOver(), value);
          best.seen = true;
        }
      }
    }
    return best;
  }

  private void look(RollPlan plan) {
    if (!plan.seen && !plan.ends && pad.isPresent()) {
      position.set(plan.rows, plan.supply, plan.points);
      plan.value = plan.points + pad.get().value(position);
    }
    plan.seen = true;
  }

  /** Doing nothing more before the next roll, with what that is worth. */
  RollPlan plan(PackedState now) {
    RollPlan plan = new RollPlan(0, now, now.isOver(), (float) due(now));
    plan.seen = true;
    return plan;
  }

  /** The expected total of a position in which the next roll is due, or the total at the end. */
  double due(PackedState now) {
    return now.isOver() ? now.total() : due.applyAsDouble(now);
  }

  /** The same by the network, for a game that goes on. */
  double value(PackedState now) {
    return now.points + pad.orElseThrow().value(now);
  }
}
