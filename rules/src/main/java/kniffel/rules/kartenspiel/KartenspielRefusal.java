package kniffel.rules.kartenspiel;

import kniffel.rules.Refusal;

/** Why something cannot be done in Kniffel – Das Kartenspiel. */
public sealed interface KartenspielRefusal extends Refusal {

  /** Something else is asked now. */
  record NotAskedNow(Phase phase) implements KartenspielRefusal {}

  /** Set-up stones go on the four power rows only (R27). */
  record OnlyPowerRows() implements KartenspielRefusal {}

  /** A row takes no more than this many set-up stones (R27). */
  record TooManyInRow(Row row, int limit) implements KartenspielRefusal {}

  /** This player has chosen the same two fields (R37). */
  record FieldsTaken(int seat) implements KartenspielRefusal {}

  /** The cards of this turn were drawn already. */
  record DrawnAlready() implements KartenspielRefusal {}

  /** There is no passing: drawing is always possible (R40). */
  record NoPassing() implements KartenspielRefusal {}

  /** The card does not lie in the display. */
  record CardNotInDisplay(Card card) implements KartenspielRefusal {}

  /** The player does not hold the card. */
  record CardNotInHand(Card card) implements KartenspielRefusal {}

  /** The combination has no place, or no place left, for the card. */
  record CardNotNeeded(Card card, Combination combination) implements KartenspielRefusal {}

  /** The player holds too few of the cards that the combination needs. */
  record MissingCards(Combination combination, int needed, int held)
      implements KartenspielRefusal {}

  /** Every level, or column, of the row is filled (R33). */
  record RowComplete(Row row) implements KartenspielRefusal {}

  /** The next level of the row takes more stones than lie in the active zone (R33). */
  record TooFewActive(Row row, int needed, int active) implements KartenspielRefusal {}

  /** The next level of the row takes more stones than the player has left. */
  record TooFewStones(Row row, int needed, int left) implements KartenspielRefusal {}

  /** No row can take a Kniffel with these stones. */
  record NoRowForKniffel(int active, int reserve) implements KartenspielRefusal {}

  /** The combination cannot be placed in this row (R32). */
  record WrongRow(Row row, Combination combination) implements KartenspielRefusal {}

  /** The number of stones is not what the row takes at once now. */
  record WrongStones(Row row, int needed, int stones) implements KartenspielRefusal {}

  /** The reserve is smaller than that. */
  record TooFewInReserve(int needed, int reserve) implements KartenspielRefusal {}

  /** A Kniffel in the two-pairs row takes at least one active stone (R35). */
  record OneMustBeActive() implements KartenspielRefusal {}

  /** There is no stone in the reserve to trade for (R40). */
  record NoReserve() implements KartenspielRefusal {}

  /** The active zone already holds all the stones that the hand limit allows (R38). */
  record ActiveZoneFull(int limit) implements KartenspielRefusal {}

  /** The card is not among those that may be drawn. */
  record CardNotInPile(Card card) implements KartenspielRefusal {}

  /** A card is to be drawn, not who begins. */
  record CardToDraw() implements KartenspielRefusal {}
}
