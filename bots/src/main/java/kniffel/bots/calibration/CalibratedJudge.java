package kniffel.bots.calibration;

import java.util.function.Function;
import kniffel.bots.Allowance;
import kniffel.bots.Decision;
import kniffel.bots.Judge;
import kniffel.bots.Rating;
import kniffel.rules.Randomness;

/** Corrects the probabilities of another judge; other units stay as they are. */
public final class CalibratedJudge<M, V> implements Judge<M, V> {

  private final Judge<M, V> judge;
  private final Function<V, Situation> situation;
  private final Calibration calibration;

  public CalibratedJudge(
      Judge<M, V> judge, Function<V, Situation> situation, Calibration calibration) {
    this.judge = judge;
    this.situation = situation;
    this.calibration = calibration;
  }

  @Override
  public Rating<M> rate(Decision<M, V> decision, Randomness randomness, Allowance allowance) {
    Rating<M> rating = judge.rate(decision, randomness, allowance);
    if (rating.unit() != Rating.Unit.WINNING) {
      return rating;
    }
    Situation now = situation.apply(decision.view());
    Rating<M> calibrated =
        new Rating<>(
            rating.unit(), rating.moves().stream().map(rated -> calibrated(rated, now)).toList());
    return now.stage() == Situation.GameStage.SET_UP
        ? atSetUp(calibrated, calibration.share(now))
        : calibrated;
  }

  /**
   * The best moves keep the share of the place; others lose as much as they are behind the best.
   */
  private static <M> Rating<M> atSetUp(Rating<M> rating, double share) {
    double best = rating.best().value();
    return new Rating<>(
        rating.unit(),
        rating.moves().stream()
            .map(
                rated ->
                    new Rating.Rated<>(
                        rated.move(), Math.max(0, share - (best - rated.value())), rated.error()))
            .toList());
  }

  private Rating.Rated<M> calibrated(Rating.Rated<M> rated, Situation now) {
    double value = calibration.winning(now, rated.value());
    double error =
        rated.error() == 0
            ? 0
            : Math.abs(calibration.winning(now, rated.value() + rated.error()) - value);
    return new Rating.Rated<>(rated.move(), value, error);
  }
}
