package kniffel.wire;

import java.util.List;
import java.util.Optional;
import kniffel.table.json.Json;

/** What requests for books of levels are answered with. */
public final class BookAnswers {

  private BookAnswers() {}

  /**
   * A book of levels, with what somebody has entered in it.
   *
   * @param about whose book it is
   * @param books the names of the books that I keep, the last used first
   * @param entries how many results are in this one
   */
  public record Book(String about, List<String> books, int entries, List<BookChapter> chapters) {}

  /**
   * A chapter of a book of levels.
   *
   * @param total what my best results add up to
   * @param award what that has won
   * @param goals what they have to add up to
   */
  public record BookChapter(
      String name,
      String text,
      int total,
      String award,
      List<BookGoal> goals,
      List<BookLevel> levels) {}

  /**
   * A level of a book.
   *
   * @param open whether it can be played yet
   * @param fresh what is new in it, one sentence each
   * @param tries how often I have entered a result
   */
  public record BookLevel(
      int number,
      int version,
      String name,
      String text,
      boolean open,
      List<String> fresh,
      List<BookGoal> goals,
      int tries,
      Optional<BookResult> best) {}

  /** The points that an award needs. */
  public record BookGoal(String award, int points) {}

  /**
   * A result that was entered.
   *
   * @param dice {@code fair}, or {@code own} where people rolled their own dice
   */
  public record BookResult(
      String book,
      int level,
      int version,
      int score,
      String award,
      long finished,
      String table,
      String dice) {}

  /**
   * The page of a level.
   *
   * @param options the options that play it
   * @param view what the card looks like before the first roll
   * @param elements what the level changes
   * @param results what I have entered, the last first
   */
  public record LevelPage(
      BookLevel level,
      Json options,
      Json view,
      List<LevelElement> elements,
      List<BookResult> results) {}

  /**
   * Something that a level changes, in a sentence.
   *
   * @param id its kind
   * @param fresh whether no earlier level has one of its kind
   */
  public record LevelElement(String id, String text, boolean fresh) {}

  public record BookResults(List<BookResult> results) {}
}
