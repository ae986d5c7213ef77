package kniffel.bots.kartenspiel;

/** What a position is worth to one player, as the number of turns still needed: less is better. */
interface TurnsNeeded {

  /** How many more turns this player needs, at the end of a turn. */
  double turns(PackedPlayer seat);

  /** How many turns the cards of the pile save, on average, if they are drawn now. */
  double gain(PackedPlayer seat);

  /** Whether a player who counts this way must be made to use a full hand. */
  default boolean waitsTooLong() {
    return false;
  }
}
