package kniffel.rules.forone;

import kniffel.rules.Refusal;
import kniffel.rules.forone.ForOneState.Over;
import kniffel.rules.forone.ForOneState.Placing;
import kniffel.rules.forone.ForOneState.Rolling;
import kniffel.rules.forone.ForOneState.Scoring;
import kniffel.rules.forone.ForOneState.Start;
import org.jspecify.annotations.Nullable;

/** Why the rules refuse a move, if they do. */
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
      case ForOneMove.Place _,
          ForOneMove.Remove _,
          ForOneMove.PlaceYellow _,
          ForOneMove.RemoveYellow _,
          ForOneMove.Score _ ->
          new ForOneRefusal.RollFirst();
    };
  }

  private static @Nullable Refusal to(Placing state, ForOneMove move) {
    return switch (move) {
      case ForOneMove.Place(int face, Category row) ->
          state.unplaced().count(face) == 0
              ? new ForOneRefusal.NoSuchDie(face)
              : toPlacing(state, face, row);
      case ForOneMove.Remove(int face) ->
          state.unplaced().count(face) == 0
              ? new ForOneRefusal.NoSuchDie(face)
              : toRemoving(state, face);
      case ForOneMove.PlaceYellow(int face, Category row) -> toPlacingYellow(state, face, row);
      case ForOneMove.RemoveYellow() -> toRemovingYellow(state);
      case ForOneMove.TakeBack _ -> toTakingBack(state.assignments());
      // R52: first every die of the roll is assigned, then rows are scored.
      case ForOneMove.RollOn _, ForOneMove.Score _ -> diceLeft(state);
    };
  }

  static Refusal diceLeft(Placing state) {
    return new ForOneRefusal.DiceLeft(state.left());
  }

  private static @Nullable Refusal toPlacing(Placing state, int face, Category row) {
    ScoreCard card = state.layout().card();
    int index = card.level().indexOf(row);
    if (index < 0) {
      return new ForOneRefusal.NoSuchRow(row);
    }
    if (state.isYellowDue()) {
      return new ForOneRefusal.YellowComesFirst();
    }
    return card.slot(index).accepts(face) ? null : notTaken(card, index, face);
  }

  /** Why a row does not take a face. */
  private static Refusal notTaken(ScoreCard card, int index, int face) {
    Slot slot = card.slot(index);
    Category row = slot.row().category();
    if (slot.scored()) {
      return new ForOneRefusal.AlreadyScored(row);
    }
    LevelRules rules = card.level().rules();
    int waits = rules.opensAfter(index) & card.waiting();
    if (waits != 0) {
      return new ForOneRefusal.OpensLater(row, card.names(waits).getFirst());
    }
    if (slot.isFull()) {
      return new ForOneRefusal.RowFull(row);
    }
    // A row that takes nothing lacks one of its faces because that belongs elsewhere: that is the
    // reason.
    int own = slot.row().condition().accepts(slot.dice(), slot.row().fields());
    int lacked = slot.accepts() == 0 ? FaceSets.list(own).getFirst() : face;
    int only = rules.onlyIn(lacked);
    if (only >= 0 && only != index && !card.slot(only).scored()) {
      return new ForOneRefusal.OnlyInRow(lacked, card.slot(only).row().category());
    }
    return new ForOneRefusal.DoesNotFit(face, row, FaceSets.list(slot.accepts()));
  }

  private static @Nullable Refusal toPlacingYellow(Placing state, int face, Category row) {
    if (state.yellow() == 0) {
      return new ForOneRefusal.NoYellowDie();
    }
    ScoreCard card = state.layout().card();
    int index = card.level().indexOf(row);
    if (index < 0) {
      return new ForOneRefusal.NoSuchRow(row);
    }
    if (face != state.yellow() && !card.level().rules().isJokerIn(index)) {
      return new ForOneRefusal.NoJokerHere(state.yellow(), row);
    }
    return card.slot(index).accepts(face) ? null : notTaken(card, index, face);
  }

  private static @Nullable Refusal toRemovingYellow(Placing state) {
    if (state.yellow() == 0) {
      return new ForOneRefusal.NoYellowDie();
    }
    return state.isYellowRemovable()
        ? null
        : new ForOneRefusal.YellowStillFits(
            state.layout().card().slot(state.yellowTaker()).row().category());
  }

  private static @Nullable Refusal toRemoving(Placing state, int face) {
    if ((state.removable() & FaceSets.bit(face)) != 0) {
      return null;
    }
    if (state.isYellowDue()) {
      return new ForOneRefusal.YellowComesFirst();
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
      case ForOneMove.Place _,
          ForOneMove.Remove _,
          ForOneMove.PlaceYellow _,
          ForOneMove.RemoveYellow _ ->
          new ForOneRefusal.AllPlaced();
    };
  }

  private static @Nullable Refusal toScoring(ScoreCard card, Category row) {
    int index = card.level().indexOf(row);
    if (index < 0) {
      return new ForOneRefusal.NoSuchRow(row);
    }
    // R53: any unscored row will do, even a partly filled or an empty one, unless a tile forbids
    // it.
    if ((card.scorable() & 1 << index) != 0) {
      return null;
    }
    if (card.slot(index).scored()) {
      return new ForOneRefusal.AlreadyScored(row);
    }
    LevelRules rules = card.level().rules();
    int waits = rules.waitsFor(index) & card.waiting();
    return waits != 0
        ? new ForOneRefusal.ScoreOtherFirst(row, card.names(waits).getFirst())
        : new ForOneRefusal.NeedsExactly(row, rules.exact(index));
  }
}
