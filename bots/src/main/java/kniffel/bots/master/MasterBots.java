package kniffel.bots.master;

import java.util.Optional;
import kniffel.bots.GameBots;
import kniffel.rules.master.Master;
import kniffel.rules.master.MasterMove;
import kniffel.rules.master.MasterRulebook;
import kniffel.rules.master.MasterView;

/** The bots of Kniffel Master. */
public final class MasterBots {

  public static final GameBots<Master, MasterMove, MasterView> ENTRY =
      new GameBots<>(
          MasterRulebook.ID,
          Master.class,
          MasterMind::new,
          MasterReason.class,
          Optional.of(new GameBots.Lesson(MasterTrainer::new, MasterTrainer.RESOURCE)));

  private MasterBots() {}
}
