package kniffel.rules.forone;

import static kniffel.rules.forone.Category.CHANCE;
import static kniffel.rules.forone.Category.FIVES;
import static kniffel.rules.forone.Category.FOURS;
import static kniffel.rules.forone.Category.FULL_HOUSE;
import static kniffel.rules.forone.Category.KNIFFEL;
import static kniffel.rules.forone.Category.LARGE_STRAIGHT;
import static kniffel.rules.forone.Category.ONES;
import static kniffel.rules.forone.Category.SIXES;
import static kniffel.rules.forone.Category.SMALL_STRAIGHT;
import static kniffel.rules.forone.Category.THREES;
import static kniffel.rules.forone.Category.TWOS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import kniffel.rules.dice.Dice;
import org.junit.jupiter.api.Test;

/** What each element changes about the card, and which ones do not go together. */
class ElementsTest {

  static final Medals MEDALS = new Medals(10, 20, 30);

  static Solo solo(Element... elements) {
    return new Solo(new ForOne(Levels.with(List.of(elements), MEDALS)));
  }

  private static Row row(Category category, Element... elements) {
    Level level = Levels.with(List.of(elements), MEDALS);
    return level.rows().get(level.indexOf(category));
  }

  static void refused(String reason, Element... elements) {
    assertThatThrownBy(() -> Levels.with(List.of(elements), MEDALS))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void nothingChangedIsTheBaseLevel() {
    assertThat(Levels.with(List.of(), Levels.BASE.medals())).isSameAs(Levels.BASE);
    assertThat(Levels.with(List.of(), MEDALS).medals()).isEqualTo(MEDALS);
    assertThat(Levels.with(List.of(), MEDALS).rows()).isEqualTo(Levels.BASE.rows());
  }

  @Test
  void supplyAndRoll() {
    Solo solo = solo(new CardChange.SupplySize(9), new CardChange.RollSize(6));
    assertThat(solo.view().supply()).isEqualTo(9);
    solo.roll(1, 2, 3, 4, 5, 6);
    assertThat(solo.view().supply()).isEqualTo(3);
    assertThat(solo.view().unplaced().size()).isEqualTo(6);
    refused("cannot roll", new CardChange.SupplySize(4));
    refused("changed twice", new CardChange.SupplySize(9), new CardChange.SupplySize(8));
  }

  @Test
  void aClosedRowIsNotThere() {
    Solo solo = solo(new CardChange.RowClosed(ONES));
    assertThat(solo.view().lines()).hasSize(12);
    solo.roll(1, 1, 2, 3, 4);
    assertThat(solo.objection(ForOneMove.place(1, ONES)))
        .contains(new ForOneRefusal.NoSuchRow(ONES));
    solo.place(CHANCE, 1, 1);
    assertThat(solo.line(CHANCE).dice()).isEqualTo(Dice.of(1, 1));
    // The bonus counts the rows that are played.
    assertThat(solo.view().lowest()).isZero();
    refused("no row", new CardChange.RowClosed(ONES), new CardChange.RowLength(ONES, 3));
    refused("no row", new CardChange.RowClosed(ONES), new Tile.DiceBack(ONES, 1));
  }

  @Test
  void aRowCanBeBegun() {
    Solo solo = solo(new CardChange.RowFilled(KNIFFEL, Dice.of(4, 4)));
    assertThat(solo.line(KNIFFEL).dice()).isEqualTo(Dice.of(4, 4));
    assertThat(solo.view().supply()).isEqualTo(15);
    solo.roll(4, 4, 4, 1, 2).place(KNIFFEL, 4, 4, 4);
    assertThat(solo.line(KNIFFEL).points()).isEqualTo(50);
    refused("cannot begin with", new CardChange.RowFilled(KNIFFEL, Dice.of(4, 3)));
    refused("full", new CardChange.RowFilled(SMALL_STRAIGHT, Dice.of(1, 2, 3, 4)));
    refused(
        "first roll",
        new CardChange.SupplySize(6),
        new CardChange.RowFilled(KNIFFEL, Dice.of(4, 4)));
  }

  @Test
  void rowsCanBeShorterAndLonger() {
    assertThat(row(KNIFFEL, new CardChange.RowLength(KNIFFEL, 4)).fields()).isEqualTo(4);
    // Straights begin with the same number, however long they are.
    assertThat(row(SMALL_STRAIGHT, new CardChange.RowLength(SMALL_STRAIGHT, 5)).condition())
        .isEqualTo(new Condition.Sequence(List.of(1, 2, 3, 4, 5)));
    refused("faces must be", new CardChange.RowLength(LARGE_STRAIGHT, 6));
    refused("does not suit", new CardChange.RowLength(FULL_HOUSE, 4));
    // More dice than the bonus knows bring its last one.
    Level level = Levels.with(List.of(new CardChange.RowLength(SIXES, 6)), MEDALS);
    assertThat(level.bonus()).containsExactly(0, 5, 15, 35, 65, 100, 100);
  }

  @Test
  void rowsAndBonusCanPayOtherwise() {
    assertThat(row(SIXES, new CardChange.RowPays(SIXES, new Pay.PerDie(10))).points(3))
        .isEqualTo(30);
    assertThat(row(CHANCE, new CardChange.RowPays(CHANCE, new Pay.WhenFull(35))).points(5))
        .isEqualTo(35);
    Level level = Levels.with(List.of(new CardChange.BonusTable(List.of(1, 2, 9))), MEDALS);
    assertThat(level.bonus()).containsExactly(1, 2, 9, 9, 9, 9);
    assertThat(Levels.with(List.of(new CardChange.NoBonus()), MEDALS).bonus()).isEmpty();
    assertThat(solo(new CardChange.NoBonus()).view().total()).isZero();
  }

  @Test
  void theGameEndsAfterTheLastRound() {
    Solo solo = solo(new CardChange.RoundLimit(1)).roll(6, 6, 6, 6, 6);
    solo.place(SIXES, 6, 6, 6, 6).place(CHANCE, 6);
    assertThat(solo.preview(ForOneMove.ROLL_ON))
        .contains(
            new ForOneFact.RoundLimitReached(0, 1), new ForOneFact.Finished(0, 24, Medal.SILVER));
    solo.play(ForOneMove.ROLL_ON);
    assertThat(solo.view().phase()).isEqualTo(Phase.OVER);
    assertThat(solo.view().supply()).isEqualTo(17);
  }

  @Test
  void aSecondMarkerFillsARowAgain() {
    Solo solo = solo(new CardChange.SecondMarker(SMALL_STRAIGHT, 45)).roll(1, 2, 3, 4, 6);
    solo.place(SMALL_STRAIGHT, 1, 2, 3, 4).place(SIXES, 6);
    assertThat(solo.preview(ForOneMove.score(SMALL_STRAIGHT)))
        .contains(
            new ForOneFact.Scored(0, SMALL_STRAIGHT, 30, 4, 16),
            new ForOneFact.Reopened(0, SMALL_STRAIGHT, 45));
    solo.score(SMALL_STRAIGHT);
    assertThat(solo.line(SMALL_STRAIGHT).scored()).isFalse();
    assertThat(solo.line(SMALL_STRAIGHT).points()).isEqualTo(30);
    assertThat(solo.view().scored()).isEqualTo(30);
    solo.roll(1, 2, 3, 4, 6).place(SMALL_STRAIGHT, 1, 2, 3, 4).place(SIXES, 6);
    assertThat(solo.preview(ForOneMove.score(SMALL_STRAIGHT)))
        .containsExactly(new ForOneFact.Scored(0, SMALL_STRAIGHT, 45, 4, 15));
    solo.score(SMALL_STRAIGHT);
    assertThat(solo.line(SMALL_STRAIGHT).scored()).isTrue();
    assertThat(solo.line(SMALL_STRAIGHT).points()).isEqualTo(75);
    refused("second time", new CardChange.SecondMarker(SIXES, 45));
  }

  @Test
  void fieldsPayAndCost() {
    Solo solo = solo(new Tile.FieldPays(ONES, 2, 10), new Tile.FieldCosts(TWOS, 1, 7));
    solo.roll(1, 1, 2, 3, 3).place(ONES, 1);
    assertThat(solo.preview(ForOneMove.place(1, ONES)))
        .contains(new ForOneFact.OnPayingField(0, ONES, 10));
    assertThat(solo.preview(ForOneMove.place(2, TWOS)))
        .contains(new ForOneFact.OnCostlyField(0, TWOS, 7));
    solo.place(ONES, 1).place(TWOS, 2).place(THREES, 3, 3);
    assertThat(solo.line(ONES).points()).isEqualTo(12);
    assertThat(solo.line(ONES).extra().orElseThrow().tiles()).containsExactly(0, 10, 0, 0, 0);
    assertThat(solo.line(TWOS).points()).isEqualTo(-5);
    solo.score(ONES, TWOS);
    assertThat(solo.view().scored()).isEqualTo(7);
    refused("has 4 fields", new Tile.FieldPays(SMALL_STRAIGHT, 5, 3));
  }

  @Test
  void aRowMayRequireAnExactNumberOfDice() {
    Solo solo = solo(new Tile.ExactDice(SIXES, 2), new CardChange.RoundLimit(1));
    solo.roll(6, 6, 6, 6, 6).place(SIXES, 6).place(KNIFFEL, 6, 6, 6, 6);
    assertThat(solo.objection(ForOneMove.score(SIXES)))
        .contains(new ForOneRefusal.NeedsExactly(SIXES, 2));
    solo.play(ForOneMove.TAKE_BACK).place(SIXES, 6);
    assertThat(solo.objection(ForOneMove.score(SIXES))).isEmpty();
    assertThat(solo.line(SIXES).points()).isEqualTo(12);
    solo.play(ForOneMove.TAKE_BACK).play(ForOneMove.TAKE_BACK).place(SIXES, 6, 6);
    assertThat(solo.line(SIXES).points()).isZero();
    // Full or not, it is worth nothing, and nobody has to score it.
    assertThat(solo.preview(ForOneMove.ROLL_ON))
        .contains(new ForOneFact.Finished(0, 0, Medal.NONE));
    refused("pays nothing", new Tile.ExactDice(CHANCE, 3));
  }

  @Test
  void rowsWaitForOthers() {
    Solo solo = solo(new Tile.ScoredBefore(ONES, TWOS), new Tile.OpensAfter(SIXES, FIVES));
    solo.roll(1, 2, 5, 6, 6);
    assertThat(solo.objection(ForOneMove.place(6, SIXES)))
        .contains(new ForOneRefusal.OpensLater(SIXES, FIVES));
    solo.place(ONES, 1).place(TWOS, 2).place(FIVES, 5).place(CHANCE, 6, 6);
    assertThat(solo.objection(ForOneMove.score(TWOS)))
        .contains(new ForOneRefusal.ScoreOtherFirst(TWOS, ONES));
    assertThat(solo.objection(ForOneMove.score(SIXES)))
        .contains(new ForOneRefusal.ScoreOtherFirst(SIXES, FIVES));
    assertThat(solo.moves()).doesNotContain(ForOneMove.score(TWOS), ForOneMove.score(SIXES));
    assertThat(solo.preview(ForOneMove.score(ONES))).contains(new ForOneFact.Unlocked(0, TWOS));
    solo.score(ONES, TWOS, FIVES).roll(6, 6, 1, 2, 5).place(SIXES, 6, 6);
    assertThat(solo.line(SIXES).count()).isEqualTo(2);
    refused("circle", new Tile.ScoredBefore(ONES, TWOS), new Tile.OpensAfter(ONES, TWOS));
  }

  @Test
  void aRowPaysUntilItsRound() {
    Solo solo = solo(new Tile.PaidUntil(SIXES, 1)).roll(6, 6, 6, 6, 6);
    solo.place(SIXES, 6, 6, 6, 6).place(CHANCE, 6);
    assertThat(solo.line(SIXES).points()).isEqualTo(24);
    assertThat(solo.preview(ForOneMove.score(SIXES)))
        .doesNotContain(new ForOneFact.CameTooLate(0, SIXES, 1));
    solo.roll(1, 1, 1, 1, 1).place(ONES, 1, 1, 1, 1).place(CHANCE, 1);
    assertThat(solo.line(SIXES).points()).isZero();
    assertThat(solo.preview(ForOneMove.score(SIXES)))
        .contains(
            new ForOneFact.Scored(0, SIXES, 0, 4, 11), new ForOneFact.CameTooLate(0, SIXES, 1));
  }

  @Test
  void aFaceGoesOnlyHere() {
    Solo solo = solo(new Tile.FaceOnlyHere(SIXES, 6)).roll(6, 6, 6, 6, 5);
    assertThat(solo.objection(ForOneMove.place(6, CHANCE)))
        .contains(new ForOneRefusal.OnlyInRow(6, SIXES));
    solo.place(SIXES, 6, 6, 6, 6).place(CHANCE, 5);
    assertThat(solo.preview(ForOneMove.score(SIXES))).contains(new ForOneFact.Released(0, 6));
    solo.score(SIXES).roll(6, 6, 6, 6, 5).place(CHANCE, 6);
    refused("two rows claim", new Tile.FaceOnlyHere(SIXES, 6), new Tile.FaceOnlyHere(CHANCE, 6));
    // The message says what a row lacks, not that nothing fits.
    Solo homeless = solo(new Tile.FaceOnlyHere(SMALL_STRAIGHT, 1)).roll(1, 4, 4, 4, 4);
    assertThat(homeless.objection(ForOneMove.place(4, ONES)))
        .contains(new ForOneRefusal.OnlyInRow(1, SMALL_STRAIGHT));
    refused("does not begin", new Tile.FaceOnlyHere(SIXES, 5));
  }

  @Test
  void lostDiceCostWhileARowGuardsThem() {
    Solo solo =
        solo(
            new Tile.FaceOnlyHere(SMALL_STRAIGHT, 1),
            new Tile.GuardsDice(CHANCE, 6),
            new Tile.DiceBack(THREES, 2),
            new Tile.DiceGone(FOURS, 2));
    solo.roll(1, 1, 1, 3, 4).place(SMALL_STRAIGHT, 1);
    assertThat(solo.preview(ForOneMove.remove(1))).contains(new ForOneFact.Charged(0, CHANCE, 6));
    solo.play(ForOneMove.remove(1)).play(ForOneMove.TAKE_BACK);
    assertThat(solo.view().total()).isZero();
    solo.play(ForOneMove.remove(1)).play(ForOneMove.remove(1));
    solo.place(THREES, 3).place(FOURS, 4);
    assertThat(solo.view().total()).isEqualTo(3 + 4 - 12);
    assertThat(solo.view().removed()).isEqualTo(2);
    assertThat(solo.preview(ForOneMove.score(FOURS)))
        .contains(new ForOneFact.LeftForGood(0, 2, 11));
    solo.score(THREES);
    assertThat(solo.view().removed()).isZero();
    assertThat(solo.view().supply()).isEqualTo(15);
    refused("only one row", new Tile.GuardsDice(ONES, 1), new Tile.GuardsDice(TWOS, 1));
  }
}
