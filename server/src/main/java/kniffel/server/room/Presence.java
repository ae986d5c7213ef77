package kniffel.server.room;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Which players of a table are connected, here or to another node, and since when the others have
 * been gone.
 */
final class Presence {

  /** How long a report of another node counts. */
  private static final long TRUST_MILLIS = 10_000;

  private record Remote(Set<String> players, long until) {}

  private final Predicate<String> here;
  private final Map<String, Remote> elsewhere = new HashMap<>();
  private final Map<String, Long> goneSince = new HashMap<>();
  private final long opened;

  /**
   * Nobody has gone yet.
   *
   * @param here whether a player is connected to this node
   * @param opened the time from which absent players count as gone
   */
  Presence(Predicate<String> here, long opened) {
    this.here = here;
    this.opened = opened;
  }

  /** Notes who has come and gone; called after each change of who is here. */
  void note(String player, long now) {
    if (isPresent(player, now)) {
      goneSince.remove(player);
    } else {
      goneSince.putIfAbsent(player, now);
    }
  }

  /** Takes in a report of another node; true if somebody came or went. */
  boolean hear(String node, Set<String> players, long now) {
    Set<String> before = remotely(now);
    elsewhere.put(node, new Remote(Set.copyOf(players), now + TRUST_MILLIS));
    return changed(before, now);
  }

  /** Forgets old reports; true if somebody counts as gone because of that. */
  boolean expire(long now) {
    Set<String> before = new HashSet<>();
    elsewhere.values().forEach(remote -> before.addAll(remote.players()));
    elsewhere.values().removeIf(remote -> remote.until() < now);
    return changed(before, now);
  }

  private boolean changed(Set<String> before, long now) {
    Set<String> after = remotely(now);
    before.forEach(player -> note(player, now));
    after.forEach(player -> note(player, now));
    return !before.equals(after);
  }

  private Set<String> remotely(long now) {
    Set<String> players = new HashSet<>();
    for (Remote remote : elsewhere.values()) {
      if (remote.until() >= now) {
        players.addAll(remote.players());
      }
    }
    return players;
  }

  boolean isPresent(String player, long now) {
    return here.test(player) || isElsewhere(player, now);
  }

  private boolean isElsewhere(String player, long now) {
    for (Remote remote : elsewhere.values()) {
      if (remote.until() >= now && remote.players().contains(player)) {
        return true;
      }
    }
    return false;
  }

  /** For how many milliseconds somebody has been gone; empty for those who are there. */
  Optional<Long> gone(String player, long now) {
    return isPresent(player, now)
        ? Optional.empty()
        : Optional.of(now - goneSince.getOrDefault(player, opened));
  }
}
