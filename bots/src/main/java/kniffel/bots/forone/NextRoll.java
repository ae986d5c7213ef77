package kniffel.bots.forone;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import kniffel.bots.Allowance;
import kniffel.rules.dice.Dice;

/**
 * Looks at what the best few plans of a roll would lead to with the next one, where the network
 * sees hardly any difference.
 *
 * <p>All of them meet the same fixed rolls, so that a plan is worth the same at each die of a roll.
 * The rolls and the network each give a difference between two plans; the two are weighed by how
 * far each is usually off. The best plan of the network keeps its value, and the others get theirs
 * by their difference from it.
 */
final class NextRoll {

  /** How many points a plan may be behind to be looked at. */
  private static final double MARGIN = 3;

  /** How many plans are looked at. */
  private static final int CANDIDATES = 4;

  /** How many plans for a next roll the network sees. */
  private static final int LOOKS = 4;

  /**
   * Each of these stands for six rolls: itself and those in which every face is one, two, … higher,
   * so that all faces are equally frequent. They were drawn by lot; of many draws these measured
   * differences best.
   */
  private static final List<Dice> GROUPS =
      List.of(
          Dice.of(1, 5, 6, 1, 3), Dice.of(1, 4, 4, 1, 5),
          Dice.of(6, 6, 5, 6, 3), Dice.of(1, 6, 4, 5, 5));

  /** The mean square by which the network is off in a difference, as far as rolls can tell. */
  private static final double OFF = 2.4;

  /** The same for one group of rolls, as measured against all 252. */
  private static final double OFF_BY_GROUP = 2.4;

  /** A plan that is behind by more than this many standard errors is dropped. */
  private static final double CLEARLY = 1.5;

  /** A plan that is looked at. */
  private static final class Candidate {

    private final RollPlan plan;

    /** Its value by the network. */
    private final double before;

    /** Its results over the rolls so far. */
    private double sum;

    /** By how many points it is better than the first, as far as is known. */
    private double lead;

    private boolean settled;

    Candidate(RollPlan plan) {
      this.plan = plan;
      this.before = plan.value;
    }
  }

  private final PackedLevel level;
  private final RoughValue rough;
  private final Bounds bounds;
  private final List<List<Dice>> groups;
  private final PlanMemory memory = new PlanMemory();

  NextRoll(PackedLevel level, PointsNetwork points) {
    this.level = level;
    this.rough = points.roughValue();
    this.bounds = new Bounds(level, rough);
    this.groups = GROUPS.stream().map(NextRoll::turned).toList();
  }

  private static List<Dice> turned(Dice dice) {
    List<Dice> group = new ArrayList<>();
    for (int higher = 0; higher < Dice.FACES; higher++) {
      int by = higher;
      int[] faces =
          dice.faces().stream().mapToInt(face -> (face - 1 + by) % Dice.FACES + 1).toArray();
      group.add(Dice.of(faces).sorted());
    }
    return group;
  }

  /**
   * Changes the values of plans that are nearly as good as the best, for as long as it may.
   *
   * @param plans all of them with their value by the network
   */
  void look(List<RollPlan> plans, Evaluator evaluator, Allowance allowance) {
    List<Candidate> close = close(plans).stream().map(Candidate::new).toList();
    Candidate first = close.getFirst();
    boolean open = close.size() > 1;
    for (int group = 0; group < groups.size() && open; group++) {
      for (Candidate each : close) {
        if (!each.settled) {
          Optional<Double> sum = sum(each.plan, group, evaluator, allowance);
          if (sum.isEmpty()) {
            return;
          }
          each.sum += sum.get();
        }
      }
      double off = OFF_BY_GROUP / (group + 1);
      double weight = OFF / (OFF + off);
      int rolls = (group + 1) * Dice.FACES;
      Candidate best = first;
      for (Candidate each : close) {
        if (!each.settled) {
          each.lead =
              (1 - weight) * (each.before - first.before) + weight * (each.sum - first.sum) / rolls;
        }
        best = each.lead > best.lead ? each : best;
      }
      double bar = best.lead - CLEARLY * Math.sqrt(OFF * off / (OFF + off));
      open = false;
      for (Candidate each : close) {
        // All others are compared with the first.
        each.settled = each != first && (each.settled || each.lead < bar);
        open |= each != best && each.lead >= bar;
      }
      for (Candidate each : close.subList(1, close.size())) {
        for (RollPlan plan : plans) {
          if (plan.isLike(each.plan)) {
            plan.value = (float) (first.before + each.lead);
          }
        }
      }
    }
  }

