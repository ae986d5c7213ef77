package kniffel.table;

import java.util.List;
import java.util.Optional;

/**
 * A book of levels that comes with a game, in a form that any module can show.
 *
 * @param about whose book it is, for people
 */
public record LevelBook(BookText about, List<Chapter> chapters) {

  public LevelBook {
    chapters = List.copyOf(chapters);
  }

  /** A text that the book has in each language. */
  @FunctionalInterface
  public interface BookText {
    /**
     * The text.
     *
     * @param language two letters
     */
    String in(String language);
  }

  /**
   * A few levels that belong together.
   *
   * @param goals what the best results of all its levels have to add up to
   */
  public record Chapter(BookText name, BookText text, List<Goal> goals, List<Level> levels) {
    public Chapter {
      goals = List.copyOf(goals);
      levels = List.copyOf(levels);
    }
  }

  /**
   * A level.
   *
   * @param options the options that play it
   * @param elements what is special about it; each has a message
   * @param fresh those of a kind that no earlier level has
   * @param open whether it can be played yet
   */
  public record Level(
      int number,
      int version,
      BookText name,
      BookText text,
      List<Goal> goals,
      Record options,
      List<Record> elements,
      List<Record> fresh,
      boolean open) {
    public Level {
      goals = List.copyOf(goals);
      elements = List.copyOf(elements);
      fresh = List.copyOf(fresh);
    }
  }

  /** The points needed for an award. */
  public record Goal(String award, int points) {}

  /** All levels from the first to the last. */
  public List<Level> levels() {
    return chapters.stream().flatMap(chapter -> chapter.levels().stream()).toList();
  }

  public Optional<Level> level(int number) {
    return levels().stream().filter(level -> level.number() == number).findFirst();
  }

  /**
   * The award for these points, where nothing else is asked.
   *
   * @param none what whoever gets none has
   */
  public static String award(List<Goal> goals, int points, String none) {
    String award = none;
    for (Goal goal : goals) {
      award = points >= goal.points() ? goal.award() : award;
    }
    return award;
  }

  /** The rank of an award among these, from 0 for none. */
  public static int rank(List<Goal> goals, String award) {
    for (int i = 0; i < goals.size(); i++) {
      if (goals.get(i).award().equals(award)) {
        return i + 1;
      }
    }
    return 0;
  }
}
