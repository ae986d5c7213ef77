package kniffel.wire;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;

/** What requests are answered with. */
public final class Answers {

  private Answers() {}

  public record Session(Player player, Optional<String> token) {}

  public record Code(String code) {}

  public record Tables(List<TableInfo> tables) {}

  public record Failure(FromServer.Problem problem) {}

  /** What a move is worth. */
  public record RatedMove(JsonNode move, String text, double value, double loss, double error) {}

  /** The best move, why, and the others for comparison. */
  public record Hint(String unit, String reason, RatedMove best, List<RatedMove> moves) {}

  public record Verdict(String verdict, String text) {}

  /** One game in somebody's statistics; luck is per game, loss per decision. */
  public record GameStatistics(
      String game,
      int games,
      int wins,
      double mean,
      int best,
      int rated,
      Optional<String> unit,
      Optional<Double> luck,
      Optional<Double> loss) {}

  public record Statistics(List<GameStatistics> games) {}

  /** The books of a finished game. */
  public record Review(
      boolean ready, Optional<String> unit, boolean estimated, List<Books> players) {}

  /**
   * The books of one seat: start + luck − loss = result.
   *
   * @param luckError a bound on the standard error; books kept before there were any have none
   * @param lossError likewise
   */
  public record Books(
      int seat,
      double start,
      double luck,
      double loss,
      double result,
      double lastLuck,
      Optional<Double> luckError,
      Optional<Double> lossError,
      List<Entry> entries) {}

  /** One decision in the books. */
  public record Entry(
      int event,
      double luck,
      double loss,
      double error,
      JsonNode move,
      String text,
      JsonNode best,
      String bestText) {}

  /** The games on the shelf. */
  public record Games(List<GameInfo> games) {}

  public record GameInfo(
      String id,
      String name,
      String tagline,
      int minPlayers,
      int maxPlayers,
      boolean hidden,
      List<Preset> presets,
      List<OptionInfo> options,
      List<Named> levels) {}

  public record Preset(String id, String name, JsonNode options) {}

  public record OptionInfo(
      String name,
      String label,
      List<Named> values,
      int min,
      int max,
      boolean list,
      JsonNode standard) {}

  public record Named(String id, String name) {}
}
