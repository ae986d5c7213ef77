package kniffel.rules.forone;

import java.util.List;
import java.util.Optional;
import kniffel.rules.dice.Dice;

/**
 * What anybody sees of a game of For One – Kniffel: everything, because nothing in it is hidden.
 *
 * @param round how many rolls were begun
 * @param rollSize how many dice a roll needs
 * @param supply the dice that can be rolled
 * @param removed the dice that are out of the game
 * @param rolling the dice that are in the air
 * @param unplaced the dice of the roll that have no place yet, in rising order
 * @param removable the faces of those that may be taken out of the game now
 * @param steps what was done with the other dice of the roll, in that order, as long as the last of
 *     it can be taken back
 * @param takenBack how often something of this roll was taken back
 * @param lines the rows of the card from top to bottom
 * @param mustScore the full rows: they must be scored before the next roll
 * @param mayScore the other rows that may be scored now
 * @param scored the points of the rows that are scored
 * @param lowest the fewest dice in a row that counts for the bonus
 * @param bonus what that is worth now
 * @param bonusAtMost the best bonus that can still be reached
 * @param bonusTable the bonus by the fewest dice
 * @param total what the game would end with if it ended now, bonus included; at the end the result
 * @param medals the points that each medal needs
 * @param medal what the total is worth
 * @param book what a level of the challenge book adds; empty for others
 */
public record ForOneView(
    Phase phase,
    int round,
    int rollSize,
    int supply,
    int removed,
    int rolling,
    Dice unplaced,
    List<Integer> removable,
    List<Assignment> steps,
    int takenBack,
    List<CardLine> lines,
    List<Category> mustScore,
    List<Category> mayScore,
    int scored,
    int lowest,
    int bonus,
    int bonusAtMost,
    List<Integer> bonusTable,
    int total,
    Medals medals,
    Medal medal,
    Optional<BookExtras> book) {

  /**
   * A die of this roll that was put into a row, or removed if there is none.
   *
   * @param face what it showed when it fell
   * @param yellow true for the yellow die, empty for the others
   */
  public record Assignment(int face, Optional<Category> row, Optional<Boolean> yellow) {}

  /**
   * What a level of the challenge book adds.
   *
   * @param elements what the level changes
   * @param yellow the yellow die, if the level has it
   * @param charged how many dice left the game at a price
   * @param demands what no medal is given without
   */
  public record BookExtras(
      List<Element> elements, Optional<YellowPlace> yellow, int charged, List<DemandLine> demands) {
    public BookExtras {
      elements = List.copyOf(elements);
      demands = List.copyOf(demands);
    }
  }

  /** A demand of the level and where it stands. */
  public record DemandLine(Demand demand, Demand.DemandStanding standing) {}

  /** Where the yellow die is. */
  public sealed interface YellowPlace {
    /** It will be part of the next roll. */
    record InSupply() implements YellowPlace {}

    /** It was rolled and has no place yet; it shows this face, or 0 as long as it rolls. */
    record InRoll(int face) implements YellowPlace {}

    /** It lies in this row. */
    record InRow(Category row) implements YellowPlace {}

    /** It has left the game. */
    record OutOfGame() implements YellowPlace {}

    /** It is locked in a row that is scored. */
    record LockedInRow() implements YellowPlace {}
  }

  /**
   * What a level of the challenge book adds to a row.
   *
   * @param tiles what a die on each field brings, from left to right; empty if there is no tile
   * @param earned what the first filling has brought, where the row can be filled again
   * @param again whether it is being filled a second time, or was
   */
  public record LineExtra(List<Integer> tiles, int earned, boolean again) {
    public LineExtra {
      tiles = List.copyOf(tiles);
    }
  }

  /**
   * A row of the card.
   *
   * @param condition what it must show when it is full
   * @param fields how many dice make it full
   * @param values what it is worth with no die, with one, and so on
   * @param inBonus whether it counts for the bonus
   * @param dice what lies in it, from left to right
   * @param accepts the faces that may be put on its next field
   * @param scored whether it is closed
   * @param count how many dice lie in it, or lay in it when it was scored
   * @param points what it is worth with them
   * @param extra what tiles and markers add, where there are some
   */
  public record CardLine(
      Category row,
      Condition condition,
      int fields,
      List<Integer> values,
      boolean inBonus,
      Dice dice,
      List<Integer> accepts,
      boolean scored,
      int count,
      int points,
      Optional<LineExtra> extra) {}

  static ForOneView of(ForOneState state) {
    return ViewMaker.view(state);
  }

  /** The state of this level that looks like this: there is only one. */
  ForOneState state(Level level) {
    return ViewMaker.state(this, level);
  }

  /** What the yellow die shows if it has no place yet, or 0. */
  public int yellowFace() {
    return book.flatMap(BookExtras::yellow).orElse(null) instanceof YellowPlace.InRoll(int face)
        ? face
        : 0;
  }
}
