package kniffel.table;

import static org.assertj.core.api.Assertions.assertThat;

import kniffel.rules.classic.ClassicMove;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.karten.KartenMove;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.master.MasterMove;
import org.junit.jupiter.api.Test;

/** The universe of moves is as large as counting on paper says, so no kind of move is missing. */
class UniverseTest {

  /** All ways to take up to five of six values, order apart. */
  private static final int HANDS = 462;

  /** Full Houses, flushes, triples, straights, two pairs, quadruples and Kniffels. */
  private static final int COMBINATIONS = 13 * 12 + 5 + 13 + 9 + 13 * 12 / 2 + 13 + 13;

  @Test
  void allMovesOfEachGameAreThere() {
    // 32 sets of dice and 13 boxes.
    assertThat(Universe.of(ClassicMove.class)).doesNotHaveDuplicates().hasSize(32 + 13);
    // 32 sets of dice, 6 tasks, 6 rows, 15 pairs of rows, 4 lines of coins, 6 tasks once more, a
    // row with a line, and no use.
    assertThat(Universe.of(MasterMove.class))
        .doesNotHaveDuplicates()
        .hasSize(32 + 6 + 6 + 15 + 4 + 6 + 6 * 4 + 1);
    // Rolling on, 6 faces in 13 rows, 6 faces removed, the same for the yellow die without choice
    // of a face to remove, taking back, 13 rows scored.
    assertThat(Universe.of(ForOneMove.class))
        .doesNotHaveDuplicates()
        .hasSize(1 + 6 * 13 + 6 + 6 * 13 + 1 + 1 + 13);
    // A card set aside, an exchange for 0 to 10 cards, 12 boxes, and three moves without parts.
    assertThat(Universe.of(KartenMove.class))
        .doesNotHaveDuplicates()
        .hasSize(6 + HANDS * 11 + 12 * HANDS + 3);
    // 65 cards to take, spend, trade or discard; 5 rows to set up; up to four stones in each row,
    // none to all of them from the reserve; drawing and ending the turn.
    assertThat(Universe.of(KartenspielMove.class))
        .doesNotHaveDuplicates()
        .hasSize(4 * 65 + 5 + 5 * (2 + 3 + 4 + 5) + COMBINATIONS + 2);
  }
}
