package kniffel.table.kartenspiel;

import static org.assertj.core.api.Assertions.assertThat;

import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.table.Universe;
import org.junit.jupiter.api.Test;

/** The universe of moves of Das Kartenspiel is as large as counting on paper says. */
class KartenspielMovesTest {

  /** Full Houses, flushes, triples, straights, two pairs, quadruples and Kniffels. */
  private static final int COMBINATIONS = 13 * 12 + 5 + 13 + 9 + 13 * 12 / 2 + 13 + 13;

  @Test
  void noKindOfMoveIsMissing() {
    // 65 cards to take, spend, trade or discard; 5 rows to set up; up to four stones in each row,
    // none to all of them from the reserve; drawing and ending the turn.
    assertThat(Universe.of(KartenspielMove.class))
        .doesNotHaveDuplicates()
        .hasSize(4 * 65 + 5 + 5 * (2 + 3 + 4 + 5) + COMBINATIONS + 2);
  }
}
