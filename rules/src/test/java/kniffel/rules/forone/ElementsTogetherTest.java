package kniffel.rules.forone;

import static kniffel.rules.forone.Category.CHANCE;
import static kniffel.rules.forone.Category.FIVES;
import static kniffel.rules.forone.Category.FOURS;
import static kniffel.rules.forone.Category.KNIFFEL;
import static kniffel.rules.forone.Category.ONES;
import static kniffel.rules.forone.Category.SIXES;
import static kniffel.rules.forone.Category.SMALL_STRAIGHT;
import static kniffel.rules.forone.Category.THREES;
import static kniffel.rules.forone.Category.TWOS;
import static kniffel.rules.forone.ElementsTest.MEDALS;
import static kniffel.rules.forone.ElementsTest.refused;
import static kniffel.rules.forone.ElementsTest.solo;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kniffel.rules.dice.Dice;
import org.junit.jupiter.api.Test;

/** How elements of a level affect each other, and where the effect of one ends. */
class ElementsTogetherTest {

  /** docs/LEVELS.md: a row scored once counts as scored, also when it is open again. */
  @Test
  void waitingForARowDoesNotMeanWaitingForItsSecondFilling() {
    Solo solo =
        solo(
            new CardChange.SecondMarker(KNIFFEL, 40),
            new Tile.OpensAfter(SIXES, KNIFFEL),
            new Tile.ScoredBefore(KNIFFEL, FIVES));
    solo.roll(4, 4, 4, 4, 4).place(KNIFFEL, 4, 4, 4, 4, 4);
    assertThat(solo.objection(ForOneMove.score(FIVES)))
        .contains(new ForOneRefusal.ScoreOtherFirst(FIVES, KNIFFEL));
    assertThat(solo.preview(ForOneMove.score(KNIFFEL)))
        .contains(new ForOneFact.Unlocked(0, FIVES), new ForOneFact.Unlocked(0, SIXES));
    solo.score(KNIFFEL, FIVES);
    assertThat(solo.line(KNIFFEL).scored()).isFalse();
    solo.roll(6, 6, 1, 1, 1).place(SIXES, 6, 6);
    assertThat(solo.line(SIXES).count()).isEqualTo(2);
  }

  @Test
  void aSecondFillingThatComesTooLateKeepsWhatTheFirstHasEarned() {
    Solo solo =
        solo(new CardChange.SecondMarker(SMALL_STRAIGHT, 45), new Tile.PaidUntil(SMALL_STRAIGHT, 1))
            .roll(1, 2, 3, 4, 6)
            .place(SMALL_STRAIGHT, 1, 2, 3, 4)
            .place(SIXES, 6)
            .score(SMALL_STRAIGHT)
            .roll(1, 2, 3, 4, 6)
            .place(SMALL_STRAIGHT, 1, 2, 3, 4);
    assertThat(solo.line(SMALL_STRAIGHT).points()).isEqualTo(30);
    solo.place(SIXES, 6).score(SMALL_STRAIGHT);
    assertThat(solo.line(SMALL_STRAIGHT).points()).isEqualTo(30);
    assertThat(solo.view().total()).isEqualTo(30 + 12);
  }

  /** What the second filling brings is said without what the first one has brought. */
  @Test
  void theSecondFillingIsToldByItself() {
    Solo solo = solo(new CardChange.SecondMarker(SMALL_STRAIGHT, 45)).roll(1, 2, 3, 4, 6);
    assertThat(solo.preview(ForOneMove.place(1, SMALL_STRAIGHT)))
        .containsExactly(new ForOneFact.Placed(0, 1, SMALL_STRAIGHT, 1, 4));
    solo.place(SMALL_STRAIGHT, 1, 2, 3, 4).place(SIXES, 6).score(SMALL_STRAIGHT);
    solo.roll(1, 2, 3, 4, 6).place(SMALL_STRAIGHT, 1, 2, 3);
    assertThat(solo.preview(ForOneMove.place(4, SMALL_STRAIGHT)))
        .containsExactly(
            new ForOneFact.Placed(0, 4, SMALL_STRAIGHT, 4, 4),
            new ForOneFact.Filled(0, SMALL_STRAIGHT, 45));
  }

