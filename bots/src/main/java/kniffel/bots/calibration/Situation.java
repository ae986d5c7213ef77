package kniffel.bots.calibration;

/**
 * What calibrating a value needs to know about a position.
 *
 * @param table which of the tables of a game applies: one for each variant and number of players
 * @param place how many seats come before the one that decides in each round
 * @param progress how far the game has come, from 0 at the start to 1 near the end
 * @param setUp whether the game is still being set up, so that all have the same chances
 */
public record Situation(int table, int place, double progress, boolean setUp) {

  /** How many tables there may be for one variant: one for each number of players. */
  private static final int PLAYERS = 10;

  public Situation {
    progress = Math.clamp(progress, 0, 1);
  }

  /** The situation in a game with one way to play. */
  public static Situation of(int players, int place, double progress) {
    return new Situation(table(0, players), place, progress, false);
  }

  /** The number of the table for a variant and a number of players. */
  public static int table(int variant, int players) {
    return variant * PLAYERS + players;
  }

  /** How many play. */
  public int players() {
    return table % PLAYERS;
  }
}
