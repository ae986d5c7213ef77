package kniffel.bots;

import kniffel.rules.Randomness;
import kniffel.rules.Replay;

/**
 * Who keeps the books of a finished game, and how.
 *
 * @param judge values what was played and what would have been best
 * @param accuracy how far off these values are
 * @param randomness for what the judge samples
 */
public record Bookkeeper<M, V>(Judge<M, V> judge, Accuracy accuracy, Randomness randomness) {

  /** The bookkeeper of a mind, for a game of this many players. */
  public static <M, V> Bookkeeper<M, V> of(Mind<M, V> mind, int players, Randomness randomness) {
    return new Bookkeeper<>(mind.ledgerJudge(), mind.accuracy(players), randomness);
  }

  /** Its first-sight opinion of each decision of a seat in a finished game. */
  public <S, O> Draft<M> draft(Replay<S, M, O, V> replay, int seat) {
    return new Bookkeeping<>(replay, seat, this).draft();
  }

  /** Books must not depend on how busy the machine is, so the judge has no limit. */
  Rating<M> rate(Decision<M, V> decision) {
    return judge.rate(decision, randomness, Allowance.UNLIMITED);
  }
}
