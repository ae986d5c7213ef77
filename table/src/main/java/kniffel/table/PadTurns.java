package kniffel.table;

import java.util.Collections;
import java.util.List;
import kniffel.rules.Ask;
import kniffel.rules.Draw;
import kniffel.rules.Event;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.rules.Step;
import kniffel.rules.dice.Said;

/**
 * Turns of which only the end is told: of everything people rolled, the log has only the last dice,
 * and what they do with them comes next.
 */
public final class PadTurns {

  private PadTurns() {}

  /**
   * Whether after such an outcome a turn could continue with another roll as well as end without
   * one.
   */
  private static <S, M, O, V> boolean isPossible(Game<S, M, O, V> game, S after) {
    if (!(game.next(after) instanceof Next.Decide<M, O>(int _, List<M> moves))) {
      return false;
    }
    boolean rolls = false;
    boolean ends = false;
    for (M move : moves) {
      boolean rolling = rolls(game, game.play(after, move));
      rolls |= rolling;
      ends |= !rolling;
    }
    return rolls && ends;
  }

  /** Whether what falls next may be told to be the last roll of its turn. */
  public static <S, M, O, V> boolean isPossibleAfter(Table<S, M, O, V> table) {
    Game<S, M, O, V> game = table.game();
    return table.next() instanceof Next.Chance<M, O>(Draw<O> draw)
        && draw.ask().orElse(null) instanceof Ask.Faces(int count, boolean _)
        && !table.header().isBot(game.roller(table.state()))
        && isPossible(
            game, game.happen(table.state(), Said.outcome(draw, Collections.nCopies(count, 1))));
  }

  /** What comes next after such an outcome: the same, except that nothing more is rolled. */
  public static <S, M, O, V> Next<M, O> next(Game<S, M, O, V> game, S state, Next<M, O> next) {
    return next instanceof Next.Decide<M, O>(int seat, List<M> moves)
        ? new Next.Decide<>(
            seat, moves.stream().filter(move -> !rolls(game, game.play(state, move))).toList())
        : next;
  }

  private static <S, M, O, V> boolean rolls(Game<S, M, O, V> game, S after) {
    return game.next(after) instanceof Next.Chance<M, O>;
  }

  /**
   * Makes sure that a step respects this.
   *
   * @param mark how the step came about
   * @param last how the one before it did
   * @throws RefusedException if it says that rolling is done where nothing more could be rolled or
   *     a bot is to decide, or rolls on where it was said to be done
   */
  public static <S, M, O, V> void require(
      Table<S, M, O, V> table, Step<S, M, O> step, EventMark mark, EventMark last) {
    Game<S, M, O, V> game = table.game();
    if (mark.pad()
        && (table.header().isBot(game.roller(step.before())) || !isPossible(game, step.after()))) {
      throw new RefusedException(new Refusal.NotTheLastRoll());
    }
    if (last.pad() && step.event() instanceof Event.Moved<M, O> && rolls(game, step.after())) {
      throw new RefusedException(new Refusal.RollsAreDone());
    }
  }
}
