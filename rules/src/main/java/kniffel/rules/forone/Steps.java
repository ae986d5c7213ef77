package kniffel.rules.forone;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * What was done with the dice of the current roll so far, so that it can be taken back in reverse.
 *
 * @param packed one byte for each step, the last one lowest: the face, and above it 0 for a die
 *     removed or the row counted from 1
 * @param takenBack how often a step of this roll was taken back
 */
public record Steps(long packed, int takenBack) {

  /** How often a step of one roll may be taken back; no game can be dragged out for ever. */
  static final int MOST_TAKE_BACKS = 100;

  static final Steps NONE = new Steps(0, 0);

  /** Stands for the row of a die that was removed. */
  static final int REMOVED = -1;

  private static final int STEP_BITS = 8;
  private static final int FACE_BITS = 3;

  Steps placed(int face, int row) {
    return new Steps(packed << STEP_BITS | face | (row + 1) << FACE_BITS, takenBack);
  }

  Steps removed(int face) {
    return placed(face, REMOVED);
  }

  boolean isEmpty() {
    return packed == 0;
  }

  /** Whether the last step can be taken back. */
  boolean canTakeBack() {
    return packed != 0 && takenBack < MOST_TAKE_BACKS;
  }

  /** The face of the last die. */
  int face() {
    return (int) packed & ((1 << FACE_BITS) - 1);
  }

  /** The row into which the last die went, or {@link #REMOVED}. */
  int row() {
    return (((int) packed & ((1 << STEP_BITS) - 1)) >> FACE_BITS) - 1;
  }

  /** The steps without the last one. */
  Steps takeBack() {
    return new Steps(packed >>> STEP_BITS, takenBack + 1);
  }

  /** The same steps, however often others were taken back on the way. */
  Steps position() {
    return new Steps(packed, 0);
  }

  /** The steps for people, the first one first. */
  List<ForOneView.Step> list(Level level) {
    List<ForOneView.Step> list = new ArrayList<>();
    for (Steps rest = this; !rest.isEmpty(); rest = rest.takeBack()) {
      int row = rest.row();
      list.add(
          new ForOneView.Step(
              rest.face(),
              row == REMOVED ? Optional.empty() : Optional.of(level.rows().get(row).category())));
    }
    Collections.reverse(list);
    return List.copyOf(list);
  }

  static Steps of(Level level, List<ForOneView.Step> list, int takenBack) {
    Steps steps = new Steps(0, takenBack);
    for (ForOneView.Step step : list) {
      steps = steps.placed(step.face(), step.row().map(level::indexOf).orElse(REMOVED));
    }
    return steps;
  }
}
