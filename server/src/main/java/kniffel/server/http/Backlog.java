package kniffel.server.http;

import java.util.concurrent.atomic.AtomicLong;

/**
 * What waits in our memory for the owner of a socket who does not read, beside what the system
 * holds.
 */
final class Backlog {

  /** How much may wait for one of them: many moves, or how it stands at all tables of a socket. */
  static final int MOST = 2 << 20;

  /** How much may wait for all at an address: hundreds read, if slowly, and only some do not. */
  static final int MOST_AT_AN_ADDRESS = 16 << 20;

  private final AtomicLong own = new AtomicLong();
  private final AtomicLong address;

  /**
   * Nothing waits yet.
   *
   * @param address what waits for all at this address
   */
  Backlog(AtomicLong address) {
    this.address = address;
  }

  /** More is to wait; false if that is too much, and then it must not. */
  boolean add(int bytes) {
    long mine = own.addAndGet(bytes);
    long all = address.addAndGet(bytes);
    boolean fits = mine <= MOST && all <= MOST_AT_AN_ADDRESS;
    if (!fits) {
      remove(bytes);
    }
    return fits;
  }

  /** This was taken, or never will be. */
  void remove(int bytes) {
    own.addAndGet(-bytes);
    address.addAndGet(-bytes);
  }
}
