package kniffel.rules.kartenspiel;

import java.util.List;
import kniffel.rules.Fact;

/** What can happen in Kniffel – Das Kartenspiel. */
public sealed interface KartenspielFact extends Fact {

  /** This player begins. */
  record Begins(int seat) implements KartenspielFact {}

  /** A set-up stone was placed. */
  record SetStone(int seat, Row row) implements KartenspielFact {}

  /** A player drew this card from the pile, or was dealt it; only that player is told. */
  record Drew(int seat, Card card) implements KartenspielFact {}

  /** A player drew a card from the pile, or was dealt one, that others do not see. */
  record DrewHidden(int seat) implements KartenspielFact {}

  /** A card of the pile now lies in the display. */
  record TurnedUp(Card card) implements KartenspielFact {}

  /** A player draws: first from the pile, then from the display, this many cards each. */
  record Draws(int seat, int pile, int display) implements KartenspielFact {}

  /** A player took these cards from the display. */
  record Took(int seat, List<Card> cards) implements KartenspielFact {}

  /** A player is about to play a combination. */
  record Announced(int seat, Combination combination) implements KartenspielFact {}

  /** The number of stones that will have to be placed for it. */
  record StonesDue(Row row, int stones) implements KartenspielFact {}

  /** A player chose this card for the combination. */
  record Spent(int seat, Card card) implements KartenspielFact {}

  /** A player played a combination. */
  record Played(int seat, Combination combination, List<Card> cards) implements KartenspielFact {}

  /** Stones of the active zone were placed for it. */
  record Placed(int seat, Row row, int stones) implements KartenspielFact {}

  /** Stones were placed for it, some or all of them from the reserve (R35). */
  record PlacedFromReserve(int seat, Row row, int stones, int fromReserve)
      implements KartenspielFact {}

  /** The last stone stands alone on a level for more (R36). */
  record StandsAlone(int seat, Row row) implements KartenspielFact {}

  /** From the next turn on this player draws more cards from the pile. */
  record DrawsMore(int seat, int before, int now) implements KartenspielFact {}

  /** From the next turn on this player takes more cards from the display. */
  record TakesMore(int seat, int before, int now) implements KartenspielFact {}

  /** From the next turn on this player may trade more cards. */
  record TradesMore(int seat, int before, int now) implements KartenspielFact {}

  /** From now on this player may hold more cards. */
  record HoldsMore(int seat, int before, int now) implements KartenspielFact {}

  /** A player traded a card for a stone and now has these numbers of stones. */
  record Traded(int seat, Card card, int active, int reserve) implements KartenspielFact {}

  /** A player discarded a card beyond the hand limit. */
  record Discarded(int seat, Card card) implements KartenspielFact {}

  /** A player does no more in this turn. */
  record TurnEnded(int seat) implements KartenspielFact {}

  /** The discard pile was shuffled and became the pile. */
  record Reshuffled(int cards) implements KartenspielFact {}

  /** A player has placed all stones and holds this many cards. */
  record Finished(int seat, int cards) implements KartenspielFact {}

  /** A player can never place the stones left exactly and is out (R39). */
  record Blocked(int seat, int stones) implements KartenspielFact {}

  /** The agreed number of rounds was played: the game is counted as it stands (S8). */
  record RoundLimitReached(int rounds) implements KartenspielFact {}
}
