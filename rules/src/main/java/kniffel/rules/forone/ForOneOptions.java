package kniffel.rules.forone;

/**
 * What is agreed before a game.
 *
 * @param level which card is played, with how many dice, for which medals
 * @param voluntaryDiscard whether a die that some row would take may be removed all the same
 *     (option S5)
 */
public record ForOneOptions(LevelName level, boolean voluntaryDiscard) {

  /** The rulebook. R48: only what cannot be placed is removed. */
  public static final ForOneOptions BASE = new ForOneOptions(LevelName.BASE, false);

  /** The level with the rules that the options add to it. */
  Level played() {
    return voluntaryDiscard ? level.level().with(ExtraRule.VOLUNTARY_DISCARD) : level.level();
  }
}
