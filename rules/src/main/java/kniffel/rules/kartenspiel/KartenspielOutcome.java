package kniffel.rules.kartenspiel;

import java.util.List;
import kniffel.rules.Range;
import kniffel.rules.Ranges;

/** What chance can decide. */
public sealed interface KartenspielOutcome {

  /** This seat begins. */
  record Starts(@Range(min = 0, max = Variant.MAX_PLAYERS - 1) int seat)
      implements KartenspielOutcome {
    public Starts {
      Ranges.check(Starts.class, seat);
    }
  }

  /** This card comes from the pile. */
  record Drawn(Card card) implements KartenspielOutcome {
    static final List<KartenspielOutcome> BY_CARD =
        Card.ALL.stream().<KartenspielOutcome>map(Drawn::new).toList();
  }
}
