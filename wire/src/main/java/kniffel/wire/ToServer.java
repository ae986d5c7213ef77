package kniffel.wire;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;

/** A message that a client sends over the socket. */
public sealed interface ToServer {

  /**
   * Tell me of this table from now on.
   *
   * @param seat which of my seats I look from; needed where I have several
   */
  record Open(String table, Optional<Integer> seat) implements ToServer {}

  /** Tell me no more of this table. */
  record Close(String table) implements ToServer {}

  /**
   * Play a move.
   *
   * @param id the client's name for this command: sent twice, it is played once
   * @param version the version that the player decided on
   */
  record Play(String table, String id, int version, JsonNode move) implements ToServer {

    public static final int MAX_ID = 64;

    public Play {
      if (id.isEmpty() || id.length() > MAX_ID || id.chars().anyMatch(c -> c < '!' || c > '~')) {
        throw new IllegalArgumentException("an id has 1 to " + MAX_ID + " visible characters");
      }
    }
  }

  /** What I have marked and not yet played; for the others to see. */
  record Show(String table, List<Integer> marks) implements ToServer {

    private static final int MAX_MARKS = 20;
    private static final int MAX_MARK = 99;

    public Show {
      if (marks.size() > MAX_MARKS || marks.stream().anyMatch(m -> m < 0 || m > MAX_MARK)) {
        throw new IllegalArgumentException("marks are a few small numbers");
      }
    }
  }

  /** A sign to the others at the table. */
  record React(String table, Sign reaction) implements ToServer {}

  /** I am still here. */
  record Ping() implements ToServer {}
}