  /** A row that pays when full needs all its dice anyway, the second time too. */
  @Test
  void anExactNumberAndASecondMarkerGoTogetherInAnyOrder() {
    Element second = new CardChange.SecondMarker(SMALL_STRAIGHT, 45);
    Element exact = new Tile.ExactDice(SMALL_STRAIGHT, 4);
    for (List<Element> elements : List.of(List.of(second, exact), List.of(exact, second))) {
      Solo solo = solo(elements.toArray(Element[]::new)).roll(1, 2, 3, 4, 6);
      solo.place(SMALL_STRAIGHT, 1, 2, 3, 4).place(SIXES, 6).score(SMALL_STRAIGHT);
      solo.roll(1, 2, 3, 4, 6).place(SMALL_STRAIGHT, 1, 2, 3).place(CHANCE, 4, 6);
      assertThat(solo.objection(ForOneMove.score(SMALL_STRAIGHT)))
          .contains(new ForOneRefusal.NeedsExactly(SMALL_STRAIGHT, 4));
      assertThat(solo.line(SMALL_STRAIGHT).points()).isEqualTo(30);
    }
  }

  /** Each tile restricts by itself, whatever the others are. */
  @Test
  void oneTileAloneIsEnough() {
    Solo before = solo(new Tile.ScoredBefore(THREES, TWOS)).roll(2, 2, 3, 3, 3);
    before.place(TWOS, 2, 2).place(THREES, 3, 3, 3);
    assertThat(before.objection(ForOneMove.score(TWOS)))
        .contains(new ForOneRefusal.ScoreOtherFirst(TWOS, THREES));
    before.score(THREES, TWOS);
    Solo after = solo(new Tile.OpensAfter(SIXES, FIVES)).roll(5, 6, 6, 6, 6);
    assertThat(after.objection(ForOneMove.place(6, SIXES)))
        .contains(new ForOneRefusal.OpensLater(SIXES, FIVES));
    after.place(FIVES, 5).place(KNIFFEL, 6, 6, 6, 6);
    assertThat(after.objection(ForOneMove.score(SIXES)))
        .contains(new ForOneRefusal.ScoreOtherFirst(SIXES, FIVES));
    Solo only = solo(new Tile.FaceOnlyHere(ONES, 1)).roll(1, 1, 1, 1, 1);
    assertThat(only.objection(ForOneMove.place(1, CHANCE)))
        .contains(new ForOneRefusal.OnlyInRow(1, ONES));
    only.place(ONES, 1, 1, 1, 1, 1);
    assertThat(only.preview(ForOneMove.score(ONES))).contains(new ForOneFact.Released(0, 1));
  }

  @Test
  void aRowMayHaveToBeFullAndNotMoreThanFull() {
    Solo solo = solo(new Tile.ExactDice(SIXES, 5)).roll(6, 6, 6, 6, 6);
    solo.place(SIXES, 6, 6, 6, 6, 6).score(SIXES);
    assertThat(solo.line(SIXES).points()).isEqualTo(30);
    refused("pays nothing", new Tile.ExactDice(SMALL_STRAIGHT, 5));
  }

  @Test
  void noDieIsPaidForOnceTheGuardingRowIsScored() {
    Solo solo = solo(new Tile.FaceOnlyHere(SMALL_STRAIGHT, 1), new Tile.GuardsDice(CHANCE, 6));
    solo.roll(1, 1, 1, 3, 4).place(SMALL_STRAIGHT, 1);
    solo.play(ForOneMove.remove(1));
    assertThat(solo.view().total()).isEqualTo(-6);
    solo.play(ForOneMove.remove(1)).place(THREES, 3).place(FOURS, 4).score(CHANCE);
    solo.roll(1, 1, 5, 5, 5);
    assertThat(solo.preview(ForOneMove.remove(1)))
        .containsExactly(new ForOneFact.Removed(0, 1, 14));
    solo.play(ForOneMove.remove(1));
    assertThat(solo.view().total()).isEqualTo(3 + 4 - 12);
  }

  @Test
  void noMoreDiceComeBackThanHaveLeft() {
    Solo solo = solo(new Tile.FaceOnlyHere(SMALL_STRAIGHT, 1), new Tile.DiceBack(THREES, 2));
    solo.roll(1, 1, 3, 3, 4).place(SMALL_STRAIGHT, 1).play(ForOneMove.remove(1));
    solo.place(THREES, 3, 3).place(FOURS, 4);
    assertThat(solo.preview(ForOneMove.score(THREES)))
        .startsWith(new ForOneFact.Scored(0, THREES, 6, 2, 15), new ForOneFact.CameBack(0, 1, 15));
    solo.score(THREES);
    assertThat(solo.view().removed()).isZero();
    assertThat(solo.view().supply()).isEqualTo(12 + 2 + 1);
  }

