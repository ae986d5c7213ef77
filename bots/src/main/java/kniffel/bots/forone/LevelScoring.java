package kniffel.bots.forone;

import kniffel.rules.forone.ForOne;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.forone.ForOneState;
import kniffel.rules.forone.Layout;
import kniffel.rules.forone.ScoreCard;

/** Which rows to score after a roll in a level of the challenge book, and what that is worth. */
final class LevelScoring {

  /** How many rows more are scored at most. */
  private static final int MORE = 3;

  private LevelScoring() {}

  /** A rough value: what must be scored is, and nothing else. */
  static double rough(ForOne game, ForOneState.Scoring state) {
    return switch (scoreFull(game, state)) {
      case ForOneState.Over over -> LevelValue.of(over);
      case ForOneState after -> LevelValue.of(after.layout());
    };
  }

  /** The value with the rows scored that are best scored. */
  static double best(ForOne game, ForOneState.Scoring state) {
    return best(game, scoreFull(game, state), MORE);
  }

  private static ForOneState scoreFull(ForOne game, ForOneState state) {
    ForOneState now = state;
    while (now instanceof ForOneState.Scoring && now.layout().card().full() != 0) {
      now = score(game, now, Integer.numberOfTrailingZeros(now.layout().card().full()));
    }
    return now;
  }

  private static ForOneState score(ForOne game, ForOneState state, int row) {
    return game.play(state, ForOneMove.score(game.level().rows().get(row).category()));
  }

  private static double best(ForOne game, ForOneState state, int more) {
    if (state instanceof ForOneState.Over over) {
      return LevelValue.of(over);
    }
    Layout layout = state.layout();
    double best = due(game, state);
    if (more == 0) {
      return best;
    }
    ScoreCard card = layout.card();
    // While there are enough dice one more row is looked at, and no sets of them.
    int after = layout.canRoll() ? 0 : more - 1;
    for (int rest = card.scorable(); rest != 0; rest &= rest - 1) {
      int row = Integer.numberOfTrailingZeros(rest);
      if (card.slot(row).count() > 0) {
        // A row that was waiting for this one may be full, and must be scored too then.
        ForOneState scored = scoreFull(game, score(game, state, row));
        best = Math.max(best, best(game, scored, after));
      }
    }
    return best;
  }

  /** The value of rolling on, or of the end if there are not enough dice. */
  static double due(ForOne game, ForOneState state) {
    return state.layout().canRoll()
        ? LevelValue.of(state.layout())
        : game.play(state, ForOneMove.ROLL_ON) instanceof ForOneState.Over over
            ? LevelValue.of(over)
            : LevelValue.of(state.layout());
  }
}
