package kniffel.bots.kartenspiel;

import java.util.Arrays;
import kniffel.bots.shared.SeededStream;

/**
 * Turns the numbers of turns that players still need into a probability of winning.
 *
 * <p>The difference of two such numbers is taken as spread like a logistic variable whose scale
 * grows with the root of the turns to come; the factor was chosen so that the probabilities agree
 * with how games of bots ended (docs/bots/kartenspiel.md).
 */
final class WinProbability {

  private static final int SAMPLES = 8;
  private static final double SPREAD = 0.4;
  private static final double LAST_TURN = 0.6;

  /**
   * A small part of the probability depends on the player's own turns, so that nobody stops playing
   * when all is won or lost.
   */
  private static final double FOR_TURNS = 1e-6;

  private final double[] others;

  /** Looks at the others, whose hidden cards are drawn at random. */
  WinProbability(PackedView view, Policy policy, long seed) {
    PackedGame game = new PackedGame(policy, view.seats.length);
    double[] sums = new double[view.seats.length];
    for (int sample = 0; sample < SAMPLES; sample++) {
      view.determinize(game, new SeededStream(seed + sample));
      for (int seat = 0; seat < sums.length; seat++) {
        PackedPlayer other = game.seats[seat];
        sums[seat] += other.lost ? Policy.NEVER : policy.rough(other);
      }
    }
    int players = sums.length;
    others = new double[players - 1];
    int n = 0;
    for (int seat = 0; seat < players; seat++) {
      if (seat != view.owner) {
        boolean out = view.seats[seat].stones() == 0;
        others[n++] = sums[seat] / SAMPLES - (view.isLater(seat) && !out ? 1 : 0);
      }
    }
  }

  /** The least number of turns that one of the others still needs. */
  double soonest() {
    return Arrays.stream(others).min().orElse(Policy.NEVER);
  }

  /** The odds that another player finishes before somebody who needs this number of turns. */
  static double odds(double turns, double other) {
    double scale = SPREAD * Math.sqrt(LAST_TURN + Math.max(0, Math.min(turns, other)));
    return Math.exp(Math.clamp((turns - other) / scale, -40, 40));
  }

  /** The probability of winning for somebody who needs this number of turns after this one. */
  double winning(double turns) {
    double odds = 1;
    for (double other : others) {
      odds += odds(turns, other);
    }
    double soon = 1 - (turns + 1) / (Policy.NEVER + 2);
    return (1 - FOR_TURNS) / odds + FOR_TURNS * Math.clamp(soon, 0, 1);
  }
}
