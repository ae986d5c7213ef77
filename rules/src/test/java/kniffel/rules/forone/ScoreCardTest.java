package kniffel.rules.forone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The score card as a value, and the lists of moves that it offers. */
class ScoreCardTest {

  @Test
  @DisplayName("Cards are equal if the same dice lie in the same fields of the same level")
  void equalCards() {
    ScoreCard empty = ScoreCard.empty(Levels.BASE);
    ScoreCard card = empty.place(12, 6).place(12, 5);
    assertThat(card)
        .isEqualTo(empty.place(12, 6).place(12, 5))
        .isNotEqualTo(empty.place(12, 5).place(12, 6))
        .isNotEqualTo(empty.place(12, 6))
        .isNotEqualTo(card.score(12, 0))
        .isNotEqualTo(empty);
    assertThat(empty.score(12, 0)).isNotEqualTo(card.score(12, 0));
    Level other = Levels.BASE.with(ExtraRule.VOLUNTARY_DISCARD);
    assertThat(empty).isNotEqualTo(ScoreCard.empty(other));
    // Cards are keys of the bots' memories: different ones should not all meet in one place.
    assertThat(IntStream.range(0, 13).mapToObj(row -> empty.score(row, 0).hashCode()))
        .doesNotHaveDuplicates();
    assertThat(card.toString()).contains("6 5");
  }

  @Test
  @DisplayName("A list of moves ends where its size says")
  void listsOfMoves() {
    Solo solo = Solo.base().roll(6, 6, 6, 6, 5).place(Category.SIXES, 6, 6, 6, 6);
    assertEnds(solo.moves());
    assertEnds(solo.place(Category.FIVES, 5).moves());
  }

  private static void assertEnds(List<ForOneMove> moves) {
    assertThat(moves.get(moves.size() - 1)).isEqualTo(ForOneMove.TAKE_BACK);
    for (int index : List.of(-1, moves.size())) {
      assertThatThrownBy(() -> moves.get(index)).isInstanceOf(IndexOutOfBoundsException.class);
    }
  }
}
