package kniffel.rules.forone;

import java.util.List;
import kniffel.rules.PaperName;

/** The name of a row of the score card (Kategorie); the level says what it asks for. */
public enum Category implements PaperName {
  ONES,
  TWOS,
  THREES,
  FOURS,
  FIVES,
  SIXES,
  THREE_OF_A_KIND,
  FOUR_OF_A_KIND,
  FULL_HOUSE,
  SMALL_STRAIGHT,
  LARGE_STRAIGHT,
  KNIFFEL,
  CHANCE;

  /** All categories; unlike {@code values()} not copied at each call. */
  public static final List<Category> ALL = List.of(values());
}
