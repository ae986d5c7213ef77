package kniffel.server.evening;

import java.util.ArrayList;
import java.util.List;
import kniffel.rules.Standings;

/** The running table of an evening: the totals of each seat. */
public final class Scoreboard {

  /**
   * A finished game.
   *
   * @param seating for each seat of the table one of the evening
   */
  public record FinishedGame(List<Integer> seating, Standings standings) {}

  /**
   * How an evening stands for one seat.
   *
   * @param games how many it has finished
   * @param wins how many of them it won, shared victories included
   * @param points for its ranks
   * @param rank by these points; equals share it
   */
  public record SeatScore(int games, int wins, double points, int rank) {}

  private final List<SeatScore> lines;

  private Scoreboard(List<SeatScore> lines) {
    this.lines = List.copyOf(lines);
  }

  /** The table for this number of seats after these games. */
  public static Scoreboard of(int seats, List<FinishedGame> results) {
    int[] games = new int[seats];
    int[] wins = new int[seats];
    double[] points = new double[seats];
    for (FinishedGame result : results) {
      List<Double> earned = RankPoints.of(result.standings().ranks());
      for (int i = 0; i < result.seating().size(); i++) {
        int seat = result.seating().get(i);
        games[seat]++;
        wins[seat] += result.standings().ranks().get(i) == 1 ? 1 : 0;
        points[seat] += earned.get(i);
      }
    }
    List<SeatScore> lines = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      int rank = 1;
      for (double other : points) {
        rank += other > points[seat] ? 1 : 0;
      }
      lines.add(new SeatScore(games[seat], wins[seat], points[seat], rank));
    }
    return new Scoreboard(lines);
  }

  /** How it stands for each seat. */
  public List<SeatScore> lines() {
    return lines;
  }
}
