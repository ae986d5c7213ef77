package kniffel.server.store;

/**
 * What happens next at a table without anybody asking for it.
 *
 * <p>It is written in the same transaction as the change that calls for it. The node that wrote it
 * sees to it at once; when {@link #at} has come and it is still there, any node may take it up, and
 * says so by moving that time forward. So a table never waits for a lost node or message.
 *
 * @param at the time from which any node may take it up, in milliseconds
 * @param delay how long before that it was written, to detect a clock that was set back
 * @param tries how often it was taken up without success
 */
public record Agenda(What what, long at, long delay, int tries) {

  /** What is to be done, and why. */
  public enum What {
    /**
     * Somebody has to find out: the row of a head is behind, see {@link HeadsAhead}, or an earlier
     * version has left it like that.
     */
    LOOK,
    /** The game is to begin, even without those who have not added to the dice. */
    BEGIN,
    /** Chance has to decide before anybody does. */
    CHANCE,
    /** A bot is to play on its own seat. */
    BOT,
    /** A bot is to play for a person who is gone, or whose time is up. */
    STAND_IN,
    /** The time of the person who decides will run out. */
    CLOCK,
    /** The books of the finished game are to be made. */
    REVIEW,
    /** The log of the finished game is to be archived. */
    ARCHIVE
  }

  /** How long a finished game is left alone before it is archived. */
  static final long QUIET_MILLIS = 10 * 60_000;

  /** The agenda once nothing is left to do for a finished game. */
  public static Agenda archive(long now) {
    return in(QUIET_MILLIS, What.ARCHIVE, now);
  }

  /** Something that others may take up after a while if it is not done. */
  public static Agenda in(long millis, What what, long now) {
    return new Agenda(what, now + millis, millis, 0);
  }

  /** The same for somebody to take up a little later. */
  public Agenda putOff(long millis, long now) {
    return new Agenda(what, now + millis, millis, tries);
  }

  /** The same, taken up by somebody who will be done by then. */
  public Agenda taken(What changed, long millis, long now) {
    return new Agenda(changed, now + millis, millis, tries + 1);
  }
}
