package kniffel.bots.kartenspiel;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import kniffel.bots.GameBots;
import kniffel.bots.Usual;
import kniffel.bots.calibration.Calibration;
import kniffel.bots.calibration.CalibrationTrainer;
import kniffel.rules.kartenspiel.Kartenspiel;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielOptions;
import kniffel.rules.kartenspiel.KartenspielRulebook;
import kniffel.rules.kartenspiel.KartenspielView;
import kniffel.rules.kartenspiel.Variant;

/** The bots of Kniffel – Das Kartenspiel. */
public final class KartenspielBots {

  private static final int CALIBRATING_GAMES = 20_000;

  public static final GameBots<Kartenspiel, KartenspielMove, KartenspielView> ENTRY =
      new GameBots<>(
              KartenspielRulebook.ID,
              Kartenspiel.class,
              KartenspielMind::new,
              KartenspielReason.class,
              Optional.of(
                  new GameBots.Lesson(KartenspielTrainer::new, KartenspielTrainer.RESOURCE)),
              Optional.of(
                  new GameBots.Lesson(
                      () ->
                          new CalibrationTrainer<>(
                              KartenspielMind::new,
                              Stream.of(Variant.values())
                                  .map(KartenspielOptions::of)
                                  .map(Kartenspiel::new)
                                  .toList(),
                              Variant.MAX_PLAYERS,
                              CALIBRATING_GAMES),
                      Calibration.file(KartenspielMind.class).path())))
          .usually(
              Map.of(
                  "base",
                  new Usual(List.of(), List.of(93, 76, 98)),
                  "simple",
                  new Usual(List.of(), List.of(100, 96, 90)),
                  "hard",
                  new Usual(List.of(), List.of(98, 92, 99))));

  private KartenspielBots() {}
}
