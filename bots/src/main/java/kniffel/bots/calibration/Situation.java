package kniffel.bots.calibration;

/**
 * What calibrating a value needs to know about a position.
 *
 * @param table which of the tables of a game applies: one for each variant and number of players
 * @param place how many seats come before the one that decides in each round
 * @param progress how far the game has come, from 0 at the start to 1 near the end
 * @param stage how far the first round has come
 */
public record Situation(int table, int place, double progress, GameStage stage) {

  /** The phase of the game, as far as it matters for calibration. */
  public enum GameStage {
    /** It is still being set up: chances differ only by the place in the round. */
    SET_UP,
    /** The first round. */
    OPENING,
    LATER
  }

  /** How many tables there may be for one variant: one for each number of players. */
  private static final int PLAYERS = 10;

  public Situation {
    progress = Math.clamp(progress, 0, 1);
  }

  /** The situation in a game with one way to play and nothing to set up. */
  public static Situation of(int players, int place, double progress, int round) {
    return new Situation(
        table(0, players), place, progress, round <= 1 ? GameStage.OPENING : GameStage.LATER);
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
