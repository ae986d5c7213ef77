package kniffel.rules.classic;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A player's column on the score sheet: the points in the filled boxes, and the extra points. */
public final class Sheet {

  public static final int BONUS = 35;
  public static final int BONUS_FROM = 63;
  public static final Sheet EMPTY = new Sheet(new byte[Box.ALL.size()], 0, 0);

  private final byte[] points;
  private final int filled;
  private final int extraPoints;

  private Sheet(byte[] points, int filled, int extraPoints) {
    this.points = points;
    this.filled = filled;
    this.extraPoints = extraPoints;
  }

  public static Sheet of(Map<Box, Integer> boxes, int extraPoints) {
    Sheet sheet = new Sheet(EMPTY.points, 0, extraPoints);
    for (var entry : boxes.entrySet()) {
      sheet = sheet.write(entry.getKey(), entry.getValue(), 0);
    }
    return sheet;
  }

  /** This sheet with one more box filled, and extra points noted apart (R16). */
  Sheet write(Box box, int value, int extra) {
    byte[] written = points.clone();
    written[box.ordinal()] = (byte) value;
    return new Sheet(written, filled | box.bit(), extraPoints + extra);
  }

  public boolean isFree(Box box) {
    return (filled & box.bit()) == 0;
  }

  /** The points in a box; 0 while it is free. */
  public int points(Box box) {
    return points[box.ordinal()];
  }

  /** The set of free boxes, as bits. */
  int freeBits() {
    return Box.ALL_BITS & ~filled;
  }

  /** Whether 0 was written into the Kniffel box. */
  boolean kniffelStruck() {
    return !isFree(Box.KNIFFEL) && points(Box.KNIFFEL) == 0;
  }

  public int extraPoints() {
    return extraPoints;
  }

  /** The sum of the upper part, without bonus and without extra points (R16). */
  public int upper() {
    int sum = 0;
    for (int i = 0; i < Box.UPPER.size(); i++) {
      sum += points[i];
    }
    return sum;
  }

  public int bonus() {
    return upper() >= BONUS_FROM ? BONUS : 0;
  }

  public int total() {
    int sum = 0;
    for (byte value : points) {
      sum += value;
    }
    return sum + bonus() + extraPoints;
  }

  /** The filled boxes in the order of the sheet. */
  public Map<Box, Integer> boxes() {
    Map<Box, Integer> boxes = new EnumMap<>(Box.class);
    for (Box box : Box.ALL) {
      if (!isFree(box)) {
        boxes.put(box, points(box));
      }
    }
    return boxes;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Sheet sheet
        && filled == sheet.filled
        && extraPoints == sheet.extraPoints
        && Arrays.equals(points, sheet.points);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(points) * 31 + filled * 7 + extraPoints;
  }

  @Override
  public String toString() {
    return boxes() + (extraPoints == 0 ? "" : " +" + extraPoints);
  }
}
