package kniffel.rules.forone;

import java.util.List;
import kniffel.rules.Range;
import kniffel.rules.Ranges;
import kniffel.rules.dice.Dice;

/**
 * What a full row must show.
 *
 * <p>A die may only be put where the row can still come to that (R51), so a full row always does.
 */
public sealed interface Condition {

  /** Only this number. */
  record OneNumber(@Range(min = 1, max = Dice.FACES) int face) implements Condition {
    public OneNumber {
      Ranges.check(OneNumber.class, face);
    }
  }

  /** At least this many equal numbers (Pasch); the other dice may show anything. */
  record OfAKind(@Range(min = 2, max = Row.MAX_FIELDS) int count) implements Condition {
    public OfAKind {
      Ranges.check(OfAKind.class, count);
    }
  }

  /** Three of one number and two of another; five equal ones are none (R51). */
  record FullHouse() implements Condition {}

  /** These numbers in exactly this order (Straße). */
  record Sequence(@Range(min = 1, max = Dice.FACES) List<Integer> faces) implements Condition {
    public Sequence {
      faces = List.copyOf(faces);
      Ranges.check(Sequence.class, faces);
    }
  }

  /** One number throughout, whichever comes first. */
  record AllEqual() implements Condition {}

  /** Any numbers. */
  record Anything() implements Condition {}

  /** Whether a row of this many fields can have this condition. */
  default boolean suits(int fields) {
    return switch (this) {
      case OfAKind(int count) -> count <= fields;
      case FullHouse() -> fields == 5;
      case Sequence(List<Integer> faces) -> faces.size() == fields;
      case OneNumber(int face) -> true;
      case AllEqual() -> true;
      case Anything() -> true;
    };
  }

  /**
   * The faces that the next die of a row may show, as bits (R51): those after which the condition
   * can still be met.
   *
   * @param lying the dice of the row, fewer than it has fields
   */
  default int accepts(Dice lying, int fields) {
    return switch (this) {
      case OneNumber(int face) -> FaceSets.bit(face);
      case OfAKind(int count) -> ofAKind(lying, count, fields - lying.size() - 1);
      case FullHouse() -> fullHouse(lying);
      // R49: only here the order restricts the numbers.
      case Sequence(List<Integer> faces) -> FaceSets.bit(faces.get(lying.size()));
      case AllEqual() -> lying.size() == 0 ? FaceSets.ALL : FaceSets.bit(lying.face(0));
      case Anything() -> FaceSets.ALL;
    };
  }

  private static int ofAKind(Dice lying, int count, int freeAfter) {
    if (lying.mostEqual() + freeAfter >= count) {
      return FaceSets.ALL;
    }
    int bits = 0;
    for (int face = 1; face <= Dice.FACES; face++) {
      if (lying.count(face) + 1 + freeAfter >= count) {
        bits |= FaceSets.bit(face);
      }
    }
    return bits;
  }

  private static int fullHouse(Dice lying) {
    int shown = FaceSets.bits(lying);
    int bits = Integer.bitCount(shown) < 2 ? FaceSets.ALL : shown;
    for (int face = 1; face <= Dice.FACES; face++) {
      // Three of a number are enough; the two others must differ from them.
      if (lying.count(face) == 3) {
        bits &= ~FaceSets.bit(face);
      }
    }
    return bits;
  }
}
