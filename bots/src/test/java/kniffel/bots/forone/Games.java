package kniffel.bots.forone;

import java.util.List;
import kniffel.bots.Allowance;
import kniffel.bots.Bot;
import kniffel.bots.Decision;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Playing;
import kniffel.rules.Randomness;
import kniffel.rules.Viewer;
import kniffel.rules.forone.ForOne;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.forone.ForOneState;
import kniffel.rules.forone.ForOneView;

/** Whole games for tests. */
final class Games {

  /** A decision on the way of a game. */
  @FunctionalInterface
  interface Witness {
    void decision(ForOneState state, ForOneView view, List<ForOneMove> moves);
  }

  private Games() {}

  static ForOneView view(ForOne game, ForOneState state) {
    return game.view(state, new Viewer.Seat(0));
  }

  /** Plays a game and returns its score; the rules themselves refuse what is not legal. */
  static int play(
      ForOne game,
      Bot<ForOneMove, ForOneView> bot,
      long seed,
      Allowance allowance,
      Witness witness) {
    Randomness dice = new SeededStream(seed);
    Randomness own = new SeededStream(~seed);
    return Playing.toTheEnd(
            game,
            game.start(1),
            dice,
            (state, seat, moves) -> {
              ForOneView view = view(game, state);
              witness.decision(state, view, moves);
              return bot.choose(Decision.of(view, moves), own, allowance);
            })
        .standings()
        .scores()
        .getFirst();
  }

  static double mean(ForOne game, Bot<ForOneMove, ForOneView> bot, int games) {
    double sum = 0;
    for (int i = 0; i < games; i++) {
      sum += play(game, bot, i, Allowance.UNLIMITED, (state, view, moves) -> {});
    }
    return sum / games;
  }
}
