package kniffel.rules.karten;

import kniffel.rules.Range;
import kniffel.rules.Ranges;

/** What chance can decide. */
public sealed interface KartenOutcome {

  /** This seat begins. */
  record Starts(@Range(min = 0, max = Karten.MAX_PLAYERS - 1) int seat) implements KartenOutcome {
    public Starts {
      Ranges.check(Starts.class, seat);
    }
  }

  /** These cards come off the pile. */
  record Drawn(Cards cards) implements KartenOutcome {}
}
