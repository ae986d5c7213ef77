package kniffel.bench.generations;

import java.util.List;
import kniffel.rules.Randomness;

/** Plays moves, whichever program its classes come from. */
public interface ProgramBot<M, V> {

  /** Chooses a move for somebody who sees this. */
  M choose(V view, List<M> moves, Randomness randomness);
}
