package kniffel.rules.kartenspiel;

import java.util.List;
import kniffel.rules.Range;
import kniffel.rules.Ranges;

/**
 * What is agreed before a game of Kniffel – Das Kartenspiel.
 *
 * <p>The four lists say what a row gives on its levels 0 to 5 (option S3); the blue side uses the
 * first five numbers. The printed ones are not known for all levels (R22 to R24).
 *
 * @param variant the way to play
 * @param fullHouseValues cards drawn from the pile; at most 9, so that the cards never run out
 * @param flushValues cards taken from the display of four
 * @param tripleValues cards that may be traded for stones
 * @param straightValues cards that may be held; at least 5, so that every combination can be
 * @param columns how many columns the two-pairs row has (option S4, R25)
 * @param maxRounds after how many rounds the game is counted as it stands (option S8); 0 for as
 *     many as fit in a record. Fewer are played if a record has no room for them, see {@link
 *     Length}
 */
public record KartenspielOptions(
    Variant variant,
    @Range(min = 1, max = 9) List<Integer> fullHouseValues,
    @Range(min = 1, max = 4) List<Integer> flushValues,
    @Range(min = 1, max = 13) List<Integer> tripleValues,
    @Range(min = 5, max = 13) List<Integer> straightValues,
    @Range(min = 4, max = 12) int columns,
    @Range(min = 0, max = 10_000) int maxRounds) {

  public KartenspielOptions {
    fullHouseValues = rising("fullHouseValues", fullHouseValues);
    flushValues = rising("flushValues", flushValues);
    tripleValues = rising("tripleValues", tripleValues);
    straightValues = rising("straightValues", straightValues);
    Ranges.check(
        KartenspielOptions.class,
        fullHouseValues,
        flushValues,
        tripleValues,
        straightValues,
        columns,
        maxRounds);
  }

  /** The rulebook's way to play one of the variants. */
  public static KartenspielOptions of(Variant variant) {
    return new KartenspielOptions(
        variant,
        List.of(1, 2, 3, 4, 5, 6),
        List.of(1, 2, 3, 4, 4, 4),
        List.of(1, 2, 3, 4, 5, 6),
        List.of(5, 6, 7, 8, 9, 10),
        6,
        2000);
  }

  /** One number for each level; a level never gives less than the one before it. */
  private static List<Integer> rising(String name, List<Integer> values) {
    if (values.size() != Side.MAX_LEVELS + 1) {
      throw new IllegalArgumentException(name + " must be six numbers, not " + values);
    }
    for (int level = 1; level < values.size(); level++) {
      if (values.get(level) < values.get(level - 1)) {
        throw new IllegalArgumentException(name + " must never fall, not " + values);
      }
    }
    return List.copyOf(values);
  }
}
