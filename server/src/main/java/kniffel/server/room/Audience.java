package kniffel.server.room;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import kniffel.rules.Viewer;
import kniffel.telling.StateWriter;
import kniffel.words.Language;
import org.jspecify.annotations.Nullable;

/** The sockets that watch a table, each from a seat or as a spectator. */
final class Audience {

  /** A socket and the seat it looks from. */
  record Watcher(Client client, Viewer viewer) {}

  /** What makes two messages the same. */
  private record SameMessage(Viewer viewer, Language language, boolean moves) {}

  private final Map<Client, Watcher> watchers = new LinkedHashMap<>();

  /** Over how many sockets each player watches. */
  private final Map<String, Integer> sockets = new HashMap<>();

  List<Watcher> watchers() {
    return List.copyOf(watchers.values());
  }

  int size() {
    return watchers.size();
  }

  boolean isEmpty() {
    return watchers.isEmpty();
  }

  /** Whether a player watches over any socket. */
  boolean has(String player) {
    return sockets.containsKey(player);
  }

  /** Over how many sockets a player watches. */
  int socketsOf(String player) {
    return sockets.getOrDefault(player, 0);
  }

  @Nullable Watcher of(Client client) {
    return watchers.get(client);
  }

  /** Lets somebody in, or moves them to another seat; true for a newcomer. */
  boolean add(Watcher watcher) {
    boolean newcomer = watchers.put(watcher.client(), watcher) == null;
    if (newcomer) {
      sockets.merge(watcher.client().player(), 1, Integer::sum);
    }
    return newcomer;
  }

  boolean remove(Client client) {
    boolean watching = watchers.remove(client) != null;
    if (watching) {
      sockets.computeIfPresent(client.player(), (player, count) -> count > 1 ? count - 1 : null);
    }
    return watching;
  }

  /** Sends everybody the same. */
  void send(String message) {
    for (Watcher watcher : watchers.values()) {
      watcher.client().send(message);
    }
  }

  /** Sends everybody except one an individual message. */
  void sendOthers(Client client, Function<Watcher, String> message) {
    for (Watcher watcher : watchers.values()) {
      if (!watcher.client().equals(client)) {
        watcher.client().send(message.apply(watcher));
      }
    }
  }

  /** Sends everybody an individual message. */
  void send(Function<Watcher, String> message) {
    for (Watcher watcher : watchers.values()) {
      watcher.client().send(message.apply(watcher));
    }
  }

  /**
   * Sends everybody the state as they may see it; all who see the same get the same text.
   *
   * @param moves whether a watcher is to be told the legal moves
   * @param done the client whose command led here, and the command's id
   * @return how much text was written for it
   */
  int state(StateWriter writer, int since, Function<Watcher, Boolean> moves, @Nullable Done done) {
    Map<SameMessage, String> told = new HashMap<>();
    for (Watcher watcher : watchers.values()) {
      SameMessage look =
          new SameMessage(watcher.viewer(), watcher.client().language(), moves.apply(watcher));
      String state =
          told.computeIfAbsent(
              look, any -> writer.state(look.viewer(), look.language(), since, look.moves()));
      watcher
          .client()
          .send(
              done != null && done.client().equals(watcher.client())
                  ? StateWriter.done(state, done.id())
                  : state);
    }
    int written = 0;
    for (String state : told.values()) {
      written += state.length();
    }
    if (done != null && of(done.client()) == null) {
      String state = writer.state(new Viewer.Spectator(), done.client().language(), since, false);
      done.client().send(StateWriter.done(state, done.id()));
      written += state.length();
    }
    return written;
  }

  /** A command that was carried out. */
  record Done(Client client, String id) {}
}
