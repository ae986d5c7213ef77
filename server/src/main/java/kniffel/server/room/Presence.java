package kniffel.server.room;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which players of a table are connected, here or to another node, and since when others not. */
final class Presence {

  /** How long the word of another node counts. */
  private static final long TRUST_MILLIS = 10_000;

  private record Remote(Set<String> players, long until) {}

  private final Map<String, Integer> here = new HashMap<>();
  private final Map<String, Remote> elsewhere = new HashMap<>();
  private final Map<String, Long> goneSince = new HashMap<>();
  private final long opened;

  /**
   * Nobody is connected yet.
   *
   * @param opened since when those who do not come count as gone
   */
  Presence(long opened) {
    this.opened = opened;
  }

  void come(String player) {
    here.merge(player, 1, Integer::sum);
    goneSince.remove(player);
  }

  void go(String player, long now) {
    here.computeIfPresent(player, (any, sockets) -> sockets == 1 ? null : sockets - 1);
    if (!isPresent(player, now)) {
      goneSince.put(player, now);
    }
  }

  /** Takes the word of another node; true if somebody came or went. */
  boolean hear(String node, Set<String> players, long now) {
    Set<String> before = remotely(now);
    elsewhere.put(node, new Remote(Set.copyOf(players), now + TRUST_MILLIS));
    return note(before, now);
  }

  /** Forgets what is too old; true if somebody counts as gone by that. */
  boolean expire(long now) {
    Set<String> before = new HashSet<>();
    elsewhere.values().forEach(remote -> before.addAll(remote.players()));
    elsewhere.values().removeIf(remote -> remote.until() < now);
    return note(before, now);
  }

  private boolean note(Set<String> before, long now) {
    Set<String> after = remotely(now);
    after.forEach(goneSince::remove);
    for (String player : before) {
      if (!isPresent(player, now)) {
        goneSince.putIfAbsent(player, now);
      }
    }
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

  Set<String> here() {
    return Set.copyOf(here.keySet());
  }

  boolean isPresent(String player, long now) {
    return here.containsKey(player) || remotely(now).contains(player);
  }

  /** For how many milliseconds somebody has been gone; empty for those who are there. */
  Optional<Long> gone(String player, long now) {
    return isPresent(player, now)
        ? Optional.empty()
        : Optional.of(now - goneSince.getOrDefault(player, opened));
  }
}
