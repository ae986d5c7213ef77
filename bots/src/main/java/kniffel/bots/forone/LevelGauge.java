package kniffel.bots.forone;

import java.util.function.LongFunction;
import java.util.function.Supplier;
import kniffel.rules.Randomness;
import kniffel.rules.forone.Level;

/**
 * The bots by which the medals of levels are measured. They plan whole rolls; their values are
 * frozen with the version of a level, so that a stronger bot changes no medal.
 */
public enum LevelGauge {

  /** The best value that there is for the level. */
  STRONGEST(0),

  /** The value made by hand. */
  HAND(0),

  /** The value made by hand, with an error of up to this many points in the value of each plan. */
  CARELESS(12);

  private static final int MISSED = -1;

  private final double error;

  LevelGauge(double error) {
    this.error = error;
  }

  /**
   * Plays games of a level.
   *
   * @param streams random numbers by their number
   * @param first the number of the first game; all bots have the same dice in it
   * @return the points of each game, negative where a demand was missed
   */
  public int[] play(Level level, LongFunction<Randomness> streams, int first, int games) {
    LevelTable table = new LevelTable(level);
    Supplier<LevelValues> values =
        this == STRONGEST ? LevelTuning.strongest(table) : HandmadeValues::new;
    LevelPlay play = new LevelPlay(table, values.get(), error);
    int[] points = new int[games];
    for (int game = 0; game < games; game++) {
      LevelPosition end =
          play.play(
              streams.apply(2L * (first + game)), streams.apply(2L * (first + game) + 1), p -> {});
      points[game] = LevelDemands.missedAtEnd(end) > 0 ? MISSED : Math.max(0, end.total());
    }
    return points;
  }
}
