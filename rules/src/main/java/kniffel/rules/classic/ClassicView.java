package kniffel.rules.classic;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;

/**
 * What anybody sees of a game of classic Kniffel: everything, because nothing in it is hidden.
 *
 * @param start the roll for who begins, while it lasts
 * @param starter the seat that began, or 0 while that is open
 * @param round from 1 to 13, and 14 when the game is over
 * @param seat whose turn it is
 * @param rolls how many rolls of this turn were begun
 * @param dice what lies on the table
 * @param rolling the places of the dice that are in the air
 * @param sheets by seat
 * @param figures what never changes, so that whoever shows the game need not know its rules
 */
public record ClassicView(
    Optional<RollOff> start,
    int starter,
    int round,
    int seat,
    int rolls,
    Dice dice,
    Places rolling,
    List<Column> sheets,
    Figures figures) {

  /**
   * The numbers of the game, and the boxes of its sheet.
   *
   * @param dice how many there are
   * @param rolls how many a turn has
   * @param rounds how many the game has
   * @param bonus what the upper part can earn
   * @param bonusFrom the sum that earns it
   */
  public record Figures(
      int dice, int rolls, int rounds, int bonus, int bonusFrom, List<Box> upper, List<Box> lower) {

    static final Figures ALL =
        new Figures(
            Classic.DICE,
            Classic.ROLLS,
            Box.ALL.size(),
            Sheet.BONUS,
            Sheet.BONUS_FROM,
            Box.UPPER,
            Box.ALL.subList(Box.UPPER.size(), Box.ALL.size()));
  }

  /** The roll for who begins: the seats that may, and what the first of them rolled. */
  public record RollOff(List<Integer> contenders, List<Integer> faces) {}

  /**
   * A player's column.
   *
   * @param boxes the filled boxes
   * @param upper the sum of the upper part
   * @param bonus the bonus earned so far
   * @param extra the extra points
   * @param total all of it
   */
  public record Column(Map<Box, Integer> boxes, int upper, int bonus, int extra, int total) {
    static Column of(Sheet sheet) {
      return new Column(
          sheet.boxes(), sheet.upper(), sheet.bonus(), sheet.extraPoints(), sheet.total());
    }
  }

  static ClassicView of(ClassicState state) {
    return switch (state) {
      case ClassicState.StartRoll(int players, var contenders, var faces) ->
          new ClassicView(
              Optional.of(new RollOff(contenders, faces)),
              0,
              1,
              contenders.get(faces.size()),
              0,
              Dice.NONE,
              Places.NONE,
              Collections.nCopies(players, Column.of(Sheet.EMPTY)),
              Figures.ALL);
      case ClassicState.Turn turn ->
          new ClassicView(
              Optional.empty(),
              turn.starter(),
              turn.round(),
              turn.seat(),
              turn.rolls(),
              turn.dice(),
              turn.rolling(),
              columns(turn.sheets()),
              Figures.ALL);
    };
  }

  private static List<Column> columns(List<Sheet> sheets) {
    return sheets.stream().map(Column::of).toList();
  }

  /** The state that looks like this: there is only one. */
  ClassicState state() {
    int players = sheets.size();
    if (start.isPresent()) {
      return new ClassicState.StartRoll(players, start.get().contenders(), start.get().faces());
    }
    return new ClassicState.Turn(
        sheets.stream().map(column -> Sheet.of(column.boxes(), column.extra())).toList(),
        starter,
        (round - 1) * players + Math.floorMod(seat - starter, players),
        rolls,
        dice,
        rolling);
  }
}
