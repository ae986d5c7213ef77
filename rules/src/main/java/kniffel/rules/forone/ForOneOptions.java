package kniffel.rules.forone;

import java.util.Optional;

/**
 * What is agreed before a game.
 *
 * @param level which card is played, with how many dice, for which medals
 * @param voluntaryDiscard whether a die may be removed although some row would take it (option S5)
 * @param challenge what is changed about the card if a level of the challenge book is played: its
 *     whole text, so that a record can be read whatever becomes of the book
 */
public record ForOneOptions(
    LevelName level, boolean voluntaryDiscard, Optional<Challenge> challenge) {

  /** The rulebook. R48: only what cannot be placed is removed. */
  public static final ForOneOptions BASE = new ForOneOptions(LevelName.BASE, false);

  /** The base card without a challenge. */
  public ForOneOptions(LevelName level, boolean voluntaryDiscard) {
    this(level, voluntaryDiscard, Optional.empty());
  }

  /** A level of the challenge book. */
  public static ForOneOptions of(Challenge challenge) {
    return new ForOneOptions(LevelName.BASE, false, Optional.of(challenge));
  }

  /** The level with the rules that the options add to it. */
  Level played() {
    Level card = challenge.map(Challenge::level).orElseGet(level::level);
    return voluntaryDiscard ? card.with(ExtraRule.VOLUNTARY_DISCARD) : card;
  }
}
