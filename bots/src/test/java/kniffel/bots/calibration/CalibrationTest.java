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
import kniffel.bots.kartenspiel.KartenspielMind;
import kniffel.bots.master.MasterMind;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.master.Master;
import kniffel.rules.master.MasterOptions;
import org.junit.jupiter.api.Test;

/** Calibrated values stay in range and in order, and are right. */
public class CalibrationTest {

  /** More than any game has. */
  private static final int VARIANTS = 10;

  /**
   * The curves of a mind never decrease and stay in range. Where nothing was learned a value stays
   * as it is, which never decreases either.
   */
  public static void assertInOrder(Class<?> mind) {
    Calibration calibration = Calibration.learned(mind);
    boolean learned = false;
    for (int variant = 0; variant < VARIANTS; variant++) {
      for (int players = 2; players <= 4; players++) {
        for (double progress : new double[] {0, 0.3, 0.7, 1}) {
          Situation now =
              new Situation(
                  Situation.table(variant, players),
                  players - 1,
                  progress,
                  progress == 0 ? Situation.GameStage.OPENING : Situation.GameStage.LATER);
          double last = 0;
          for (double said = 0; said <= 1; said += 1.0 / 256) {
            double winning = calibration.winning(now, said);
            assertThat(winning).isBetween(last, 1.0);
            learned |= winning != said;
            last = winning;
          }
          assertThat(calibration.winning(now, 0)).isZero();
          assertThat(calibration.winning(now, 1)).isEqualTo(1);
        }
      }
    }
    assertThat(learned).isTrue();
  }

  @Test
  void whileTheGameIsSetUpOnlyThePlaceCounts() {
    Judge<String, String> sure =
        (decision, randomness, allowance) ->
            new Rating<>(
                Rating.Unit.WINNING,
                List.of(new Rating.Rated<>("good", 0.9, 0), new Rating.Rated<>("bad", 0.1, 0)));
    Calibration calibration = Calibration.learned(KartenspielMind.class);
    Situation setUp = new Situation(Situation.table(0, 4), 2, 0, Situation.GameStage.SET_UP);
    Rating<String> rating =
        new CalibratedJudge<>(sure, view -> setUp, calibration)
            .rate(
                Decision.of("view", List.of("good", "bad")),
                new SeededStream(1),
                Allowance.UNLIMITED);
    assertThat(calibration.share(setUp)).isBetween(0.15, 0.35);
    assertThat(rating.of("good").value()).isEqualTo(calibration.share(setUp));
    assertThat(rating.of("bad").value()).isBetween(0.0, 0.2);
  }

  /** An overconfident judge. */
  @Test
  void overconfidentValuesAreCorrected() {
    SeededStream random = new SeededStream(1);
    List<Sample> samples = new ArrayList<>();
    for (int i = 0; i < 20_000; i++) {
      double winning = (random.below(1000) + 0.5) / 1000;
      double odds = 2 * Math.log(winning / (1 - winning)) + 0.5;
      double result = random.below(1000) < 1000 * winning ? 1 : 0;
      samples.add(
          new Sample(Situation.of(2, i % 2, 0.5, 5), i % 2, 1 / (1 + Math.exp(-odds)), result));
    }
    Calibration calibration = Calibration.of(Map.of(2, CurveFit.of(List.of(), samples, 2)));
    for (double winning : new double[] {0.1, 0.3, 0.5, 0.7, 0.9}) {
      double odds = 2 * Math.log(winning / (1 - winning)) + 0.5;
      assertThat(calibration.winning(Situation.of(2, 0, 0.5, 5), 1 / (1 + Math.exp(-odds))))
          .isCloseTo(winning, within(0.03));
    }
  }

  /**
   * A judge that is most certain where it is most often wrong: then nobody is promised more than
   * was won.
   */
  @Test
  void theMostConfidentValuesAreNotTrustedBlindly() {
    SeededStream random = new SeededStream(3);
    List<Sample> samples = new ArrayList<>();
    for (int i = 0; i < 20_000; i++) {
      double said = (random.below(1000) + 0.5) / 1000;
      double winning = said < 0.8 ? said : 0.6;
      double result = random.below(1000) < 1000 * winning ? 1 : 0;
      samples.add(new Sample(Situation.of(2, i % 2, 0.5, 5), i % 2, said, result));
    }
    Calibration calibration = Calibration.of(Map.of(2, CurveFit.of(List.of(), samples, 2)));
    assertThat(calibration.winning(Situation.of(2, 0, 0.5, 5), 0.999)).isBetween(0.58, 0.74);
  }

  /** The first seat wins more often than the judge thinks, so the curve says that on average. */
  @Test
  void atTheStartEachPlaceIsGivenItsShareOfWins() {
    SeededStream random = new SeededStream(2);
    List<Sample> openings = new ArrayList<>();
    for (int i = 0; i < 4_000; i++) {
      int winner = random.below(100) < 60 ? 0 : 1;
      for (int place = 0; place < 2; place++) {
        double said = (random.below(200) + 400) / 1000.0;
        openings.add(
            new Sample(Situation.of(2, place, 0, 1), place, said, place == winner ? 1 : 0));
      }
    }
    Calibration calibration = Calibration.of(Map.of(2, CurveFit.of(openings, openings, 2)));
    for (int place = 0; place < 2; place++) {
      int wanted = place;
      List<Sample> own = openings.stream().filter(sample -> sample.seat() == wanted).toList();
      double won = own.stream().mapToDouble(Sample::result).average().orElseThrow();
      assertThat(won).isCloseTo(place == 0 ? 0.6 : 0.4, within(0.03));
      assertThat(calibration.share(Situation.of(2, place, 0, 1))).isCloseTo(won, within(1e-6));
      assertThat(
              own.stream()
                  .mapToDouble(sample -> calibration.winning(sample.situation(), sample.said()))
                  .average()
                  .orElseThrow())
          .isCloseTo(won, within(0.001));
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
