package kniffel.rules.kartenspiel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import kniffel.rules.kartenspiel.Combination.Flush;
import kniffel.rules.kartenspiel.Combination.FullHouse;
import kniffel.rules.kartenspiel.Combination.Kniffel;
import kniffel.rules.kartenspiel.Combination.Quadruple;
import kniffel.rules.kartenspiel.Combination.Straight;
import kniffel.rules.kartenspiel.Combination.Triple;
import kniffel.rules.kartenspiel.Combination.TwoPairs;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What can be played with which cards. */
class CombinationTest {

  /** Every combination there is. */
  static List<Combination> all() {
    List<Combination> all = new ArrayList<>();
    for (int a = 1; a <= Card.VALUES; a++) {
      for (int b = 1; b <= Card.VALUES; b++) {
        if (a != b) {
          all.add(new FullHouse(a, b));
        }
        if (a < b) {
          all.add(new TwoPairs(a, b));
        }
      }
      all.add(new Triple(a));
      all.add(new Quadruple(a));
      all.add(new Kniffel(a));
    }
    for (int lowest = 1; lowest <= 9; lowest++) {
      all.add(new Straight(lowest));
    }
    Suit.ALL.forEach(suit -> all.add(new Flush(suit)));
    return all;
  }

  @Test
  @DisplayName("K06 straight, no straight round the corner, straight or flush by choice")
  void k06() {
    assertThat(Combination.in(Cards.parse("red-6 blue-7 red-8 green-9 red-10")))
        .containsExactly(new Straight(6));
    assertThat(Combination.in(Cards.parse("red-1 blue-2 red-3 green-12 red-13"))).isEmpty();
    assertThat(Combination.in(Cards.parse("red-3 red-4 red-5 red-6 red-7")))
        .containsExactly(new Flush(Suit.RED), new Straight(3));
  }

  @Test
  @DisplayName("R32 equal cards: no Full House of one value, no two pairs of one value")
  void equalCards() {
    assertThat(Combination.in(Cards.parse("red-7 blue-7 green-7 yellow-7 violet-7")))
        .containsExactly(new Triple(7), new Quadruple(7), new Kniffel(7));
    assertThat(Combination.in(Cards.parse("red-5 blue-5 green-5 red-9 blue-9")))
        .containsExactly(new FullHouse(5, 9), new Triple(5), new TwoPairs(5, 9));
  }

  @Test
  void everythingIsFoundAndNothingElse() {
    SplittableRandom random = new SplittableRandom(3);
    List<Combination> all = all();
    assertThat(all).hasSize(156 + 78 + 3 * 13 + 9 + 5);
    for (int i = 0; i < 500; i++) {
      int share = 2 + random.nextInt(8);
      Cards hand = Cards.of(Card.ALL.stream().filter(card -> random.nextInt(share) == 0).toList());
      assertThat(Combination.in(hand))
          .doesNotHaveDuplicates()
          .containsExactlyInAnyOrderElementsOf(
              all.stream().filter(one -> one.held(hand) == one.size()).toList());
    }
  }

  @Test
  void partsNeverShareACard() {
    for (Combination combination : all()) {
      Cards seen = Cards.NONE;
      for (Combination.CombinationPart part : combination.parts()) {
        assertThat(seen.and(part.cards()).isEmpty()).isTrue();
        seen = seen.plus(part.cards());
      }
      assertThat(combination.fitting(Cards.ALL)).isEqualTo(seen);
    }
  }

  @Test
  void nonsenseIsNoCombination() {
    assertThatIllegalArgumentException().isThrownBy(() -> new FullHouse(5, 5));
    assertThatIllegalArgumentException().isThrownBy(() -> new FullHouse(0, 5));
    assertThatIllegalArgumentException().isThrownBy(() -> new FullHouse(5, 14));
    assertThatIllegalArgumentException().isThrownBy(() -> new TwoPairs(8, 4));
    assertThatIllegalArgumentException().isThrownBy(() -> new Straight(10));
    assertThatIllegalArgumentException().isThrownBy(() -> new Straight(0));
    assertThatIllegalArgumentException().isThrownBy(() -> new Triple(14));
    assertThatIllegalArgumentException().isThrownBy(() -> new Quadruple(0));
    assertThatIllegalArgumentException().isThrownBy(() -> new Kniffel(-1));
  }
}