  /** The best plans by the network, each final card once; one if the best ends the game. */
  private static List<RollPlan> close(List<RollPlan> plans) {
    List<RollPlan> sorted = new ArrayList<>(plans);
    sorted.sort(Comparator.comparingDouble((RollPlan plan) -> plan.value).reversed());
    RollPlan best = sorted.getFirst();
    List<RollPlan> close = new ArrayList<>(List.of(best));
    for (RollPlan plan : sorted) {
      boolean isClose = !plan.ends && !best.ends && plan.value > best.value - MARGIN;
      if (isClose && close.size() < CANDIDATES && close.stream().noneMatch(plan::isLike)) {
        close.add(plan);
      }
    }
    return close;
  }

  /**
   * The sum of a plan's results over a group of rolls; empty if time ran out. What is remembered
   * costs the same number of looks at the budget, so that a given number of looks always gets
   * equally far.
   */
  private Optional<Double> sum(RollPlan plan, int group, Evaluator evaluator, Allowance allowance) {
    Optional<PlanMemory.KnownPlan> remembered = memory.of(plan, group);
    if (remembered.isPresent()) {
      for (int look = 0; look < remembered.get().looks(); look++) {
        if (allowance.spent()) {
          return Optional.empty();
        }
      }
      return remembered.map(PlanMemory.KnownPlan::sum);
    }
    int[] looks = {0};
    Allowance counted =
        () -> {
          looks[0]++;
          return allowance.spent();
        };
    double sum = 0;
    for (Dice dice : groups.get(group)) {
      OptionalDouble after = after(plan, dice, evaluator, counted);
      if (after.isEmpty()) {
        return Optional.empty();
      }
      sum += after.getAsDouble();
    }
    memory.remember(new PlanMemory.KnownPlan(plan, group, sum, looks[0]));
    return Optional.of(sum);
  }

  /** What a plan comes to with a roll; empty if time ran out, even halfway through. */
  private OptionalDouble after(RollPlan plan, Dice dice, Evaluator evaluator, Allowance allowance) {
    boolean[] spent = {allowance.spent()};
    if (spent[0]) {
      return OptionalDouble.empty();
    }
    Planner planner =
        Planner.hasty(
            PackedState.of(level, plan.rows, plan.supply - level.rules.roll(), plan.points),
            rough,
            LOOKS,
            Optional.of(bounds),
            () -> spent[0] |= allowance.spent());
    planner.search(dice);
    return spent[0]
        ? OptionalDouble.empty()
        : OptionalDouble.of(evaluator.best(planner.best()).value);
  }

  /**
   * What plans came to with groups of rolls, since the same plans are looked at again at each die.
   *
   * <p>Shared between threads without a lock: what is remembered never changes, and a thread that
   * misses what another one found calculates it again.
   */
  private static final class PlanMemory {

    private static final int SIZE = 1 << 10;

    /**
     * What is remembered.
     *
     * @param looks how often the budget was looked at to find it
     */
    private record KnownPlan(RollPlan plan, int group, double sum, int looks) {}

    private final KnownPlan[] slots = new KnownPlan[SIZE];

    private static int slot(RollPlan plan, int group) {
      int hash = plan.hash() * 31 + group;
      return (hash ^ hash >>> 10 ^ hash >>> 20) & SIZE - 1;
    }

    Optional<KnownPlan> of(RollPlan plan, int group) {
      return Optional.ofNullable(slots[slot(plan, group)])
          .filter(known -> known.group() == group && known.plan().isLike(plan));
    }

    void remember(KnownPlan known) {
      slots[slot(known.plan(), known.group())] = known;
    }
  }
}
