package kniffel.bots.karten;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import kniffel.bots.Allowance;
import kniffel.rules.karten.Box;
import kniffel.rules.karten.Cards;
import kniffel.rules.karten.Karten;
import org.junit.jupiter.api.Test;

/** Numbers for hands agree with the rules, and the learned values with the solution. */
class SolverTest {

  private static final int SIXES = 1 << Box.SIXES.ordinal();
  private static final int KNIFFEL = 1 << Box.KNIFFEL.ordinal();

  @Test
  void handsAreNumberedBySizeAndKnowTheirNeighbours() {
    assertThat(Hands.ALL.first(Karten.HAND_LIMIT + 1)).isEqualTo(8008);
    for (int set = 0; set < 8008; set++) {
      Cards cards = Hands.ALL.cards(set);
      assertThat(Hands.ALL.number(cards)).isEqualTo(set);
      assertThat(Hands.ALL.size(set)).isEqualTo(cards.size());
      for (int value = 1; value <= Cards.VALUES; value++) {
        int less = Hands.ALL.less(set, value);
        assertThat(less == Hands.NONE).isEqualTo(cards.count(value) == 0);
        if (less != Hands.NONE) {
          assertThat(Hands.ALL.cards(less).plus(value)).isEqualTo(cards);
        }
      }
    }
  }

  @Test
  void thereAreAllPlaysWithTheirPoints() {
    assertThat(Play.ALL).hasSize(233);
    for (Play play : Play.ALL) {
      Cards cards = Hands.ALL.cards(play.set());
      assertThat(Box.ALL.get(play.box()).points(cards)).isEqualTo(play.points());
      assertThat(Play.of(play.box(), play.set())).isSameAs(play);
      assertThat(play.handLeaving(0)).isEqualTo(play.set());
    }
  }

  @Test
  void theLearnedValuesAreThoseOfTheSolution() {
    float[] sixes = Solver.solve(SIXES, SheetValues.Aim.FULL, rest -> new float[Solver.LEFTS]);
    float[] kniffel = Solver.solve(KNIFFEL, SheetValues.Aim.FULL, rest -> new float[Solver.LEFTS]);
    SheetValues values = SheetValues.learned(SheetValues.Aim.FULL);
    int lanes = Uppers.count(SIXES);
    for (int upper = 15; upper <= 63; upper += 8) {
      assertThat(values.start(SIXES, upper))
          .isCloseTo(sixes[Uppers.lane(SIXES, upper)], within(0.01f));
    }
    int pair = Hands.ALL.number(Cards.of(6, 6));
    assertThat(values.left(SIXES, 45, pair))
        .isCloseTo(sixes[pair * lanes + Uppers.lane(SIXES, 45)], within(4f));
    assertThat(values.start(KNIFFEL, 0)).isCloseTo(kniffel[0], within(0.01f));
  }

  @Test
  void theTurnValuesAgreeWithTheSolution() {
    float[] kniffel = Solver.solve(KNIFFEL, SheetValues.Aim.FULL, rest -> new float[Solver.LEFTS]);
    for (Cards cards : new Cards[] {Cards.of(1, 2, 3, 4, 6), Cards.of(3, 3, 3, 5, 6, 6)}) {
      int hand = Hands.ALL.number(cards);
      PackedView position =
          new PackedView(0, hand, 0, KNIFFEL, 60, 200, 20, false, Collections.nCopies(6, 1 / 6.0));
      TurnValues values =
          TurnValues.of(position, SheetValues.learned(SheetValues.Aim.FULL), Allowance.UNLIMITED);
      double best = Double.NEGATIVE_INFINITY;
      for (int kept = 0; kept < Hands.ALL.first(cards.size()) + 1; kept++) {
        int missing = cards.size() - Hands.ALL.size(kept);
        if (missing <= Karten.MOST_DISCARDS && cards.contains(Hands.ALL.cards(kept))) {
          best = Math.max(best, values.exchange(kept, missing));
          best = Math.max(best, values.exchange(kept, missing + 1));
        }
      }
      assertThat((float) best).isCloseTo(kniffel[hand], within(0.2f));
    }
  }
}
