package kniffel.rules.forone;

import java.util.List;
import kniffel.rules.Range;
import kniffel.rules.Ranges;
import kniffel.rules.dice.Dice;

/** What a level changes about the card, the dice and the length of the game. */
public sealed interface CardChange extends Element {

  /** This many white dice are in the game. */
  record SupplySize(@Range(min = 1, max = 40) int dice) implements CardChange {
    public SupplySize {
      Ranges.check(SupplySize.class, dice);
    }
  }

  /** This many dice are rolled at once, the yellow one included. */
  record RollSize(@Range(min = 1, max = Level.MAX_ROLL) int dice) implements CardChange {
    public RollSize {
      Ranges.check(RollSize.class, dice);
    }
  }

  /** The row is not played. */
  record RowClosed(Category row) implements CardChange {}

  /** These dice lie in the row from the beginning; they are taken from the supply. */
  record RowFilled(Category row, Dice dice) implements CardChange {}

  /** The row has this many fields. */
  record RowLength(Category row, @Range(min = 1, max = Row.MAX_FIELDS) int fields)
      implements CardChange {
    public RowLength {
      Ranges.check(RowLength.class, fields);
    }
  }

  /** The row pays something else. */
  record RowPays(Category row, Pay pay) implements CardChange {}

  /** There is no bonus. */
  record NoBonus() implements CardChange {}

  /** Another bonus, by the fewest dice in a row of the upper part. */
  record BonusTable(@Range(min = 0, max = Pay.MOST) List<Integer> points) implements CardChange {
    public BonusTable {
      points = List.copyOf(points);
      Ranges.check(BonusTable.class, points);
      if (points.isEmpty()) {
        throw new IllegalArgumentException("a bonus table without points");
      }
    }
  }

  /** The game ends after this many rounds. */
  record RoundLimit(@Range(min = 1, max = 100) int rounds) implements CardChange {
    public RoundLimit {
      Ranges.check(RoundLimit.class, rounds);
    }
  }

  /** Once scored, the row can be filled a second time, for these points (yellow marker). */
  record SecondMarker(Category row, @Range(min = 0, max = Pay.MOST) int points)
      implements CardChange {
    public SecondMarker {
      Ranges.check(SecondMarker.class, points);
    }
  }
}
