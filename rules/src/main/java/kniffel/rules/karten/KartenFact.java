package kniffel.rules.karten;

import java.util.List;
import kniffel.rules.Fact;

/** What can happen in Karten Kniffel. */
public sealed interface KartenFact extends Fact {

  /** This player begins. */
  record Begins(int seat) implements KartenFact {}

  /** What a player drew; only that player is told. */
  record Drew(int seat, Cards cards) implements KartenFact {}

  /** A player drew this many cards, for those who do not see them. */
  record DrewHidden(int seat, int count) implements KartenFact {}

  /** The cards a player has set aside so far; only that player is told. */
  record PutAside(int seat, Cards cards) implements KartenFact {}

  /** A player took back what was set aside; only that player is told. */
  record TookBack(int seat, Cards cards) implements KartenFact {}

  /** A player discarded these cards for this many new ones. */
  record Exchanged(int seat, Cards cards, int count) implements KartenFact {}

  /** A player discards nothing and draws one card. */
  record TookOneMore(int seat) implements KartenFact {}

  /** A player discards nothing and draws nothing. */
  record Passed(int seat) implements KartenFact {}

  /** A hand has grown to this many cards; scoring with it would cost these points. */
  record HandGrew(int seat, int count, int points) implements KartenFact {}

  /** Cards were played into a box for these points. */
  record Wrote(int seat, Box box, Cards cards, int points) implements KartenFact {}

  /** A player noted penalty points for scoring with this many cards in hand. */
  record Penalised(int seat, int count, int points) implements KartenFact {}

  /** The upper part has reached the bonus. */
  record EarnedBonus(int seat, int points) implements KartenFact {}

  /** The upper part has grown beyond the malus. */
  record EscapedMalus(int seat, int points) implements KartenFact {}

  /** A player announced the last free box. */
  record Announced(int seat, Box box) implements KartenFact {}

  /** A player did not announce the last free box. */
  record MissedAnnouncement(int seat, Box box, int points) implements KartenFact {}

  /** A player has filled every box. */
  record FilledSheet(int seat) implements KartenFact {}

  /** The game ends with this round: these players have one more turn. */
  record LastTurns(List<Integer> seats) implements KartenFact {}

  /** The pile was empty: this many discarded cards were shuffled to form a new one. */
  record Reshuffled(int count) implements KartenFact {}

  /** The agreed number of rounds was played: the game is counted as it stands. */
  record RoundLimitReached(int rounds) implements KartenFact {}
}
