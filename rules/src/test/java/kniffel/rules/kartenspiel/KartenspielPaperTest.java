package kniffel.rules.kartenspiel;

import static kniffel.rules.PaperSheets.sheet;
import static kniffel.rules.PaperSheets.with;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kniffel.rules.PaperForm;
import kniffel.rules.PaperObjection;
import kniffel.rules.PaperRefusal;
import kniffel.rules.PaperSheet;
import org.junit.jupiter.api.Test;

/** What can be on a tableau of Das Kartenspiel at the end of a game, and what cannot. */
class KartenspielPaperTest {

  @Test
  void stonesOfDasKartenspielAreCounted() {
    PaperForm form =
        new KartenspielRulebook().paper(KartenspielOptions.of(Variant.BASE)).orElseThrow();
    PaperSheet done = sheet("full-house=4 flush=3 triple=3 straight=3 two-pairs=2 cards=2");
    PaperSheet other = sheet("full-house=1 flush=1 triple=2 straight=2 two-pairs=1 cards=7");
    assertThat(form.sums(done, 2)).containsEntry("total", 7 + 4 + 4 + 4 + 4);
    PaperSheet all = with(done, "two-pairs=3");
    assertThat(form.sums(all, 2)).as("the last stone stands alone").containsEntry("total", 24);
    assertThat(form.objections(List.of(all, other))).isEmpty();
    assertThat(form.standings(List.of(all, other)).ranks()).containsExactly(1, 2);
    assertThat(form.objections(List.of(done, other)))
        .containsExactly(PaperObjection.of(new PaperRefusal.NobodyHasEnded()));
    assertThat(form.objections(List.of(with(all, "two-pairs=5"), other)))
        .containsExactly(
            PaperObjection.of(0, new KartenspielPaper.Contradiction.StonesDoNotFit(29, 24)));
    assertThat(form.objections(List.of(all, with(other, "cards=8"))))
        .containsExactly(
            PaperObjection.of(1, "cards", new KartenspielPaper.Contradiction.HandTooLarge(7)));
    PaperSheet tied = with(all, "cards=5");
    assertThat(form.standings(List.of(all, tied)).ranks()).as("most cards").containsExactly(2, 1);
  }
}
