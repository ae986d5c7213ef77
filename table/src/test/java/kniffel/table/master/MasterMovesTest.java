package kniffel.table.master;

import static org.assertj.core.api.Assertions.assertThat;

import kniffel.rules.master.MasterMove;
import kniffel.table.Universe;
import org.junit.jupiter.api.Test;

/** The universe of moves of Kniffel Master is as large as counting on paper says. */
class MasterMovesTest {

  @Test
  void noKindOfMoveIsMissing() {
    // 32 sets of dice, 6 tasks, 6 rows, 15 pairs of rows, 4 lines of coins, 6 tasks once more, a
    // row with a line, and no use.
    assertThat(Universe.of(MasterMove.class))
        .doesNotHaveDuplicates()
        .hasSize(32 + 6 + 6 + 15 + 4 + 6 + 6 * 4 + 1);
  }
}
