package kniffel.rules.master;

import java.util.List;
import kniffel.rules.PaperName;
import kniffel.rules.dice.Dice;

/** A task (Aufgabe) at the left side of the board, with its stars (R85). */
public enum Task implements PaperName {
  KNIFFEL(3),
  LARGE_STRAIGHT(2),
  SMALL_STRAIGHT(1),
  FULL_HOUSE(1),
  CHANCE_LOW(1),
  CHANCE_HIGH(1);

  /** The highest sum of the low Chance (5–10). */
  public static final int LOW = 10;

  /** The lowest sum of the high Chance (25–30). */
  public static final int HIGH = 25;

  /** All tasks; unlike {@code values()} not copied at each call. */
  public static final List<Task> ALL = List.of(values());

  private final int stars;

  Task(int stars) {
    this.stars = stars;
  }

  /** What fulfilling it for the first time is worth. */
  public int stars() {
    return stars;
  }

  /** The bit of this task in a set of tasks. */
  int bit() {
    return 1 << ordinal();
  }

  /** Whether these five dice fulfil it. */
  public boolean fits(Dice dice) {
    return switch (this) {
      case KNIFFEL -> dice.isKniffel();
      case LARGE_STRAIGHT -> dice.longestRun() >= 5;
      // R84: a large straight contains a small one, ...
      case SMALL_STRAIGHT -> dice.longestRun() >= 4;
      // ... five equal dice are no Full House, but they may be a Chance.
      case FULL_HOUSE -> dice.isFullHouse();
      case CHANCE_LOW -> dice.sum() <= LOW;
      case CHANCE_HIGH -> dice.sum() >= HIGH;
    };
  }
}