  /** R55: the game runs out of rounds although there are just enough dice. */
  @Test
  void withDiceEnoughItIsTheRoundsThatAreOver() {
    Solo solo = solo(new CardChange.SupplySize(10), new CardChange.RoundLimit(1));
    solo.roll(1, 1, 1, 2, 2).place(ONES, 1, 1, 1).place(TWOS, 2, 2);
    assertThat(solo.view().supply()).isEqualTo(5);
    assertThat(solo.preview(ForOneMove.ROLL_ON))
        .startsWith(new ForOneFact.RoundLimitReached(0, 1))
        .doesNotContain(new ForOneFact.OutOfDice(0, 5));
    solo.play(ForOneMove.ROLL_ON);
    // R55: what lies there is counted, and every row is closed.
    assertThat(solo.view().lines()).allMatch(ForOneView.CardLine::scored);
    assertThat(solo.view().scored()).isEqualTo(3 + 4);
    assertThat(solo.view().supply()).isEqualTo(10);
  }

  @Test
  void tilesOnOneFieldAddUp() {
    Solo solo = solo(new Tile.FieldPays(ONES, 5, 10), new Tile.FieldCosts(ONES, 5, 3));
    solo.roll(1, 1, 1, 1, 1).place(ONES, 1, 1, 1, 1);
    assertThat(solo.line(ONES).points()).isEqualTo(4);
    solo.place(ONES, 1);
    assertThat(solo.line(ONES).points()).isEqualTo(5 + 10 - 3);
  }

  @Test
  void aRowIsChangedInOneWayOnly() {
    Dice two = Dice.of(2, 2);
    refused(
        "changed twice",
        new CardChange.RowFilled(TWOS, two),
        new CardChange.RowFilled(TWOS, Dice.of(2)));
    refused(
        "changed twice",
        new CardChange.RowPays(TWOS, new Pay.PerDie(3)),
        new CardChange.RowPays(TWOS, new Pay.PerDie(4)));
    refused("changed twice", new CardChange.RowLength(TWOS, 3), new CardChange.RowLength(TWOS, 4));
    refused(
        "changed twice",
        new CardChange.SecondMarker(KNIFFEL, 30),
        new CardChange.SecondMarker(KNIFFEL, 40));
    // Two rows may be changed in the same way, and one row in two ways.
    Solo solo =
        solo(
            new CardChange.RowFilled(TWOS, two),
            new CardChange.RowFilled(ONES, Dice.of(1)),
            new CardChange.RowLength(TWOS, 4),
            new CardChange.RowLength(ONES, 4),
            new CardChange.RowPays(TWOS, new Pay.PerDie(5)),
            new CardChange.RowPays(ONES, new Pay.PerDie(5)),
            new CardChange.SecondMarker(KNIFFEL, 40),
            new CardChange.SecondMarker(SMALL_STRAIGHT, 40),
            new CardChange.RowClosed(SIXES),
            new CardChange.RowClosed(FIVES));
    assertThat(solo.view().supply()).isEqualTo(17 - 3);
    assertThat(solo.view().total()).isEqualTo(2 * 5 + 5);
  }

  @Test
  void aViewNamesTheElementsOfItsLevelAndTheBaseCardHasNone() {
    Element[] elements = {new Tile.DiceBack(ONES, 1), new CardChange.SupplySize(14)};
    assertThat(solo(elements).view().book().orElseThrow().elements()).containsExactly(elements);
    assertThat(Solo.base().view().book()).isEmpty();
  }

  @Test
  void levelsAreEqualIfTheirElementsAre() {
    Level level = Levels.with(List.of(new Tile.DiceBack(ONES, 1)), MEDALS);
    assertThat(level)
        .isEqualTo(Levels.with(List.of(new Tile.DiceBack(ONES, 1)), MEDALS))
        .isNotEqualTo(Levels.with(List.of(new Tile.DiceBack(ONES, 2)), MEDALS));
    assertThat(level.rules()).isNotEqualTo("rules");
  }

  /** Worked out by hand: a second filling and dice that come back make room for two more rolls. */
  @Test
  void theLongestGameCountsWhatComesBack() {
    List<Element> elements =
        List.of(new CardChange.SecondMarker(KNIFFEL, 40), new Tile.DiceBack(KNIFFEL, 3));
    // 17 dice, 64 fields and KNIFFEL's five once more, three dice back at each of two scorings.
    int rolls = (17 + 64 + 5 + 2 * 3) / 5;
    assertThat(rolls).isEqualTo(18);
    // Picked up, fallen, five placed, a hundred times one taken back and placed again.
    assertThat(new ForOne(Levels.with(elements, MEDALS)).maxEvents(1))
        .isEqualTo(rolls * (2 + 5 + 2 * 100) + 14 + 1);
  }
}
