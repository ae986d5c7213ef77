package kniffel.server.room;

import kniffel.words.Language;

/** Somebody connected by a socket. */
public interface Client {

  /** The id of the player. */
  String player();

  Language language();

  /** Sends a message; never blocks. */
  void send(String message);

  /** Takes what was done for this client and is not paid yet; see {@link Costs}. */
  void charge(int points);

  /** Whether nothing can be sent any more. */
  boolean isClosed();
}
