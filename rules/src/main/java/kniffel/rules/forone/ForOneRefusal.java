package kniffel.rules.forone;

import java.util.List;
import kniffel.rules.Refusal;

/** Why something cannot be done in For One – Kniffel. */
public sealed interface ForOneRefusal extends Refusal {

  /** The game begins with a roll. */
  record RollFirst() implements ForOneRefusal {}

  /** This many dice of the roll have no place yet. */
  record DiceLeft(int count) implements ForOneRefusal {}

  /** All dice of the roll have their place. */
  record AllPlaced() implements ForOneRefusal {}

  /** No die of the roll that shows this face is left. */
  record NoSuchDie(int face) implements ForOneRefusal {}

  /** This level does not have the row. */
  record NoSuchRow(Category row) implements ForOneRefusal {}

  /** The row was scored. */
  record AlreadyScored(Category row) implements ForOneRefusal {}

  /** The row has no field left. */
  record RowFull(Category row) implements ForOneRefusal {}

  /** The row takes only these faces next. */
  record DoesNotFit(int face, Category row, List<Integer> faces) implements ForOneRefusal {
    public DoesNotFit {
      faces = List.copyOf(faces);
    }
  }

  /** The die cannot be removed while a row, this for example, takes it. */
  record StillFits(int face, Category row) implements ForOneRefusal {}

  /** The row is full and must be scored before the next roll. */
  record MustScore(Category row) implements ForOneRefusal {}

  /** The yellow die is not in this roll, or has its place. */
  record NoYellowDie() implements ForOneRefusal {}

  /** The yellow die has to be placed before the white ones. */
  record YellowComesFirst() implements ForOneRefusal {}

  /** The yellow die counts as what it shows in this row. */
  record NoJokerHere(int face, Category row) implements ForOneRefusal {}

  /** The yellow die cannot be removed while a row, this for example, takes it. */
  record YellowStillFits(Category row) implements ForOneRefusal {}

  /** The row takes dice only when another one is scored. */
  record OpensLater(Category row, Category other) implements ForOneRefusal {}

  /** Dice with this face go only into this row as long as it is not scored. */
  record OnlyInRow(int face, Category row) implements ForOneRefusal {}

  /** Another row has to be scored before. */
  record ScoreOtherFirst(Category row, Category other) implements ForOneRefusal {}

  /** The row can be scored only with exactly this many dice. */
  record NeedsExactly(Category row, int count) implements ForOneRefusal {}

  /** Nothing of this roll was placed, or a row was scored since. */
  record NothingToTakeBack() implements ForOneRefusal {}

  /** Dice of one roll may be taken back this many times, and they were. */
  record TakenBackEnough(int most) implements ForOneRefusal {}
}
