package kniffel.cli.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import kniffel.rules.Standings;

/** The results of an arena, bot by bot, with intervals. */
public final class ArenaTally {

  /** A game: its standings by bot, and how many rounds it had. */
  record ArenaGame(Standings standings, double rounds) {
    int score(int bot) {
      return standings.scores().get(bot);
    }

    /** How much more a bot has than the others on average; 0 for one alone. */
    double lead(int bot) {
      int others = standings.scores().size() - 1;
      int sum = standings.scores().stream().mapToInt(Integer::intValue).sum() - score(bot);
      return others == 0 ? 0 : score(bot) - (double) sum / others;
    }
  }

  /** A figure with the half width of its 95 % interval. */
  public record Figure(double value, double interval) {}

  private static final double Z95 = 1.959964;

  private final List<BotTally> bots = new ArrayList<>();
  private final Averaged rounds = new Averaged();
  private long games;

  /**
   * An empty tally.
   *
   * @param target the score whose frequency is counted
   */
  ArenaTally(int count, int target) {
    for (int bot = 0; bot < count; bot++) {
      bots.add(new BotTally(bot, target));
    }
  }

  void count(List<ArenaGame> block) {
    games += block.size();
    rounds.add(block.stream().mapToDouble(ArenaGame::rounds).average().orElseThrow());
    bots.forEach(bot -> bot.count(block));
  }

  void add(ArenaTally other) {
    games += other.games;
    rounds.add(other.rounds);
    for (int bot = 0; bot < bots.size(); bot++) {
      bots.get(bot).add(other.bots.get(bot));
    }
  }

  public long games() {
    return games;
  }

  /** How many rounds a game had. */
  public Figure rounds() {
    return rounds.mean();
  }

  public BotTally bot(int bot) {
    return bots.get(bot);
  }

  /** The results of one bot. */
  public static final class BotTally {
    private final int bot;
    private final int target;
    private final Averaged scores = new Averaged();
    private final Averaged leads = new Averaged();
    private final Averaged reached = new Averaged();
    private long wins;
    private long decided;
    private long shared;
    // Sums over blocks for the interval of the ratio wins/decided.
    private double winsSquared;
    private double winsTimesDecided;
    private double decidedSquared;

    private BotTally(int bot, int target) {
      this.bot = bot;
      this.target = target;
    }

    private void count(List<ArenaGame> block) {
      scores.add(mean(block, game -> game.score(bot)));
      leads.add(mean(block, game -> game.lead(bot)));
      reached.add(mean(block, game -> game.score(bot) >= target ? 1 : 0));
      int blockWins = 0;
      int blockDecided = 0;
      for (ArenaGame game : block) {
        boolean won = game.standings().ranks().get(bot) == 1;
        if (game.standings().winners().size() == 1) {
          blockDecided++;
          blockWins += won ? 1 : 0;
        } else if (won) {
          shared++;
        }
      }
      wins += blockWins;
      decided += blockDecided;
      winsSquared += (double) blockWins * blockWins;
      winsTimesDecided += (double) blockWins * blockDecided;
      decidedSquared += (double) blockDecided * blockDecided;
    }

    private static double mean(List<ArenaGame> block, ToDoubleFunction<ArenaGame> figure) {
      return block.stream().mapToDouble(figure).average().orElseThrow();
    }

    private void add(BotTally other) {
      scores.add(other.scores);
      leads.add(other.leads);
      reached.add(other.reached);
      wins += other.wins;
      decided += other.decided;
      shared += other.shared;
      winsSquared += other.winsSquared;
      winsTimesDecided += other.winsTimesDecided;
      decidedSquared += other.decidedSquared;
    }

    public long wins() {
      return wins;
    }

    public long shared() {
      return shared;
    }

    public Figure score() {
      return scores.mean();
    }

    /** How much more it scored than the others on average, in the same games. */
    public Figure lead() {
      return leads.mean();
    }

    /** The share of the games in which it reached the target. */
    public Figure reached() {
      return reached.mean();
    }

    /** The share of the decided games that this bot won; empty if none was decided. */
    public Optional<Figure> winRate() {
      if (decided == 0) {
        return Optional.empty();
      }
      double rate = (double) wins / decided;
      double squares = winsSquared - 2 * rate * winsTimesDecided + rate * rate * decidedSquared;
      return Optional.of(new Figure(rate, Z95 * Math.sqrt(Math.max(0, squares)) / decided));
    }
  }

  /** Numbers of which the mean is wanted. */
  private static final class Averaged {
    private long count;
    private double sum;
    private double squares;

    void add(double value) {
      count++;
      sum += value;
      squares += value * value;
    }

    void add(Averaged other) {
      count += other.count;
      sum += other.sum;
      squares += other.squares;
    }

    double sd() {
      double mean = sum / count;
      return Math.sqrt(Math.max(0, squares / count - mean * mean));
    }

    Figure mean() {
      return new Figure(sum / count, Z95 * sd() / Math.sqrt((double) count));
    }
  }
}
