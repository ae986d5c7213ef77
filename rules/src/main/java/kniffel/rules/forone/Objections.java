package kniffel.rules.forone;

import kniffel.rules.Refusal;
import kniffel.rules.forone.ForOneState.Over;
import kniffel.rules.forone.ForOneState.Placing;
import kniffel.rules.forone.ForOneState.Rolling;
import kniffel.rules.forone.ForOneState.Scoring;
import kniffel.rules.forone.ForOneState.Start;
import org.jspecify.annotations.Nullable;

/** What the rules have against a move, if anything. */
final class Objections {

  private Objections() {}

  static @Nullable Refusal to(ForOneState state, ForOneMove move) {
    return switch (state) {
      case Start _ -> beforeTheFirstRoll(move);
      case Rolling _, Over _ -> new Refusal.NobodyDecides();
      case Placing placing -> to(placing, move);
      case Scoring scoring -> to(scoring, move);
    };
  }

  private static @Nullable Refusal beforeTheFirstRoll(ForOneMove move) {
    return switch (move) {
      case ForOneMove.RollOn _ -> null;
      case ForOneMove.TakeBack _ -> new ForOneRefusal.NothingToTakeBack();
      case ForOneMove.Place _, ForOneMove.Remove _, ForOneMove.Score _ ->
          new ForOneRefusal.RollFirst();
    };
  }

  private static @Nullable Refusal to(Placing state, ForOneMove move) {
    return switch (move) {
      case ForOneMove.Place(int face, Category row) ->
          state.unplaced().count(face) == 0
              ? new ForOneRefusal.NoSuchDie(face)
              : toPlacing(state.layout().card(), face, row);
      case ForOneMove.Remove(int face) ->
          state.unplaced().count(face) == 0
              ? new ForOneRefusal.NoSuchDie(face)
              : toRemoving(state, face);
      case ForOneMove.TakeBack _ -> toTakingBack(state.assignments());
      // R52: first every die of the roll is assigned, then rows are scored.
      case ForOneMove.RollOn _, ForOneMove.Score _ -> diceLeft(state);
    };
  }

  static Refusal diceLeft(Placing state) {
    return new ForOneRefusal.DiceLeft(state.unplaced().size());
  }

  private static @Nullable Refusal toPlacing(ScoreCard card, int face, Category row) {
    int index = card.level().indexOf(row);
    if (index < 0) {
      return new ForOneRefusal.NoSuchRow(row);
    }
    Slot slot = card.slot(index);
    if (slot.accepts(face)) {
      return null;
    }
    if (slot.scored()) {
      return new ForOneRefusal.AlreadyScored(row);
    }
    return slot.isFull()
        ? new ForOneRefusal.RowFull(row)
        : new ForOneRefusal.DoesNotFit(face, row, Faces.list(slot.accepts()));
  }

  private static @Nullable Refusal toRemoving(Placing state, int face) {
    if ((state.removable() & Faces.bit(face)) != 0) {
      return null;
    }
    Slot taker =
        state.layout().card().slots().stream()
            .filter(slot -> slot.accepts(face))
            .findFirst()
            .orElseThrow();
    return new ForOneRefusal.StillFits(face, taker.row().category());
  }

  private static @Nullable Refusal toTakingBack(Assignments assignments) {
    if (assignments.canTakeBack()) {
      return null;
    }
    return assignments.isEmpty()
        ? new ForOneRefusal.NothingToTakeBack()
        : new ForOneRefusal.TakenBackEnough(Assignments.MOST_TAKE_BACKS);
  }

  private static @Nullable Refusal to(Scoring state, ForOneMove move) {
    ScoreCard card = state.layout().card();
    return switch (move) {
      // R52: full rows must be scored in the same round.
      case ForOneMove.RollOn _ ->
          card.full() == 0 ? null : new ForOneRefusal.MustScore(card.names(card.full()).getFirst());
      case ForOneMove.Score(Category row) -> toScoring(card, row);
      case ForOneMove.TakeBack _ -> toTakingBack(state.assignments());
      case ForOneMove.Place _, ForOneMove.Remove _ -> new ForOneRefusal.AllPlaced();
    };
  }

  private static @Nullable Refusal toScoring(ScoreCard card, Category row) {
    int index = card.level().indexOf(row);
    if (index < 0) {
      return new ForOneRefusal.NoSuchRow(row);
    }
    // R53: any unscored row will do, also a partly filled or an empty one.
    return card.slot(index).scored() ? new ForOneRefusal.AlreadyScored(row) : null;
  }
}
