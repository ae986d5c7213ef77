package kniffel.bots;

import java.util.List;
import kniffel.rules.Randomness;

/** Plays any legal move, all with the same probability: the yardstick below all others. */
public final class RandomBot<M, V> implements Bot<M, V> {

  @Override
  public M choose(Decision<M, V> decision, Randomness randomness, Allowance allowance) {
    List<M> moves = decision.moves();
    return moves.get(randomness.below(moves.size()));
  }

  @Override
  public boolean thinks() {
    return false;
  }
}
