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

  private final PackedLevel level;
  private final PointsNetwork points;
  private final Bounds bounds;
  private final List<List<Dice>> groups;
  private final Memory memory = new Memory();

  NextRoll(PackedLevel level, PointsNetwork points) {
    this.level = level;
    this.points = points;
    this.bounds = new Bounds(level, points.features, points.numbers, points.rough);
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
    List<RollPlan> close = close(plans);
    int count = close.size();
    double[] sums = new double[count];
    double[] leads = new double[count];
    boolean[] settled = new boolean[count];
    double[] before = close.stream().mapToDouble(plan -> plan.value).toArray();
    int open = count - 1;
    for (int group = 0; group < groups.size() && open > 0; group++) {
      for (int i = 0; i < count; i++) {
        if (!settled[i]) {
          Optional<Double> sum = sum(close.get(i), group, evaluator, allowance);
          if (sum.isEmpty()) {
            return;
          }
          sums[i] += sum.get();
        }
      }
      double off = OFF_BY_GROUP / (group + 1);
      double weight = OFF / (OFF + off);
      int rolls = (group + 1) * Dice.FACES;
      int best = 0;
      for (int i = 1; i < count; i++) {
        if (!settled[i]) {
          leads[i] = (1 - weight) * (before[i] - before[0]) + weight * (sums[i] - sums[0]) / rolls;
        }
        best = leads[i] > leads[best] ? i : best;
      }
      double bar = leads[best] - CLEARLY * Math.sqrt(OFF * off / (OFF + off));
      open = 0;
      for (int i = 0; i < count; i++) {
        // All others are compared with the first.
        settled[i] = i > 0 && (settled[i] || leads[i] < bar);
        open += i != best && leads[i] >= bar ? 1 : 0;
      }
      for (RollPlan plan : plans) {
        for (int i = 1; i < count; i++) {
          if (plan.isLike(close.get(i))) {
            plan.value = (float) (before[0] + leads[i]);
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
    Optional<Memory.Known> remembered = memory.of(plan, group);
    if (remembered.isPresent()) {
      for (int look = 0; look < remembered.get().looks(); look++) {
        if (allowance.spent()) {
          return Optional.empty();
        }
      }
      return remembered.map(Memory.Known::sum);
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
    memory.remember(new Memory.Known(plan, group, sum, looks[0]));
    return Optional.of(sum);
  }

  /** What a plan comes to with a roll; empty if time ran out, even halfway through. */
  private OptionalDouble after(RollPlan plan, Dice dice, Evaluator evaluator, Allowance allowance) {
    boolean[] spent = {allowance.spent()};
    if (spent[0]) {
      return OptionalDouble.empty();
    }
    Planner planner =
        new Planner(
            PackedState.of(level, plan.rows, plan.supply - level.rules.roll(), plan.points),
            points.features,
            points.numbers,
            points.rough,
            LOOKS,
            0,
            true,
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
  private static final class Memory {

    private static final int SIZE = 1 << 10;

    /**
     * What is remembered.
     *
     * @param looks how often the budget was looked at to find it
     */
    private record Known(RollPlan plan, int group, double sum, int looks) {}

    private final Known[] slots = new Known[SIZE];

    private static int slot(RollPlan plan, int group) {
      int hash = plan.hash() * 31 + group;
      return (hash ^ hash >>> 10 ^ hash >>> 20) & SIZE - 1;
    }

    Optional<Known> of(RollPlan plan, int group) {
      return Optional.ofNullable(slots[slot(plan, group)])
          .filter(known -> known.group() == group && known.plan().isLike(plan));
    }

    void remember(Known known) {
      slots[slot(known.plan(), known.group())] = known;
    }
  }
}
