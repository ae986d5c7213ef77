package kniffel.rules;

/**
 * Why something cannot be done, in terms a player knows.
 *
 * <p>Each game has a sealed subtype of records; their names and components are the keys and the
 * arguments of the message catalogues.
 */
public interface Refusal {

  /** Another seat is asked. */
  record NotYourTurn(int seat, int asked) implements Refusal {}

  /** Chance is asked, or the game is over: no player decides now. */
  record NobodyDecides() implements Refusal {}

  /** The log is as long as a game of this kind can be. */
  record TooManyEvents(int most) implements Refusal {}

  /** A player is asked, or the game is over: nothing is rolled or drawn now. */
  record NothingToDraw() implements Refusal {}

  /** Nobody but the program can know what comes now. */
  record NothingToSay() implements Refusal {}

  /** These were not the last dice of a turn: after them nothing could be rolled anyway. */
  record NotTheLastRoll() implements Refusal {}

  /** What fell was said to be the last roll of the turn: it is to be used, not rolled again. */
  record RollsAreDone() implements Refusal {}

  /** It must first be drawn who begins. */
  record StarterIsDue() implements Refusal {}

  /** There is no such seat: this is the number of players. */
  record NoSuchSeat(int players) implements Refusal {}
}
