package kniffel.bots.kartenspiel;

/**
 * Turns the numbers of turns that players still need into a probability to win.
 *
 * <p>The difference of two such numbers is taken as spread like a logistic variable whose scale
 * grows with the root of the turns to come; the factor was chosen so that the probabilities agree
 * with how games of bots ended (docs/bots/kartenspiel.md).
 */
final class WinChance {

  private static final int SAMPLES = 8;
  private static final double SPREAD = 0.4;
  private static final double LAST_TURN = 0.6;

  private final double[] others;

  /** Looks at the others, whose hidden cards are drawn at random. */
  WinChance(PackedView position, Policy policy, long seed) {
    PackedGame game = new PackedGame(policy, position.seats.length);
    double[] sums = new double[position.seats.length];
    for (int sample = 0; sample < SAMPLES; sample++) {
      position.imagine(game, new Stream(seed + sample));
      for (int seat = 0; seat < sums.length; seat++) {
        PackedPlayer other = game.seats[seat];
        sums[seat] += other.lost ? Policy.NEVER : policy.rough(other);
      }
    }
    int players = sums.length;
    others = new double[players - 1];
    int n = 0;
    for (int seat = 0; seat < players; seat++) {
      if (seat != position.owner) {
        // Who comes later in the round has this round's turn still to come.
        boolean later =
            Math.floorMod(seat - position.starter, players)
                > Math.floorMod(position.owner - position.starter, players);
        boolean out = position.seats[seat].stones() == 0;
        others[n++] = sums[seat] / SAMPLES - (later && !out ? 1 : 0);
      }
    }
  }

  /** The probability to win for somebody who needs so many turns after this one. */
  double winning(double turns) {
    double odds = 1;
    for (double other : others) {
      double scale = SPREAD * Math.sqrt(LAST_TURN + Math.max(0, Math.min(turns, other)));
      odds += Math.exp(Math.clamp((turns - other) / scale, -40, 40));
    }
    return 1 / odds;
  }
}
