package kniffel.rules;

import java.util.List;
import java.util.function.Consumer;

/** Plays a game on from some state to its end: chance draws, and somebody decides. */
public final class Playing {

  /** Decides for every seat. */
  @FunctionalInterface
  public interface Player<S, M> {

    /** One of the legal moves of the seat that is asked. */
    M choose(S state, int seat, List<M> moves);
  }

  /** How a game ended. */
  public record End<S>(S state, Standings standings) {}

  private Playing() {}

  /** Plays on, with what chance decides drawn from a random source. */
  public static <S, M, O> End<S> toTheEnd(
      Game<S, M, O, ?> game, S from, Randomness randomness, Player<S, M> player) {
    return toTheEnd(game, from, randomness, player, step -> {});
  }

  /** Plays on, and hands each step to a witness. */
  public static <S, M, O> End<S> toTheEnd(
      Game<S, M, O, ?> game,
      S from,
      Randomness randomness,
      Player<S, M> player,
      Consumer<Step<S, M, O>> witness) {
    S state = from;
    while (true) {
      Step<S, M, O> step;
      switch (game.next(state)) {
        case Next.Decide<M, O>(int seat, List<M> moves) -> {
          M move = player.choose(state, seat, moves);
          step = new Step<>(state, new Event.Moved<>(seat, move), game.play(state, move));
        }
        case Next.Chance<M, O>(Draw<O> draw) -> {
          O outcome = draw.sample(randomness);
          step = new Step<>(state, new Event.Happened<>(outcome), game.happen(state, outcome));
        }
        case Next.Over<M, O>(Standings standings) -> {
          return new End<>(state, standings);
        }
      }
      witness.accept(step);
      state = step.after();
    }
  }
}
