package kniffel.bots;

import java.util.List;
import kniffel.rules.Replay;
import kniffel.rules.Viewer;

/**
 * Why a decision of a finished game was costly.
 *
 * @param better what should have been done instead
 */
public record Why<S, M, O>(Reason reason, Plan<S, M, O> better) {

  /** What was wrong with a decision in the books of a seat. */
  public static <S, M, O, V> Why<S, M, O> of(
      Replay<S, M, O, V> replay, int seat, Ledger.Entry<M> entry, Mind<M, V> mind) {
    S before = replay.after(entry.event() - 1);
    Plan<S, M, O> better =
        Plan.ahead(replay.game(), before, seat, entry.best(), mind.ledgerJudge());
    List<M> played = Plan.played(replay, seat, entry.event()).namedMoves(replay.game());
    V view = replay.game().view(before, new Viewer.Seat(seat));
    return new Why<>(mind.why(view, played, better.namedMoves(replay.game())), better);
  }
}
