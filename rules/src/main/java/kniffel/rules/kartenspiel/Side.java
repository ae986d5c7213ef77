package kniffel.rules.kartenspiel;

import java.util.List;

/**
 * A side of the player board (Ablagetafel).
 *
 * @param stones how many stones each level of a power row takes, the first level first
 */
record Side(List<Integer> stones) {

  /** R20: four levels. */
  static final Side BLUE = new Side(List.of(1, 1, 2, 3));

  /** R21: one more level of a single stone. */
  static final Side RED = new Side(List.of(1, 1, 1, 2, 3));

  /** How many levels the longer side has, the empty level 0 not counted. */
  static final int MAX_LEVELS = 5;

  /** How many stones a column of the two-pairs row takes. */
  static final int COLUMN = 2;
}
