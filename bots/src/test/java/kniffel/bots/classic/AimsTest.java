package kniffel.bots.classic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import kniffel.bots.shared.Keeps;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Draw.Weighted;
import kniffel.rules.Viewer;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.Classic;
import kniffel.rules.classic.ClassicMove;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.classic.ClassicState.Turn;
import kniffel.rules.classic.Scoring;
import kniffel.rules.classic.Sheet;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import kniffel.rules.dice.Roll;
import org.junit.jupiter.api.Test;

/** Dice are kept for boxes that are open and come about as often as is said. */
class AimsTest {

  private static final int POSITIONS = 400;

  private static final Classic GAME = new Classic(ClassicOptions.KNIFFEL);
  private static final ClassicMind MIND = new ClassicMind(GAME);

  private static Sheet open(Box... boxes) {
    Map<Box, Integer> filled = new EnumMap<>(Box.class);
    Box.ALL.forEach(box -> filled.put(box, 0));
    List.of(boxes).forEach(filled::remove);
    return Sheet.of(filled, 0);
  }

  private static Turn turn(Sheet sheet, int rolls, Dice dice) {
    return new Turn(List.of(sheet), 0, sheet.boxes().size(), rolls, dice, Places.NONE);
  }

  private static String explained(Turn turn, String rolled) {
    return MIND.explain(
            GAME.view(turn, new Viewer.Seat(0)), new ClassicMove.Roll(Places.parse(rolled)))
        .toString();
  }

  @Test
  void fourInARowAreKeptForTheLargeStraight() {
    Turn last = turn(open(Box.SMALL_STRAIGHT, Box.LARGE_STRAIGHT), 2, Dice.of(1, 2, 3, 4, 6));
    assertThat(explained(last, "5"))
        .isEqualTo(
            new ClassicReason.GoesForMore(
                    Dice.of(1, 2, 3, 4), Box.LARGE_STRAIGHT, 17, Box.SMALL_STRAIGHT)
                .toString());
    Turn without = turn(open(Box.LARGE_STRAIGHT, Box.CHANCE), 2, Dice.of(1, 2, 3, 4, 6));
    assertThat(explained(without, "5"))
        .isEqualTo(
            new ClassicReason.GoesFor(Dice.of(1, 2, 3, 4), Box.LARGE_STRAIGHT, 17).toString());
  }

  @Test
  void whatHardlyEverComesAboutIsNoAim() {
    Turn hopeless = turn(open(Box.KNIFFEL), 2, Dice.of(1, 2, 3, 4, 6));
    assertThat(explained(hopeless, "1 2 3 4"))
        .isEqualTo(new ClassicReason.BestKept(Dice.of(6)).toString());
  }

  @Test
  void aMistakeIsToldWithWhatTheBetterMoveGoesFor() {
    Turn last = turn(open(Box.SMALL_STRAIGHT, Box.LARGE_STRAIGHT), 2, Dice.of(1, 2, 3, 4, 6));
    assertThat(
            MIND.why(
                GAME.view(last, new Viewer.Seat(0)),
                List.of(new ClassicMove.Roll(Places.parse("1 5"))),
                List.of(new ClassicMove.Roll(Places.parse("5")))))
        .isEqualTo(
            new ClassicReason.Missed(
                new ClassicReason.ThrewAway(Dice.of(1)),
                new ClassicReason.GoesForMore(
                    Dice.of(1, 2, 3, 4), Box.LARGE_STRAIGHT, 17, Box.SMALL_STRAIGHT)));
  }

