package kniffel.rules;

import java.util.List;
import java.util.Optional;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.rules.forone.ForOneRulebook;
import kniffel.rules.karten.KartenRulebook;
import kniffel.rules.kartenspiel.KartenspielRulebook;
import kniffel.rules.master.MasterRulebook;

/** The shelf: every game there is. */
public final class Rulebooks {

  public static final List<Rulebook<?>> ALL =
      List.of(
          new ClassicRulebook(),
          new MasterRulebook(),
          new ForOneRulebook(),
          new KartenRulebook(),
          new KartenspielRulebook());

  private Rulebooks() {}

  public static Optional<Rulebook<?>> find(String id) {
    for (Rulebook<?> rulebook : ALL) {
      if (rulebook.id().equals(id)) {
        return Optional.of(rulebook);
      }
    }
    return Optional.empty();
  }
}
