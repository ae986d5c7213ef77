package kniffel.table.forone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kniffel.rules.Viewer;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.forone.CardChange;
import kniffel.rules.forone.Category;
import kniffel.rules.forone.Challenge;
import kniffel.rules.forone.Element;
import kniffel.rules.forone.ForOne;
import kniffel.rules.forone.ForOneOptions;
import kniffel.rules.forone.Medals;
import kniffel.rules.forone.Texts;
import kniffel.rules.forone.Tile;
import kniffel.table.LevelBook;
import kniffel.table.Supplement;
import org.junit.jupiter.api.Test;

/** What everybody is shown of the challenge book, and which level a day has. */
class ShownBookTest {

  private static final ChallengeBook BOOK = ChallengeBook.shipped();

  private static Texts texts(String text) {
    return new Texts("de " + text, "en " + text, "nl " + text);
  }

  private static Challenge level(int number, boolean measured, Element... elements) {
    Texts text = texts(String.valueOf(number));
    Medals medals = new Medals(10 * number, 20 * number, 30 * number);
    return new Challenge(number, 2, text, text, List.of(elements), medals, measured);
  }

  /** Six levels in two chapters, the second of which is not full, the last level not measured. */
  private static ChallengeBook small() {
    Element supply = new CardChange.SupplySize(14);
    return new ChallengeBook(
        texts("about"),
        List.of(
            new ChallengeBook.ChapterTexts(texts("first"), texts("of five")),
            new ChallengeBook.ChapterTexts(texts("second"), texts("of one"))),
        List.of(
            level(1, true),
            level(2, true, supply),
            level(3, true, new CardChange.SupplySize(13), new Tile.DiceBack(Category.ONES, 1)),
            level(4, true),
            level(5, true),
            level(6, false, supply)));
  }

  @Test
  void aChapterWantsWhatItsLevelsWantTogether() {
    LevelBook shown = small().book();
    assertThat(shown.about().in("nl")).isEqualTo("nl about");
    assertThat(shown.chapters()).extracting(each -> each.levels().size()).containsExactly(5, 1);
    assertThat(shown.chapters()).extracting(each -> each.name().in("de")).contains("de second");
    assertThat(shown.chapters().getFirst().text().in("en")).isEqualTo("en of five");
    int numbers = 1 + 2 + 3 + 4 + 5;
    assertThat(shown.chapters().getFirst().goals())
        .containsExactly(
            new LevelBook.Goal("bronze", 10 * numbers),
            new LevelBook.Goal("silver", 20 * numbers),
            new LevelBook.Goal("gold", 30 * numbers));
  }

  /** Another supply is nothing new after the second level, dice that come back are. */
  @Test
  void whatIsNewIsWhatNoEarlierLevelHas() {
    List<LevelBook.Level> levels = small().book().levels();
    assertThat(levels).extracting(each -> each.fresh().size()).containsExactly(0, 1, 1, 0, 0, 0);
    assertThat(levels.get(2).elements()).hasSize(2);
    assertThat(levels.get(2).fresh()).containsExactly(new Tile.DiceBack(Category.ONES, 1));
    assertThat(levels.get(1).name().in("en")).isEqualTo("en 2");
    assertThat(levels.get(1).text().in("fr")).isEqualTo("en 2");
    assertThat(levels.get(1).goals()).contains(new LevelBook.Goal("silver", 40));
  }

  @Test
  void onlyMeasuredLevelsAreOpenAndHaveADay() {
    ChallengeBook book = small();
    assertThat(book.book().levels())
        .extracting(LevelBook.Level::open)
        .containsExactly(true, true, true, true, true, false);
    assertThat(book.allows(ClassicOptions.KNIFFEL)).as("another game's").isTrue();
    for (int day = 0; day < 12; day++) {
      assertThat(book.ofDay(day).challenge().orElseThrow().measured()).isTrue();
    }
  }

  /** In 25 days each level has its turn, and no two of a chapter follow each other. */
  @Test
  void eachDayHasAnotherLevel() {
    for (long from : new long[] {-100, 0, 20_000}) {
      Set<Integer> seen = new HashSet<>();
      List<Integer> chapters = new ArrayList<>();
      for (long day = from; day < from + 25; day++) {
        int number = BOOK.ofDay(day).challenge().orElseThrow().number();
        seen.add(number);
        chapters.add((number - 1) / ChallengeBook.LEVELS_PER_CHAPTER);
      }
      assertThat(seen).hasSize(25);
      for (int i = 1; i < chapters.size(); i++) {
        assertThat(chapters.get(i)).isNotEqualTo(chapters.get(i - 1));
      }
    }
  }

  @Test
  void aGameKnowsItsPageAndItsAward() {
    Challenge level = level(3, true);
    assertThat(BOOK.page(ForOneOptions.of(level))).contains(new Supplement.BookPage(3, 2));
    assertThat(BOOK.page(ForOneOptions.BASE)).isEqualTo(Optional.empty());
    assertThat(BOOK.page(ClassicOptions.KNIFFEL)).isEmpty();
    ForOne game = new ForOne(ForOneOptions.of(level));
    assertThat(BOOK.award(game.view(game.start(1), new Viewer.Seat(0)))).isEqualTo("none");
    // A bonus for rows without a die: whoever has not begun has silver already.
    ForOne begun =
        new ForOne(ForOneOptions.of(level(1, true, new CardChange.BonusTable(List.of(25)))));
    assertThat(BOOK.award(begun.view(begun.start(1), new Viewer.Seat(0)))).isEqualTo("silver");
    assertThat(BOOK.award("something else")).isEqualTo("none");
  }

  /** A game in which a demand is missed brings nothing, and is a game all the same. */
  @Test
  void meansCountMissedGamesOrLeaveThemOut() {
    Measured measured = Measured.of(3, 2, "hand", new int[] {-1, 300, 304, 311, 290});
    assertThat(measured.meanMet()).isCloseTo((300 + 300 + 310 + 290) / 4.0, within(1e-9));
    assertThat(measured.mean()).isCloseTo((300 + 300 + 310 + 290) / 5.0, within(1e-9));
    Measured missed = Measured.of(3, 2, "hand", new int[] {-1, -5});
    assertThat(missed.line()).isEqualTo("3 2 hand 2 0");
    assertThat(missed.mean()).isZero();
    assertThat(missed.meanMet()).isZero();
    Measured some = Measured.of(3, 2, "hand", new int[] {0, 4, 5});
    assertThat(some.line()).isEqualTo("3 2 hand 0 0 2 1");
    assertThat(missed.plus(some).line()).isEqualTo("3 2 hand 2 0 2 1");
    assertThat(some.plus(missed).line()).isEqualTo("3 2 hand 2 0 2 1");
  }
}
