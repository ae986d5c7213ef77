package kniffel.wire;

import java.util.List;
import java.util.Optional;
import kniffel.table.json.Json;

/** What requests are answered with. */
public final class Answers {

  private Answers() {}

  public record Session(Player player, Optional<String> token) {}

  public record Code(String code) {}

  public record Tables(List<TableInfo> tables) {}

  /**
   * Whether others in the house can come in; on another machine the answer is always no.
   *
   * @param possible whether this machine has an address there, so that it can be switched on
   * @param addresses where they reach this server
   */
  public record Network(boolean possible, List<String> addresses) {}

  public record Failure(FromServer.Problem problem) {}

  /** What a move is worth. */
  public record RatedMove(Json move, String text, double value, double loss, double error) {}

  /** A move that a plan holds, in words. */
  public record PlannedMove(Json move, String text) {}

  /**
   * The best move, why, and the others for comparison.
   *
   * @param plan what to do one after the other, the best move first; steps that only prepare a
   *     later one are left out
   */
  public record Hint(
      String unit, String reason, RatedMove best, List<PlannedMove> plan, List<RatedMove> moves) {}

  public record Verdict(String verdict, String text) {}

  /** How often somebody has won a medal. */
  public record MedalCount(String medal, int games) {}

  /**
   * One game in somebody's statistics, played alone or with others; luck and loss are per game.
   *
   * @param alone whether nobody else played, so that there was nothing to win
   * @param medals those that were won, where the game has some
   * @param dice {@code fair}, {@code own} where people rolled their own dice, or {@code paper}
   *     where sheets were typed in
   * @param rated of how many games luck and loss are known well enough to be counted
   * @param unit of luck and loss
   */
  public record GameStatistics(
      String game,
      String dice,
      int games,
      boolean alone,
      int wins,
      List<MedalCount> medals,
      double mean,
      int best,
      int rated,
      Optional<String> unit,
      Optional<Double> luck,
      Optional<Double> loss) {}

  /**
   * How somebody's games went.
   *
   * @param year in which the games against others are counted, in UTC
   * @param opponents those whom the player met most often in this year first
   */
  public record Statistics(List<GameStatistics> games, int year, List<Opponent> opponents) {}

  /** How it went against somebody: who was ahead of whom. */
  public record Opponent(String name, int games, int wins, int losses, int ties) {}

  /**
   * How one of somebody's games ended.
   *
   * @param table where to look at it; empty if it was deleted
   */
  public record GameResult(Optional<String> table, int score, int rank, long finished) {}

  /**
   * Somebody's results in one game, played alone or with others.
   *
   * @param dice {@code fair}, {@code own} where people rolled their own dice, or {@code paper}
   *     where sheets were typed in
   * @param recent the last ones, in the order in which they were played
   * @param best the best ones, the best first
   * @param alone whether nobody else played
   * @param streak how many were won in a row up to now
   * @param longest how many were ever won in a row
   */
  public record GameResults(
      String game,
      String dice,
      boolean alone,
      List<GameResult> recent,
      List<GameResult> best,
      int streak,
      int longest) {}

  public record Results(List<GameResults> games) {}

  /**
   * The books of a finished game.
   *
   * @param estimated whether the values are estimates and not exact
   * @param sharp whether a closer look was taken, or none is needed
   * @param measured whether anybody has measured how right such values are; only then do they count
   *     in statistics. Where they are exact, older books do not say so
   * @param looking how far the closer look has come, while it is due
   */
  public record Review(
      boolean ready,
      Optional<String> unit,
      boolean estimated,
      boolean sharp,
      Optional<Boolean> measured,
      Optional<Looking> looking,
      List<Books> players) {

    /** Books that are still to be made. */
    public static Review none() {
      return new Review(
          false, Optional.empty(), false, false, Optional.empty(), Optional.empty(), List.of());
    }

    /** Whether these books count in statistics: those seen only at first sight do not. */
    public boolean counts() {
      return sharp && measured.orElse(!estimated);
    }

    public Review with(Optional<Looking> how) {
      return new Review(ready, unit, estimated, sharp, measured, how, players);
    }

    public Review with(List<Books> books) {
      return new Review(ready, unit, estimated, sharp, measured, looking, books);
    }
  }

  /**
   * A closer look at a game, which takes a while.
   *
   * @param done which part of its processor time is spent, from 0 to 1
   * @param seconds how much of that it takes yet at the most, the games before it included
   */
  public record Looking(double done, int seconds) {}

  /**
   * The books of one seat: start + luck − loss = result.
   *
   * @param luckError the standard error; 0 where the books are exact
   * @param lossError likewise
   */
  public record Books(
      int seat,
      double start,
      double luck,
      double loss,
      double result,
      double lastLuck,
      double luckError,
      double lossError,
      List<Entry> entries) {}

  /**
   * Why a decision was costly.
   *
   * @param reason as a value of the game's reasons
   * @param plan what should have been done one after the other
   */
  public record Why(Json reason, String text, List<PlannedMove> plan) {}

  /**
   * One decision in the books.
   *
   * @param turn the turn it belongs to, from 1; 0 for the set-up before the first
   * @param loss what it cost; 0 unless it was costly
   * @param error the standard error of the difference between what was played and the best
   * @param verdict {@code best}, {@code costly}, or {@code unclear} where nobody can tell
   * @param why why it was costly, if it was
   */
  public record Entry(
      int event,
      int turn,
      double luck,
      double loss,
      double error,
      String verdict,
      Json move,
      String text,
      Json best,
      String bestText,
      Optional<Why> why) {}

  /**
   * A link by which anybody can look at the review of a game.
   *
   * @param id the id for revoking it
   * @param path where it leads, without host; told once, to whoever has made it
   * @param nameless whether people's names are not shown
   */
  public record ReviewLink(String id, Optional<String> path, boolean nameless, long created) {}

  public record ReviewLinks(List<ReviewLink> links) {}

  /**
   * A finished game as it is shown to anyone with a link.
   *
   * @param version how many events there were
   * @param nameless whether people's names are not shown; then there is no record
   */
  public record SharedGame(
      String game,
      Json options,
      TableDice dice,
      int version,
      long finished,
      boolean nameless,
      List<SharedSeat> seats,
      Optional<Long> given) {}

  /**
   * Who sat there.
   *
   * @param level the level of a bot
   */
  public record SharedSeat(String name, Optional<String> level) {}

  /** The games on the shelf. */
  public record Games(List<GameInfo> games) {}

  /**
   * A game on the shelf.
   *
   * @param ownDice whether people can roll their own dice
   * @param dice how many are rolled at once in the usual game; 0 where chance is more than dice
   * @param deck the cards that are drawn, in the order in which random numbers count them
   * @param levels how strong bots can be
   * @param book whether it comes with a book of levels
   */
  public record GameInfo(
      String id,
      String name,
      String tagline,
      int minPlayers,
      int maxPlayers,
      boolean hidden,
      boolean ownDice,
      int dice,
      List<String> deck,
      List<Preset> presets,
      List<OptionInfo> options,
      List<Strength> levels,
      boolean book) {}

  /**
   * The rules of a game under one name.
   *
   * @param usual what each strength of bots usually comes to by them, in the order of the levels;
   *     nothing where nobody has measured it
   */
  public record Preset(String id, String name, Json options, List<String> usual) {}

  public record OptionInfo(
      String name,
      String label,
      List<Named> values,
      int min,
      int max,
      boolean list,
      Json standard) {}

  public record Named(String id, String name) {}

  /**
   * A strength of bots.
   *
   * @param about how it plays
   */
  public record Strength(String id, String name, String about) {}
}
