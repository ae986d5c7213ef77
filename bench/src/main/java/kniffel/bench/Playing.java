package kniffel.bench;

import java.util.List;
import kniffel.rules.Draw;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Randomness;
import kniffel.rules.Standings;

/** Plays a game from some state to its end. */
final class Playing {

  /** Decides for every seat. */
  @FunctionalInterface
  interface Player<S, M> {
    M choose(S state, int seat, List<M> moves);
  }

  /** How a game ended. */
  record End<S>(S state, Standings standings) {}

  private Playing() {}

  static <S, M, O> End<S> toTheEnd(
      Game<S, M, O, ?> game, S from, Randomness randomness, Player<S, M> player) {
    S state = from;
    while (true) {
      switch (game.next(state)) {
        case Next.Decide<M, O>(int seat, List<M> moves) ->
            state = game.play(state, player.choose(state, seat, moves));
        case Next.Chance<M, O>(Draw<O> draw) -> state = game.happen(state, draw.sample(randomness));
        case Next.Over<M, O>(Standings standings) -> {
          return new End<>(state, standings);
        }
      }
    }
  }
}
