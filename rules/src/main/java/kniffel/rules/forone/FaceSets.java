package kniffel.rules.forone;

import java.util.ArrayList;
import java.util.List;
import kniffel.rules.dice.Dice;

/** Small sums with dice: sets of faces as bits, one die more, one die less. */
final class FaceSets {

  /** The bits of all faces. */
  static final int ALL = (1 << Dice.FACES) - 1;

  private FaceSets() {}

  static int bit(int face) {
    return 1 << (face - 1);
  }

  /** The set of the faces that these dice show. */
  static int bits(Dice dice) {
    int bits = 0;
    for (int i = 0; i < dice.size(); i++) {
      bits |= bit(dice.face(i));
    }
    return bits;
  }

  static List<Integer> list(int bits) {
    List<Integer> faces = new ArrayList<>();
    for (int face = 1; face <= Dice.FACES; face++) {
      if ((bits & bit(face)) != 0) {
        faces.add(face);
      }
    }
    return List.copyOf(faces);
  }

  /** These dice and one more at their end. */
  static Dice append(Dice dice, int face) {
    int[] faces = copy(dice, dice.size() + 1);
    faces[dice.size()] = face;
    return Dice.of(faces);
  }

  /** These dice without the last one. */
  static Dice withoutLast(Dice dice) {
    return Dice.of(copy(dice, dice.size() - 1));
  }

  /** These dice without the first one. */
  static Dice withoutFirst(Dice dice) {
    int[] rest = new int[dice.size() - 1];
    for (int i = 0; i < rest.length; i++) {
      rest[i] = dice.face(i + 1);
    }
    return Dice.of(rest);
  }

  /** These dice and one more, in rising order. */
  static Dice with(Dice dice, int face) {
    return append(dice, face).sorted();
  }

  /** These dice except one that shows this face. */
  static Dice without(Dice dice, int face) {
    int[] rest = new int[dice.size() - 1];
    boolean left = false;
    for (int i = 0; i < dice.size(); i++) {
      if (!left && dice.face(i) == face) {
        left = true;
      } else {
        rest[left ? i - 1 : i] = dice.face(i);
      }
    }
    return Dice.of(rest);
  }

  private static int[] copy(Dice dice, int length) {
    int[] faces = new int[length];
    for (int i = 0; i < Math.min(length, dice.size()); i++) {
      faces[i] = dice.face(i);
    }
    return faces;
  }
}
