package kniffel.server.cluster;

import java.util.Set;

/**
 * How nodes tell each other that something has changed.
 *
 * <p>Whatever is told here stands in the database, or will be told again soon: a message that is
 * lost does no harm.
 */
public interface Bus extends AutoCloseable {

  /** The log or the agreement of a table has grown to this. */
  void changed(String table, int version, int revision);

  /** A bot is to play at this table; one node will see to it. */
  void botIsAsked(String table, int version);

  /** The players of a table who are connected to this node. */
  void present(String table, Set<String> players);

  /** Something that is shown once and not kept: a sign, a mark. */
  void passing(String table, String message);

  @Override
  void close();

  /** Who listens. */
  interface Listener {

    /** Another node has changed a table. */
    void changed(String table, int version, int revision);

    /** This node shall see to a bot. */
    void botIsAsked(String table, int version);

    /** Who is connected to another node. */
    void present(String node, String table, Set<String> players);

    /** Something from another node that is to be shown to all who watch the table. */
    void passing(String table, String message);
  }
}
