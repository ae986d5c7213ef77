package kniffel.bots.karten;

import java.util.Optional;
import kniffel.bots.GameBots;
import kniffel.rules.karten.Karten;
import kniffel.rules.karten.KartenMove;
import kniffel.rules.karten.KartenRulebook;
import kniffel.rules.karten.KartenView;

/** The bots of Karten Kniffel. */
public final class KartenBots {

  public static final GameBots<Karten, KartenMove, KartenView> ENTRY =
      new GameBots<>(
          KartenRulebook.ID,
          Karten.class,
          KartenMind::new,
          KartenReason.class,
          Optional.of(new GameBots.Lesson(KartenTrainer::new, KartenTrainer.RESOURCE)));

  private KartenBots() {}
}
