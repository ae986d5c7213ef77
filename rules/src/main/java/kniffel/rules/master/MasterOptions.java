package kniffel.rules.master;

import kniffel.rules.Range;
import kniffel.rules.Ranges;

/**
 * What is agreed before a game of Kniffel Master.
 *
 * @param coinRow what becomes of the coin row after its fifth lap (option S6)
 * @param lastInRound what happens if the last player of a round is the first with 15 stars (option
 *     S7)
 * @param maxRounds after how many rounds the stars are counted in any case; 0 for the most there
 *     may be (option S8)
 * @param firstPlayer who begins
 */
public record MasterOptions(
    CoinRow coinRow,
    LastInRound lastInRound,
    @Range(min = 0, max = MAX_ROUNDS) int maxRounds,
    FirstPlayer firstPlayer) {

  static final int MAX_ROUNDS = 10_000;

  /** What becomes of the coin row after its fifth lap (R88). */
  public enum CoinRow {
    /** It is closed: further coins are lost. */
    CLOSED,
    /** Further laps of four fields follow. */
    FURTHER_LAPS
  }

  /** What happens if the last player of a round is the first with 15 stars (R92). */
  public enum LastInRound {
    /** All have had the same number of turns: the game is over. */
    ENDS_AT_ONCE,
    /** One more full round is played. */
    ONE_MORE_ROUND
  }

  /** Who begins; at the table it is the youngest (R93). */
  public enum FirstPlayer {
    /** The first seat. */
    FIRST_SEAT,
    /** A seat drawn by lot. */
    RANDOM
  }

  /** The rulebook, as we read it. */
  public static final MasterOptions MASTER =
      new MasterOptions(CoinRow.CLOSED, LastInRound.ENDS_AT_ONCE, 500, FirstPlayer.FIRST_SEAT);

  public MasterOptions {
    Ranges.check(MasterOptions.class, maxRounds);
  }

  /** The round after which the game ends in any case; the maximum if none is agreed. */
  public int lastRound() {
    return maxRounds == 0 ? MAX_ROUNDS : maxRounds;
  }

  boolean furtherLaps() {
    return coinRow == CoinRow.FURTHER_LAPS;
  }
}
