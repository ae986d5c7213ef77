package kniffel.rules.karten;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import kniffel.rules.karten.KartenMove.Score;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlaysTest {

  @Test
  void thereAre233() {
    assertThat(Plays.ALL).hasSize(233).doesNotHaveDuplicates();
  }

  @Test
  void aHandAllowsThePlaysItContains() {
    Random random = new Random(4);
    for (int size = 0; size <= 10; size++) {
      for (Cards hand : Cards.DECK.choices(size)) {
        int boxes = random.nextInt(Box.ALL_BITS + 1);
        Plays plays = Plays.of(hand, boxes);
        List<Score> expected =
            Plays.ALL.stream()
                .filter(play -> (boxes & play.box().bit()) != 0 && hand.contains(play.cards()))
                .toList();
        assertThat(IntStream.range(0, plays.size()).mapToObj(plays::get).toList())
            .isEqualTo(expected);
      }
    }
  }

  @Test
  void neverMoreThan46Moves() {
    int most = 0;
    for (int size = 5; size <= 10; size++) {
      for (Cards hand : Cards.DECK.choices(size)) {
        most = Math.max(most, new LegalMoves(KartenState.Acting.begin(alone(hand))).size());
      }
    }
    assertThat(most).isEqualTo(46);
  }

  @Test
  void aListOfMovesEndsWhereItsSizeSays() {
    List<KartenMove> moves =
        new LegalMoves(KartenState.Acting.begin(alone(Cards.parse("1 2 2 4 6"))));
    // Four numbers, the twos also as one card, four values to set aside, and two exchanges.
    assertThat(moves).hasSize(5 + 4 + 2).doesNotHaveDuplicates();
    for (int index : List.of(-1, moves.size())) {
      assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> moves.get(index));
    }
  }

  /** The first turn of a lone player with this hand. */
  private static Turn alone(Cards hand) {
    return new Turn(0, 0, Cards.DECK.minus(hand), Cards.NONE, List.of(hand), List.of(Sheet.EMPTY));
  }

  @ParameterizedTest(name = "{0} {1} = {2}")
  @CsvSource({
    "ONES, 1, 1",
    "SIXES, 6 6 6 6 6, 30",
    "SIXES, 6 6 6 6 6 6, 0",
    "SIXES, 5 6, 0",
    "SIXES, '', 0",
    "THREE_OF_A_KIND, 2 2 2, 0",
    "THREE_OF_A_KIND, 2 2 2 6 6, 18",
    "THREE_OF_A_KIND, 2 2 2 2 6, 14",
    "THREE_OF_A_KIND, 1 2 2 6 6, 0",
    "FOUR_OF_A_KIND, 2 2 2 2 2, 10",
    "FOUR_OF_A_KIND, 2 2 2 6 6, 0",
    "FULL_HOUSE, 2 2 2 2 2, 0",
    "FULL_HOUSE, 2 2 2 3 4, 0",
    "FULL_HOUSE, 2 2 3 3 4, 0",
    "FULL_HOUSE, 1 1 6 6 6, 25",
    "SMALL_STRAIGHT, 1 2 3 4, 30",
    "SMALL_STRAIGHT, 3 4 5 6, 30",
    "SMALL_STRAIGHT, 1 2 3 4 5, 0",
    "SMALL_STRAIGHT, 1 2 3 5, 0",
    "LARGE_STRAIGHT, 2 3 4 5 6, 40",
    "LARGE_STRAIGHT, 1 2 3 4 6, 0",
    "KNIFFEL, 1 1 1 1 1, 50",
    "KNIFFEL, 1 1 1 1 2, 0",
    "KNIFFEL, 1 1 1 1, 0"
  })
  void cardsAreWorth(Box box, String cards, int points) {
    assertThat(box.points(Cards.parse(cards))).isEqualTo(points);
  }
}
