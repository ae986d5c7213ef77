package kniffel.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What points are worth in a book of levels, and where its levels are found. */
class LevelBookTest {

  private static final List<LevelBook.Goal> GOALS =
      List.of(
          new LevelBook.Goal("bronze", 240),
          new LevelBook.Goal("silver", 270),
          new LevelBook.Goal("gold", 300));

  private record Options(int number) {}

  private static LevelBook.Level level(int number) {
    return new LevelBook.Level(
        number,
        1,
        language -> language + " " + number,
        language -> "text",
        GOALS,
        new Options(number),
        List.of(),
        List.of(),
        true);
  }

  private static LevelBook.Chapter chapter(int from, int to) {
    return new LevelBook.Chapter(
        language -> "chapter",
        language -> "text",
        GOALS,
        IntStream.rangeClosed(from, to).mapToObj(LevelBookTest::level).toList());
  }

  private static final LevelBook BOOK =
      new LevelBook(language -> "about", List.of(chapter(1, 3), chapter(4, 5)));

  /** R57: 240 points are the first that bring bronze, and more than gold there is not. */
  @Test
  void anAwardIsReachedWithItsPoints() {
    assertThat(List.of(239, 240, 269, 270, 299, 300, 395))
        .extracting(points -> LevelBook.award(GOALS, points, "none"))
        .containsExactly("none", "bronze", "bronze", "silver", "silver", "gold", "gold");
  }

  @Test
  void theLastAwardIsTheBest() {
    assertThat(List.of("none", "bronze", "silver", "gold"))
        .extracting(award -> LevelBook.rank(GOALS, award))
        .containsExactly(0, 1, 2, 3);
  }

  @Test
  void levelsAreFoundThroughAllChapters() {
    assertThat(BOOK.levels()).extracting(LevelBook.Level::number).containsExactly(1, 2, 3, 4, 5);
    assertThat(BOOK.level(4).orElseThrow().name().in("de")).isEqualTo("de 4");
    assertThat(BOOK.level(6)).isEmpty();
  }
}
