package kniffel.bots.forone;

import java.util.Arrays;

/** One way to bring a roll home: where each die goes and which rows are scored then. */
final class RollPlan {

  /** The moves, one byte each: the row and the face of a placement; see {@link #code}. */
  final long moves;

  final int[] rows;
  final int supply;
  final int points;

  /** Whether the game ends with it. */
  final boolean ends;

  /** The rough value by which plans are chosen for a closer look. */
  final float rough;

  /** The value after the closer look; the rough one until then. */
  float value;

  /** Whether it had its closer look. */
  boolean seen;

  RollPlan(long moves, PackedState after, boolean ends, float rough) {
    this.moves = moves;
    this.rows = after.rows.clone();
    this.supply = after.supply;
    this.points = after.points;
    this.ends = ends;
    this.rough = rough;
    this.value = rough;
  }

  /** Whether a placement, given as a byte, is part of it. */
  boolean has(int code) {
    for (long rest = moves; rest != 0; rest >>>= 8) {
      if ((rest & 255) == code) {
        return true;
      }
    }
    return false;
  }

  /** Whether another plan comes to the same card, supply and points. */
  boolean isLike(RollPlan other) {
    return supply == other.supply && points == other.points && Arrays.equals(rows, other.rows);
  }

  /** The same number for plans that are alike. */
  int hash() {
    return (Arrays.hashCode(rows) * 31 + supply) * 31 + points;
  }

  /** A placement as a byte, never 0. */
  static int code(int row, int face) {
    return row << 3 | face;
  }
}
