package kniffel.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import kniffel.bots.Appraisal.DecisionVerdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** How far off what is told about a decision may be. */
class AppraisalTest {

  private static final Rating.Unit UNIT = Rating.Unit.WINNING;

  private static Appraisal<String> found(double difference, double error) {
    return new Appraisal<>(1, "played", "best", 0.6, difference, error);
  }

  @Test
  void whatIsToldIsAsFarOffAsItsDifference() {
    assertThat(found(0.2, 0.02).lossError(UNIT)).isEqualTo(0.02);
    assertThat(found(0.2, 0).lossError(UNIT)).isZero();
  }

  @Test
  void lossesThatMightHaveBeenToldAddToTheErrorAndOthersDoNot() {
    assertThat(found(0.15, 0.05).verdict(UNIT)).isEqualTo(DecisionVerdict.UNCLEAR);
    assertThat(found(0.15, 0.05).lossError(UNIT)).isGreaterThan(0.05);
    assertThat(found(-0.3, 0.05).lossError(UNIT)).isCloseTo(0, within(1e-3));
    assertThat(found(0.1, 1).lossError(UNIT)).isCloseTo(0, within(0.01));
  }

  @Test
  void noLossIsToldThatExceedsTheChanceThereWas() {
    assertThat(found(0.9, 0.05).loss(UNIT)).isEqualTo(0.6);
  }

  /** The chance there was bounds what is told, and so also what is clear. */
  @Test
  void aLossIsToldOnlyWhereItIsClearAsItIsTold() {
    Appraisal<String> hopeless = new Appraisal<>(1, "played", "best", 0.0024, 0.07, 0.0168);
    assertThat(hopeless.verdict(UNIT)).isEqualTo(DecisionVerdict.UNCLEAR);
    Random random = new Random(2);
    for (Rating.Unit unit : Rating.Unit.values()) {
      for (int i = 0; i < 100_000; i++) {
        double error = random.nextDouble() * unit.negligible() * 3;
        Appraisal<String> any =
            new Appraisal<>(
                1, "played", "best", random.nextDouble(), 10 * error * random.nextDouble(), error);
        if (any.verdict(unit) == DecisionVerdict.COSTLY) {
          assertThat(any.loss(unit)).isGreaterThan(2 * error);
        } else {
          assertThat(any.loss(unit)).isZero();
        }
      }
    }
  }

  /** However large a difference seems: where nothing was measured, nothing is told. */
  @ParameterizedTest
  @EnumSource
  void withoutAMeasurementNothingIsToldAndNothingIsOff(Rating.Unit unit) {
    double error = Accuracy.ofStart(0, unit).loss();
    for (double difference : new double[] {1e-6, 0.3, 1, 40, 1e6}) {
      Appraisal<String> appraisal = new Appraisal<>(1, "played", "best", 0.9, difference, error);
      assertThat(appraisal.verdict(unit)).isEqualTo(DecisionVerdict.UNCLEAR);
      assertThat(appraisal.lossError(unit)).isZero();
    }
    // A closer look tells it.
    Appraisal<String> looked =
        new Appraisal<>(1, "played", "best", 0.9, 0.5, error).looked(0.5, 0.01);
    assertThat(looked.loss(unit)).isEqualTo(0.5);
  }

  /** The spread that appears when decisions are examined repeatedly. */
  @ParameterizedTest
  @CsvSource({"0.3, 0.1", "0.15, 0.05", "0.1, 0.05", "0.015, 0.008", "0, 0.02"})
  void whereNothingIsClearTheErrorIsTheSpreadOfWhatMightBeTold(double difference, double error) {
    Random random = new Random(1);
    int count = 200_000;
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < count; i++) {
      double told = found(difference + error * random.nextGaussian(), error).loss(UNIT);
      sum += told;
      squares += told * told;
    }
    double spread = Math.sqrt(squares / count - sum / count * sum / count);
    assertThat(found(difference, error).lossError(UNIT)).isCloseTo(spread, within(0.03 * error));
  }
}
