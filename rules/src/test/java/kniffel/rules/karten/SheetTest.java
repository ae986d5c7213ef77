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

  @Test
  void isWrittenWithItsMinusPoints() {
    assertThat(SHEET).hasToString("{ONES=3, KNIFFEL=50} -{ONES=4}");
    assertThat(SHEET.withMissedAnnouncement()).hasToString("{ONES=3, KNIFFEL=50} -{ONES=4} -10");
    assertThat(Sheet.EMPTY).hasToString("{} -{}");
  }
}
