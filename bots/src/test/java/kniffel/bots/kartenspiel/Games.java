package kniffel.bots.kartenspiel;

import java.util.List;
import java.util.function.BiConsumer;
import kniffel.bots.Allowance;
import kniffel.bots.Bot;
import kniffel.bots.Decision;
import kniffel.rules.Next;
import kniffel.rules.Randomness;
import kniffel.rules.Standings;
import kniffel.rules.Viewer;
import kniffel.rules.kartenspiel.Kartenspiel;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielOptions;
import kniffel.rules.kartenspiel.KartenspielOutcome;
import kniffel.rules.kartenspiel.KartenspielState;
import kniffel.rules.kartenspiel.KartenspielView;
import kniffel.rules.kartenspiel.Variant;

/** Whole games for tests, with seeded chance and a budget that counts looks instead of time. */
final class Games {

  private Games() {}

  static Kartenspiel of(Variant variant) {
    return new Kartenspiel(KartenspielOptions.of(variant));
  }

  static Randomness chance(long seed) {
    Stream stream = new Stream(seed);
    return stream::below;
  }

  /** Spent after so many looks. */
  static Allowance looks(int count) {
    int[] left = {count};
    return () -> left[0]-- <= 0;
  }

  /** Plays a game and returns how it ended. */
  static Standings play(
      Kartenspiel game,
      List<Bot<KartenspielMove, KartenspielView>> bots,
      long seed,
      int looks,
      BiConsumer<KartenspielState, List<KartenspielMove>> watch) {
    Randomness chance = chance(seed);
    Randomness botChance = chance(~seed);
    KartenspielState state = game.start(bots.size());
    while (true) {
      switch (game.next(state)) {
        case Next.Decide<KartenspielMove, KartenspielOutcome>(int seat, var moves) -> {
          watch.accept(state, moves);
          KartenspielState now = state;
          KartenspielMove move =
              bots.get(seat)
                  .choose(
                      Decision.of(game.view(now, new Viewer.Seat(seat)), moves),
                      botChance,
                      looks(looks));
          state = game.play(state, move); // refuses what is not legal
        }
        case Next.Chance<KartenspielMove, KartenspielOutcome>(var draw) ->
            state = game.happen(state, draw.sample(chance));
        case Next.Over<KartenspielMove, KartenspielOutcome>(Standings standings) -> {
          return standings;
        }
      }
    }
  }
}
