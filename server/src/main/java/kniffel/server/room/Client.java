package kniffel.server.room;

import kniffel.words.Language;

/** Somebody connected by a socket. */
public interface Client {

  /** The id of the player. */
  String player();

  Language language();

  /** Sends a message; never blocks. */
  void send(String message);

  /** Takes the cost of what was done for this client and is not yet paid; see {@link Costs}. */
  void charge(int points);

  /** Takes the cost of what is kept for good because of this client, in entries of logs. */
  void chargeKept(int entries);

  /** Whether nothing more can be sent. */
  boolean isClosed();
}
