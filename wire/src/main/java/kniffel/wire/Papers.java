package kniffel.wire;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.table.PaperGame;

/** What is said about games that were played on paper. */
public final class Papers {

  private Papers() {}

  /**
   * A line of the sheet: a box if it has values, otherwise a sum.
   *
   * @param values what the box can hold
   * @param tick whether it is only so or not: 1 or 0
   * @param free whether it can be empty at the end
   */
  public record FormLine(
      String id, String name, List<Integer> values, boolean tick, boolean free) {}

  /**
   * The sheet of a game at its end.
   *
   * @param help what is to be typed in
   * @param day the last day on which such a game can have been played
   */
  public record PaperForm(
      String game, int minPlayers, int maxPlayers, String help, String day, List<FormLine> lines) {}

  /**
   * A game to be kept.
   *
   * @param mine which of the players I am; the first one if left out
   */
  public record NewPaperGame(PaperGame paper, Optional<Integer> mine) {}

  /**
   * Something that is impossible on paper.
   *
   * @param seat whose sheet; left out if it is about all
   * @param box which line; left out if it is about the whole sheet
   */
  public record Objection(Optional<Integer> seat, Optional<String> box, String text) {}

  /**
   * What sheets come to as they are.
   *
   * @param sums for each player the sums by the ids of their lines
   * @param ranks of the players; none as long as there are objections
   */
  public record PaperCount(
      List<Objection> objections, List<Map<String, Integer>> sums, List<Integer> ranks) {}

  /** A game that is kept. */
  public record KeptPaperGame(
      String id, PaperGame paper, int mine, List<Integer> scores, List<Integer> ranks) {}

  public record MyPaperGames(List<KeptPaperGame> games) {}
}
