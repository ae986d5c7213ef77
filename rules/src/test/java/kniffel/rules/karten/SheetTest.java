package kniffel.rules.karten;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Score sheets are equal by what is written on them, and say so. */
class SheetTest {

  private static final Sheet SHEET =
      Sheet.of(Map.of(Box.ONES, 3, Box.KNIFFEL, 50), Map.of(Box.ONES, 4), false);

  @Test
  void equalByPointsPenaltiesAndTheMissedAnnouncement() {
    assertThat(Sheet.EMPTY.write(Box.KNIFFEL, 50, 0).write(Box.ONES, 3, 4))
        .isEqualTo(SHEET)
        .hasSameHashCodeAs(SHEET);
    List<Sheet> others =
        List.of(
            SHEET,
            SHEET.withMissedAnnouncement(),
            Sheet.of(Map.of(Box.ONES, 3, Box.KNIFFEL, 50), Map.of(Box.ONES, 2), false),
            Sheet.of(Map.of(Box.ONES, 3, Box.KNIFFEL, 50), Map.of(Box.KNIFFEL, 4), false),
            Sheet.of(Map.of(Box.ONES, 2, Box.KNIFFEL, 50), Map.of(Box.ONES, 4), false),
            Sheet.of(Map.of(Box.ONES, 3), Map.of(Box.ONES, 4), false),
            Sheet.EMPTY);
    assertThat(others).doesNotHaveDuplicates();
    assertThat(others).extracting(Sheet::hashCode).doesNotHaveDuplicates();
  }

  /** As long as an upper box is free the malus can be avoided: the score so far is without it. */
  @Test
  void theScoreSoFarIsWithoutAMalusThatCanBeAvoided() {
    assertThat(SHEET.total()).isEqualTo(3 + 50 - 4 - 20);
    assertThat(SHEET.soFar()).isEqualTo(3 + 50 - 4);
    Map<Box, Integer> low =
        Map.of(Box.ONES, 1, Box.TWOS, 2, Box.THREES, 3, Box.FOURS, 4, Box.FIVES, 5, Box.SIXES, 6);
    Sheet settled = Sheet.of(low, Map.of(), false);
    assertThat(settled.soFar()).isEqualTo(21 - 20).isEqualTo(settled.total());
    Sheet enough = Sheet.of(Map.of(Box.SIXES, 24, Box.FIVES, 20), Map.of(), false);
    assertThat(enough.soFar()).isEqualTo(44).isEqualTo(enough.total());
    Sheet good = Sheet.of(Map.of(Box.SIXES, 36, Box.FIVES, 30), Map.of(), false);
    assertThat(good.soFar()).isEqualTo(good.total()).isEqualTo(66 + good.bonus());
  }

  @Test
  void isWrittenWithItsMinusPoints() {
    assertThat(SHEET).hasToString("{ONES=3, KNIFFEL=50} -{ONES=4}");
    assertThat(SHEET.withMissedAnnouncement()).hasToString("{ONES=3, KNIFFEL=50} -{ONES=4} -10");
    assertThat(Sheet.EMPTY).hasToString("{} -{}");
  }
}
