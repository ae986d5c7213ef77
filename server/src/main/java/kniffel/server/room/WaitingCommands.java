package kniffel.server.room;

import java.util.HashMap;
import java.util.Map;

/**
 * How many commands wait at a table, so that nobody's crowd out those of others: each player may
 * have some, and all those without a seat a few together.
 */
final class WaitingCommands {

  /** Whoever taps faster than the disk writes; no page sends the next one before it is answered. */
  private static final int MAX_OF_A_PLAYER = 8;

  /** Another node may have given a seat to some of them, which is looked up one after the other. */
  private static final int MAX_FROM_OUTSIDE = 4;

  /** Who stands for all of those without a seat; no player has this id. */
  private static final String OUTSIDE = "";

  private final Map<String, Integer> counts = new HashMap<>();

  /** Whose command this is, for counting. */
  static String sender(String player, boolean seated) {
    return seated ? player : OUTSIDE;
  }

  /** One more is to wait; false if that would be too many. */
  boolean add(String sender) {
    int most = sender.equals(OUTSIDE) ? MAX_FROM_OUTSIDE : MAX_OF_A_PLAYER;
    int count = counts.getOrDefault(sender, 0);
    boolean free = count < most;
    if (free) {
      counts.put(sender, count + 1);
    }
    return free;
  }

  /** One waits no longer. */
  void remove(String sender) {
    counts.computeIfPresent(sender, (any, count) -> count > 1 ? count - 1 : null);
  }
}
