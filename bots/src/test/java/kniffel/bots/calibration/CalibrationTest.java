package kniffel.bots.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kniffel.bots.Allowance;
import kniffel.bots.Decision;
import kniffel.bots.Judge;
import kniffel.bots.Rating;
import kniffel.bots.karten.KartenMind;
import kniffel.bots.kartenspiel.KartenspielMind;
import kniffel.bots.master.MasterMind;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.master.Master;
import kniffel.rules.master.MasterOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Calibrated values stay in range and in order, and are right. */
class CalibrationTest {

  @ParameterizedTest
  @ValueSource(classes = {MasterMind.class, KartenMind.class, KartenspielMind.class})
  void moreStaysMoreAndNothingLeavesTheRange(Class<?> mind) {
    Calibration calibration = Calibration.learned(mind);
    int variants = mind == KartenspielMind.class ? 3 : 1;
    for (int variant = 0; variant < variants; variant++) {
      for (int players = 2; players <= 4; players++) {
        for (double progress : new double[] {0, 0.3, 0.7, 1}) {
          Situation now =
              new Situation(Situation.table(variant, players), players - 1, progress, false);
          double last = 0;
          for (double said = 0; said <= 1; said += 1.0 / 256) {
            double winning = calibration.winning(now, said);
            assertThat(winning).isBetween(last, 1.0);
            last = winning;
          }
          assertThat(calibration.winning(now, 0)).isZero();
          assertThat(calibration.winning(now, 1)).isEqualTo(1);
        }
      }
    }
  }

  @Test
  void whileTheGameIsSetUpAllHaveTheSameChances() {
    Judge<String, String> sure =
        (decision, randomness, allowance) ->
            new Rating<>(
                Rating.Unit.WINNING,
                List.of(new Rating.Rated<>("good", 0.9, 0), new Rating.Rated<>("bad", 0.1, 0)));
    Rating<String> rating =
        new CalibratedJudge<>(
                sure,
                view -> new Situation(Situation.table(0, 4), 0, 0, true),
                Calibration.learned(KartenspielMind.class))
            .rate(
                Decision.of("view", List.of("good", "bad")),
                new SeededStream(1),
                Allowance.UNLIMITED);
    assertThat(rating.of("good").value()).isEqualTo(0.25);
    assertThat(rating.of("bad").value()).isBetween(0.0, 0.2);
  }

  /** A judge that is far too sure of itself. */
  @Test
  void whatIsSaidTooSurelyIsMended() {
    SeededStream random = new SeededStream(1);
    List<Sample> samples = new ArrayList<>();
    for (int i = 0; i < 20_000; i++) {
      double winning = (random.below(1000) + 0.5) / 1000;
      double odds = 2 * Math.log(winning / (1 - winning)) + 0.5;
      double result = random.below(1000) < 1000 * winning ? 1 : 0;
      samples.add(
          new Sample(Situation.of(2, i % 2, 0.5), i % 2, 1 / (1 + Math.exp(-odds)), result));
    }
    Calibration calibration = Calibration.of(Map.of(2, CurveFit.of(samples, 2)));
    for (double winning : new double[] {0.1, 0.3, 0.5, 0.7, 0.9}) {
      double odds = 2 * Math.log(winning / (1 - winning)) + 0.5;
      assertThat(calibration.winning(Situation.of(2, 0, 0.5), 1 / (1 + Math.exp(-odds))))
          .isCloseTo(winning, within(0.03));
    }
  }

  @Test
  void trainingGivesTheSameAgainWhateverTheThreads() {
    CalibrationTrainer<Master, ?, ?, ?, ?> trainer =
        new CalibrationTrainer<>(
            MasterMind::new, List.of(new Master(MasterOptions.MASTER)), 2, 100);
    byte[] learned = trainer.train(SeededStream::new, 1, line -> {});
    assertThat(learned).isNotEmpty();
    assertThat(trainer.train(SeededStream::new, 2, line -> {})).isEqualTo(learned);
  }
}
