package kniffel.bots.kartenspiel;

import java.util.Optional;
import kniffel.bots.GameBots;
import kniffel.rules.kartenspiel.Kartenspiel;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielRulebook;
import kniffel.rules.kartenspiel.KartenspielView;

/** The bots of Kniffel – Das Kartenspiel. */
public final class KartenspielBots {

  public static final GameBots<Kartenspiel, KartenspielMove, KartenspielView> ENTRY =
      new GameBots<>(
          KartenspielRulebook.ID,
          Kartenspiel.class,
          KartenspielMind::new,
          KartenspielReason.class,
          Optional.of(new GameBots.Lesson(KartenspielTrainer::new, KartenspielTrainer.RESOURCE)));

  private KartenspielBots() {}
}
