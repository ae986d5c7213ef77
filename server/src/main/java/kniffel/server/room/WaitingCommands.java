package kniffel.server.room;

import java.util.HashMap;
import java.util.Map;

/**
 * How many commands wait at a table, so that nobody's commands crowd out those of others: each
 * player may have some, and all people without a seat together a few.
 */
final class WaitingCommands {

  /**
   * For people who tap faster than the disk writes; our pages wait for an answer before sending the
   * next one.
   */
  private static final int MAX_OF_A_PLAYER = 8;

  /** Another node may have given a seat to some of them, which is looked up one after the other. */
  private static final int MAX_FROM_OUTSIDE = 4;

  /** Stands for all people without a seat; no player has this id. */
  private static final String OUTSIDE = "";

  private final Map<String, Integer> counts = new HashMap<>();

  /** Whose command this is, for counting. */
  static String sender(String player, boolean seated) {
    return seated ? player : OUTSIDE;
  }

  /** Adds a waiting command; false if that would be too many. */
  boolean add(String sender) {
    int most = sender.equals(OUTSIDE) ? MAX_FROM_OUTSIDE : MAX_OF_A_PLAYER;
    int count = counts.getOrDefault(sender, 0);
    boolean free = count < most;
    if (free) {
      counts.put(sender, count + 1);
    }
    return free;
  }

  /** Removes a waiting command. */
  void remove(String sender) {
    counts.computeIfPresent(sender, (any, count) -> count > 1 ? count - 1 : null);
  }
}
