package kniffel.bots.kartenspiel;

import java.util.Optional;
import kniffel.bots.shared.SeededStream;

/**
 * The last turns of a sampled game, in which everybody plays on: what counts there is not the
 * player's own speed but who wins.
 */
final class LastTurns {

  /** How many turns before the end it begins. */
  private static final double NEAR = 6;

  /** How many own turns a sampled game goes on before it is judged as it stands. */
  private static final int HORIZON = 6;

  /** The least that a turn is assumed to be worth, in winning. */
  private static final double LEAST_SLOPE = 0.03;

  /** What a turn is worth by itself, so that nobody stops playing when all is won or lost. */
  private static final double FOR_TURNS = 0.01;

  private final PackedView view;
  private final Policy policy;
  private final double turnsPerWin;

  private LastTurns(PackedView view, Policy policy, double slope) {
    this.view = view;
    this.policy = policy;
    this.turnsPerWin = 1 / Math.max(LEAST_SLOPE, slope);
  }

  /**
   * The ending, if the game has come to it.
   *
   * @param turns how many the owner still needs
   */
  static Optional<LastTurns> of(
      PackedView view, Policy policy, WinProbability winProbability, double turns) {
    if (Math.min(turns, winProbability.soonest()) >= NEAR) {
      return Optional.empty();
    }
    double slope = winProbability.winning(turns - 0.5) - winProbability.winning(turns + 0.5);
    return Optional.of(new LastTurns(view, policy, slope));
  }

  /** Plays on after a turn of the owner, and says what came of it, counted in turns. */
  double play(PackedGame game, SeededStream random) {
    int seat = view.owner;
    int turns = 0;
    while (true) {
      seat = (seat + 1) % game.seats.length;
      if (seat == view.starter && isOver(game)) {
        return value(game, won(game), turns);
      }
      if (!game.seats[seat].isOut()) {
        game.turn(seat, random);
      }
      if (seat == view.owner && ++turns == HORIZON && game.seats[seat].stones() > 0) {
        return value(game, expected(game), turns);
      }
    }
  }

  private double value(PackedGame game, double share, int turns) {
    double own = turns + policy.rough(game.seats[view.owner]);
    return (FOR_TURNS * own - share) * turnsPerWin;
  }

  private boolean isOver(PackedGame game) {
    boolean finished = game.seats[view.owner].lost;
    int playing = 0;
    for (PackedPlayer seat : game.seats) {
      finished |= seat.stones() == 0;
      playing += seat.isOut() ? 0 : 1;
    }
    return finished || playing <= 1;
  }

  /** The owner's share of the victory: by stones left, then by cards in hand (R41). */
  private double won(PackedGame game) {
    PackedPlayer own = game.seats[view.owner];
    if (own.lost) {
      return 0;
    }
    int sharing = 0;
    for (PackedPlayer seat : game.seats) {
      if (!seat.lost) {
        int behind =
            own.stones() == seat.stones()
                ? Integer.compare(seat.hand.size(), own.hand.size())
                : Integer.compare(own.stones(), seat.stones());
        if (behind > 0) {
          return 0;
        }
        sharing += behind == 0 ? 1 : 0;
      }
    }
    return 1.0 / sharing;
  }

  private double expected(PackedGame game) {
    double turns = policy.rough(game.seats[view.owner]);
    double odds = 1;
    for (int number = 0; number < game.seats.length; number++) {
      PackedPlayer seat = game.seats[number];
      if (number != view.owner && !seat.lost) {
        boolean moves = view.isLater(number) && seat.stones() > 0;
        odds += WinProbability.odds(turns, policy.rough(seat) - (moves ? 1 : 0));
      }
    }
    return 1 / odds;
  }
}
