package kniffel.cli.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import kniffel.rules.Standings;

/**
 * The results of many games, seat by seat.
 *
 * <p>Holds only whole numbers that add up: the order in which games are counted cannot change it.
 */
public final class SeatTallies {

  private final List<SeatTally> seats = new ArrayList<>();
  private long games;

  public SeatTallies(int players) {
    for (int seat = 0; seat < players; seat++) {
      seats.add(new SeatTally());
    }
  }

  void count(Standings standings) {
    games++;
    int winners = standings.winners().size();
    for (int seat = 0; seat < seats.size(); seat++) {
      seats
          .get(seat)
          .count(standings.scores().get(seat), standings.ranks().get(seat) == 1, winners > 1);
    }
  }

  void add(SeatTallies other) {
    games += other.games;
    for (int seat = 0; seat < seats.size(); seat++) {
      seats.get(seat).add(other.seats.get(seat));
    }
  }

  public long games() {
    return games;
  }

  public SeatTally seat(int seat) {
    return seats.get(seat);
  }

  public int players() {
    return seats.size();
  }

  /** The results of one seat. */
  public static final class SeatTally {

    private final TreeMap<Integer, Long> scores = new TreeMap<>();
    private long wins;
    private long sharedWins;

    private void count(int score, boolean won, boolean shared) {
      scores.merge(score, 1L, Long::sum);
      if (won && shared) {
        sharedWins++;
      } else if (won) {
        wins++;
      }
    }

    private void add(SeatTally other) {
      other.scores.forEach((score, count) -> scores.merge(score, count, Long::sum));
      wins += other.wins;
      sharedWins += other.sharedWins;
    }

    /** Games won alone. */
    public long wins() {
      return wins;
    }

    /** Games won together with others. */
    public long sharedWins() {
      return sharedWins;
    }

    private long count() {
      return scores.values().stream().mapToLong(Long::longValue).sum();
    }

    public double mean() {
      long sum = 0;
      for (var entry : scores.entrySet()) {
        sum += entry.getKey() * entry.getValue();
      }
      return (double) sum / count();
    }

    /** The standard deviation of the scores. */
    public double sd() {
      double mean = mean();
      double squares = 0;
      for (var entry : scores.entrySet()) {
        squares += entry.getValue() * (entry.getKey() - mean) * (entry.getKey() - mean);
      }
      return Math.sqrt(squares / Math.max(1, count() - 1));
    }

    /** The lowest score that at least this percentage of the games does not exceed. */
    public int percentile(int percent) {
      long wanted = Math.max(1, Math.ceilDiv(count() * percent, 100L));
      long seen = 0;
      for (var entry : scores.entrySet()) {
        seen += entry.getValue();
        if (seen >= wanted) {
          return entry.getKey();
        }
      }
      return scores.lastKey();
    }
  }
}