  @Test
  void everyAimIsOpenAndComesAboutAsOftenAsIsSaid() {
    SeededStream random = new SeededStream(5);
    int named = 0;
    for (int i = 0; i < POSITIONS; i++) {
      Sheet sheet = open(Box.ALL.stream().filter(box -> random.below(2) == 0).toArray(Box[]::new));
      int left = 1 + random.below(2);
      Dice dice = Keeps.dice(random.below(Keeps.ROLLS));
      if (sheet.boxes().size() == Box.ALL.size()) {
        continue;
      }
      Enumerated enumerated = new Enumerated(SheetState.of(sheet));
      Dice kept = enumerated.bestKept(dice, left);
      if (kept.size() == 0 || kept.size() == Keeps.DICE) {
        continue;
      }
      double[] likely = enumerated.after(kept, left);
      var aims =
          switch (Aims.of(
                  MIND.solution().table(), SheetState.of(sheet), enumerated.plan, dice, kept, left)
              .orElse(new ClassicReason.BestKept(kept))) {
            case ClassicReason.GoesFor(Dice same, Box box, int percent) -> Map.of(box, percent);
            case ClassicReason.GoesForEither(Dice same, Box box, int one, Box other, int two) ->
                Map.of(box, one, other, two);
            case ClassicReason.GoesForMore(Dice same, Box box, int percent, Box ready) -> {
              assertThat(sheet.isFree(ready)).isTrue();
              assertThat(enumerated.isCertain(ready, kept)).isTrue();
              yield Map.of(box, percent);
            }
            default -> Map.<Box, Integer>of();
          };
      for (var aim : aims.entrySet()) {
        named++;
        assertThat(sheet.isFree(aim.getKey())).isTrue();
        assertThat(aim.getValue()).isPositive();
        assertThat(100 * likely[aim.getKey().ordinal()])
            .as("%s of %s with %s open", aim, kept, sheet)
            .isCloseTo(aim.getValue(), within(0.5 + 1e-6));
      }
    }
    assertThat(named).isGreaterThan(POSITIONS / 2);
  }

  /** A turn played out roll by roll, in all ways in which the dice can fall. */
  private static final class Enumerated {

    private final SheetState sheet;
    private final TurnPlan plan;
    private final Map<Dice, double[]> known = new HashMap<>();

    Enumerated(SheetState sheet) {
      this.sheet = sheet;
      this.plan = MIND.solution().plan(sheet);
    }

    Dice bestKept(Dice dice, int left) {
      Dice best = dice.sorted();
      double most = plan.roll(dice, 0);
      for (Places places : places()) {
        Dice kept = dice.without(places).sorted();
        double value = plan.keep(kept, left);
        if (value > most + 1e-9) {
          best = kept;
          most = value;
        }
      }
      return best;
    }

    /** All that can be picked up, little first. */
    private static List<Places> places() {
      return IntStream.range(1, 1 << Keeps.DICE)
          .boxed()
          .sorted(Comparator.comparingInt(Integer::bitCount))
          .map(Places::new)
          .toList();
    }

    double[] after(Dice kept, int left) {
      double[] sum = new double[Box.ALL.size()];
      Roll.of(Keeps.DICE - kept.size())
          .outcomes()
          .forEach(fallen -> add(sum, kept, fallen, left - 1));
      double all = Math.pow(Dice.FACES, Keeps.DICE - kept.size());
      for (int box = 0; box < sum.length; box++) {
        sum[box] /= all;
      }
      return sum;
    }

    private void add(double[] sum, Dice kept, Weighted<Dice> fallen, int left) {
      double[] then = rolled(Keeps.dice(Keeps.with(Keeps.of(kept), fallen.outcome())), left);
      for (int box = 0; box < sum.length; box++) {
        sum[box] += fallen.weight() * then[box];
      }
    }

    private double[] rolled(Dice dice, int left) {
      if (left == 0) {
        return written(dice);
      }
      return known.computeIfAbsent(
          dice,
          each -> {
            Dice kept = bestKept(each, left);
            return kept.size() == Keeps.DICE ? written(each) : after(kept, left);
          });
    }

    private double[] written(Dice dice) {
      double[] one = new double[Box.ALL.size()];
      Box best = plan.bestBox(Keeps.of(dice));
      one[best.ordinal()] = points(dice, best) > 0 ? 1 : 0;
      return one;
    }

    private int points(Dice dice, Box box) {
      Scoring scoring = Scoring.of(ClassicOptions.KNIFFEL, sheet.freeBits(), sheet.struck(), dice);
      return scoring.allows(box) ? scoring.points(ClassicOptions.KNIFFEL, box, dice) : 0;
    }

    boolean isCertain(Box box, Dice kept) {
      return Roll.of(Keeps.DICE - kept.size()).outcomes().stream()
          .allMatch(
              fallen -> points(Keeps.dice(Keeps.with(Keeps.of(kept), fallen.outcome())), box) > 0);
    }
  }
}
