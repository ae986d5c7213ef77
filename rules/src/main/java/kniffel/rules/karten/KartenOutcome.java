package kniffel.rules.karten;

/** What chance can decide. */
public sealed interface KartenOutcome {

  /** This seat begins. */
  record Starts(int seat) implements KartenOutcome {
    public Starts {
      if (seat < 0 || seat >= Karten.MAX_PLAYERS) {
        throw new IllegalArgumentException("no seat " + seat);
      }
    }
  }

  /** These cards come off the pile. */
  record Drawn(Cards cards) implements KartenOutcome {}
}
