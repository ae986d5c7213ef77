package kniffel.rules.kartenspiel;

import java.util.List;

/** What chance can decide. */
public sealed interface KartenspielOutcome {

  /** This seat begins. */
  record Starts(int seat) implements KartenspielOutcome {
    public Starts {
      if (seat < 0 || seat >= Variant.MAX_PLAYERS) {
        throw new IllegalArgumentException("seats are 0 to 3, not " + seat);
      }
    }
  }

  /** This card comes from the pile. */
  record Drawn(Card card) implements KartenspielOutcome {
    static final List<KartenspielOutcome> BY_CARD =
        Card.ALL.stream().<KartenspielOutcome>map(Drawn::new).toList();
  }
}
