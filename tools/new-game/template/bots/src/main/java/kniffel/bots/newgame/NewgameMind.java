package kniffel.bots.newgame;

import java.util.List;
import kniffel.bots.Accuracy;
import kniffel.bots.Bot;
import kniffel.bots.Judge;
import kniffel.bots.JudgeBot;
import kniffel.bots.Mind;
import kniffel.bots.Rating;
import kniffel.bots.Reason;
import kniffel.bots.Strength;
import kniffel.rules.newgame.Newgame;
import kniffel.rules.newgame.NewgameMove;
import kniffel.rules.newgame.NewgameView;

/** What bots know about Newgame: the exact mean of what each move comes to. */
public final class NewgameMind implements Mind<NewgameMove, NewgameView> {

  /** The mean of a die. */
  private static final double ROLL = 3.5;

  /** The mean of a turn: 4, 5 and 6 are kept, everything else is rolled again. */
  private static final double TURN = 4.25;

  private final int rounds;

  public NewgameMind(Newgame game) {
    this.rounds = game.options().rounds();
  }

  @Override
  public Judge<NewgameMove, NewgameView> quick() {
    return (decision, randomness, allowance) -> rate(decision.view(), decision.moves());
  }

  @Override
  public Judge<NewgameMove, NewgameView> deep() {
    return quick();
  }

  @Override
  public boolean isExact() {
    return true;
  }

  @Override
  public Accuracy accuracy(int players) {
    return Accuracy.EXACT;
  }

  private Rating<NewgameMove> rate(NewgameView view, List<NewgameMove> moves) {
    double rest = view.totals().get(view.seat()) + TURN * (rounds - view.round());
    return new Rating<>(
        Rating.Unit.POINTS,
        moves.stream().map(move -> new Rating.Rated<>(move, rest + turn(view, move), 0)).toList());
  }

  /** What a move makes of this turn, on average. */
  private static double turn(NewgameView view, NewgameMove move) {
    return switch (move) {
      case NewgameMove.Keep keep -> view.dice().sum();
      case NewgameMove.Roll roll -> view.rolls() == 0 ? TURN : ROLL;
    };
  }

  @Override
  public Reason explain(NewgameView view, NewgameMove move) {
    return switch (move) {
      case NewgameMove.Keep keep -> new NewgameReason.GoodEnough(view.dice().sum());
      case NewgameMove.Roll roll -> new NewgameReason.RollingIsBetter();
    };
  }

  @Override
  public Bot<NewgameMove, NewgameView> playing(Strength strength) {
    return switch (strength) {
      case EASY -> new JudgeBot<>(quick(), 3);
      case NORMAL -> new JudgeBot<>(quick(), 1);
      case HARD -> new JudgeBot<>(quick(), 0.3);
      case EXPERT -> new JudgeBot<>(deep(), 0);
    };
  }
}
