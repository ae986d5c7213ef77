package kniffel.rules.forone;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * What was done with the dice of the current roll so far, so that it can be taken back in reverse.
 *
 * @param packed one byte for each assignment, the last one lowest: the face, above it 0 for a die
 *     removed or the row counted from 1, and the highest bit for the yellow die
 * @param takenBack how often an assignment of this roll was taken back
 */
public record Assignments(long packed, int takenBack) {

  /**
   * How often an assignment of one roll may be taken back, so that no game can be dragged out for
   * ever.
   */
  static final int MOST_TAKE_BACKS = 100;

  static final Assignments NONE = new Assignments(0, 0);

  /** Stands for the row of a die that was removed. */
  static final int REMOVED = -1;

  private static final int ASSIGNMENT_BITS = 8;
  private static final int FACE_BITS = 3;
  private static final int YELLOW = 1 << (ASSIGNMENT_BITS - 1);

  Assignments placed(int face, int row) {
    return new Assignments(packed << ASSIGNMENT_BITS | face | (row + 1) << FACE_BITS, takenBack);
  }

  /**
   * The yellow die placed.
   *
   * @param face what it showed when it fell
   */
  Assignments placedYellow(int face, int row) {
    return new Assignments(
        packed << ASSIGNMENT_BITS | face | (row + 1) << FACE_BITS | YELLOW, takenBack);
  }

  /** Whether the last die was the yellow one. */
  boolean isYellow() {
    return (packed & YELLOW) != 0;
  }

  Assignments removed(int face) {
    return placed(face, REMOVED);
  }

  boolean isEmpty() {
    return packed == 0;
  }

  /** Whether the last assignment can be taken back. */
  boolean canTakeBack() {
    return packed != 0 && takenBack < MOST_TAKE_BACKS;
  }

  /** The face of the last die. */
  int face() {
    return (int) packed & ((1 << FACE_BITS) - 1);
  }

  /** The row into which the last die went, or {@link #REMOVED}. */
  int row() {
    return (((int) packed & (YELLOW - 1)) >> FACE_BITS) - 1;
  }

  /** The assignments without the last one. */
  Assignments takeBack() {
    return new Assignments(packed >>> ASSIGNMENT_BITS, takenBack + 1);
  }

  /** The same assignments, however often others were taken back on the way. */
  Assignments position() {
    return new Assignments(packed, 0);
  }

  /** The assignments for people, the first one first. */
  List<ForOneView.Assignment> list(Level level) {
    List<ForOneView.Assignment> list = new ArrayList<>();
    for (Assignments rest = this; !rest.isEmpty(); rest = rest.takeBack()) {
      int row = rest.row();
      list.add(
          new ForOneView.Assignment(
              rest.face(),
              row == REMOVED ? Optional.empty() : Optional.of(level.rows().get(row).category()),
              rest.isYellow() ? Optional.of(true) : Optional.empty()));
    }
    Collections.reverse(list);
    return List.copyOf(list);
  }

  static Assignments of(Level level, List<ForOneView.Assignment> list, int takenBack) {
    Assignments assignments = new Assignments(0, takenBack);
    for (ForOneView.Assignment assignment : list) {
      int row = assignment.row().map(level::indexOf).orElse(REMOVED);
      assignments =
          assignment.yellow().isPresent()
              ? assignments.placedYellow(assignment.face(), row)
              : assignments.placed(assignment.face(), row);
    }
    return assignments;
  }
}
