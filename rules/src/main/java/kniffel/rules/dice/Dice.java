package kniffel.rules.dice;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import kniffel.rules.Symbol;
import org.jspecify.annotations.Nullable;

/**
 * Up to twenty dice in a row, each with its own place; written as their faces, {@code "3 5 5 6 1"}.
 *
 * <p>There are only 9,331 rows of up to five dice: each exists once and is never created again.
 */
public final class Dice implements Symbol {

  public static final int FACES = 6;

  /** The most dice in a row: their faces fit into a {@code long}. */
  public static final int MAX = 20;

  /** Rows of up to this many dice exist once. */
  static final int SMALL = 5;

  /** How many dice make a Full House or a Kniffel. */
  private static final int HAND = 5;

  /** Bits of one face in the packed form; 0 stands for no die. */
  static final int BITS = 3;

  private static final int FACE = (1 << BITS) - 1;

  /** Bits of the number of dice that show one face. */
  private static final int COUNT_BITS = 5;

  private static final int COUNT = (1 << COUNT_BITS) - 1;

  /** The small rows by their packed form. */
  private static final Dice[] ROWS = rows();

  public static final Dice NONE = ROWS[0];

  private final long packed;
  private final int size;
  private final int sum;
  private final long counts;
  private final int mostEqual;
  private final int longestRun;
  private final boolean fullHouse;

  /** The texts of small rows, which are needed often; longer ones are composed when asked for. */
  private final @Nullable String smallText;

  private Dice(long packed, int size) {
    this.packed = packed;
    this.size = size;
    int total = 0;
    long tally = 0;
    for (int place = 0; place < size; place++) {
      int face = face(packed, place);
      total += face;
      tally += 1L << (face * COUNT_BITS);
    }
    this.sum = total;
    this.counts = tally;
    int most = 0;
    int run = 0;
    int longest = 0;
    boolean pair = false;
    for (int face = 1; face <= FACES; face++) {
      int count = (int) (tally >> (face * COUNT_BITS)) & COUNT;
      most = Math.max(most, count);
      pair |= count == 2;
      run = count > 0 ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    this.mostEqual = most;
    this.longestRun = longest;
    this.fullHouse = size == HAND && most == 3 && pair;
    this.smallText = size <= SMALL ? text(packed, size) : null;
  }

  private static String text(long packed, int size) {
    StringBuilder text = new StringBuilder(2 * size);
    for (int place = 0; place < size; place++) {
      text.append(place == 0 ? "" : " ").append(face(packed, place));
    }
    return text.toString();
  }

  public static Dice of(int... faces) {
    if (faces.length > MAX) {
      throw new IllegalArgumentException("at most " + MAX + " dice, not " + faces.length);
    }
    long packed = 0;
    for (int place = 0; place < faces.length; place++) {
      if (faces[place] < 1 || faces[place] > FACES) {
        throw new IllegalArgumentException(
            "a die shows 1 to 6, not " + faces[place] + ": " + Arrays.toString(faces));
      }
      packed |= (long) faces[place] << (place * BITS);
    }
    return ofPacked(packed, faces.length);
  }

  public static Dice parse(String text) {
    int size = (text.length() + 1) / 2;
    boolean good = size <= MAX && text.length() == Math.max(0, 2 * size - 1);
    long packed = 0;
    for (int i = 0; good && i < text.length(); i++) {
      char letter = text.charAt(i);
      if (i % 2 == 0) {
        good = letter >= '1' && letter < '1' + FACES;
        packed |= (long) (letter - '0') << (i / 2 * BITS);
      } else {
        good = letter == ' ';
      }
    }
    if (!good) {
      throw new IllegalArgumentException(
          "not up to " + MAX + " faces from 1 to 6: " + beginning(text));
    }
    return ofPacked(packed, size);
  }

  /**
   * How much of a text that anybody may have sent an error shows: no more than a valid one could
   * have.
   */
  static String beginning(String text) {
    int most = 3 * MAX;
    return text.length() <= most ? text : text.substring(0, most) + "…";
  }

  /** The row with this packed form, for callers that have just composed it from legal faces. */
  static Dice ofPacked(long packed, int size) {
    return size <= SMALL ? ROWS[(int) packed] : new Dice(packed, size);
  }

  private static Dice[] rows() {
    Dice[] rows = new Dice[1 << (SMALL * BITS)];
    fill(rows, 0, 0);
    return rows;
  }

  private static void fill(Dice[] rows, int packed, int size) {
    rows[packed] = new Dice(packed, size);
    for (int face = 1; size < SMALL && face <= FACES; face++) {
      fill(rows, packed | face << (size * BITS), size + 1);
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

  private static int face(long packed, int place) {
    return (int) (packed >> (place * BITS)) & FACE;
  }

  public List<Integer> faces() {
    return IntStream.range(0, size).mapToObj(this::face).toList();
  }

  public int sum() {
    return sum;
  }

  /** How many dice show this face. */
  public int count(int face) {
    return (int) (counts >> (face * COUNT_BITS)) & COUNT;
  }

  /** How many dice show the face that is shown most often. */
  public int mostEqual() {
    return mostEqual;
  }

  /** How many consecutive faces are shown. */
  public int longestRun() {
    return longestRun;
  }

  /** Whether these are five dice, three of one face and two of another. */
  public boolean isFullHouse() {
    return fullHouse;
  }

  /** Whether these are five dice of one face. */
  public boolean isKniffel() {
    return mostEqual == HAND && size == HAND;
  }

  /** The same dice in rising order. */
  public Dice sorted() {
    long row = 0;
    int shift = 0;
    for (int face = 1; face <= FACES; face++) {
      for (int i = count(face); i > 0; i--) {
        row |= (long) face << shift;
        shift += BITS;
      }
    }
    return ofPacked(row, size);
  }

  /** The dice at these places, in their order. */
  public Dice at(Places places) {
    places.checkWithin(size);
    long row = 0;
    int taken = 0;
    for (int rest = places.mask(); rest != 0; rest &= rest - 1) {
      row |= (long) face(packed, Integer.numberOfTrailingZeros(rest)) << (taken++ * BITS);
    }
    return ofPacked(row, taken);
  }

  /** The dice at all other places, in their order; none where no dice lie yet. */
  public Dice without(Places places) {
    return size == 0 ? NONE : at(places.others(size));
  }

  /** These dice after those at some places were rolled and fell like that, one after the other. */
  public Dice reroll(Places places, Dice rolled) {
    places.checkWithin(size);
    if (rolled.size != places.size()) {
      throw new IllegalArgumentException(rolled.size + " dice for " + places.size() + " places");
    }
    long fallen = rolled.packed;
    long row = packed;
    for (int rest = places.mask(); rest != 0; rest &= rest - 1) {
      int shift = Integer.numberOfTrailingZeros(rest) * BITS;
      row = (row & ~((long) FACE << shift)) | ((fallen & FACE) << shift);
      fallen >>= BITS;
    }
    return ofPacked(row, size);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other || other instanceof Dice dice && packed == dice.packed;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(packed);
  }

  @Override
  public String toString() {
    return smallText != null ? smallText : text(packed, size);
  }
}
