package kniffel.bots.classic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import kniffel.rules.Draw;
import kniffel.rules.Next;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.Classic;
import kniffel.rules.classic.ClassicMove;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.classic.ClassicOptions.Extra;
import kniffel.rules.classic.ClassicOptions.Joker;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.rules.classic.ClassicState;
import kniffel.rules.classic.Sheet;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The solver against figures that others have published, and against the rules by brute force. */
@Tag("slow")
class SolverTest {

  private static final int THREADS = 2;

  private static ClassicOptions preset(String name) {
    return Objects.requireNonNull(new ClassicRulebook().presets().get(name));
  }

  @ParameterizedTest
  @CsvSource({"yahtzee-free-joker, 254.5896094820", "plain, 245.8707745141"})
  void publishedFigures(String preset, double expected) {
    assertThat(ClassicSolution.of(preset(preset), THREADS).expected())
        .isCloseTo(expected, within(1e-9));
  }

  @Test
  void publishedFiguresThatAreNoPreset() {
    ClassicOptions bonusWithoutJoker =
        new ClassicOptions(100, Extra.ALWAYS, false, Joker.NONE, true, false);
    assertThat(ClassicSolution.of(bonusWithoutJoker, THREADS).expected())
        .isCloseTo(253.9702411898, within(1e-9));
    ClassicOptions fiftyFree = new ClassicOptions(50, Extra.ALWAYS, false, Joker.FREE, true, false);
    assertThat(ClassicSolution.of(fiftyFree, THREADS).expected())
        .isCloseTo(250.0017521539, within(1e-9));
  }

  @Test
  void theNumberOfThreadsMakesNoDifference() {
    ClassicOptions plain = preset("plain");
    assertThat(ClassicSolution.of(plain, 3).expected())
        .isEqualTo(ClassicSolution.of(plain, 1).expected());
  }

  /** The printed American rule, and the well-known values of a single open box under it. */
  @Test
  void yahtzeeAndASingleOpenBox() {
    ClassicSolution solution = ClassicSolution.of(preset("yahtzee"), THREADS);
    assertThat(solution.expected()).isCloseTo(254.5877287345, within(1e-9));
    Map<Box, Double> single =
        Map.of(
            Box.ONES, 2.106481,
            Box.SIXES, 12.638889,
            Box.THREE_OF_A_KIND, 15.194661,
            Box.FOUR_OF_A_KIND, 5.611263,
            Box.FULL_HOUSE, 9.153620,
            Box.SMALL_STRAIGHT, 18.480750,
            Box.LARGE_STRAIGHT, 10.612742,
            Box.KNIFFEL, 2.301432,
            Box.CHANCE, 23.333333);
    single.forEach(
        (box, value) ->
            assertThat(solution.value(new SheetState(Box.ALL_BITS ^ box.bit(), true, 0)))
                .as(box.name())
                .isCloseTo(value, within(1e-6)));
  }

  /** Sheets with one, two or three open boxes, in all kinds of circumstances. */
  @Test
  void theRulesThemselvesGiveTheSameValues() {
    for (String preset : List.of("kniffel", "plain-full-house")) {
      ClassicOptions options = preset(preset);
      ClassicSolution solution = ClassicSolution.of(options, THREADS);
      assertThat(solution.expected())
          .isCloseTo(preset.equals("kniffel") ? 248.3213843018 : 245.9047283707, within(1e-9));
      BruteForce force = new BruteForce(new Classic(options));
      for (Sheet sheet :
          List.of(
              sheet(0, Box.KNIFFEL),
              sheet(50, Box.SIXES),
              sheet(0, Box.SIXES, Box.FULL_HOUSE),
              sheet(50, Box.FIVES, Box.LARGE_STRAIGHT),
              sheet(50, Box.SIXES, Box.ONES, Box.CHANCE))) {
        assertThat(solution.value(SheetState.of(sheet)))
            .as("%s %s", preset, sheet)
            .isCloseTo(force.value(sheet), within(1e-9));
      }
    }
  }

  /** A sheet with these boxes open, the bonus in reach. */
  private static Sheet sheet(int kniffel, Box... open) {
    Map<Box, Integer> boxes = new EnumMap<>(Box.class);
    for (Box box : Box.ALL) {
      boxes.put(box, box.isUpper() ? 3 * (box.ordinal() + 1) : 0);
    }
    boxes.put(Box.KNIFFEL, kniffel);
    for (Box box : open) {
      boxes.remove(box);
    }
    return Sheet.of(boxes, 0);
  }

  /** Plays every move and every outcome that the rules offer; knows nothing else. */
  private static final class BruteForce {
    private final Classic game;
    private final Map<ClassicState, Double> known = new HashMap<>();
    private final Map<Roll, Roll> sorted = new HashMap<>();

    BruteForce(Classic game) {
      this.game = game;
    }

    double value(Sheet sheet) {
      ClassicState start =
          new ClassicState.Turn(List.of(sheet), 0, sheet.boxes().size(), 0, Dice.NONE, Places.NONE);
      return best(start) - sheet.total();
    }

    private double best(ClassicState state) {
      ClassicState sorted = sorted(state);
      Double cached = known.get(sorted);
      if (cached != null) {
        return cached;
      }
      double value =
          switch (game.next(sorted)) {
            case Next.Over<ClassicMove, Dice>(var standings) -> standings.scores().getFirst();
            case Next.Decide<ClassicMove, Dice>(int seat, var moves) ->
                moves.stream()
                    .mapToDouble(move -> best(game.play(sorted, move)))
                    .max()
                    .orElseThrow();
            case Next.Chance<ClassicMove, Dice>(Draw<Dice> draw) -> {
              double sum = 0;
              for (var weighted : draw.outcomes()) {
                sum += weighted.weight() * best(game.happen(sorted, weighted.outcome()));
              }
              yield sum / draw.total();
            }
          };
      known.put(sorted, value);
      return value;
    }

    /** The order of the dice does not matter, so the ones rolled again may be last. */
    private ClassicState sorted(ClassicState state) {
      if (!(state
          instanceof
          ClassicState.Turn(var sheets, int starter, int turn, int rolls, Dice dice, Places air))) {
        return state;
      }
      Roll roll = sorted.computeIfAbsent(new Roll(dice, air), Roll::sorted);
      return new ClassicState.Turn(sheets, starter, turn, rolls, roll.dice(), roll.air());
    }

    private record Roll(Dice dice, Places air) {

      Roll sorted() {
        if (dice.size() == 0) {
          return this;
        }
        List<Integer> faces = new ArrayList<>(dice.without(air).sorted().faces());
        int kept = faces.size();
        while (faces.size() < Classic.DICE) {
          faces.add(1);
        }
        return new Roll(
            Dice.of(faces.stream().mapToInt(Integer::intValue).toArray()),
            new Places(Classic.ALL_DICE.mask() & -(1 << kept)));
      }
    }
  }
}
