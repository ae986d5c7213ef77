package kniffel.rules.forone;

import kniffel.rules.Range;
import kniffel.rules.Ranges;

/** What a row pays when it is scored. */
public sealed interface Pay {

  /** The most points that a row, or a die in it, can pay. */
  int MOST = 1_000;

  /** This many points for each die, whether the row is full or not. */
  record PerDie(@Range(min = 0, max = MOST) int value) implements Pay {
    public PerDie {
      Ranges.check(PerDie.class, value);
    }
  }

  /** R54: these points if the row is full, whatever the dice show, and otherwise none. */
  record WhenFull(@Range(min = 0, max = MOST) int points) implements Pay {
    public WhenFull {
      Ranges.check(WhenFull.class, points);
    }
  }

  /** The points of a row with this many dice on this many fields. */
  default int points(int dice, int fields) {
    return switch (this) {
      case PerDie(int value) -> value * dice;
      case WhenFull(int points) -> dice == fields ? points : 0;
    };
  }
}
