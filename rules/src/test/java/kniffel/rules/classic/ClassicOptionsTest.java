package kniffel.rules.classic;

import static java.util.Map.entry;
import static kniffel.rules.classic.Box.CHANCE;
import static kniffel.rules.classic.Box.FOURS;
import static kniffel.rules.classic.Box.FULL_HOUSE;
import static kniffel.rules.classic.Box.KNIFFEL;
import static kniffel.rules.classic.Box.LARGE_STRAIGHT;
import static kniffel.rules.classic.Box.ONES;
import static kniffel.rules.classic.Box.SMALL_STRAIGHT;
import static kniffel.rules.classic.Box.THREE_OF_A_KIND;
import static kniffel.rules.classic.ClassicPositions.after;
import static kniffel.rules.classic.ClassicPositions.boxes;
import static kniffel.rules.classic.ClassicPositions.sheetAfter;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import kniffel.rules.Option;
import kniffel.rules.classic.ClassicState.Turn;
import org.junit.jupiter.api.Test;

/** What the options and presets change about a further Kniffel. */
class ClassicOptionsTest {

  private static final Map<Box, Integer> STRUCK = Map.of(KNIFFEL, 0);
  private static final Map<Box, Integer> STRUCK_AND_FOURS = Map.of(KNIFFEL, 0, FOURS, 8);
  private static final Map<Box, Integer> FILLED = Map.of(KNIFFEL, 50);
  private static final Map<Box, Integer> FILLED_AND_FOURS = Map.of(KNIFFEL, 50, FOURS, 8);

  private static final int FREE = 12;

  private static Classic preset(String name) {
    return new Classic(Objects.requireNonNull(new ClassicRulebook().presets().get(name), name));
  }

  private static Classic with(String option, String value) {
    Option chosen =
        Option.of(ClassicOptions.KNIFFEL).stream()
            .filter(candidate -> candidate.name().equals(option))
            .findFirst()
            .orElseThrow();
    return new Classic(chosen.set(ClassicOptions.KNIFFEL, value));
  }

  private static Turn fours(Map<Box, Integer> sheet) {
    return after(3, sheet, 4, 4, 4, 4, 4);
  }

  /** A full lower part: only upper boxes are left. */
  private static Map<Box, Integer> lowerPartFull() {
    Map<Box, Integer> sheet = new EnumMap<>(Box.class);
    Box.ALL.stream().filter(box -> !box.isUpper()).forEach(box -> sheet.put(box, 0));
    sheet.put(KNIFFEL, 50);
    sheet.put(FOURS, 8);
    return sheet;
  }

  @Test
  void kniffelLeavesTheChoiceFreeAfterAStrikeWhileTheNumberBoxIsFree() {
    Map<Box, Integer> boxes = boxes(preset("kniffel"), fours(STRUCK));
    assertThat(boxes).hasSize(FREE).contains(entry(FOURS, 20), entry(FULL_HOUSE, 0));
  }

  @Test
  void jokerStrikesAnUpperBoxOnlyWhenTheLowerPartIsFull() {
    for (String preset : new String[] {"kniffel", "yahtzee"}) {
      assertThat(boxes(preset(preset), fours(lowerPartFull()))).hasSize(5).containsEntry(ONES, 0);
    }
  }

  @Test
  void withoutJokerAfterStrikeTheRollScoresNormally() {
    assertThat(boxes(with("jokerAfterStrike", "false"), fours(STRUCK_AND_FOURS)))
        .hasSize(FREE - 1)
        .contains(entry(FULL_HOUSE, 0), entry(LARGE_STRAIGHT, 0), entry(CHANCE, 20));
    assertThat(boxes(with("jokerAfterStrike", "false"), fours(FILLED_AND_FOURS)))
        .contains(entry(FULL_HOUSE, 25), entry(LARGE_STRAIGHT, 40));
  }

  @Test
  void withExtraAfterStrikeTheNumberBoxEarnsIt() {
    Classic game = with("extraAfterStrike", "true");
    assertThat(boxes(game, fours(STRUCK))).containsOnly(entry(FOURS, 20));
    assertThat(sheetAfter(game, fours(STRUCK), FOURS).extraPoints()).isEqualTo(50);
  }

  @Test
  void yahtzeePaysEveryFurtherOneAndForcesTheNumberBox() {
    Classic game = preset("yahtzee");
    assertThat(boxes(game, fours(FILLED))).containsOnly(entry(FOURS, 20));
    assertThat(sheetAfter(game, fours(FILLED), FOURS).extraPoints()).isEqualTo(100);
    assertThat(boxes(game, fours(STRUCK))).containsOnly(entry(FOURS, 20));
    assertThat(sheetAfter(game, fours(STRUCK), FOURS).extraPoints()).isZero();
    assertThat(boxes(game, fours(FILLED_AND_FOURS)))
        .hasSize(6)
        .contains(entry(SMALL_STRAIGHT, 30), entry(THREE_OF_A_KIND, 20));
    assertThat(sheetAfter(game, fours(FILLED_AND_FOURS), LARGE_STRAIGHT).extraPoints())
        .isEqualTo(100);
  }

  @Test
  void freeJokerMayGoAnywhere() {
    Classic game = preset("yahtzee-free-joker");
    assertThat(boxes(game, fours(FILLED))).hasSize(FREE).containsEntry(FULL_HOUSE, 0);
    assertThat(boxes(game, fours(FILLED_AND_FOURS)))
        .hasSize(FREE - 1)
        .contains(entry(ONES, 0), entry(LARGE_STRAIGHT, 40));
    assertThat(sheetAfter(game, fours(FILLED_AND_FOURS), ONES).extraPoints()).isEqualTo(100);
  }

  @Test
  void plainKnowsNeitherExtraPointsNorJoker() {
    Classic game = preset("plain");
    assertThat(boxes(game, fours(FILLED_AND_FOURS)))
        .hasSize(FREE - 1)
        .contains(entry(FULL_HOUSE, 0), entry(LARGE_STRAIGHT, 0), entry(ONES, 0));
    assertThat(sheetAfter(game, fours(FILLED), FOURS).extraPoints()).isZero();
    assertThat(boxes(preset("plain-full-house"), fours(FILLED_AND_FOURS)))
        .contains(entry(FULL_HOUSE, 25), entry(LARGE_STRAIGHT, 0));
    assertThat(boxes(preset("plain-full-house"), fours(Map.of())))
        .contains(entry(FULL_HOUSE, 25), entry(KNIFFEL, 50));
  }
}
