package kniffel.rules.forone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kniffel.rules.dice.Dice;

/**
 * What anybody sees of a game of For One – Kniffel: everything, for nothing in it is hidden.
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
    List<Line> lines,
    List<Category> mustScore,
    List<Category> mayScore,
    int scored,
    int lowest,
    int bonus,
    int bonusAtMost,
    List<Integer> bonusTable,
    int total,
    Medals medals,
    Medal medal) {

  /** A die of this roll that was put into a row, or removed if there is none. */
  public record Assignment(int face, Optional<Category> row) {}

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
   */
  public record Line(
      Category row,
      Condition condition,
      int fields,
      List<Integer> values,
      boolean inBonus,
      Dice dice,
      List<Integer> accepts,
      boolean scored,
      int count,
      int points) {

    static Line of(Slot slot) {
      Row row = slot.row();
      return new Line(
          row.category(),
          row.condition(),
          row.fields(),
          IntStream.rangeClosed(0, row.fields()).mapToObj(row::points).toList(),
          row.inBonus(),
          slot.dice(),
          Faces.list(slot.accepts()),
          slot.scored(),
          slot.count(),
          slot.points());
    }
  }

  static ForOneView of(ForOneState state) {
    return switch (state) {
      case ForOneState.Start start ->
          of(Phase.START, start.layout(), Dice.NONE, 0, Assignments.NONE);
      case ForOneState.Rolling(var layout) ->
          of(Phase.ROLLING, layout, Dice.NONE, 0, Assignments.NONE);
      case ForOneState.Placing placing ->
          of(
              Phase.PLACING,
              placing.layout(),
              placing.unplaced(),
              placing.removable(),
              placing.assignments());
      case ForOneState.Scoring(var layout, Assignments assignments) ->
          of(Phase.SCORING, layout, Dice.NONE, 0, assignments);
      case ForOneState.Over(var layout) -> of(Phase.OVER, layout, Dice.NONE, 0, Assignments.NONE);
    };
  }

  private static ForOneView of(
      Phase phase,
      ForOneState.Layout layout,
      Dice unplaced,
      int removable,
      Assignments assignments) {
    ScoreCard card = layout.card();
    Level level = layout.level();
    int total = card.total();
    return new ForOneView(
        phase,
        layout.round(),
        level.roll(),
        layout.supply(),
        layout.removed(),
        phase == Phase.ROLLING ? level.roll() : 0,
        unplaced,
        Faces.list(removable),
        assignments.list(level),
        assignments.takenBack(),
        card.slots().stream().map(Line::of).toList(),
        card.names(card.full()),
        card.names(phase == Phase.SCORING ? card.unscored() & ~card.full() : 0),
        card.scoredPoints(),
        card.lowest(),
        card.bonus(),
        card.bonusAtMost(),
        level.bonus(),
        total,
        level.medals(),
        level.medals().of(total));
  }

  /** The state that looks like this: there is only one. */
  ForOneState state(Level level) {
    List<Slot> slots = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Row row = level.rows().get(i);
      Line line = lines.get(i);
      slots.add(line.scored() ? Slot.scored(row, line.count()) : Slot.open(row, line.dice()));
    }
    var layout = new ForOneState.Layout(ScoreCard.of(level, slots), round, supply, removed);
    Assignments done = Assignments.of(level, steps, takenBack);
    return switch (phase) {
      case START -> new ForOneState.Start(level);
      case ROLLING -> new ForOneState.Rolling(layout);
      case PLACING -> new ForOneState.Placing(layout, unplaced, done);
      case SCORING -> new ForOneState.Scoring(layout, done);
      case OVER -> new ForOneState.Over(layout);
    };
  }
}
