package kniffel.cli.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kniffel.cli.terminal.Key.Special;

/** Finds the target that lies in the direction of an arrow. */
final class Focus {

  /** Targets of one key that touch each other, as one thing on the screen. */
  private record Thing(char key, double x, double y) {}

  /** A cell is about twice as high as it is wide. */
  private static final double WIDTH = 0.5;

  /** How much more sideways distance counts than distance ahead. */
  private static final double ASIDE = 3;

  private Focus() {}

  /** The key of the next target; the first one if none is in focus. */
  static Optional<Character> move(List<Target> targets, char focus, Special arrow) {
    List<Thing> things = things(targets);
    Optional<Thing> now = things.stream().filter(thing -> thing.key == focus).findFirst();
    if (now.isEmpty()) {
      return things.stream().findFirst().map(Thing::key);
    }
    Optional<Thing> best = Optional.empty();
    double least = Double.MAX_VALUE;
    for (Thing thing : things) {
      double cost = cost(now.get(), thing, arrow);
      if (cost < least) {
        least = cost;
        best = Optional.of(thing);
      }
    }
    return best.map(Thing::key);
  }

  private static double cost(Thing from, Thing to, Special arrow) {
    double right = (to.x - from.x) * WIDTH;
    double down = to.y - from.y;
    double ahead =
        switch (arrow) {
          case UP -> -down;
          case DOWN -> down;
          case LEFT -> -right;
          default -> right;
        };
    boolean vertical = arrow == Special.UP || arrow == Special.DOWN;
    double aside = Math.abs(vertical ? right : down);
    return ahead <= 0.1 ? Double.MAX_VALUE : ahead + ASIDE * aside;
  }

  private static List<Thing> things(List<Target> targets) {
    List<Thing> things = new ArrayList<>();
    for (Target target : targets) {
      if (things.stream().noneMatch(thing -> thing.key == target.key())) {
        things.add(thing(target, targets));
      }
    }
    return things;
  }

  private static Thing thing(Target first, List<Target> targets) {
    Target last = first;
    for (Target target : targets) {
      boolean below = target.row() == last.row() + 1 && target.from() == first.from();
      last = target.key() == first.key() && below ? target : last;
    }
    return new Thing(
        first.key(), (first.from() + first.to()) / 2.0, (first.row() + last.row()) / 2.0);
  }
}
