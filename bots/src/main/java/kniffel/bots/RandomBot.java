package kniffel.bots;

import java.util.List;
import java.util.function.Supplier;
import kniffel.rules.Randomness;

/** Plays any legal move, all with the same probability: the yardstick below all others. */
public final class RandomBot<M, V> implements Bot<M, V> {

  @Override
  public M choose(Supplier<V> view, List<M> moves, Randomness randomness, Budget budget) {
    return moves.get(randomness.below(moves.size()));
  }

  @Override
  public boolean thinks() {
    return false;
  }
}
