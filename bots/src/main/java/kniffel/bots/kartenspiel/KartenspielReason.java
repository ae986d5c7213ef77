package kniffel.bots.kartenspiel;

import kniffel.bots.Reason;
import kniffel.rules.kartenspiel.Card;
import kniffel.rules.kartenspiel.Combination;
import kniffel.rules.kartenspiel.Row;

/** Why a move of Kniffel – Das Kartenspiel is good. */
public sealed interface KartenspielReason extends Reason {

  /** The combination places the last stones. */
  record PlacesTheLast(Combination combination) implements KartenspielReason {}

  /** The combination raises a row that makes every later turn stronger. */
  record RaisesRow(Row row, int stones) implements KartenspielReason {}

  /** The combination gets stones onto the board, though the row gives nothing. */
  record FillsColumns(int stones) implements KartenspielReason {}

  /** The combination may go to any row, with stones of the reserve. */
  record FitsAnyRow(Combination combination) implements KartenspielReason {}

  /** The stones come from the reserve, which saves trading for them. */
  record SavesActive(int fromReserve) implements KartenspielReason {}

  /** There are too few active stones for what the hand is to become. */
  record NeedsStones(int active, int reserve) implements KartenspielReason {}

  /** The hand comes nearer to a combination for a row, or stays near it. */
  record WorksTowards(Row row, int held, int size) implements KartenspielReason {}

  /** More cards are needed before anything can be played. */
  record NeedsCards(int cards) implements KartenspielReason {}

  /** The cards in hand are worth more than what they could be used for now. */
  record KeepsCards(int cards) implements KartenspielReason {}

  /** A combination was ready, but the cards kept waiting for another. */
  record LeftReady(Row row, int missing, Combination ready) implements KartenspielReason {}

  /** A combination was ready. */
  record WasReady(Combination ready) implements KartenspielReason {}

  /** Another combination was worth more. */
  record PlayedLess(Combination played, Combination better) implements KartenspielReason {}

  /** Cards were played that were about to become something better. */
  record PlayedEarly(Combination played, Row row, int missing) implements KartenspielReason {}

  /** Another card of the display brings the hand nearer to a row. */
  record TookWrong(Card card, Card better, Row row, int held, int size)
      implements KartenspielReason {}

  /** A card was discarded that the hand's plan needed. */
  record GaveUp(Card card, Row row, int held, int size) implements KartenspielReason {}

  /** The card that was taken or kept does less for the turns to come than another would. */
  record DoesLess(Card card, Card better) implements KartenspielReason {}

  /** Stones were traded although cards were needed. */
  record TradedInstead(int active, int cards) implements KartenspielReason {}

  /** Cards were drawn although stones were needed. */
  record DrewInstead(int active, int reserve) implements KartenspielReason {}

  /** Another row helps more from the beginning. */
  record StartedWith(Row row, Row better) implements KartenspielReason {}

  /** Something better was there. */
  record Overlooked(KartenspielReason better) implements KartenspielReason {}
}
