package kniffel.bots.forone;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import kniffel.rules.dice.Dice;
import kniffel.rules.forone.Condition;
import kniffel.rules.forone.ExtraRule;
import kniffel.rules.forone.ForOne;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.forone.ForOneState;
import kniffel.rules.forone.ScoreCard;
import kniffel.rules.forone.Slot;

/**
 * Goes through every way to place the rest of a roll in a level of the challenge book. Each step is
 * played by the rules themselves, so that all elements are handled as the rules have them.
 *
 * <p>Dice are placed in rising order of their faces, equal ones from top to bottom, the yellow die
 * before them or, where that may matter, after them; what is to leave the game goes last.
 */
final class LevelPlanner {

  /** Far more plans than a roll of five dice has. */
  private static final int MOST = 50_000;

  /** A way to place the dice: the moves, what they lead to, and a rough value of it. */
  record Plan(List<ForOneMove> moves, ForOneState.Scoring end, double rough) {}

  private final ForOne game;
  private final List<Plan> plans = new ArrayList<>();
  private final List<ForOneMove> path = new ArrayList<>();

  private LevelPlanner(ForOne game) {
    this.game = game;
  }

  /** All plans, the best by their rough value first. */
  static List<Plan> plans(ForOne game, ForOneState.Placing state) {
    LevelPlanner planner = new LevelPlanner(game);
    if (state.yellow() != 0) {
      planner.yellow(state, false);
    }
    if (!state.isYellowDue()) {
      planner.white(state, 1, 0, state.unplaced().count(1));
    }
    planner.plans.sort(Comparator.comparingDouble(Plan::rough).reversed());
    return planner.plans;
  }

  /** Plays a move and goes on with what comes then. */
  private void then(ForOneState before, ForOneMove move, int face, int row, int left) {
    path.add(move);
    switch (game.play(before, move)) {
      case ForOneState.Placing placing -> white(placing, face, row, left);
      case ForOneState.Scoring scoring -> add(scoring);
      default -> throw new IllegalStateException("no end of placing: " + move);
    }
    path.removeLast();
  }

  private void add(ForOneState.Scoring end) {
    if (plans.size() < MOST) {
      plans.add(new Plan(List.copyOf(path), end, LevelScoring.rough(game, end)));
    }
  }

  /**
   * Places the white dice from a face on.
   *
   * @param row the first row for the next die of this face
   * @param left how many dice of this face have no place yet
   */
  private void white(ForOneState.Placing state, int face, int row, int left) {
    if (plans.size() >= MOST) {
      return;
    }
    if (left == 0) {
      if (face < Dice.FACES) {
        white(state, face + 1, 0, state.unplaced().count(face + 1));
      } else {
        rest(state);
      }
      return;
    }
    ScoreCard card = state.layout().card();
    for (int into = row; into < card.level().rows().size(); into++) {
      Slot slot = card.slot(into);
      if ((slot.accepts() & 1 << (face - 1)) != 0) {
        then(state, ForOneMove.place(face, slot.row().category()), face, into, left - 1);
      }
    }
    if (mayBecomeHomeless(state, face)) {
      white(state, face, row, 0);
    }
  }

  /** Whether dice of this face may leave the game once the others have their places. */
  private static boolean mayBecomeHomeless(ForOneState.Placing state, int face) {
    ScoreCard card = state.layout().card();
    if (card.level().extras().contains(ExtraRule.VOLUNTARY_DISCARD)) {
      return true;
    }
    for (int row = 0; row < card.level().rows().size(); row++) {
      Slot slot = card.slot(row);
      if ((slot.accepts() & 1 << (face - 1)) != 0
          && slot.row().fields() - slot.count() >= state.left()
          && !(slot.row().condition() instanceof Condition.FullHouse)) {
        return false;
      }
    }
    return true;
  }

  /** Every white die has its place or is to leave: the yellow one comes, then they go. */
  private void rest(ForOneState.Placing state) {
    if (state.yellow() != 0) {
      yellow(state, true);
      return;
    }
    for (int face = 1; face <= Dice.FACES; face++) {
      if (state.unplaced().count(face) > 0) {
        if (game.objection(state, ForOneMove.remove(face)).isEmpty()) {
          then(state, ForOneMove.remove(face), Dice.FACES, 0, 0);
        }
        return; // if it still fits somewhere this is no plan
      }
    }
  }

  /** Places the yellow die; last only where its place may follow from the others. */
  private void yellow(ForOneState.Placing state, boolean last) {
    ScoreCard card = state.layout().card();
    for (int row = 0; row < card.level().rows().size(); row++) {
      Slot slot = card.slot(row);
      boolean ordered = slot.row().condition() instanceof Condition.Sequence;
      for (int face = 1; face <= Dice.FACES; face++) {
        ForOneMove move = ForOneMove.placeYellow(face, slot.row().category());
        if ((!last || ordered)
            && (slot.accepts() & 1 << (face - 1)) != 0
            && game.objection(state, move).isEmpty()) {
          first(state, move);
        }
      }
    }
    if (game.objection(state, ForOneMove.REMOVE_YELLOW).isEmpty()) {
      first(state, ForOneMove.REMOVE_YELLOW);
    }
  }

  private void first(ForOneState.Placing state, ForOneMove move) {
    then(state, move, 1, 0, state.unplaced().count(1));
  }
}
