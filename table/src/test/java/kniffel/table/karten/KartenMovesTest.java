package kniffel.table.karten;

import static org.assertj.core.api.Assertions.assertThat;

import kniffel.rules.karten.KartenMove;
import kniffel.table.Universe;
import org.junit.jupiter.api.Test;

/** The universe of moves of Karten Kniffel is as large as counting on paper says. */
class KartenMovesTest {

  /** All ways to take up to five of six values, order apart. */
  private static final int HANDS = 462;

  @Test
  void noKindOfMoveIsMissing() {
    // A card set aside, an exchange for 0 to 10 cards, 12 boxes, and three moves without parts.
    assertThat(Universe.of(KartenMove.class))
        .doesNotHaveDuplicates()
        .hasSize(6 + HANDS * 11 + 12 * HANDS + 3);
  }
}
