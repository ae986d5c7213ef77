package kniffel.rules.forone;

import kniffel.rules.Range;
import kniffel.rules.Ranges;
import kniffel.rules.dice.Dice;

/** A challenge tile, laid on a row or on one of its fields. */
public sealed interface Tile extends Element {

  /** The row on which it lies. */
  Category row();

  /** When the row is scored, a die on this field brings these points more. */
  record FieldPays(
      Category row,
      @Range(min = 1, max = Row.MAX_FIELDS) int field,
      @Range(min = 1, max = 50) int points)
      implements Tile {
    public FieldPays {
      Ranges.check(FieldPays.class, field, points);
    }
  }

  /** When the row is scored, a die on this field costs these points. */
  record FieldCosts(
      Category row,
      @Range(min = 1, max = Row.MAX_FIELDS) int field,
      @Range(min = 1, max = 50) int points)
      implements Tile {
    public FieldCosts {
      Ranges.check(FieldCosts.class, field, points);
    }
  }

  /** The row is scored with exactly this many dice; left with any other number it pays nothing. */
  record ExactDice(Category row, @Range(min = 1, max = Row.MAX_FIELDS) int count) implements Tile {
    public ExactDice {
      Ranges.check(ExactDice.class, count);
    }
  }

  /** The other row cannot be scored before this one. */
  record ScoredBefore(Category row, Category other) implements Tile {}

  /** Scored after this round, the row pays nothing. */
  record PaidUntil(Category row, @Range(min = 1, max = 100) int round) implements Tile {
    public PaidUntil {
      Ranges.check(PaidUntil.class, round);
    }
  }

  /** The row takes no die, and cannot be scored, before the other one is scored. */
  record OpensAfter(Category row, Category other) implements Tile {}

  /** As long as the row is not scored, dice with this face can be put nowhere else. */
  record FaceOnlyHere(Category row, @Range(min = 1, max = Dice.FACES) int face) implements Tile {
    public FaceOnlyHere {
      Ranges.check(FaceOnlyHere.class, face);
    }
  }

  /** As long as the row is not scored, every die that leaves the game costs these points. */
  record GuardsDice(Category row, @Range(min = 1, max = 50) int points) implements Tile {
    public GuardsDice {
      Ranges.check(GuardsDice.class, points);
    }
  }

  /** Scoring the row brings up to this many white dice back that had left the game. */
  record DiceBack(Category row, @Range(min = 1, max = 5) int dice) implements Tile {
    public DiceBack {
      Ranges.check(DiceBack.class, dice);
    }
  }

  /** Scoring the row takes this many white dice of the supply out of the game. */
  record DiceGone(Category row, @Range(min = 1, max = 5) int dice) implements Tile {
    public DiceGone {
      Ranges.check(DiceGone.class, dice);
    }
  }
}
