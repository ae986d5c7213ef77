package kniffel.rules.newgame;

import kniffel.rules.Range;
import kniffel.rules.Ranges;

/**
 * What is agreed before a game of Newgame.
 *
 * @param rounds how many turns everybody has
 */
public record NewgameOptions(@Range(min = 1, max = 20) int rounds) {

  /** The rulebook. */
  public static final NewgameOptions BASE = new NewgameOptions(5);

  public NewgameOptions {
    Ranges.check(NewgameOptions.class, rounds);
  }
}
