package kniffel.rules.forone;

import static kniffel.rules.forone.Category.CHANCE;
import static kniffel.rules.forone.Category.KNIFFEL;
import static kniffel.rules.forone.Category.ONES;
import static kniffel.rules.forone.Category.SIXES;
import static kniffel.rules.forone.Category.THREE_OF_A_KIND;
import static kniffel.rules.forone.Demand.DemandStanding.MET;
import static kniffel.rules.forone.Demand.DemandStanding.MISSED;
import static kniffel.rules.forone.Demand.DemandStanding.OPEN;
import static kniffel.rules.forone.ElementsTest.refused;
import static kniffel.rules.forone.ElementsTest.solo;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Unless a level's demands are met there is no medal, whatever the points. */
class DemandsTest {

  @Test
  void demandsDecideWhetherThereIsAMedal() {
    Solo solo =
        solo(
            new Demand.NoZero(),
            new Demand.AllScored(),
            new Demand.RowsComplete(1),
            new Demand.ScoredLast(CHANCE),
            new CardChange.RoundLimit(1));
    assertThat(standings(solo)).containsOnly(OPEN);
    solo.roll(6, 6, 6, 6, 6).place(SIXES, 6, 6, 6, 6, 6);
    assertThat(solo.view().medal()).isEqualTo(Medal.GOLD);
    solo.score(SIXES);
    assertThat(standings(solo).get(2)).isEqualTo(MET);
    assertThat(solo.preview(ForOneMove.score(ONES)))
        .contains(new ForOneFact.MissedDemand(0, new Demand.NoZero()));
    assertThat(solo.preview(ForOneMove.score(CHANCE)))
        .contains(new ForOneFact.MissedDemand(0, new Demand.ScoredLast(CHANCE)));
    solo.score(ONES);
    assertThat(solo.view().medal()).isEqualTo(Medal.NONE);
    solo.play(ForOneMove.ROLL_ON);
    assertThat(standings(solo)).containsExactly(MISSED, MISSED, MET, MISSED);
    assertThat(solo.view().medal()).isEqualTo(Medal.NONE);
    assertThat(solo.view().total()).isEqualTo(30);
    refused("not 14 rows", new Demand.RowsComplete(14));
    refused("no row", new CardChange.RowClosed(ONES), new Demand.ScoredLast(ONES));
  }

  @Test
  void allDemandsCanBeMet() {
    Element[] elements =
        Category.ALL.stream()
            .filter(row -> row != SIXES && row != THREE_OF_A_KIND)
            .map(CardChange.RowClosed::new)
            .toArray(Element[]::new);
    Element[] all = Arrays.copyOf(elements, elements.length + 4);
    all[elements.length] = new Demand.AllScored();
    all[elements.length + 1] = new Demand.NoZero();
    all[elements.length + 2] = new Demand.RowsComplete(2);
    all[elements.length + 3] = new Demand.ScoredLast(THREE_OF_A_KIND);
    Solo solo = solo(all).roll(6, 6, 6, 6, 6).place(SIXES, 6, 6, 6, 6, 6);
    assertThat(solo.objection(ForOneMove.ROLL_ON)).isPresent();
    Solo other = solo(all).roll(6, 6, 6, 6, 6).place(SIXES, 6, 6, 6, 6, 6);
    assertThat(standings(other)).as("two rows are open, and two are enough").containsOnly(OPEN);
    other.score(SIXES).roll(1, 1, 1, 1, 1).place(THREE_OF_A_KIND, 1, 1, 1, 1, 1);
    other.score(THREE_OF_A_KIND);
    assertThat(standings(other)).containsOnly(MET);
    assertThat(other.view().medal()).isEqualTo(Medal.GOLD);
  }

  /** What was scored for the first of two times was full: that is what pays. */
  @Test
  void aRowThatIsFilledAgainIsCompleteAlready() {
    Solo solo = solo(new CardChange.SecondMarker(KNIFFEL, 40), new Demand.RowsComplete(1));
    solo.roll(4, 4, 4, 4, 4).place(KNIFFEL, 4, 4, 4, 4, 4);
    assertThat(standings(solo)).containsExactly(OPEN);
    solo.score(KNIFFEL);
    assertThat(solo.line(KNIFFEL).scored()).isFalse();
    assertThat(standings(solo)).containsExactly(MET);
  }

  /**
   * A row that was full once stays complete; one given up empty does not become so with a few dice.
   */
  @Test
  void aSecondFillingThatIsGivenUpLeavesTheFirstAsItWas() {
    Element[] elements = {new CardChange.SecondMarker(KNIFFEL, 40), new Demand.RowsComplete(1)};
    Solo full = solo(elements).roll(4, 4, 4, 4, 4).place(KNIFFEL, 4, 4, 4, 4, 4).score(KNIFFEL);
    full.roll(3, 3, 6, 6, 6).place(KNIFFEL, 3, 3).place(SIXES, 6, 6, 6).score(KNIFFEL);
    assertThat(full.line(KNIFFEL).points()).isEqualTo(50);
    assertThat(standings(full)).containsExactly(MET);

    Solo empty = solo(elements).roll(6, 6, 6, 6, 1).place(SIXES, 6, 6, 6, 6).place(ONES, 1);
    empty.score(KNIFFEL).roll(3, 3, 1, 1, 1).place(KNIFFEL, 3, 3).place(ONES, 1, 1, 1);
    empty.score(KNIFFEL);
    assertThat(empty.line(KNIFFEL).count()).isEqualTo(2);
    assertThat(standings(empty)).containsExactly(OPEN);
  }

  /** At the end the missed demands are named, and nothing is said about those that are met. */
  @Test
  void theEndTellsWhatIsMissed() {
    Solo solo =
        solo(
            new Demand.RowsComplete(1),
            new Demand.AllScored(),
            new Demand.ScoredLast(CHANCE),
            new CardChange.RoundLimit(1));
    solo.roll(6, 6, 6, 6, 6).place(SIXES, 6, 6, 6, 6, 6).score(SIXES);
    assertThat(solo.preview(ForOneMove.ROLL_ON))
        .containsSubsequence(
            new ForOneFact.MissedDemand(0, new Demand.AllScored()),
            new ForOneFact.MissedDemand(0, new Demand.ScoredLast(CHANCE)),
            new ForOneFact.Finished(0, 30, Medal.NONE))
        .doesNotContain(new ForOneFact.MissedDemand(0, new Demand.RowsComplete(1)));
  }

  private static List<Demand.DemandStanding> standings(Solo solo) {
    return solo.view().book().orElseThrow().demands().stream()
        .map(ForOneView.DemandLine::standing)
        .toList();
  }
}
