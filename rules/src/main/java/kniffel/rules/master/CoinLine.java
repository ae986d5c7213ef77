package kniffel.rules.master;

import java.util.List;
import kniffel.rules.dice.Dice;

/**
 * A line of the coin table that pays for equal dice; it is enough that the roll contains them
 * (R82).
 */
public enum CoinLine {
  PAIR(1),
  TWO_PAIRS(2),
  TRIPLE(3),
  QUAD(4);

  /** All lines; unlike {@code values()} not copied at each call. */
  public static final List<CoinLine> ALL = List.of(values());

  private final int coins;

  CoinLine(int coins) {
    this.coins = coins;
  }

  /** What it pays. */
  public int coins() {
    return coins;
  }

  /** Whether these five dice have it. */
  public boolean fits(Dice dice) {
    return switch (this) {
      case PAIR -> dice.mostEqual() >= 2;
      // Two pairs are of two numbers: four equal dice are a quad.
      case TWO_PAIRS -> pairs(dice) == 2;
      case TRIPLE -> dice.mostEqual() >= 3;
      case QUAD -> dice.mostEqual() >= 4;
    };
  }

  /** Whether the dice that do not show the number of a row have it (R78, R81). */
  public boolean fitsBeside(int row, Dice dice) {
    int most = 0;
    for (int face = 1; face <= Dice.FACES; face++) {
      if (face != row) {
        most = Math.max(most, dice.count(face));
      }
    }
    // R81: at least two of the five dice are in the row, so that no other line is left.
    return switch (this) {
      case PAIR -> most >= 2 && dice.count(row) >= 2;
      case TRIPLE -> most >= 3 && dice.count(row) >= 2;
      case TWO_PAIRS, QUAD -> false;
    };
  }

  private static int pairs(Dice dice) {
    int pairs = 0;
    for (int face = 1; face <= Dice.FACES; face++) {
      pairs += dice.count(face) >= 2 ? 1 : 0;
    }
    return pairs;
  }
}
