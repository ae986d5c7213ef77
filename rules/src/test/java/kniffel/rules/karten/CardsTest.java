package kniffel.rules.karten;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CardsTest {

  @Test
  void readsWhatItWrites() {
    for (int size = 0; size <= 6; size++) {
      for (Cards cards : Cards.DECK.choices(size)) {
        assertThat(Cards.parse(cards.toString())).isEqualTo(cards);
        assertThat(Cards.ofCounts(cards.counts())).isEqualTo(cards);
        assertThat(cards.size()).isEqualTo(size);
      }
    }
    assertThat(Cards.parse(Cards.DECK.toString())).isEqualTo(Cards.DECK);
    assertThat(Cards.DECK.size()).isEqualTo(108);
    assertThat(Cards.ofCounts(List.of(18, 18, 18, 18, 18, 18))).isEqualTo(Cards.DECK);
    assertThat(Cards.NONE).hasToString("");
    assertThat(Cards.of(6, 1, 6, 3, 6)).hasToString("1 3 6 6 6");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        " ",
        "7",
        "0",
        "2 1",
        "1  2",
        "1 2 ",
        " 1",
        "12",
        "1,2",
        "-1",
        "x",
        "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
      })
  void readsNothingElse(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> Cards.parse(text));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 19, 1 << 30, 31 << 5, Integer.MIN_VALUE})
  void isNeverMoreThanThereAre(int packed) {
    assertThatIllegalArgumentException().isThrownBy(() -> new Cards(packed));
  }

  @Test
  void countsAreSixFrom0To18() {
    for (List<Integer> counts :
        List.of(List.of(1, 2), List.of(0, 0, 0, 0, 0, 19), List.of(-1, 0, 0, 0, 0, 0))) {
      assertThatIllegalArgumentException().isThrownBy(() -> Cards.ofCounts(counts));
    }
    assertThatIllegalArgumentException().isThrownBy(() -> Cards.of(7));
    assertThatIllegalArgumentException().isThrownBy(() -> Cards.DECK.plus(3));
  }

  @Test
  void answersWhatTheGameAsks() {
    Cards cards = Cards.parse("1 1 3 4 5");
    assertThat(cards.sum()).isEqualTo(14);
    assertThat(cards.highest()).isEqualTo(5);
    assertThat(Cards.NONE.highest()).isZero();
    assertThat(Cards.of(1).highest()).isEqualTo(1);
    assertThat(Cards.of(6).highest()).isEqualTo(6);
    assertThat(cards.mostEqual()).isEqualTo(2);
    assertThat(cards.longestRun()).isEqualTo(3);
    assertThat(cards.contains(Cards.parse("1 1 5"))).isTrue();
    assertThat(cards.contains(Cards.parse("1 1 1"))).isFalse();
    assertThat(cards.beyond(Cards.parse("1 4 4 6"))).isEqualTo(Cards.parse("1 3 5"));
    assertThat(cards.plus(Cards.parse("2 6"))).isEqualTo(Cards.parse("1 1 2 3 4 5 6"));
    assertThat(cards.minus(Cards.parse("1 4"))).isEqualTo(Cards.parse("1 3 5"));
    List<Integer> values = new ArrayList<>();
    for (int i = 0; i < cards.size(); i++) {
      values.add(cards.valueAt(i));
    }
    assertThat(values).containsExactly(1, 1, 3, 4, 5);
  }

  @Test
  void choicesAreAllDifferentWaysToTakeSome() {
    assertThat(Cards.parse("1 1 3").choices(2)).containsExactly(Cards.of(1, 1), Cards.of(1, 3));
    assertThat(Cards.DECK.choices(5)).hasSize(252).doesNotHaveDuplicates();
    assertThat(Cards.NONE.choices(0)).containsExactly(Cards.NONE);
  }
}
