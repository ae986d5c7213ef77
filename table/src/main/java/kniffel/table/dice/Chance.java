package kniffel.table.dice;

import java.util.Optional;

/** How chance enters a game: the program rolls, or people do and say what fell. */
public sealed interface Chance {

  /** The program rolls, for everybody. */
  record Drawn(DiceSource dice) implements Chance {}

  /**
   * People roll their own dice.
   *
   * @param forBots the dice that the program rolls for bots; empty if people roll for these too
   */
  record Own(Optional<DiceSource> forBots) implements Chance {}

  /**
   * The dice that the program rolls now; empty if people say what fell.
   *
   * @param forBot whether the dice are a bot's
   */
  default Optional<DiceSource> dice(boolean forBot) {
    return switch (this) {
      case Drawn(DiceSource dice) -> Optional.of(dice);
      case Own(Optional<DiceSource> forBots) -> forBots.filter(any -> forBot);
    };
  }

  default boolean isOwn() {
    return this instanceof Own;
  }
}
