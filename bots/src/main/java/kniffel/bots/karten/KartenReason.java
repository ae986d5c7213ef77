package kniffel.bots.karten;

import kniffel.bots.Reason;
import kniffel.rules.karten.Box;
import kniffel.rules.karten.Cards;

/** Why a move in Karten Kniffel is good. */
public sealed interface KartenReason extends Reason {

  /** Points now are better than what waiting for more would bring. */
  record TakesPoints(Box box, int points) implements KartenReason {}

  /** The box is worth it although the large hand costs something. */
  record PaysForCards(Box box, int points, int penalty) implements KartenReason {}

  /** The play lifts the upper part over the bonus. */
  record SecuresBonus(Box box, int points) implements KartenReason {}

  /** It is the last turn: whatever can be written counts. */
  record LastChance(Box box, int points) implements KartenReason {}

  /** These cards are the best start for that box. */
  record GoesFor(Box box, Cards cards) implements KartenReason {}

  /** A larger hand finds the next boxes sooner. */
  record TakesOneMore(int count) implements KartenReason {}

  /** The best exchange discards this card. */
  record GivesAway(int value) implements KartenReason {}

  /** None of the cards is worth keeping. */
  record StartsAfresh(int count) implements KartenReason {}

  /** Another exchange, or a box, is better than what is set aside. */
  record ThinksAgain() implements KartenReason {}

  /** Silence would only cost points. */
  record SavesPoints(int points) implements KartenReason {}

  /** A box was ready but was not filled, for the sake of another. */
  record LeftReady(Box aim, Box ready, int points) implements KartenReason {}

  /** A box was filled although the hand was about to become something better. */
  record ScoredEarly(Box box, int points, Box aim) implements KartenReason {}

  /** Another box was the better one. */
  record WrongBox(Box box, int points, Box better, int betterPoints) implements KartenReason {}

  /** Other cards should have been played for the box. */
  record WrongCards(Box box, Cards cards, Cards better) implements KartenReason {}

  /** Cards were discarded that should have been kept. */
  record GaveAway(Cards cards, Box aim) implements KartenReason {}

  /** Cards were kept that should have been discarded. */
  record KeptIdle(Cards cards, Box aim) implements KartenReason {}

  /** More or fewer new cards should have been drawn. */
  record DrewWrong(int drawn, int better) implements KartenReason {}

  /** Something better was there. */
  record Overlooked(KartenReason better) implements KartenReason {}
}
