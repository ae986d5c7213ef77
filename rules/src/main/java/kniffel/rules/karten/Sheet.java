package kniffel.rules.karten;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A player's score sheet: points and penalty of the filled boxes, and a missed announcement. */
public final class Sheet {

  public static final int BONUS = 35;
  public static final int BONUS_FROM = 63;
  public static final int MALUS = 20;
  public static final int MALUS_BELOW = 42;

  /** What it costs not to announce the last free box. */
  public static final int MISSED = 10;

  public static final Sheet EMPTY =
      new Sheet(new byte[Box.ALL.size()], new byte[Box.ALL.size()], 0, false);

  private final byte[] points;
  private final byte[] penalties;
  private final int filled;
  private final boolean missed;

  private Sheet(byte[] points, byte[] penalties, int filled, boolean missed) {
    this.points = points;
    this.penalties = penalties;
    this.filled = filled;
    this.missed = missed;
  }

  public static Sheet of(Map<Box, Integer> boxes, Map<Box, Integer> penalties, boolean missed) {
    Sheet sheet = missed ? EMPTY.withMissedAnnouncement() : EMPTY;
    for (var entry : boxes.entrySet()) {
      Box box = entry.getKey();
      sheet = sheet.write(box, entry.getValue(), penalties.getOrDefault(box, 0));
    }
    return sheet;
  }

  /** This sheet with one more box filled, and the penalty noted next to it. */
  Sheet write(Box box, int value, int penalty) {
    byte[] written = points.clone();
    byte[] noted = penalties.clone();
    written[box.ordinal()] = (byte) value;
    noted[box.ordinal()] = (byte) penalty;
    return new Sheet(written, noted, filled | box.bit(), missed);
  }

  /** This sheet with the penalty points for a missed announcement. */
  Sheet withMissedAnnouncement() {
    return new Sheet(points, penalties, filled, true);
  }

  public boolean isFree(Box box) {
    return (filled & box.bit()) == 0;
  }

  /** The set of free boxes, as bits. */
  int freeBits() {
    return Box.ALL_BITS & ~filled;
  }

  public int freeBoxes() {
    return Integer.bitCount(freeBits());
  }

  public boolean isFull() {
    return filled == Box.ALL_BITS;
  }

  /** The first free box of a sheet that is not full. */
  Box firstFree() {
    return Box.ALL.get(Integer.numberOfTrailingZeros(freeBits()));
  }

  /** The points in a box, without its penalty; 0 while it is free. */
  public int points(Box box) {
    return points[box.ordinal()];
  }

  /** The penalty points next to a box, as a positive number. */
  public int penalty(Box box) {
    return penalties[box.ordinal()];
  }

  public boolean missed() {
    return missed;
  }

  /** The sum of the upper part, without penalties. */
  public int upper() {
    int sum = 0;
    for (int i = 0; i < Cards.VALUES; i++) {
      sum += points[i];
    }
    return sum;
  }

  /** What the upper part brings or costs as it stands; R70: even while it is unfinished. */
  public int bonus() {
    int upper = upper();
    return upper >= BONUS_FROM ? BONUS : upper < MALUS_BELOW ? -MALUS : 0;
  }

  /** All penalty points but the malus of the upper part, as a positive number. */
  public int minus() {
    int sum = missed ? MISSED : 0;
    for (byte penalty : penalties) {
      sum += penalty;
    }
    return sum;
  }

  public int total() {
    int sum = bonus() - minus();
    for (byte value : points) {
      sum += value;
    }
    return sum;
  }

  /** The total without a malus that can still be avoided. */
  int soFar() {
    int bonus = bonus();
    boolean open = bonus < 0 && Box.ALL.subList(0, Cards.VALUES).stream().anyMatch(this::isFree);
    return open ? total() - bonus : total();
  }

  /** The filled boxes with their points, in the order of the sheet. */
  public Map<Box, Integer> boxes() {
    Map<Box, Integer> boxes = new EnumMap<>(Box.class);
    for (Box box : Box.ALL) {
      if (!isFree(box)) {
        boxes.put(box, points(box));
      }
    }
    return Collections.unmodifiableMap(boxes);
  }

  /** The boxes with a penalty next to them, in the order of the sheet. */
  public Map<Box, Integer> penalties() {
    Map<Box, Integer> boxes = new EnumMap<>(Box.class);
    for (Box box : Box.ALL) {
      if (penalty(box) > 0) {
        boxes.put(box, penalty(box));
      }
    }
    return Collections.unmodifiableMap(boxes);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Sheet sheet
        && filled == sheet.filled
        && missed == sheet.missed
        && Arrays.equals(points, sheet.points)
        && Arrays.equals(penalties, sheet.penalties);
  }

  @Override
  public int hashCode() {
    return (Arrays.hashCode(points) * 31 + Arrays.hashCode(penalties)) * 2 + (missed ? 1 : 0);
  }

  @Override
  public String toString() {
    return boxes() + " -" + penalties() + (missed ? " -" + MISSED : "");
  }
}
