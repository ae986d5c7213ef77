package kniffel.rules.forone;

import static kniffel.rules.forone.Category.CHANCE;
import static kniffel.rules.forone.Category.FIVES;
import static kniffel.rules.forone.Category.LARGE_STRAIGHT;
import static kniffel.rules.forone.Category.ONES;
import static kniffel.rules.forone.Category.SIXES;
import static kniffel.rules.forone.Category.SMALL_STRAIGHT;
import static kniffel.rules.forone.Category.THREES;
import static kniffel.rules.forone.Category.TWOS;
import static kniffel.rules.forone.ElementsTest.solo;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import kniffel.rules.Draw;
import kniffel.rules.dice.Dice;
import kniffel.rules.forone.ForOneView.YellowPlace;
import org.junit.jupiter.api.Test;

/** What the yellow die does; it is the first of the dice of its roll. */
class YellowDieTest {

  private static Optional<YellowPlace> place(Solo solo) {
    return solo.view().book().orElseThrow().yellow();
  }

  @Test
  void itIsPartOfEveryRollWhileItIsInTheSupply() {
    Solo solo = solo(new YellowDie.YellowDouble());
    assertThat(solo.view().supply()).isEqualTo(18);
    assertThat(place(solo)).contains(new YellowPlace.InSupply());
    solo.roll(6, 1, 2, 3, 1);
    assertThat(place(solo)).contains(new YellowPlace.InRoll(6));
    assertThat(solo.view().unplaced()).isEqualTo(Dice.of(1, 1, 2, 3));
    solo.place(ONES, 1, 1).place(TWOS, 2).place(THREES, 3);
    assertThat(solo.objection(ForOneMove.ROLL_ON)).contains(new ForOneRefusal.DiceLeft(1));
    solo.play(ForOneMove.placeYellow(6, SIXES));
    assertThat(place(solo)).contains(new YellowPlace.InRow(SIXES));
    solo.roll(6, 1, 2, 3, 1);
    assertThat(solo.view().unplaced().size()).isEqualTo(5);
    assertThat(solo.objection(ForOneMove.REMOVE_YELLOW)).contains(new ForOneRefusal.NoYellowDie());
  }

  @Test
  void itPaysTwiceForItsRow() {
    Solo solo = solo(new YellowDie.YellowDouble()).roll(6, 6, 6, 1, 1);
    solo.play(ForOneMove.placeYellow(6, SIXES)).place(SIXES, 6, 6).place(ONES, 1, 1);
    assertThat(solo.line(SIXES).points()).isEqualTo(24);
    assertThat(solo.preview(ForOneMove.score(SIXES)))
        .contains(
            new ForOneFact.Scored(0, SIXES, 24, 3, 16), new ForOneFact.PaidTwice(0, SIXES, 6));
    solo.score(SIXES);
    assertThat(solo.line(SIXES).points()).isEqualTo(24);
    assertThat(place(solo)).contains(new YellowPlace.InSupply());
  }

  @Test
  void itIsAJokerInItsRow() {
    Solo solo = solo(new YellowDie.YellowJoker(LARGE_STRAIGHT)).roll(5, 3, 1, 1, 1);
    assertThat(solo.objection(ForOneMove.placeYellow(2, SMALL_STRAIGHT)))
        .contains(new ForOneRefusal.NoJokerHere(5, SMALL_STRAIGHT));
    assertThat(solo.objection(ForOneMove.placeYellow(5, LARGE_STRAIGHT)))
        .contains(new ForOneRefusal.DoesNotFit(5, LARGE_STRAIGHT, java.util.List.of(2)));
    assertThat(solo.moves()).contains(ForOneMove.placeYellow(2, LARGE_STRAIGHT));
    solo.play(ForOneMove.placeYellow(2, LARGE_STRAIGHT)).place(LARGE_STRAIGHT, 3);
    assertThat(solo.line(LARGE_STRAIGHT).dice()).isEqualTo(Dice.of(2, 3));
    // Taken back it shows again what it showed.
    solo.play(ForOneMove.TAKE_BACK).play(ForOneMove.TAKE_BACK);
    assertThat(place(solo)).contains(new YellowPlace.InRoll(5));
    solo.play(ForOneMove.placeYellow(5, FIVES));
    assertThat(solo.line(FIVES).dice()).isEqualTo(Dice.of(5));
  }

  @Test
  void itMayHaveToBePlacedFirst() {
    Solo solo = solo(new YellowDie.YellowFirst()).roll(5, 3, 1, 1, 1);
    assertThat(solo.objection(ForOneMove.place(3, THREES)))
        .contains(new ForOneRefusal.YellowComesFirst());
    assertThat(solo.moves()).allMatch(move -> move instanceof ForOneMove.PlaceYellow);
    solo.play(ForOneMove.placeYellow(5, CHANCE)).place(THREES, 3);
  }

  @Test
  void itMayStayInItsRowUntilTheEnd() {
    Solo solo = solo(new YellowDie.YellowLocked()).roll(6, 6, 6, 1, 1);
    solo.play(ForOneMove.placeYellow(6, SIXES)).place(SIXES, 6, 6).place(ONES, 1, 1);
    assertThat(solo.preview(ForOneMove.score(SIXES))).contains(new ForOneFact.LockedUp(0, SIXES));
    solo.score(SIXES);
    assertThat(place(solo)).contains(new YellowPlace.LockedInRow());
    assertThat(solo.view().supply()).isEqualTo(15);
    solo.roll(1, 2, 3, 4, 5);
    assertThat(solo.view().unplaced().size()).isEqualTo(5);
  }

  @Test
  void itLeavesTheGameOnlyIfNoRowTakesIt() {
    Solo solo =
        solo(
            new YellowDie.YellowDouble(),
            new CardChange.RollSize(1),
            new Tile.FaceOnlyHere(SMALL_STRAIGHT, 1));
    solo.roll(1);
    assertThat(solo.objection(ForOneMove.REMOVE_YELLOW))
        .contains(new ForOneRefusal.YellowStillFits(SMALL_STRAIGHT));
    solo.play(ForOneMove.placeYellow(1, SMALL_STRAIGHT));
    Solo other =
        solo(
            new YellowDie.YellowDouble(),
            new CardChange.RollSize(2),
            new Tile.FaceOnlyHere(SMALL_STRAIGHT, 1));
    other.roll(1, 1).place(SMALL_STRAIGHT, 1);
    assertThat(other.moves()).containsExactly(ForOneMove.REMOVE_YELLOW, ForOneMove.TAKE_BACK);
    other.play(ForOneMove.REMOVE_YELLOW);
    assertThat(place(other)).contains(new YellowPlace.OutOfGame());
    assertThat(other.view().removed()).isEqualTo(1);
    other.play(ForOneMove.TAKE_BACK);
    assertThat(place(other)).contains(new YellowPlace.InRoll(1));
  }

  @Test
  void itsFaceIsDrawnApart() {
    Draw<Dice> draw = new YellowRoll(5);
    assertThat(draw.outcomes()).hasSize(6 * 126);
    assertThat(draw.outcomes().stream().mapToLong(Draw.Weighted::weight).sum()).isEqualTo(7776);
    assertThat(draw.total()).isEqualTo(7776);
    assertThat(draw.outcomes().stream().map(Draw.Weighted::outcome)).doesNotHaveDuplicates();
  }
}
