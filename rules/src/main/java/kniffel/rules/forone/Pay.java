package kniffel.rules.forone;

/** What a row pays when it is scored. */
public sealed interface Pay {

  /** So many points for each die, whether the row is full or not. */
  record PerDie(int value) implements Pay {
    public PerDie {
      check(value);
    }
  }

  /** R54: these points if the row is full, whatever the dice show, and otherwise none. */
  record WhenFull(int points) implements Pay {
    public WhenFull {
      check(points);
    }
  }

  private static void check(int points) {
    if (points < 0 || points > 1000) {
      throw new IllegalArgumentException("a row pays 0 to 1000 points, not " + points);
    }
  }

  /** The points for so many dice on so many fields. */
  default int points(int dice, int fields) {
    return switch (this) {
      case PerDie(int value) -> value * dice;
      case WhenFull(int points) -> dice == fields ? points : 0;
    };
  }
}
