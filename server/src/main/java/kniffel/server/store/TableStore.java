package kniffel.server.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import java.util.regex.Pattern;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.TableDice;
import kniffel.wire.TableInfo.Status;

/**
 * What rooms read and store.
 *
 * <p>Queries block: make them on a thread that may. The answer to a change means that it is on
 * disk; after a failure nobody knows whether it counts, and the table must be read again.
 */
public interface TableStore {

  /** The format of table names; nothing else is looked up. */
  Pattern NAME = Pattern.compile("[A-Za-z0-9_-]{1,40}");

  static boolean isName(String text) {
    return NAME.matcher(text).matches();
  }

  /**
   * A stored entry of a log: what was written together.
   *
   * @param seq the number of its first event
   * @param events lines of JSON
   * @param command the name of the command that caused it
   */
  record LogEntry(int seq, String events, Optional<String> command, long at) {

    /** How many events there are after an entry that begins with this one. */
    static int end(int seq, String events) {
      return seq + Math.toIntExact(events.chars().filter(letter -> letter == '\n').count());
    }

    /** How many events there are after it. */
    public int end() {
      return end(seq, events);
    }
  }

  /** A table at one moment, with its entries from a given event on. */
  record Snapshot(StoredTable table, Head head, List<LogEntry> entries) {

    /** What the rows of a table say: that of its head may be behind, and then the log tells. */
    public static Snapshot of(StoredTable table, Head row, int from, List<LogEntry> entries) {
      if (!row.isToBeLookedAfter()) {
        return new Snapshot(table, row, entries);
      }
      int end = entries.isEmpty() ? from - 1 : entries.getLast().end();
      return new Snapshot(table, row.at(Math.max(row.version(), end)), entries);
    }
  }

  /**
   * Something to be kept at the end of a table's log.
   *
   * @param before where the table stands; it must not have changed
   * @param after where it stands then
   * @param entry the events in between
   * @param results how the game ended, if it ends with this
   */
  record Append(
      String table, Head before, Head after, LogEntry entry, Optional<List<Result>> results) {}

  /**
   * A table that is opened, and where it stands.
   *
   * @param log what has already happened there, if its game was begun elsewhere
   */
  record Opened(StoredTable table, Head head, Optional<LogEntry> log) {

    /** A table where nothing has happened yet. */
    public Opened(StoredTable table, Head head) {
      this(table, head, Optional.empty());
    }

    /** The same, where the first decision is made with a hint that was given before. */
    public Opened hinted() {
      Head hinted =
          new Head(
              head.version(), head.revision(), head.asked(), true, head.agenda(), head.progress());
      return new Opened(table, hinted, log);
    }
  }

  /**
   * Something else that is agreed about a table.
   *
   * @param departed who may not see it any more
   * @param results how the game ended, if it ends with this
   * @param opened another table that this opens
   */
  record Change(
      StoredTable table,
      Head before,
      Head after,
      Set<String> departed,
      Optional<List<Result>> results,
      Optional<Opened> opened) {

    /** A change that concerns this table alone. */
    public Change(
        StoredTable table,
        Head before,
        Head after,
        Set<String> departed,
        Optional<List<Result>> results) {
      this(table, before, after, departed, results, Optional.empty());
    }

    /**
     * Whether the game was over before. Making its books or archiving it changes only its agenda,
     * so what a room knows of that may be old: the stored one is kept.
     */
    public boolean isAfterTheEnd() {
      return table.status() == Status.OVER && results.isEmpty();
    }
  }

  /**
   * How the game ended for a person.
   *
   * @param players how many played, bots included
   * @param award what was won, where the game has awards
   * @param entry what is entered in a book of levels, if anything
   */
  record Result(
      int seat,
      String player,
      String game,
      TableDice dice,
      int players,
      int score,
      int rank,
      Optional<String> award,
      Optional<BookEntry> entry) {}

  /**
   * What is entered in a book of levels.
   *
   * @param book whose book it is
   * @param version which version of the level was played
   */
  record BookEntry(String book, int level, int version, String award) {}

  /** Something on the agenda of a table whose time has come. */
  record Due(String table, int version, Agenda agenda) {}

  /** A table and its entries from an event on. */
  Optional<Snapshot> read(String table, int from);

  /** Where these tables stand. */
  Map<String, Head> heads(List<String> tables);

  /** Stores an entry; false if the table has changed since. */
  CompletableFuture<Boolean> append(Append append);

  /** Stores a changed agreement; false if the table has changed since. */
  CompletableFuture<Boolean> change(Change change);

  /** Changes only where a table stands; false if it has changed since. */
  CompletableFuture<Boolean> move(String table, Head before, Head after);

  /** What is due except the books, the longest waiting first. */
  List<Due> due(long now, int limit);

  /** Finished games whose books are to be made, the longest waiting first. */
  List<Due> dueReviews(long now, int limit);

  /** Takes up something that is due; false if another node was quicker, or it is done. */
  CompletableFuture<Boolean> take(Due due, Agenda taken);

  /**
   * Somebody is about to look closer at a finished game whose books are made; false if another is.
   *
   * @param lease how long they may take, in milliseconds
   */
  CompletableFuture<Boolean> takeLook(String table, long lease, long now);

  boolean isMember(String table, String player);

  /** A player at a table is connected to this node, or no longer. */
  CompletableFuture<Boolean> connect(String table, String player, boolean connected);

  /** The players of these tables who are connected to other nodes that are alive. */
  Map<String, Set<String>> connectedElsewhere(List<String> tables);

  /**
   * This node is alive, by the clock that all nodes share; nodes that have not reported for long
   * are forgotten.
   *
   * @param now the time of this node
   * @return false if it was unknown or forgotten, so that nobody counts as connected to it
   */
  CompletableFuture<Boolean> alive(LongSupplier now);

  /** Whether other nodes may write too, so that what we know may be outdated. */
  boolean isShared();
}
