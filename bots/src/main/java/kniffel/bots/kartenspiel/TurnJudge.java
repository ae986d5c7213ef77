package kniffel.bots.kartenspiel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Decision;
import kniffel.bots.Judge;
import kniffel.bots.Rating;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Randomness;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielView;

/** Rates moves by the position in which they leave the player at the end of the turn. */
final class TurnJudge implements Judge<KartenspielMove, KartenspielView> {

  private final PackedTableau tableau;
  private final Supplier<TurnsNeeded> turnsNeeded;

  /**
   * A judge.
   *
   * @param turnsNeeded makes what it judges by, which need not be safe for use by several threads
   */
  TurnJudge(PackedTableau tableau, Supplier<TurnsNeeded> turnsNeeded) {
    this.tableau = tableau;
    this.turnsNeeded = turnsNeeded;
  }

  @Override
  public Rating<KartenspielMove> rate(
      Decision<KartenspielMove, KartenspielView> decision,
      Randomness randomness,
      Allowance allowance) {
    List<KartenspielMove> moves = decision.moves();
    PackedView view = new PackedView(decision.view());
    Policy policy = new Policy(tableau, turnsNeeded.get());
    long seed = SeededStream.seed(randomness);
    WinProbability winProbability = new WinProbability(view, policy, seed);
    TurnValues turnValues = new TurnValues(view, policy, seed);
    PackedPlayer after = new PackedPlayer();
    List<Rating.Rated<KartenspielMove>> rated = new ArrayList<>();
    for (KartenspielMove move : moves) {
      rated.add(new Rating.Rated<>(move, winProbability.winning(turnValues.turns(move, after)), 0));
    }
    return new Rating<>(Rating.Unit.WINNING, rated);
  }
}
