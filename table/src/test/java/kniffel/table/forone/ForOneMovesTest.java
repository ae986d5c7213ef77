package kniffel.table.forone;

import static org.assertj.core.api.Assertions.assertThat;

import kniffel.rules.forone.ForOneMove;
import kniffel.table.Universe;
import org.junit.jupiter.api.Test;

/** The universe of moves of For One is as large as counting on paper says. */
class ForOneMovesTest {

  @Test
  void noKindOfMoveIsMissing() {
    // Rolling on, 6 faces in 13 rows, 6 faces removed, the same for the yellow die without choice
    // of a face to remove, taking back, 13 rows scored.
    assertThat(Universe.of(ForOneMove.class))
        .doesNotHaveDuplicates()
        .hasSize(1 + 6 * 13 + 6 + 6 * 13 + 1 + 1 + 13);
  }
}
