package kniffel.server.cluster;

import java.util.Set;
import java.util.function.Consumer;

/**
 * How nodes tell each other that something has changed.
 *
 * <p>Whatever is sent here is in the database or will be sent again soon, so a lost message does no
 * harm.
 */
public interface Bus extends AutoCloseable {

  /** Sets the listener; before that nothing is missed, because nothing is followed yet. */
  void listen(Listener listener);

  /** Starts listening to what other nodes say about a table. */
  void follow(String table);

  /** Stops listening to a table. */
  void unfollow(String table);

  /** The log or the agreement of a table has grown to this. */
  void changed(String table, int version, int revision);

  /** The players of a table who are connected to this node. */
  void present(String table, Set<String> players);

  /** Something that is shown once and not kept: a sign, a mark. */
  void passing(String table, String message);

  /** A device was forgotten; all nodes are told, including this one. */
  void sessionEnded(String session);

  /** Sets who is told, on this node, that a device was forgotten. */
  void whenSessionEnds(Consumer<String> action);

  @Override
  void close();

  /** Who listens. */
  interface Listener {

    /** Another node has changed a table. */
    void changed(String table, int version, int revision);

    /** Who is connected to another node. */
    void present(String node, String table, Set<String> players);

    /** Something from another node that is to be shown to all who watch the table. */
    void passing(String table, String message);
  }
}
