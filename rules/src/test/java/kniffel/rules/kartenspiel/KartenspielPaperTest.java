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
    PaperForm form = form(Variant.BASE);
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

  private static PaperForm form(Variant variant) {
    return new KartenspielRulebook().paper(KartenspielOptions.of(variant)).orElseThrow();
  }

  private static final PaperSheet STARTED =
      sheet("full-house=2 flush=1 triple=0 straight=0 two-pairs=0 cards=5");

  @Test
  void theStonesSetUpAtTheStartAreOnEveryBoard() {
    PaperSheet done = sheet("full-house=4 flush=3 triple=3 straight=3 two-pairs=3 cards=2");
    assertThat(form(Variant.BASE).objections(List.of(done, STARTED))).isEmpty();
    assertThat(form(Variant.BASE).objections(List.of(done, with(STARTED, "flush=0"))))
        .containsExactly(
            PaperObjection.of(1, new KartenspielPaper.Contradiction.StonesDoNotFit(2, 24)));
  }

  /** R36: only the last stone of all may stand alone, and never on the tricky side. */
  @Test
  void onlyTheLastStoneStandsAlone() {
    PaperSheet column = sheet("full-house=4 flush=4 triple=4 straight=0 two-pairs=2 cards=5");
    assertThat(form(Variant.BASE).objections(List.of(column, STARTED))).isEmpty();
    assertThat(form(Variant.BASE).sums(column, 2)).containsEntry("total", 24);
    assertThat(form(Variant.BASE).objections(List.of(with(column, "two-pairs=3"), STARTED)))
        .containsExactly(
            PaperObjection.of(0, new KartenspielPaper.Contradiction.StonesDoNotFit(27, 24)));
    PaperSheet hard = sheet("full-house=5 flush=5 triple=5 straight=3 two-pairs=2 cards=5");
    assertThat(form(Variant.HARD).objections(List.of(hard, STARTED)))
        .containsExactly(
            PaperObjection.of(0, new KartenspielPaper.Contradiction.StonesDoNotFit(31, 30)));
  }

  /** R39: a game is over when all but one can no longer finish, on the tricky side alone. */
  @Test
  void aGameEndsWhenOnlyOneIsLeft() {
    PaperSheet blocked = sheet("full-house=5 flush=5 triple=5 straight=3 two-pairs=1 cards=1");
    PaperSheet free = sheet("full-house=3 flush=2 triple=2 straight=2 two-pairs=1 cards=4");
    PaperForm hard = form(Variant.HARD);
    assertThat(hard.objections(List.of(blocked, free))).isEmpty();
    assertThat(hard.standings(List.of(blocked, free)).ranks()).containsExactly(2, 1);
    assertThat(hard.objections(List.of(free, free)))
        .containsExactly(PaperObjection.of(new PaperRefusal.NobodyHasEnded()));
  }

  /**
   * Where only few rounds are played, a game can end with nobody done; without a limit it cannot.
   */
  @Test
  void aFewRoundsEndAGameTheirOwnWay() {
    assertThat(limited(5).objections(List.of(STARTED, STARTED))).isEmpty();
    for (int rounds : List.of(0, 2000)) {
      assertThat(limited(rounds).objections(List.of(STARTED, STARTED)))
          .containsExactly(PaperObjection.of(new PaperRefusal.NobodyHasEnded()));
    }
  }

  private static PaperForm limited(int rounds) {
    KartenspielOptions usual = KartenspielOptions.of(Variant.BASE);
    return new KartenspielRulebook()
        .paper(
            new KartenspielOptions(
                usual.variant(),
                usual.fullHouseValues(),
                usual.flushValues(),
                usual.tripleValues(),
                usual.straightValues(),
                usual.columns(),
                rounds))
        .orElseThrow();
  }
}
