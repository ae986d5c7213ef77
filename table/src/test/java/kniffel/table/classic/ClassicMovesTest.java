package kniffel.table.classic;

import static org.assertj.core.api.Assertions.assertThat;

import kniffel.rules.classic.ClassicMove;
import kniffel.table.Universe;
import org.junit.jupiter.api.Test;

/** The universe of moves of classic Kniffel is as large as counting on paper says. */
class ClassicMovesTest {

  @Test
  void noKindOfMoveIsMissing() {
    // 32 sets of dice and 13 boxes.
    assertThat(Universe.of(ClassicMove.class)).doesNotHaveDuplicates().hasSize(32 + 13);
  }
}
