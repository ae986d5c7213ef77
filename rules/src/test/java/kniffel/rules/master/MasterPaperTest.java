package kniffel.rules.master;

import static kniffel.rules.PaperSheets.sheet;
import static kniffel.rules.PaperSheets.with;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kniffel.rules.PaperForm;
import kniffel.rules.PaperObjection;
import kniffel.rules.PaperRefusal;
import kniffel.rules.PaperSheet;
import org.junit.jupiter.api.Test;

/** What can be on a board of Kniffel Master at the end of a game, and what cannot. */
class MasterPaperTest {

  private static final PaperForm FORM =
      new MasterRulebook().paper(MasterOptions.MASTER).orElseThrow();

  private static final PaperSheet BOARD =
      sheet(
          "kniffel=1 large-straight=1 small-straight=1 full-house=1 chance-low=1 chance-high=0"
              + " row-1=8 row-2=8 row-3=8 row-4=8 row-5=7 row-6=0 laps=2 coin=5");

  @Test
  void aBoardOfMasterHasItsMarkersAndSomebodyHasTheGoal() {
    assertThat(FORM.sums(BOARD, 1)).containsEntry("total", 8 + 4 + 1 + 2);
    assertThat(FORM.objections(List.of(BOARD))).isEmpty();
    assertThat(FORM.objections(List.of(with(BOARD, "laps=1"))))
        .containsExactly(PaperObjection.of(new PaperRefusal.NobodyHasEnded()));
    assertThat(FORM.objections(List.of(with(BOARD, "laps=1"), BOARD))).isEmpty();
    assertThat(FORM.objections(List.of(with(BOARD, "coin=6"))))
        .containsExactly(
            PaperObjection.of(0, "coin", new MasterPaper.Contradiction.LapIsShorter(5)));
    assertThat(FORM.objections(List.of(with(BOARD, "laps=5 coin=1"))))
        .containsExactly(
            PaperObjection.of(0, "coin", new MasterPaper.Contradiction.LapIsShorter(0)));
    assertThat(FORM.objections(List.of(with(BOARD, "row-6=1")))).isEmpty();
    assertThat(FORM.objections(List.of(with(BOARD, "row-6=1 row-2=1 row-3=1 laps=5 coin=0"))))
        .containsExactly(PaperObjection.of(0, new MasterPaper.Contradiction.TooManyRows(4, 3)));
  }
}
