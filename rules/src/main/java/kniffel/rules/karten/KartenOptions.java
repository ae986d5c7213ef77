package kniffel.rules.karten;

import kniffel.rules.Range;
import kniffel.rules.Ranges;

/**
 * What is agreed before a game of Karten Kniffel.
 *
 * @param autoAnnounce whether the last free box is announced without being asked (R71)
 * @param firstPlayer who begins, as nobody here knows who is the youngest (R73)
 * @param maxRounds the round after which the game is scored as it stands; 0 for the maximum (option
 *     S8)
 */
public record KartenOptions(
    boolean autoAnnounce,
    FirstPlayer firstPlayer,
    @Range(min = 0, max = MAX_ROUNDS) int maxRounds) {

  private static final int MAX_ROUNDS = 1000;

  /** Who begins. */
  public enum FirstPlayer {
    /** The player of the first seat. */
    FIRST_SEAT,
    /** Chance chooses, before the cards are dealt. */
    RANDOM
  }

  /** The rulebook, and R74: very long games are counted after 200 rounds. */
  public static final KartenOptions STANDARD =
      new KartenOptions(false, FirstPlayer.FIRST_SEAT, 200);

  public KartenOptions {
    Ranges.check(KartenOptions.class, maxRounds);
  }

  /** The round after which the game ends in any case; the maximum if none is agreed. */
  public int lastRound() {
    return maxRounds == 0 ? MAX_ROUNDS : maxRounds;
  }
}
