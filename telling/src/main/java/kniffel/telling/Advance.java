package kniffel.telling;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import kniffel.rules.Standings;

/** How a running game may go on: a decision, if there is one, and what chance makes of it. */
public interface Advance {

  /** The number of its first event. */
  int first();

  /** Its events as they are stored. */
  String lines();

  /** Whether it begins with a decision, and not with what chance has brought. */
  boolean isDecision();

  /** What the game waits for afterwards. */
  Waits waitsAfter();

  /** How many events there are afterwards. */
  int versionAfter();

  /** The round afterwards, where the game has rounds. */
  OptionalInt roundAfter();

  /** What each seat has scored by then. */
  List<Integer> scoresAfter();

  /** How the game ends, if it does by this. */
  Optional<Standings> standingsAfter();

  /** What the game has won then, where it comes with a book of levels. */
  Optional<String> awardAfter();

  /** Whether a bot has decided by then for somebody who was away, in this advance or earlier. */
  boolean wasStoodInForAfter();

  /** Adds it to the game, whose last event must be the one before its first. */
  void make();
}
