package kniffel.bench.simulation;

import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import kniffel.server.store.Head;
import kniffel.telling.agreed.Agreement;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.ProblemException;
import kniffel.telling.agreed.StoredTable;
import org.jspecify.annotations.Nullable;

/** What is agreed at one table, and all that ever was. */
final class Agreements {

  /** By revision. */
  private final Map<Integer, StoredTable> agreed = new HashMap<>();

  /** Up to which version somebody held a seat that they have left: {@code player/seat}. */
  private final Map<String, Integer> left = new HashMap<>();

  private StoredTable now;
  private Head head;

  Agreements(StoredTable now, Head head) {
    this.now = now;
    this.head = head;
    agreed.put(head.revision(), now);
  }

  StoredTable now() {
    return now;
  }

  int revision() {
    return head.revision();
  }

  /** What was agreed at a revision; null if there was none. */
  @Nullable StoredTable at(int revision) {
    return agreed.get(revision);
  }

  boolean was(StoredTable table) {
    return now.equals(table) || agreed.containsValue(table);
  }

  void goOn(StoredTable table, Head after) {
    now = table;
    head = after;
    agreed.put(after.revision(), table);
  }

  /** Something else is agreed; answers with what is wrong about that, or null. */
  @Nullable String changed(StoredTable table, Head after) {
    if (after.revision() <= head.revision()) {
      return "revision " + after.revision() + " after " + head.revision();
    }
    Agreement before = now.agreement();
    for (int seat = 0; seat < before.places().size(); seat++) {
      if (before.places().get(seat) instanceof Place.Person person
          && !person.left()
          && (seat >= table.agreement().places().size()
              || !table.agreement().isSeat(seat, person.player()))) {
        left.put(person.player() + "/" + seat, after.version());
      }
    }
    goOn(table, after);
    return null;
  }

  /** Whether a seat was a player's when the game had come to this version, or is. */
  boolean isSeat(int seat, String player, int version) {
    return now.agreement().isSeat(seat, player)
        || left.getOrDefault(player + "/" + seat, -1) >= version;
  }

  /** A change was refused; that is right if it was not possible at some time since it was asked. */
  @Nullable String refused(String what, int since, UnaryOperator<StoredTable> change) {
    for (int revision = since; revision <= head.revision(); revision++) {
      StoredTable then = agreed.get(revision);
      if (then != null && !isPossible(change, then)) {
        return null;
      }
    }
    return what + " was refused, and was possible all the time since revision " + since;
  }

  private static boolean isPossible(UnaryOperator<StoredTable> change, StoredTable table) {
    try {
      var _ = change.apply(table);
      return true;
    } catch (ProblemException refused) {
      return false;
    }
  }
}
