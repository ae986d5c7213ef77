package kniffel.bots.kartenspiel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import kniffel.bots.Budget;
import kniffel.bots.Judge;
import kniffel.bots.Rating;
import kniffel.rules.Randomness;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielView;

/** Rates moves by the position in which they leave the player at the end of the turn. */
final class TurnJudge implements Judge<KartenspielMove, KartenspielView> {

  private final Board board;
  private final Supplier<Worth> worth;

  /**
   * A judge.
   *
   * @param worth makes what it judges by, which need not be safe for use by several threads
   */
  TurnJudge(Board board, Supplier<Worth> worth) {
    this.board = board;
    this.worth = worth;
  }

  @Override
  public Rating<KartenspielMove> rate(
      KartenspielView view, List<KartenspielMove> moves, Randomness randomness, Budget budget) {
    Position position = new Position(view);
    Policy policy = new Policy(board, worth.get());
    long seed = Stream.seed(randomness);
    Race race = new Race(position, policy, seed);
    Outlook outlook = new Outlook(position, policy, seed);
    Seat after = new Seat();
    List<Rating.Rated<KartenspielMove>> rated = new ArrayList<>();
    for (KartenspielMove move : moves) {
      rated.add(new Rating.Rated<>(move, race.winning(outlook.turns(move, after)), 0));
    }
    return new Rating<>(Rating.Unit.WINNING, rated);
  }
}
