package kniffel.table;

import java.util.Map;
import kniffel.rules.Rulebook;
import kniffel.rules.forone.ForOneRulebook;
import kniffel.table.forone.ChallengeBook;

/** The games that come with more than their rules. */
public final class Supplements {

  private static final Map<String, Supplement> ALL =
      Map.of(ForOneRulebook.ID, ChallengeBook.shipped());

  private Supplements() {}

  /** Whether a new game may be played with these options. */
  public static boolean allow(Rulebook<?> rulebook, Record options) {
    Supplement supplement = ALL.get(rulebook.id());
    return supplement == null || supplement.allows(options);
  }
}
