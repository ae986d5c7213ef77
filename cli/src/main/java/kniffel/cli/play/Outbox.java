package kniffel.cli.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import kniffel.client.News.Update;
import kniffel.client.Online;

/** The moves of a visitor on their way to the server, each when the one before it is answered. */
final class Outbox<M, V> {

  private final Online<?, M, ?, V> online;

  /** Moves that belong to one key and are still to be sent. */
  private final Deque<M> planned = new ArrayDeque<>();

  private boolean unanswered;

  Outbox(Online<?, M, ?, V> online) {
    this.online = online;
  }

  /** Whether a move was sent and not answered yet. */
  boolean isUnanswered() {
    return unanswered;
  }

  /** The server has said something about the last move. */
  void answered() {
    unanswered = false;
  }

  boolean isEmpty() {
    return planned.isEmpty();
  }

  /** The moves that are left will not be sent. */
  void clear() {
    planned.clear();
  }

  /** Sends moves one after the other, the first at once. */
  void send(Update<M, V> at, List<M> moves) {
    planned.addAll(moves);
    sendNext(at);
  }

  void sendNext(Update<M, V> at) {
    M move = planned.removeFirst();
    unanswered = true;
    online.play(at, move);
  }
}
