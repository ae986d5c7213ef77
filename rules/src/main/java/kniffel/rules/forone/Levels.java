package kniffel.rules.forone;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kniffel.rules.dice.Dice;

/**
 * The base level, and others made of it. R58: of the printed ones only the base level is known; all
 * others are ours.
 */
public final class Levels {

  /** The game as the rulebook tells it. */
  public static final Level BASE =
      new Level(
          // R43: the white dice; the yellow one takes no part.
          17,
          5,
          // R47: thirteen categories.
          Stream.concat(upperPart(), lowerPart()).toList(),
          // R45: by the smallest number of dice in an upper row.
          List.of(0, 5, 15, 35, 65, 100),
          // R57: the example of the rulebook.
          new Medals(240, 270, 300),
          Set.of());

  private Levels() {}

  /**
   * The base level with these elements.
   *
   * @throws IllegalArgumentException if that cannot be played; says why
   */
  public static Level with(List<Element> elements, Medals medals) {
    return elements.isEmpty() && medals.equals(BASE.medals())
        ? BASE
        : LevelMaker.make(BASE, elements, medals);
  }

  /** R44: the upper part (oberer Bereich), five fields each, every die paying its number. */
  private static Stream<Row> upperPart() {
    return IntStream.rangeClosed(1, Dice.FACES)
        .mapToObj(
            face ->
                new Row(
                    Category.ALL.get(face - 1),
                    new Condition.OneNumber(face),
                    5,
                    new Pay.PerDie(face),
                    true));
  }

  /** R54: the lower part (unterer Bereich) pays fixed points, and only for full rows. */
  private static Stream<Row> lowerPart() {
    return Stream.of(
        lower(Category.THREE_OF_A_KIND, new Condition.OfAKind(3), 5, 15),
        lower(Category.FOUR_OF_A_KIND, new Condition.OfAKind(4), 5, 20),
        lower(Category.FULL_HOUSE, new Condition.FullHouse(), 5, 25),
        // R50: the straights are these and no others.
        lower(Category.SMALL_STRAIGHT, new Condition.Sequence(List.of(1, 2, 3, 4)), 4, 30),
        lower(Category.LARGE_STRAIGHT, new Condition.Sequence(List.of(2, 3, 4, 5, 6)), 5, 40),
        lower(Category.KNIFFEL, new Condition.AllEqual(), 5, 50),
        lower(Category.CHANCE, new Condition.Anything(), 5, 10));
  }

  private static Row lower(Category category, Condition condition, int fields, int points) {
    return new Row(category, condition, fields, new Pay.WhenFull(points), false);
  }
}
