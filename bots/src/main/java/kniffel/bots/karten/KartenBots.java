package kniffel.bots.karten;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.bots.GameBots;
import kniffel.bots.Usual;
import kniffel.bots.calibration.Calibration;
import kniffel.bots.calibration.CalibrationTrainer;
import kniffel.rules.karten.Karten;
import kniffel.rules.karten.KartenMove;
import kniffel.rules.karten.KartenOptions;
import kniffel.rules.karten.KartenRulebook;
import kniffel.rules.karten.KartenView;

/** The bots of Karten Kniffel. */
public final class KartenBots {

  private static final int CALIBRATING_GAMES = 10_000;

  public static final GameBots<Karten, KartenMove, KartenView> ENTRY =
      new GameBots<>(
              KartenRulebook.ID,
              Karten.class,
              KartenMind::new,
              KartenReason.class,
              Optional.of(new GameBots.Lesson(KartenTrainer::new, KartenTrainer.RESOURCE)),
              Optional.of(
                  new GameBots.Lesson(
                      () ->
                          new CalibrationTrainer<>(
                              KartenMind::new,
                              List.of(new Karten(KartenOptions.STANDARD)),
                              Karten.MAX_PLAYERS,
                              CALIBRATING_GAMES),
                      Calibration.file(KartenMind.class).path())))
          .usually(Map.of("rulebook", new Usual(List.of(), List.of(100, 84, 75, 76))));

  private KartenBots() {}
}
