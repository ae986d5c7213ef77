package kniffel.bots;

import java.util.List;

/**
 * Who plays on from a position that is valued: each turn is played by one of them, drawn by lot.
 *
 * @param best plays as the judge of the ledger thinks best
 * @param lots how many lots the best has; at least one
 * @param others one lot each
 */
public record Company<M, V>(Bot<M, V> best, int lots, List<Bot<M, V>> others) {

  public Company {
    others = List.copyOf(others);
    if (lots < 1) {
      throw new IllegalArgumentException(lots + " lots");
    }
  }

  /** The best bot and nobody else. */
  public static <M, V> Company<M, V> of(Bot<M, V> best) {
    return new Company<>(best, 1, List.of());
  }
}
