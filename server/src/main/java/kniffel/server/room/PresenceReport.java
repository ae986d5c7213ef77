package kniffel.server.room;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import kniffel.telling.agreed.Agreement;
import org.jspecify.annotations.Nullable;

/**
 * Reports which players of a table are connected to this node: to other nodes at once, and to the
 * database for nodes that look later.
 */
final class PresenceReport {

  private static final int REPEATS = 6;

  private final Room room;
  private final Audience audience;
  private final Services services;

  /** Who is here according to the database. */
  private final Set<String> noted = new HashSet<>();

  /**
   * For whom a write failed, and how often it is still repeated: a failed write may be carried out
   * later.
   */
  private final Map<String, Integer> unsure = new HashMap<>();

  PresenceReport(Room room, Audience audience, Services services) {
    this.room = room;
    this.audience = audience;
    this.services = services;
  }

  /** The players with a seat who are connected to this node; others do not matter. */
  private Set<String> here() {
    Set<String> players = new HashSet<>();
    for (Agreement.Place place : room.stored().agreement().places()) {
      if (place instanceof Agreement.Place.Person person && audience.has(person.player())) {
        players.add(person.player());
      }
    }
    return players;
  }

  /** Somebody came or went. */
  void announce(String player) {
    Set<String> here = here();
    services.bus().present(room.id(), here);
    note(player, here.contains(player));
  }

  /**
   * Updates the database where it does not yet know who is here: a write may have failed, or
   * somebody already here may have sat down.
   *
   * @param known whether the database still has what was written before
   */
  void sayWhoIsHere(boolean known) {
    if (!known) {
      noted.clear();
    }
    Set<String> seated = here();
    seated.removeIf(player -> !room.stored().agreement().isSeated(player));
    Set<String> wrong = new HashSet<>(noted);
    wrong.removeAll(seated);
    seated.stream().filter(player -> !noted.contains(player)).forEach(wrong::add);
    wrong.addAll(unsure.keySet());
    wrong.forEach(player -> note(player, seated.contains(player)));
  }

  private void note(String player, boolean connected) {
    var _ =
        services
            .tables()
            .connect(room.id(), player, connected)
            .whenCompleteAsync((ok, failure) -> noted(player, connected, failure), room.loop());
  }

  private void noted(String player, boolean connected, @Nullable Throwable failure) {
    if (failure != null) {
      unsure.put(player, REPEATS);
      return;
    }
    unsure.computeIfPresent(player, (any, left) -> left > 1 ? left - 1 : null);
    if (connected) {
      noted.add(player);
    } else {
      noted.remove(player);
    }
  }
}
