package kniffel.server.room;

import java.util.concurrent.Executor;
import kniffel.server.room.Services.Timers;

/**
 * Whether a room may be unaware of what is stored, because a write or a query failed. People there
 * might wait for ever for something that has long happened, so the room looks by itself unless a
 * request comes first.
 */
final class Doubt {

  private static final long FIRST_MILLIS = 1_000;

  /** A database that stays unreachable is not asked more and more often. */
  private static final long LAST_MILLIS = 30_000;

  private final Timers timers;
  private final Executor loop;
  private final Runnable look;
  private boolean open;

  /** Whether a look is already planned. */
  private boolean looking;

  private long untilLook = FIRST_MILLIS;

  /**
   * No doubt.
   *
   * @param look reads what is stored; if that fails too, the doubt remains
   */
  Doubt(Timers timers, Executor loop, Runnable look) {
    this.timers = timers;
    this.loop = loop;
    this.look = look;
  }

  boolean isOpen() {
    return open;
  }

  void arise() {
    open = true;
    if (!looking) {
      looking = true;
      timers.after(untilLook, () -> loop.execute(this::look));
      untilLook = Math.min(2 * untilLook, LAST_MILLIS);
    }
  }

  private void look() {
    looking = false;
    look.run();
  }

  /** What is stored has been read. */
  void end() {
    open = false;
    untilLook = FIRST_MILLIS;
  }
}
