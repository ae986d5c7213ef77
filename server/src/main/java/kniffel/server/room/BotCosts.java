package kniffel.server.room;

/**
 * Who pays for what the bots of a table do, and for telling others of it: its host, and the address
 * that the host was last seen at.
 */
public interface BotCosts {

  /** Nobody pays anything. */
  BotCosts NONE =
      new BotCosts() {
        @Override
        public Asker asker(String host) {
          return new Asker(host, host);
        }

        @Override
        public boolean coversThinking(String host) {
          return true;
        }

        @Override
        public void thought(String host, long nanos) {}

        @Override
        public void told(String host, int points) {}

        @Override
        public long pause(String host) {
          return 0;
        }
      };

  /** With whom the bots of a host take turns. */
  Asker asker(String host);

  /** Whether a host can pay for thinking; bots of others think when there is nothing else to do. */
  boolean coversThinking(String host);

  /** The bots of a host have thought for so long. */
  void thought(String host, long nanos);

  /** Others were told of what the bots of a host did; see {@link Costs}. */
  void told(String host, int points);

  /** For how many milliseconds a host cannot pay for telling more; so long its bots take. */
  long pause(String host);
}
