package kniffel.bots.kartenspiel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Decision;
import kniffel.bots.Judge;
import kniffel.bots.Rating;
import kniffel.rules.Randomness;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielView;

/** Rates moves by the position in which they leave the player at the end of the turn. */
final class TurnJudge implements Judge<KartenspielMove, KartenspielView> {

  private final PackedTableau board;
  private final Supplier<TurnsNeeded> worth;

  /**
   * A judge.
   *
   * @param worth makes what it judges by, which need not be safe for use by several threads
   */
  TurnJudge(PackedTableau board, Supplier<TurnsNeeded> worth) {
    this.board = board;
    this.worth = worth;
  }

  @Override
  public Rating<KartenspielMove> rate(
      Decision<KartenspielMove, KartenspielView> decision,
      Randomness randomness,
      Allowance allowance) {
    KartenspielView view = decision.view();
    List<KartenspielMove> moves = decision.moves();
    PackedView position = new PackedView(view);
    Policy policy = new Policy(board, worth.get());
    long seed = Stream.seed(randomness);
    WinChance race = new WinChance(position, policy, seed);
    TurnValues outlook = new TurnValues(position, policy, seed);
    PackedPlayer after = new PackedPlayer();
    List<Rating.Rated<KartenspielMove>> rated = new ArrayList<>();
    for (KartenspielMove move : moves) {
      rated.add(new Rating.Rated<>(move, race.winning(outlook.turns(move, after)), 0));
    }
    return new Rating<>(Rating.Unit.WINNING, rated);
  }
}
