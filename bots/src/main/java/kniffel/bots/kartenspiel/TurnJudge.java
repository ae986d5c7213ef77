package kniffel.bots.kartenspiel;

import java.util.function.Function;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Decision;
import kniffel.bots.Judge;
import kniffel.bots.Rating;
import kniffel.rules.Randomness;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielView;

/**
 * Rates moves by the position in which they leave the player at the end of the turn, and takes a
 * closer look where it has one.
 */
final class TurnJudge implements Judge<KartenspielMove, KartenspielView> {

  private final PackedTableau tableau;
  private final Supplier<TurnsNeeded> turnsNeeded;
  private final Correction correction;
  private final Function<FirstSight, Rating<KartenspielMove>> told;

  /**
   * A judge.
   *
   * @param turnsNeeded makes what it judges by, which need not be safe for use by several threads
   * @param told the unit of its ratings: {@link FirstSight#rating} or {@link FirstSight#pace}
   */
  TurnJudge(
      PackedTableau tableau,
      Supplier<TurnsNeeded> turnsNeeded,
      Correction correction,
      Function<FirstSight, Rating<KartenspielMove>> told) {
    this.tableau = tableau;
    this.turnsNeeded = turnsNeeded;
    this.correction = correction;
    this.told = told;
  }

  @Override
  public Rating<KartenspielMove> rate(
      Decision<KartenspielMove, KartenspielView> decision,
      Randomness randomness,
      Allowance allowance) {
    FirstSight sight = new FirstSight(tableau, turnsNeeded.get(), decision, randomness);
    correction.correct(sight, allowance);
    return told.apply(sight);
  }
}
