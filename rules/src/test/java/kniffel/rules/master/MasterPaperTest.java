package kniffel.rules.master;

import static kniffel.rules.PaperSheets.sheet;
import static kniffel.rules.PaperSheets.with;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kniffel.rules.PaperForm;
import kniffel.rules.PaperLine;
import kniffel.rules.PaperObjection;
import kniffel.rules.PaperRefusal;
import kniffel.rules.PaperSheet;
import org.junit.jupiter.api.Test;

/** What can be on a board of Kniffel Master at the end of a game, and what cannot. */
class MasterPaperTest {

  private final PaperForm form = new MasterRulebook().paper(MasterOptions.MASTER).orElseThrow();

  private static final PaperSheet BOARD =
      sheet(
          "kniffel=1 large-straight=1 small-straight=1 full-house=1 chance-low=1 chance-high=0"
              + " row-1=8 row-2=8 row-3=8 row-4=8 row-5=7 row-6=0 laps=2 coin=5");

  @Test
  void aBoardOfMasterHasItsMarkersAndSomebodyHasTheGoal() {
    assertThat(form.sums(BOARD, 1)).containsEntry("total", 8 + 4 + 1 + 2);
    assertThat(form.objections(List.of(BOARD))).isEmpty();
    assertThat(form.objections(List.of(with(BOARD, "laps=1"))))
        .containsExactly(PaperObjection.of(new PaperRefusal.NobodyHasEnded()));
    assertThat(form.objections(List.of(with(BOARD, "laps=1"), BOARD))).isEmpty();
    assertThat(form.objections(List.of(with(BOARD, "coin=6"))))
        .containsExactly(
            PaperObjection.of(0, "coin", new MasterPaper.Contradiction.LapIsShorter(5)));
    assertThat(form.objections(List.of(with(BOARD, "laps=5 coin=1"))))
        .containsExactly(
            PaperObjection.of(0, "coin", new MasterPaper.Contradiction.LapIsShorter(0)));
    assertThat(form.objections(List.of(with(BOARD, "row-6=1")))).isEmpty();
    assertThat(form.objections(List.of(with(BOARD, "row-6=1 row-2=1 row-3=1 laps=5 coin=0"))))
        .containsExactly(PaperObjection.of(0, new MasterPaper.Contradiction.TooManyRows(4, 3)));
  }

  /** R75: three markers are on rows that are not completed. */
  @Test
  void rowsThatAreNotBegunNeedNoMarker() {
    PaperSheet two = with(BOARD, "row-3=1 row-4=1 row-5=1 row-6=0 laps=5 coin=0");
    assertThat(form.objections(List.of(two))).as("two done, three begun").isEmpty();
    assertThat(form.objections(List.of(with(two, "row-6=7"))))
        .containsExactly(PaperObjection.of(0, new MasterPaper.Contradiction.TooManyRows(4, 3)));
  }

  @Test
  void theLinesAreThoseOfTheBoard() {
    assertThat(form.lines())
        .extracting(PaperLine::id)
        .containsExactly(
            "kniffel",
            "large-straight",
            "small-straight",
            "full-house",
            "chance-low",
            "chance-high",
            "task-stars",
            "row-1",
            "row-2",
            "row-3",
            "row-4",
            "row-5",
            "row-6",
            "row-stars",
            "bonus-stars",
            "laps",
            "coin",
            "total");
    assertThat(form.objections(List.of(with(BOARD, "row-1=9"))))
        .containsExactly(PaperObjection.of(0, "row-1", new PaperRefusal.NoSuchValue("0–8")));
  }

  /** If the coin row is closed after its laps, no marker goes further. */
  @Test
  void aClosedCoinRowIsLeft() {
    PaperForm closed =
        new MasterRulebook()
            .paper(
                new MasterOptions(
                    MasterOptions.CoinRow.CLOSED,
                    MasterOptions.LastInRound.ENDS_AT_ONCE,
                    0,
                    MasterOptions.FirstPlayer.RANDOM))
            .orElseThrow();
    assertThat(closed.objections(List.of(with(BOARD, "laps=5 coin=1"))))
        .containsExactly(
            PaperObjection.of(0, "coin", new MasterPaper.Contradiction.LapIsShorter(0)));
    assertThat(closed.objections(List.of(with(BOARD, "laps=6 coin=0")))).hasSize(1);
  }
}
