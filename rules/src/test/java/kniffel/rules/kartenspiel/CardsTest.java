package kniffel.rules.kartenspiel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cards and sets of cards. */
class CardsTest {

  @Test
  void everyCardExistsOnceAndReadsBack() {
    assertThat(Card.ALL).hasSize(65).doesNotHaveDuplicates();
    for (Card card : Card.ALL) {
      assertThat(Card.parse(card.toString())).isEqualTo(card);
      assertThat(Card.ALL.get(card.index())).isEqualTo(card);
      assertThat(Card.of(card.suit(), card.value())).isEqualTo(card);
    }
    assertThat(Card.of(Suit.RED, 7)).hasToString("red-7");
    assertThat(Cards.ALL.list()).isEqualTo(Card.ALL);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "red", "red-0", "red-14", "red-07", "RED-7", "pink-3", "red 7", "7"})
  void otherTextIsNoCard(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> Card.parse(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {" ", "red-7 ", "red-7  blue-7", "blue-7 red-7", "red-7 red-7", "red-7,blue-7"})
  void otherTextIsNoSetOfCards(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> Cards.parse(text));
  }

  @Test
  void setsBehaveLikeSets() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 200; i++) {
      List<Card> some = Card.ALL.stream().filter(card -> random.nextInt(3) == 0).toList();
      List<Card> others = Card.ALL.stream().filter(card -> random.nextInt(3) == 0).toList();
      Cards a = Cards.of(some);
      Cards b = Cards.of(others);
      assertThat(a.list()).isEqualTo(some);
      assertThat(a.size()).isEqualTo(some.size());
      assertThat(a.isEmpty()).isEqualTo(some.isEmpty());
      assertThat(Cards.parse(a.toString())).isEqualTo(a).hasSameHashCodeAs(a);
      assertThat(a.and(b).list()).isEqualTo(some.stream().filter(others::contains).toList());
      assertThat(a.minus(b)).isEqualTo(a.minus(a.and(b)));
      assertThat(a.minus(b).plus(a.and(b))).isEqualTo(a);
      for (Card card : Card.ALL) {
        assertThat(a.contains(card)).isEqualTo(some.contains(card));
        assertThat(a.plus(card).minus(card)).isEqualTo(a.minus(card));
        assertThat(a.count(card.value()))
            .isEqualTo(some.stream().filter(other -> other.value() == card.value()).count());
        assertThat(a.count(card.suit()))
            .isEqualTo(some.stream().filter(other -> other.suit() == card.suit()).count());
      }
    }
  }

  @Test
  void noCardShowsLessThanOneOrMoreThanThirteen() {
    assertThat(Card.of(Suit.VIOLET, 13).value()).isEqualTo(13);
    for (int value : List.of(0, 14)) {
      assertThatThrownBy(() -> Card.of(Suit.VIOLET, value))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Test
  void setsOfOtherCardsDiffer() {
    Cards cards = Cards.parse("red-7 violet-13");
    assertThat(cards)
        .isNotEqualTo(Cards.parse("red-7 red-13"))
        .isNotEqualTo(Cards.parse("blue-7 violet-13"))
        .isNotEqualTo(Cards.parse("red-7"))
        .isNotEqualTo(Cards.NONE);
  }

  @Test
  void differentSetsSeldomMeetInOnePlace() {
    // Sets are keys of the bots' memories.
    assertThat(Card.ALL.stream().map(card -> Cards.of(card).hashCode()).distinct())
        .hasSizeGreaterThan(30);
  }

  @Test
  void thereIsNoCardBeyondTheLast() {
    Cards two = Cards.parse("red-7 violet-13");
    assertThat(two.get(1)).isEqualTo(Card.of(Suit.VIOLET, 13));
    assertThatThrownBy(() -> two.get(2)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> two.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
  }
}
