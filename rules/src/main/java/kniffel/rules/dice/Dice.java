package kniffel.rules.dice;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import kniffel.rules.Symbol;

/**
 * Up to five dice in a row, each with a place of its own; written as their faces, {@code "3 5 5 6
 * 1"}.
 *
 * <p>There are only 9,331 such rows, so each exists once, with everything the games ask of it
 * worked out beforehand.
 */
public final class Dice implements Symbol {

  public static final int FACES = 6;
  public static final int MAX = 5;

  /** Bits of one face in the packed form; 0 stands for no die. */
  static final int BITS = 3;

  private static final Dice[] ALL = all();

  public static final Dice NONE = ALL[0];

  private final int packed;
  private final int size;
  private final int sum;
  private final int counts;
  private final int mostEqual;
  private final int longestRun;
  private final String text;

  private Dice(int packed, int size) {
    this.packed = packed;
    this.size = size;
    int total = 0;
    int tally = 0;
    for (int i = 0; i < size; i++) {
      int face = face(packed, i);
      total += face;
      tally += 1 << (face * BITS);
    }
    this.sum = total;
    this.counts = tally;
    this.mostEqual = IntStream.rangeClosed(1, FACES).map(this::count).max().orElse(0);
    int run = 0;
    int longest = 0;
    for (int face = 1; face <= FACES; face++) {
      run = count(face) > 0 ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    this.longestRun = longest;
    this.text = text(packed, size);
  }

  private static String text(int packed, int size) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < size; i++) {
      text.append(i == 0 ? "" : " ").append(face(packed, i));
    }
    return text.toString();
  }

  public static Dice of(int... faces) {
    if (faces.length > MAX) {
      throw new IllegalArgumentException("more than " + MAX + " dice: " + Arrays.toString(faces));
    }
    int packed = 0;
    for (int i = 0; i < faces.length; i++) {
      if (faces[i] < 1 || faces[i] > FACES) {
        throw new IllegalArgumentException("a die shows 1 to 6, not " + faces[i]);
      }
      packed |= faces[i] << (i * BITS);
    }
    return ALL[packed];
  }

  public static Dice parse(String text) {
    int packed = 0;
    for (int i = 0; i < Math.min(text.length(), 2 * MAX); i += 2) {
      int face = text.charAt(i) - '0';
      packed |= face >= 1 && face <= FACES ? face << (i / 2 * BITS) : 0;
    }
    Dice dice = ALL[packed];
    if (dice == null || !dice.text.equals(text)) {
      throw new IllegalArgumentException("not up to five faces from 1 to 6: " + text);
    }
    return dice;
  }

  /** The row with this packed form, for those who have just put it together from legal faces. */
  static Dice ofPacked(int packed) {
    return ALL[packed];
  }

  private static Dice[] all() {
    Dice[] all = new Dice[1 << (MAX * BITS)];
    fill(all, 0, 0);
    return all;
  }

  private static void fill(Dice[] all, int packed, int size) {
    all[packed] = new Dice(packed, size);
    for (int face = 1; size < MAX && face <= FACES; face++) {
      fill(all, packed | face << (size * BITS), size + 1);
    }
  }

  public int size() {
    return size;
  }

  /** The face of the die at a place, counted from 0. */
  public int face(int place) {
    if (place < 0 || place >= size) {
      throw new IndexOutOfBoundsException(place);
    }
    return face(packed, place);
  }

  private static int face(int packed, int place) {
    return packed >> (place * BITS) & 7;
  }

  public List<Integer> faces() {
    return IntStream.range(0, size).mapToObj(this::face).toList();
  }

  public int sum() {
    return sum;
  }

  /** How many dice show this face. */
  public int count(int face) {
    return counts >> (face * BITS) & 7;
  }

  /** How many dice show the face that is shown most often. */
  public int mostEqual() {
    return mostEqual;
  }

  /** How many consecutive faces are shown. */
  public int longestRun() {
    return longestRun;
  }

  /** Whether these are three of one face and two of another. */
  public boolean isFullHouse() {
    boolean pair = false;
    for (int face = 1; face <= FACES; face++) {
      pair |= count(face) == 2;
    }
    return size == MAX && mostEqual == 3 && pair;
  }

  /** Whether these are five dice of one face. */
  public boolean isKniffel() {
    return mostEqual == MAX;
  }

  /** The same dice in rising order. */
  public Dice sorted() {
    return of(IntStream.range(0, size).map(this::face).sorted().toArray());
  }

  /** The dice at these places, in their order. */
  public Dice at(Places places) {
    return of(places.stream().map(this::face).toArray());
  }

  /** These dice after those at some places were rolled and fell like that, one after the other. */
  public Dice reroll(Places places, Dice rolled) {
    int fallen = rolled.packed;
    int kept = packed;
    for (int rest = places.mask(); rest != 0; rest &= rest - 1) {
      int shift = Integer.numberOfTrailingZeros(rest) * BITS;
      kept = (kept & ~(7 << shift)) | ((fallen & 7) << shift);
      fallen >>= BITS;
    }
    return ALL[kept];
  }

  @Override
  public String toString() {
    return text;
  }
}
