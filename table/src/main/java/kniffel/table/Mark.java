package kniffel.table;

import java.util.Optional;

/**
 * What a record says about how an event came about, besides the event itself.
 *
 * @param by of a move: the bot that decided in the player's place, as {@code bot:NAME}
 * @param hint of a move: whether the player had asked for a hint
 * @param pad of an outcome that people told: whether it is the last roll of its turn, and those
 *     before it were not told
 */
public record Mark(Optional<String> by, boolean hint, boolean pad) {

  public static final Mark NONE = new Mark(Optional.empty(), false);

  /** Dice that people say were the last of their turn. */
  public static final Mark PAD = new Mark(Optional.empty(), false, true);

  public Mark {
    if (by.isPresent() && !Seat.isBotName(by.get())) {
      throw new IllegalArgumentException("somebody who stands in is bot:NAME");
    }
    if (pad && (by.isPresent() || hint)) {
      throw new IllegalArgumentException("nobody decides what falls");
    }
  }

  /** How a move came about. */
  public Mark(Optional<String> by, boolean hint) {
    this(by, hint, false);
  }
}
