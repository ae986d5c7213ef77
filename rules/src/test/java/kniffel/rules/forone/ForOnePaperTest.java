package kniffel.rules.forone;

import static kniffel.rules.PaperSheets.sheet;
import static kniffel.rules.PaperSheets.with;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import kniffel.rules.PaperForm;
import kniffel.rules.PaperLine;
import kniffel.rules.PaperObjection;
import kniffel.rules.PaperRefusal;
import kniffel.rules.PaperSheet;
import kniffel.rules.dice.Dice;
import org.junit.jupiter.api.Test;

/** What can be on a score card of For One at the end of a game, and what it comes to. */
class ForOnePaperTest {

  private static final PaperSheet CARD =
      sheet(
          "ones=3 twos=3 threes=4 fours=3 fives=5 sixes=3 three-of-a-kind=5 four-of-a-kind=2"
              + " full-house=5 small-straight=4 large-straight=0 kniffel=5 chance=5");

  private static PaperForm form(ForOneOptions options) {
    return new ForOneRulebook().paper(options).orElseThrow();
  }

  private static PaperForm form(Element... elements) {
    Texts text = new Texts("x", "x", "x");
    return form(
        ForOneOptions.of(
            new Challenge(1, 1, text, text, List.of(elements), ElementsTest.MEDALS, true)));
  }

  /** R45, R54: every die of the upper part pays, below it only full rows do. */
  @Test
  void theBaseCardIsCountedByItsDice() {
    PaperForm base = form(ForOneOptions.BASE);
    assertThat(base.objections(List.of(CARD))).isEmpty();
    assertThat(base.sums(CARD, 1)).isEqualTo(Map.of("bonus", 35, "total", 76 + 130 + 35));
    assertThat(base.sums(with(CARD, "small-straight=3 ones=0"), 1))
        .isEqualTo(Map.of("bonus", 0, "total", 73 + 100));
    assertThat(base.objections(List.of(with(CARD, "small-straight=5"))))
        .containsExactly(
            PaperObjection.of(0, "small-straight", new PaperRefusal.NoSuchValue("0–4")));
    assertThat(base.lines())
        .extracting(PaperLine::id)
        .containsExactly(
            "ones",
            "twos",
            "threes",
            "fours",
            "fives",
            "sixes",
            "three-of-a-kind",
            "four-of-a-kind",
            "full-house",
            "small-straight",
            "large-straight",
            "kniffel",
            "chance",
            "bonus",
            "total");
  }

  @Test
  void elementsHaveLinesOfTheirOwn() {
    PaperForm form =
        form(
            new CardChange.SecondMarker(Category.KNIFFEL, 40),
            new Tile.PaidUntil(Category.SIXES, 4),
            new Tile.ExactDice(Category.THREES, 4),
            new Tile.GuardsDice(Category.CHANCE, 3),
            new YellowDie.YellowDouble());
    assertThat(form.lines())
        .extracting(PaperLine::id)
        .contains("kniffel-again", "sixes-late", "sixes-yellow", "ones-yellow", "charged")
        .doesNotContain("ones-again", "ones-late", "kniffel-yellow");
    PaperSheet card = with(CARD, "kniffel-again=1 fives-yellow=1 charged=6");
    // The third four counts for nothing but the number of dice; fives pay one die twice.
    assertThat(form.sums(card, 1))
        .isEqualTo(Map.of("bonus", 35, "total", 76 + 5 + 130 + 40 + 35 - 6));
    assertThat(form.sums(with(card, "sixes-late=1"), 1))
        .as("too late for the sixes")
        .containsEntry("total", 280 - 18);
    assertThat(form.sums(with(card, "threes=3"), 1))
        .as("three dice where four are wanted")
        .containsEntry("total", 280 - 12);
    assertThat(charged(form)).startsWith(0, 3, 6).endsWith(3 * 18);
  }

  /** Dice that come back may be lost, and paid for, once more. */
  @Test
  void chargedDiceAreBoundedByThoseThatCanLeave() {
    PaperForm form =
        form(new Tile.GuardsDice(Category.CHANCE, 3), new Tile.DiceBack(Category.ONES, 2));
    assertThat(charged(form)).startsWith(0, 3, 6).endsWith(3 * (17 + 2));
  }

  private static List<Integer> charged(PaperForm form) {
    return form.boxes().stream()
        .filter(box -> box.id().equals("charged"))
        .findFirst()
        .orElseThrow()
        .values();
  }

  /** The yellow die lies where some die lies. */
  @Test
  void anEmptyRowHasNoYellowDie() {
    PaperForm form = form(new YellowDie.YellowDouble());
    PaperSheet ticks =
        with(
            CARD,
            "ones-yellow=0 twos-yellow=0 threes-yellow=0 fours-yellow=0 fives-yellow=1"
                + " sixes-yellow=0");
    assertThat(form.objections(List.of(ticks))).isEmpty();
    assertThat(form.objections(List.of(with(ticks, "fives=0"))))
        .containsExactly(
            PaperObjection.of(0, "fives-yellow", new ForOnePaper.Contradiction.EmptyRow()));
  }

  @Test
  void rowsThatBeginWithDiceHaveThemAndACardWithoutBonusHasNoLineForIt() {
    PaperForm form =
        form(new CardChange.RowFilled(Category.SIXES, Dice.of(6, 6)), new CardChange.NoBonus());
    assertThat(form.lines()).extracting(PaperLine::id).doesNotContain("bonus");
    assertThat(form.sums(CARD, 1)).isEqualTo(Map.of("total", 76 + 130));
    assertThat(form.objections(List.of(with(CARD, "sixes=1"))))
        .containsExactly(PaperObjection.of(0, "sixes", new PaperRefusal.NoSuchValue("2–5")));
  }
}
