package kniffel.server.room;

/**
 * What things cost those who request them, in points of about 50 microseconds of an event loop.
 *
 * <p>Bytes count in both directions, since they are read, written and sent; what is passed on
 * counts for each receiver.
 */
public final class Costs {

  /** A request: a thread and a database query. */
  public static final int REQUEST = 10;

  /** A new socket: a handshake, and what it needs as long as it is open. */
  public static final int CONNECT = 20;

  /** A message over a socket. */
  public static final int MESSAGE = 5;

  /** A part of a message, or a ping between messages. */
  public static final int FRAME = 1;

  /** Something that made no sense: it is put into words, and perhaps logged. */
  public static final int NONSENSE = 10;

  private static final int BYTES_PER_POINT = 1024;
  private static final int EVENTS_PER_POINT = 40;
  private static final int LISTENERS_PER_POINT = 4;
  private static final int ROWS_PER_POINT = 20;

  private Costs() {}

  /** Bytes that are read or sent. */
  public static int bytes(int count) {
    return count / BYTES_PER_POINT;
  }

  /** A game that is replayed, to prove it or to show an earlier step. */
  public static int playedAgain(int events) {
    return events / EVENTS_PER_POINT;
  }

  /** What the database has gone through to answer a question about all that somebody has played. */
  public static int rows(int count) {
    return count / ROWS_PER_POINT;
  }

  /** Something short that is sent to several. */
  public static int fanOut(int listeners) {
    return listeners / LISTENERS_PER_POINT;
  }
}
