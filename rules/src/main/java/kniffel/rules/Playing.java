package kniffel.rules;

import java.util.List;
import java.util.function.Consumer;

/**
 * Plays a game on from some state: chance draws, and somebody decides.
 *
 * @param witness is shown each step
 */
public record Playing<S, M, O>(
    Game<S, M, O, ?> game,
    Drawer<S, O> chance,
    Decider<S, M> player,
    Consumer<Step<S, M, O>> witness) {

  /** Decides for every seat. */
  @FunctionalInterface
  public interface Decider<S, M> {

    /** One of the legal moves of the seat that is asked. */
    M choose(S state, int seat, List<M> moves);

    /** Somebody who plays any move. */
    static <S, M> Decider<S, M> random(Randomness randomness) {
      return (state, seat, moves) -> moves.get(randomness.below(moves.size()));
    }
  }

  /** Draws what chance decides. */
  @FunctionalInterface
  public interface Drawer<S, O> {

    /**
     * One of the outcomes of a draw.
     *
     * @param number of the event, from 1 on where the playing begins
     */
    O outcome(S state, Draw<O> draw, int number);
  }

  /** Whether a game has been played on far enough. */
  @FunctionalInterface
  public interface Enough<S, M, O> {

    /** Whether to stop in this state, where this comes next. */
    boolean at(S state, Next<M, O> next);
  }

  /** Where playing stopped, and what comes next there. */
  public record Stop<S, M, O>(S state, Next<M, O> next) {}

  /** How a game ended. */
  public record End<S>(S state, Standings standings) {}

  /** Plays on, drawing what chance decides from a random source. */
  public static <S, M, O> End<S> toTheEnd(
      Game<S, M, O, ?> game, S from, Randomness randomness, Decider<S, M> player) {
    return toTheEnd(game, from, randomness, player, step -> {});
  }

  /** Plays on, and hands each step to a witness. */
  public static <S, M, O> End<S> toTheEnd(
      Game<S, M, O, ?> game,
      S from,
      Randomness randomness,
      Decider<S, M> player,
      Consumer<Step<S, M, O>> witness) {
    return drawing(game, randomness, player, witness).toTheEnd(from);
  }

  /** With what chance decides drawn from a random source. */
  public static <S, M, O> Playing<S, M, O> drawing(
      Game<S, M, O, ?> game,
      Randomness randomness,
      Decider<S, M> player,
      Consumer<Step<S, M, O>> witness) {
    return new Playing<>(game, (state, draw, number) -> draw.sample(randomness), player, witness);
  }

  /** Plays on to the end. */
  public End<S> toTheEnd(S from) {
    Stop<S, M, O> last = until((state, next) -> false, from);
    if (last.next() instanceof Next.Over<M, O>(Standings standings)) {
      return new End<>(last.state(), standings);
    }
    throw new IllegalStateException("it ended without an end");
  }

  /** Plays on until it is enough, or to the end if it never is. */
  public Stop<S, M, O> until(Enough<S, M, O> enough, S from) {
    S state = from;
    Next<M, O> next = game.next(state);
    for (int number = 1; !enough.at(state, next); number++) {
      Step<S, M, O> step;
      switch (next) {
        case Next.Decide<M, O>(int seat, List<M> moves) -> {
          M move = player.choose(state, seat, moves);
          step = new Step<>(state, new Event.Moved<>(seat, move), game.play(state, move));
        }
        case Next.Chance<M, O>(Draw<O> draw) -> {
          O outcome = chance.outcome(state, draw, number);
          step = new Step<>(state, new Event.Happened<>(outcome), game.happen(state, outcome));
        }
        case Next.Over<M, O> _ -> {
          return new Stop<>(state, next);
        }
      }
      witness.accept(step);
      state = step.after();
      next = game.next(state);
    }
    return new Stop<>(state, next);
  }
}
