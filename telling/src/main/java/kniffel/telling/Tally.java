package kniffel.telling;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import kniffel.wire.Answers.GameResult;
import kniffel.wire.Answers.GameResults;
import kniffel.wire.Answers.GameStatistics;
import kniffel.wire.Answers.MedalCount;

/**
 * What somebody's results add up to, wherever they are stored: separately for each game and kind of
 * dice, and for games alone and with others, whose values have different units.
 */
public final class Tally {

  /** How many of the latest results are listed. */
  private static final int RECENT = 30;

  /** How many of the best. */
  private static final int BEST = 3;

  private static final String NO_AWARD = "none";

  /** The dice of results that were typed in; the order in which those were won is unknown. */
  private static final String PAPER = "paper";

  private final String game;
  private final String dice;
  private final boolean alone;
  private final List<TalliedGame> all = new ArrayList<>();

  private Tally(TalliedGame first) {
    this.game = first.game();
    this.dice = first.dice();
    this.alone = first.alone();
  }

  /**
   * A game that somebody has played to its end.
   *
   * @param players how many played, bots included
   * @param award what was won, where the game has awards
   * @param books luck and loss, if they are known well enough to be counted
   */
  public record TalliedGame(
      String game,
      String dice,
      int players,
      GameResult result,
      Optional<String> award,
      Optional<Books> books) {

    boolean alone() {
      return players == 1;
    }
  }

  /** What was luck in a game and what was given away. */
  public record Books(String unit, double luck, double loss) {}

  /**
   * How somebody's games ended.
   *
   * @param played in the order in which they were played
   */
  public static List<GameResults> results(List<TalliedGame> played) {
    List<GameResults> results = new ArrayList<>();
    for (Tally each : apart(played)) {
      results.add(each.results());
    }
    return results;
  }

  /** What somebody's games come to. */
  public static List<GameStatistics> statistics(List<TalliedGame> played) {
    List<GameStatistics> statistics = new ArrayList<>();
    for (Tally each : apart(played)) {
      statistics.add(each.statistics());
    }
    return statistics;
  }

  private static List<Tally> apart(List<TalliedGame> played) {
    Map<String, Tally> apart = new TreeMap<>();
    for (TalliedGame each : played) {
      String kind = each.game() + " " + each.dice() + " " + each.alone();
      apart.computeIfAbsent(kind, any -> new Tally(each)).all.add(each);
    }
    return List.copyOf(apart.values());
  }

  private GameResults results() {
    List<GameResult> results = new ArrayList<>();
    int streak = 0;
    int longest = 0;
    for (TalliedGame each : all) {
      results.add(each.result());
      streak = isWon(each) && !dice.equals(PAPER) ? streak + 1 : 0;
      longest = Math.max(longest, streak);
    }
    List<GameResult> best = new ArrayList<>(results);
    best.sort(
        Comparator.comparingLong((GameResult result) -> -result.score())
            .thenComparingLong(GameResult::finished));
    return new GameResults(
        game,
        dice,
        alone,
        List.copyOf(results.subList(Math.max(0, results.size() - RECENT), results.size())),
        List.copyOf(best.subList(0, Math.min(BEST, best.size()))),
        streak,
        longest);
  }

  /** Somebody who plays alone always comes first, and has won against nobody. */
  private boolean isWon(TalliedGame each) {
    return !alone && each.result().rank() == 1;
  }

  private GameStatistics statistics() {
    int wins = 0;
    int best = Integer.MIN_VALUE;
    double sum = 0;
    Map<String, Integer> medals = new TreeMap<>();
    List<Books> books = new ArrayList<>();
    double luck = 0;
    double loss = 0;
    for (TalliedGame each : all) {
      wins += isWon(each) ? 1 : 0;
      best = Math.max(best, each.result().score());
      sum += each.result().score();
      String award = each.award().orElse(NO_AWARD);
      if (!award.equals(NO_AWARD)) {
        medals.put(award, medals.getOrDefault(award, 0) + 1);
      }
      if (each.books().isPresent()) {
        books.add(each.books().get());
        luck += each.books().get().luck();
        loss += each.books().get().loss();
      }
    }
    List<MedalCount> won = new ArrayList<>();
    medals.forEach((medal, games) -> won.add(new MedalCount(medal, games)));
    boolean rated = !books.isEmpty();
    return new GameStatistics(
        game,
        dice,
        all.size(),
        alone,
        wins,
        won,
        sum / all.size(),
        best,
        books.size(),
        rated ? Optional.of(books.getFirst().unit()) : Optional.empty(),
        rated ? Optional.of(luck / books.size()) : Optional.empty(),
        rated ? Optional.of(loss / books.size()) : Optional.empty());
  }
}
