package kniffel.wire;

import java.util.List;
import java.util.Optional;
import kniffel.table.json.Json;

/** A message that a client sends over the socket. */
public sealed interface ToServer {

  private static void requireTable(String name) {
    int most = 64;
    if (name.length() > most) {
      throw new IllegalArgumentException(
          "no table has a name of more than " + most + " characters");
    }
  }

  /**
   * Keep me informed about this table.
   *
   * @param seat which of my seats I look from; needed where I have several
   */
  record Open(String table, Optional<Integer> seat) implements ToServer {
    public Open {
      requireTable(table);
    }
  }

  /** Stop telling me about this table. */
  record Close(String table) implements ToServer {
    public Close {
      requireTable(table);
    }
  }

  /**
   * Something that advances a game; not a level between the messages and their kinds.
   *
   * <p>{@code id} is the client's name for it: sent twice, it is carried out once. {@code version}
   * is the version that it was decided on.
   */
  sealed interface Command {

    int MAX_ID = 64;

    String table();

    String id();

    int version();

    private static void requireId(String id) {
      if (id.isEmpty() || id.length() > MAX_ID || id.chars().anyMatch(c -> c < '!' || c > '~')) {
        throw new IllegalArgumentException("an id has 1 to " + MAX_ID + " visible characters");
      }
    }
  }

  /** Play a move. */
  record Play(String table, String id, int version, Json move) implements ToServer, Command {
    public Play {
      requireTable(table);
      Command.requireId(id);
    }
  }

  /**
   * Say what fell, where people roll their own dice.
   *
   * @param said the faces as the dice lie, or the seat that begins
   * @param pad whether these are the last dice of their turn, and those before them are not told
   */
  record Say(String table, String id, int version, List<Integer> said, Optional<Boolean> pad)
      implements ToServer, Command {

    private static final int MAX_SAID = 40;

    public Say {
      requireTable(table);
      Command.requireId(id);
      if (said.size() > MAX_SAID) {
        throw new IllegalArgumentException("more dice than any game has");
      }
      said = List.copyOf(said);
    }
  }

  /** What I have marked and not yet played; for the others to see. */
  record Show(String table, List<Integer> marks) implements ToServer {

    private static final int MAX_MARKS = 20;
    private static final int MAX_MARK = 99;

    public Show {
      requireTable(table);
      if (marks.size() > MAX_MARKS || marks.stream().anyMatch(m -> m < 0 || m > MAX_MARK)) {
        throw new IllegalArgumentException("marks are a few small numbers");
      }
    }
  }

  /** A sign to the others at the table. */
  record React(String table, Sign reaction) implements ToServer {
    public React {
      requireTable(table);
    }
  }

  /** I am still here. */
  record Ping() implements ToServer {}
}
