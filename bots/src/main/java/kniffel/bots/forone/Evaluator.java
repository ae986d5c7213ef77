package kniffel.bots.forone;

import java.util.List;
import java.util.Optional;

/** Looks closer at plans: with the network where there is one, otherwise the rough value stays. */
final class Evaluator {

  private final Optional<Net.Pad> pad;
  private final Position position;

  Evaluator(Optional<Net> net, Tables tables) {
    this.pad = net.map(known -> known.new Pad());
    this.position = Position.start(tables);
  }

  /** The best plan after a closer look at all of them. */
  Plan best(List<Plan> plans) {
    Plan best = plans.getFirst();
    for (Plan plan : plans) {
      look(plan);
      best = plan.value > best.value ? plan : best;
    }
    return best;
  }

  private void look(Plan plan) {
    if (!plan.seen && !plan.ends && pad.isPresent()) {
      position.set(plan.rows, plan.supply, plan.points);
      plan.value = plan.points + pad.get().value(position);
    }
    plan.seen = true;
  }

  /** The expected total of a position in which the next roll is due; needs the network. */
  double value(Position due) {
    return due.points + pad.orElseThrow().value(due);
  }
}
