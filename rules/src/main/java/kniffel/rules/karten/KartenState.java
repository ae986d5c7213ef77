package kniffel.rules.karten;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A state of Karten Kniffel, hidden cards included. */
public sealed interface KartenState {

  int players();

  /** By seat. */
  List<Cards> hands();

  /** By seat. */
  List<Sheet> sheets();

  /** What may still be drawn, in no order. */
  Cards pile();

  /** Chance chooses who begins. */
  record Lot(int players) implements KartenState {

    @Override
    public List<Cards> hands() {
      return Collections.nCopies(players, Cards.NONE);
    }

    @Override
    public List<Sheet> sheets() {
      return Collections.nCopies(players, Sheet.EMPTY);
    }

    @Override
    public Cards pile() {
      return Cards.DECK;
    }
  }

  /**
   * The first five cards are dealt.
   *
   * @param starter the seat that begins, and is dealt the first hand
   * @param dealt the hands that were dealt, in that order: fewer than there are players
   */
  record Dealing(int players, int starter, List<Cards> dealt) implements KartenState {

    public Dealing {
      dealt = List.copyOf(dealt);
    }

    static Dealing first(int players, int starter) {
      return new Dealing(players, starter, List.of());
    }

    /** The seat that is dealt the next hand. */
    int seat() {
      return (starter + dealt.size()) % players;
    }

    KartenState deal(Cards hand) {
      List<Cards> all = new ArrayList<>(dealt);
      all.add(hand);
      Dealing next = new Dealing(players, starter, all);
      return all.size() < players
          ? next
          : Acting.begin(
              new Turn(starter, 0, next.pile(), Cards.NONE, next.hands(), next.sheets()));
    }

    @Override
    public List<Cards> hands() {
      List<Cards> hands = new ArrayList<>(Collections.nCopies(players, Cards.NONE));
      for (int i = 0; i < dealt.size(); i++) {
        hands.set((starter + i) % players, dealt.get(i));
      }
      return List.copyOf(hands);
    }

    @Override
    public List<Sheet> sheets() {
      return Collections.nCopies(players, Sheet.EMPTY);
    }

    @Override
    public Cards pile() {
      Cards pile = Cards.DECK;
      for (Cards hand : dealt) {
        pile = pile.minus(hand);
      }
      return pile;
    }
  }

  /** The rounds, and the end. */
  sealed interface Rounds extends KartenState {

    Turn turn();

    @Override
    default int players() {
      return turn().players();
    }

    @Override
    default List<Cards> hands() {
      return turn().hands();
    }

    @Override
    default List<Sheet> sheets() {
      return turn().sheets();
    }

    @Override
    default Cards pile() {
      return turn().pile();
    }
  }

  /**
   * A player exchanges cards or scores.
   *
   * @param aside those cards of the hand that are set aside for an exchange
   * @param takenBack how often cards were taken back in this turn
   */
  record Acting(Turn turn, Cards aside, int takenBack) implements Rounds {

    static Acting begin(Turn turn) {
      return new Acting(turn, Cards.NONE, 0);
    }

    Acting setAside(int value) {
      return new Acting(turn, aside.plus(value), takenBack);
    }

    /** Whether cards are set aside and can be taken back. */
    boolean canTakeBack() {
      return !aside.isEmpty() && takenBack < Karten.MOST_TAKE_BACKS;
    }

    Acting takeBack() {
      return new Acting(turn, Cards.NONE, takenBack + 1);
    }
  }

  /** A player with one free box left announces it or not. */
  record Announcing(Turn turn) implements Rounds {}

  /**
   * A player draws.
   *
   * @param due how many cards are still to be drawn, at least one
   */
  record Drawing(Turn turn, int due) implements Rounds {

    /** How many cards come off the pile next; R69: fewer than are due if it does not hold them. */
    int next() {
      return Math.min(due, turn.pile().size());
    }
  }

  /** The game is over; the turn is the one that would have been next. */
  record Over(Turn turn) implements Rounds {}
}
