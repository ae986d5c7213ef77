package kniffel.table;

import java.util.Optional;

/** What comes with a game besides its rules, read from files: a book of levels. */
public interface Supplement {

  /** Whether a new game may be played with these options; records may have others. */
  boolean allows(Record options);

  /** The levels, as anybody can show them. */
  LevelBook book();

  /** Which level is played with these options, if it is one of a book. */
  Optional<BookPage> page(Record options);

  /** What a finished game has won: the id of an award. */
  String award(Object view);

  /** A level by its number, and which version of it. */
  record BookPage(int level, int version) {}

  /**
   * What everybody plays on a day.
   *
   * @param day the days since 1970
   */
  Record ofDay(long day);
}
