package kniffel.telling;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import kniffel.wire.Answers.GameResult;
import kniffel.wire.Answers.GameResults;

/** What somebody's results in one game add up to, wherever they are kept. */
public final class Tally {

  /** How many of the last results are told. */
  private static final int RECENT = 30;

  /** How many of the best. */
  private static final int BEST = 3;

  private Tally() {}

  /**
   * The results of one game.
   *
   * @param all in the order in which they were played
   * @param ordered whether that order is known: on paper it is not, and nothing was won in a row
   */
  public static GameResults of(String game, String dice, List<GameResult> all, boolean ordered) {
    int streak = 0;
    int longest = 0;
    for (GameResult result : ordered ? all : List.<GameResult>of()) {
      streak = result.rank() == 1 ? streak + 1 : 0;
      longest = Math.max(longest, streak);
    }
    List<GameResult> best = new ArrayList<>(all);
    best.sort(
        Comparator.comparingLong((GameResult result) -> -result.score())
            .thenComparingLong(GameResult::finished));
    return new GameResults(
        game,
        dice,
        all.subList(Math.max(0, all.size() - RECENT), all.size()),
        List.copyOf(best.subList(0, Math.min(BEST, best.size()))),
        streak,
        longest);
  }
}
