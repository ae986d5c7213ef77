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
public record EventMark(Optional<String> by, boolean hint, boolean pad) {

  public static final EventMark NONE = new EventMark(Optional.empty(), false);

  /** Dice that people say were the last of their turn. */
  public static final EventMark PAD = new EventMark(Optional.empty(), false, true);

  public EventMark {
    if (by.isPresent() && !Seat.isBotName(by.get())) {
      throw new IllegalArgumentException("somebody who stands in is bot:NAME");
    }
    if (pad && (by.isPresent() || hint)) {
      throw new IllegalArgumentException("nobody decides what falls");
    }
  }

  /** How a move came about. */
  public EventMark(Optional<String> by, boolean hint) {
    this(by, hint, false);
  }
}
