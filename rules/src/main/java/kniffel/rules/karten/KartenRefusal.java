package kniffel.rules.karten;

import kniffel.rules.Refusal;

/** Why something cannot be done in Karten Kniffel. */
public sealed interface KartenRefusal extends Refusal {

  /** The player does not hold these cards, or has set them aside already. */
  record NotInHand(Cards cards) implements KartenRefusal {}

  /** No more than this many cards may be discarded. */
  record EnoughAside(int most) implements KartenRefusal {}

  /** Cards are set aside in rising order, and a higher one already is. */
  record LowestFirst(int value, int highest) implements KartenRefusal {}

  /** No card is set aside. */
  record NothingAside() implements KartenRefusal {}

  /** Cards may be taken back this many times in a turn, and they were. */
  record TakenBackEnough(int most) implements KartenRefusal {}

  /** Cards are set aside for an exchange and must be taken back before anything else is done. */
  record TakeBackFirst(Cards aside) implements KartenRefusal {}

  /** These cards must be set aside before they can be discarded. */
  record SetAsideFirst(Cards cards) implements KartenRefusal {}

  /** The number of cards drawn must be that of the discards or one more. */
  record WrongDraw(int discards, int more, int draw) implements KartenRefusal {}

  /** The hand would become too large. */
  record HandTooLarge(int cards, int limit) implements KartenRefusal {}

  /** The box has an entry. */
  record BoxFilled(Box box) implements KartenRefusal {}

  /** A number box takes one to five cards of its number and no others. */
  record OnlyThatNumber(Box box, int number) implements KartenRefusal {}

  /** The box takes exactly this many cards. */
  record WrongCount(Box box, int needs, int chosen) implements KartenRefusal {}

  /** The cards are not what the box asks for. */
  record DoesNotFit(Box box, Cards cards) implements KartenRefusal {}

  /** The player must first say whether the last box is announced. */
  record AnnounceOrNot(Box box) implements KartenRefusal {}

  /** There is nothing to announce now. */
  record NothingToAnnounce() implements KartenRefusal {}

  /** The number of cards drawn is not the number due. */
  record WrongNumberOfCards(int due, int drawn) implements KartenRefusal {}

  /** These cards are not all in the pile. */
  record NotInPile(Cards cards) implements KartenRefusal {}

  /** Cards are drawn now, nobody is chosen. */
  record CardsAreDue(int due) implements KartenRefusal {}
}
