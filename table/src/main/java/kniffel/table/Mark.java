package kniffel.table;

import java.util.Optional;

/**
 * What a record says about how a move came about, beside the move itself.
 *
 * @param by the bot that decided in the player's place, as {@code bot:NAME}
 * @param hint whether the player had asked for a hint
 */
public record Mark(Optional<String> by, boolean hint) {

  public static final Mark NONE = new Mark(Optional.empty(), false);

  public Mark {
    if (by.isPresent() && !Seat.isBotName(by.get())) {
      throw new IllegalArgumentException("somebody who stands in is bot:NAME");
    }
  }
}
