package kniffel.rules.forone;

import static kniffel.rules.forone.Category.CHANCE;
import static kniffel.rules.forone.Category.FIVES;
import static kniffel.rules.forone.Category.FOUR_OF_A_KIND;
import static kniffel.rules.forone.Category.FULL_HOUSE;
import static kniffel.rules.forone.Category.KNIFFEL;
import static kniffel.rules.forone.Category.LARGE_STRAIGHT;
import static kniffel.rules.forone.Category.ONES;
import static kniffel.rules.forone.Category.SIXES;
import static kniffel.rules.forone.Category.SMALL_STRAIGHT;
import static kniffel.rules.forone.Category.THREES;
import static kniffel.rules.forone.Category.THREE_OF_A_KIND;
import static kniffel.rules.forone.Category.TWOS;
import static kniffel.rules.forone.ElementsTest.solo;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import kniffel.rules.Ask;
import kniffel.rules.Draw;
import kniffel.rules.Next;
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
        .contains(new ForOneRefusal.DoesNotFit(5, LARGE_STRAIGHT, List.of(2)));
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
    assertThat(solo.preview(ForOneMove.score(SIXES)))
        .contains(new ForOneFact.LockedUp(0, SIXES))
        .as("it is locked up, which is told once and not as a die that has left")
        .noneMatch(fact -> fact instanceof ForOneFact.LeftForGood);
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
    Solo ones =
        solo(
            new YellowDie.YellowDouble(),
            new CardChange.RollSize(1),
            new Tile.FaceOnlyHere(ONES, 1));
    assertThat(ones.roll(1).objection(ForOneMove.REMOVE_YELLOW))
        .contains(new ForOneRefusal.YellowStillFits(ONES));
    assertThat(ones.moves()).containsExactly(ForOneMove.placeYellow(1, ONES));
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
  void placingItIsTold() {
    Solo solo = solo(new YellowDie.YellowDouble(), new Tile.FieldPays(SIXES, 1, 4));
    solo.roll(6, 6, 6, 6, 6);
    assertThat(solo.preview(ForOneMove.placeYellow(6, SIXES)))
        .containsExactly(
            new ForOneFact.PlacedYellow(0, 6, SIXES, 1, 5),
            new ForOneFact.OnPayingField(0, SIXES, 4));
    solo.place(SIXES, 6, 6, 6, 6);
    assertThat(solo.preview(ForOneMove.placeYellow(6, SIXES)))
        .containsExactly(
            new ForOneFact.PlacedYellow(0, 6, SIXES, 5, 5),
            new ForOneFact.Filled(0, SIXES, 5 * 6 + 4 + 6));
  }

  @Test
  void itCostsLikeAnyOtherDieIfItLeaves() {
    Solo solo =
        solo(
            new YellowDie.YellowDouble(),
            new CardChange.RollSize(2),
            new Tile.FaceOnlyHere(SMALL_STRAIGHT, 1),
            new Tile.GuardsDice(CHANCE, 6),
            new CardChange.RoundLimit(1));
    solo.roll(1, 1).place(SMALL_STRAIGHT, 1);
    assertThat(solo.preview(ForOneMove.REMOVE_YELLOW))
        .containsExactly(new ForOneFact.RemovedYellow(0, 17), new ForOneFact.Charged(0, CHANCE, 6));
    solo.play(ForOneMove.REMOVE_YELLOW);
    assertThat(solo.view().total()).isEqualTo(-6);
    // At the end the others lie in the supply again, and it does not.
    solo.play(ForOneMove.ROLL_ON);
    assertThat(place(solo)).contains(new YellowPlace.OutOfGame());
    assertThat(solo.view().supply()).isEqualTo(17);
  }

  @Test
  void atTheEndItLiesInTheSupplyAgain() {
    Solo solo = solo(new YellowDie.YellowDouble(), new CardChange.RoundLimit(1));
    solo.roll(1, 6, 6, 6, 6).play(ForOneMove.placeYellow(1, ONES)).place(SIXES, 6, 6, 6, 6);
    assertThat(place(solo)).contains(new YellowPlace.InRow(ONES));
    solo.play(ForOneMove.ROLL_ON);
    assertThat(place(solo)).contains(new YellowPlace.InSupply());
    assertThat(solo.view().supply()).isEqualTo(18);
  }

  /** Each step is undone by itself, the yellow die's own places included. */
  @Test
  void itIsTakenBackFromWhereItWasPut() {
    Solo solo =
        solo(new YellowDie.YellowDouble()).roll(6, 1, 1, 2, 2).place(ONES, 1).place(TWOS, 2);
    ForOneState before = solo.position();
    solo.play(ForOneMove.placeYellow(6, CHANCE));
    assertThat(solo.view().steps())
        .extracting(step -> step.row().orElseThrow())
        .containsExactly(ONES, TWOS, CHANCE);
    assertThat(solo.preview(ForOneMove.TAKE_BACK))
        .containsExactly(new ForOneFact.TookBackYellow(0, CHANCE));
    assertThat(solo.play(ForOneMove.TAKE_BACK).position()).isEqualTo(before);
    assertThat(solo.preview(ForOneMove.TAKE_BACK))
        .containsExactly(new ForOneFact.TookBack(0, 2, TWOS));
  }

  /** Tiles bring back or take away white dice: the yellow one is no part of that. */
  @Test
  void theDiceThatComeAndGoAreWhite() {
    Solo locked = solo(new YellowDie.YellowLocked(), new Tile.DiceBack(SIXES, 2));
    locked.roll(6, 6, 6, 1, 1).play(ForOneMove.placeYellow(6, SIXES)).place(SIXES, 6, 6);
    locked.place(ONES, 1, 1).score(SIXES);
    assertThat(locked.view().supply()).isEqualTo(13 + 2);
    assertThat(place(locked)).contains(new YellowPlace.LockedInRow());

    Solo few =
        solo(
            new YellowDie.YellowDouble(),
            new CardChange.SupplySize(5),
            new Tile.DiceGone(SIXES, 3));
    few.roll(6, 1, 1, 2, 2).play(ForOneMove.placeYellow(6, SIXES));
    few.place(ONES, 1, 1).place(TWOS, 2, 2);
    // One white die is left to go, and the yellow one has just come back.
    assertThat(few.preview(ForOneMove.score(SIXES))).contains(new ForOneFact.LeftForGood(0, 1, 1));
    assertThat(place(few.score(SIXES))).contains(new YellowPlace.InSupply());
  }

  @Test
  void whatCannotBeDoneWithItIsSaid() {
    ForOneMove placing = ForOneMove.placeYellow(1, ONES);
    for (ForOneMove move : List.of(placing, ForOneMove.REMOVE_YELLOW)) {
      Solo without = Solo.base();
      assertThat(without.objection(move)).contains(new ForOneRefusal.RollFirst());
      without.roll(1, 1, 1, 1, 1);
      assertThat(without.objection(move)).contains(new ForOneRefusal.NoYellowDie());
      without.place(ONES, 1, 1, 1, 1, 1);
      assertThat(without.objection(move)).contains(new ForOneRefusal.AllPlaced());
    }
    Solo solo = solo(new YellowDie.YellowFirst(), new CardChange.RowClosed(ONES));
    solo.roll(1, 1, 1, 1, 1);
    assertThat(solo.objection(placing)).contains(new ForOneRefusal.NoSuchRow(ONES));
    assertThat(solo.objection(ForOneMove.remove(1))).contains(new ForOneRefusal.YellowComesFirst());
  }

  /** White dice that fit nowhere may leave; the yellow one has its own places. */
  @Test
  void itsMovesAreListedNextToTheOthers() {
    Solo solo =
        solo(
            new YellowDie.YellowDouble(),
            new CardChange.RollSize(3),
            new Tile.FaceOnlyHere(SMALL_STRAIGHT, 1));
    solo.roll(6, 1, 1).place(SMALL_STRAIGHT, 1);
    List<ForOneMove> wanted = new ArrayList<>(List.of(ForOneMove.remove(1)));
    for (Category row :
        List.of(SIXES, THREE_OF_A_KIND, FOUR_OF_A_KIND, FULL_HOUSE, KNIFFEL, CHANCE)) {
      wanted.add(ForOneMove.placeYellow(6, row));
    }
    wanted.add(ForOneMove.TAKE_BACK);
    assertThat(solo.moves()).containsExactlyElementsOf(wanted);
  }

  @Test
  void peopleAreAskedForItFirstAsLongAsItIsRolled() {
    Solo solo = solo(new YellowDie.YellowDouble()).play(ForOneMove.ROLL_ON);
    assertThat(asked(solo)).contains(new Ask.Faces(5, true));
    solo.state = solo.game.happen(solo.state, Dice.of(6, 1, 1, 2, 2));
    solo.play(ForOneMove.placeYellow(6, SIXES)).place(ONES, 1, 1).place(TWOS, 2, 2);
    assertThat(asked(solo.play(ForOneMove.ROLL_ON))).contains(new Ask.Faces(5, false));
  }

  /**
   * Chance uses up the same numbers as in any other roll, so records need not distinguish the two.
   */
  @Test
  void itFallsLikeAnyOtherDie() {
    Iterator<Integer> numbers = List.of(5, 0, 0, 1, 2).iterator();
    assertThat(new YellowRoll(5).sample(bound -> numbers.next())).isEqualTo(Dice.of(6, 1, 1, 2, 3));
  }

  private static Optional<Ask> asked(Solo solo) {
    return solo.game.next(solo.state) instanceof Next.Chance<ForOneMove, Dice>(Draw<Dice> draw)
        ? draw.ask()
        : Optional.empty();
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
