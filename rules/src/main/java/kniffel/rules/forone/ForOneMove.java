package kniffel.rules.forone;

import java.util.List;
import java.util.stream.IntStream;
import kniffel.rules.Range;
import kniffel.rules.Ranges;
import kniffel.rules.dice.Dice;

/** What the player can do. */
public sealed interface ForOneMove {

  /** Begin the next round with a roll; without enough dice for it the game ends. */
  record RollOn() implements ForOneMove {}

  /** Put a die of the roll on the next field of a row. */
  record Place(@Range(min = 1, max = Dice.FACES) int face, Category row) implements ForOneMove {
    private static final List<ForOneMove> ALL =
        Category.ALL.stream()
            .flatMap(
                row ->
                    IntStream.rangeClosed(1, Dice.FACES)
                        .<ForOneMove>mapToObj(face -> new Place(face, row)))
            .toList();

    public Place {
      Ranges.check(Place.class, face);
    }
  }

  /** Take a die of the roll out of the game. */
  record Remove(@Range(min = 1, max = Dice.FACES) int face) implements ForOneMove {
    private static final List<ForOneMove> ALL =
        IntStream.rangeClosed(1, Dice.FACES).<ForOneMove>mapToObj(Remove::new).toList();

    public Remove {
      Ranges.check(Remove.class, face);
    }
  }

  /**
   * Put the yellow die on the next field of a row.
   *
   * @param face what it is to count as: what it shows, unless it is a joker in that row
   */
  record PlaceYellow(@Range(min = 1, max = Dice.FACES) int face, Category row)
      implements ForOneMove {

    private static final List<ForOneMove> ALL =
        Category.ALL.stream()
            .flatMap(
                row ->
                    IntStream.rangeClosed(1, Dice.FACES)
                        .<ForOneMove>mapToObj(face -> new PlaceYellow(face, row)))
            .toList();

    public PlaceYellow {
      Ranges.check(PlaceYellow.class, face);
    }
  }

  /** Take the yellow die out of the game. */
  record RemoveYellow() implements ForOneMove {}

  /** Undo the last placement or removal of this roll. */
  record TakeBack() implements ForOneMove {}

  /** Score a row and take its dice back into the supply. */
  record Score(Category row) implements ForOneMove {
    private static final List<ForOneMove> ALL =
        Category.ALL.stream().<ForOneMove>map(Score::new).toList();
  }

  ForOneMove ROLL_ON = new RollOn();
  ForOneMove TAKE_BACK = new TakeBack();
  ForOneMove REMOVE_YELLOW = new RemoveYellow();

  /** The move of that kind; like the others below it exists once. */
  static ForOneMove place(int face, Category row) {
    return Place.ALL.get(row.ordinal() * Dice.FACES + face - 1);
  }

  static ForOneMove placeYellow(int face, Category row) {
    return PlaceYellow.ALL.get(row.ordinal() * Dice.FACES + face - 1);
  }

  static ForOneMove remove(int face) {
    return Remove.ALL.get(face - 1);
  }

  static ForOneMove score(Category row) {
    return Score.ALL.get(row.ordinal());
  }
}
