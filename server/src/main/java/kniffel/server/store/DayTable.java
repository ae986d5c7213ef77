package kniffel.server.store;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kniffel.server.store.DailyTries.FinishedTry;

/**
 * The table of a game of a day.
 *
 * @param best its first lines
 * @param finished how many finished tries there are
 * @param better how many of them have more points, for each number of points that was reached
 * @param players who has finished
 */
public record DayTable(
    List<FinishedTry> best, int finished, Map<Integer, Integer> better, Set<String> players) {

  /** How many lines are shown. */
  private static final int LINES = 50;

  /** The table of these tries, the best of which comes first. */
  static DayTable of(List<FinishedTry> tries) {
    Map<Integer, Integer> better = new HashMap<>();
    Set<String> players = new HashSet<>();
    for (int i = 0; i < tries.size(); i++) {
      better.putIfAbsent(tries.get(i).score(), i);
      players.add(tries.get(i).player());
    }
    List<FinishedTry> best = List.copyOf(tries.subList(0, Math.min(LINES, tries.size())));
    return new DayTable(best, tries.size(), better, players);
  }

  /** The rank of somebody who is in it. */
  public int rank(int score) {
    return 1 + better.getOrDefault(score, 0);
  }
}
