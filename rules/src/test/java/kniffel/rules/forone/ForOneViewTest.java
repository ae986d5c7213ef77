package kniffel.rules.forone;

import static kniffel.rules.forone.ElementsTest.solo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.rules.Throw;
import kniffel.rules.dice.Dice;
import org.junit.jupiter.api.Test;

/** A view leaves nothing out: there is one state that looks like it, in every phase. */
class ForOneViewTest {

  private static void looksLikeItself(Solo solo) {
    assertThat(solo.game.determinize(solo.view(), bound -> 0)).isEqualTo(solo.state);
  }

  @Test
  void aGameOfTheBaseCard() {
    Solo solo = Solo.base();
    looksLikeItself(solo);
    assertThat(solo.game.thrown(solo.state)).isEmpty();
    solo.play(ForOneMove.ROLL_ON);
    looksLikeItself(solo);
    assertThat(solo.game.thrown(solo.state)).contains(new Throw(1, List.of(1, 2, 3, 4, 5)));
    assertThat(solo.game.roller(solo.state)).hasValue(0);
    solo.state = solo.game.happen(solo.state, Dice.of(6, 6, 6, 1, 1));
    looksLikeItself(solo);
    solo.place(Category.SIXES, 6, 6, 6);
    looksLikeItself(solo);
    solo.play(ForOneMove.TAKE_BACK).place(Category.CHANCE, 6).place(Category.ONES, 1, 1);
    looksLikeItself(solo);
    solo.score(Category.SIXES);
    looksLikeItself(solo);
    assertThat(solo.game.scores(solo.state)).containsExactly(12 + 2);
    assertThat(solo.game.level()).isEqualTo(Levels.BASE);
    assertThat(new ForOneRulebook().dice()).isEqualTo(5);
    assertThat(new ForOneRulebook().countsThrows()).isTrue();
  }

  @Test
  void everyPlaceOfTheYellowDie() {
    Solo solo = solo(new YellowDie.YellowDouble(), new Tile.GuardsDice(Category.CHANCE, 3));
    looksLikeItself(solo);
    solo.play(ForOneMove.ROLL_ON);
    looksLikeItself(solo);
    solo.state = solo.game.happen(solo.state, Dice.of(6, 1, 2, 3, 1));
    looksLikeItself(solo);
    assertThat(solo.view().yellowFace()).isEqualTo(6);
    solo.play(ForOneMove.placeYellow(6, Category.SIXES));
    looksLikeItself(solo);
    assertThat(solo.view().yellowFace()).isZero();
    Solo locked = solo(new YellowDie.YellowLocked()).roll(6, 6, 6, 1, 1);
    locked.play(ForOneMove.placeYellow(6, Category.SIXES)).place(Category.SIXES, 6, 6);
    locked.place(Category.ONES, 1, 1).score(Category.SIXES);
    looksLikeItself(locked);
  }

  /** A row that is filled again keeps what it has earned, and demands keep their standing. */
  @Test
  void secondFillingsAndDemands() {
    Solo solo =
        solo(
            new CardChange.SecondMarker(Category.KNIFFEL, 40),
            new CardChange.SupplySize(10),
            new Demand.AllScored(),
            new Demand.NoZero());
    solo.roll(4, 4, 4, 4, 4).place(Category.KNIFFEL, 4, 4, 4, 4, 4);
    looksLikeItself(solo);
    solo.score(Category.KNIFFEL);
    looksLikeItself(solo);
    assertThat(solo.line(Category.KNIFFEL).extra().orElseThrow().again()).isTrue();
    assertThat(solo.line(Category.KNIFFEL).extra().orElseThrow().earned()).isEqualTo(50);
    solo.roll(3, 3, 3, 3, 3).place(Category.KNIFFEL, 3, 3, 3, 3, 3).score(Category.KNIFFEL);
    looksLikeItself(solo);
    assertThat(solo.line(Category.KNIFFEL).points()).isEqualTo(50 + 40);
  }

  @Test
  void anEndThatMissesADemand() {
    Solo solo = solo(new CardChange.SupplySize(5), new Demand.AllScored(), new Demand.NoZero());
    solo.roll(1, 2, 3, 4, 5).place(Category.CHANCE, 1, 2, 3, 4, 5);
    while (!solo.moves().isEmpty()) {
      looksLikeItself(solo);
      solo.play(solo.moves().getFirst());
      if (solo.view().phase() == Phase.ROLLING) {
        solo.state = solo.game.happen(solo.state, Dice.of(1, 1, 1, 1, 1));
      }
    }
    assertThat(solo.view().phase()).isEqualTo(Phase.OVER);
    assertThat(solo.view().book().orElseThrow().demands())
        .extracting(ForOneView.DemandLine::standing)
        .contains(Demand.DemandStanding.MISSED);
    looksLikeItself(solo);
  }

  @Test
  void whatIsRefusedCannotBePlayed() {
    Solo solo = Solo.base();
    for (ForOneMove move : List.of(ForOneMove.TAKE_BACK, ForOneMove.score(Category.ONES))) {
      Refusal refusal = solo.objection(move).orElseThrow();
      assertThatThrownBy(() -> solo.play(move))
          .isInstanceOfSatisfying(
              RefusedException.class, e -> assertThat(e.refusal()).isEqualTo(refusal));
    }
    solo.roll(1, 2, 3, 4, 5);
    ForOneMove.Place wrong = new ForOneMove.Place(6, Category.SIXES);
    Refusal refusal = solo.objection(wrong).orElseThrow();
    assertThatThrownBy(() -> solo.play(wrong))
        .isInstanceOfSatisfying(
            RefusedException.class, e -> assertThat(e.refusal()).isEqualTo(refusal));
  }
}
