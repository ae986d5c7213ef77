package kniffel.bots.master;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.bots.GameBots;
import kniffel.bots.Usual;
import kniffel.bots.calibration.Calibration;
import kniffel.bots.calibration.CalibrationTrainer;
import kniffel.rules.master.Master;
import kniffel.rules.master.MasterMove;
import kniffel.rules.master.MasterOptions;
import kniffel.rules.master.MasterRulebook;
import kniffel.rules.master.MasterView;

/** The bots of Kniffel Master. */
public final class MasterBots {

  private static final int CALIBRATING_GAMES = 30_000;

  public static final GameBots<Master, MasterMove, MasterView> ENTRY =
      new GameBots<>(
              MasterRulebook.ID,
              Master.class,
              MasterMind::new,
              MasterReason.class,
              Optional.of(new GameBots.Lesson(MasterTrainer::new, MasterTrainer.RESOURCE)),
              Optional.of(
                  new GameBots.Lesson(
                      () ->
                          new CalibrationTrainer<>(
                              MasterMind::new,
                              List.of(new Master(MasterOptions.MASTER)),
                              Master.MAX_PLAYERS,
                              CALIBRATING_GAMES),
                      Calibration.file(MasterMind.class).path())))
          .usually(Map.of("master", new Usual(List.of(), List.of(100, 87, 75, 66))));

  private MasterBots() {}
}
