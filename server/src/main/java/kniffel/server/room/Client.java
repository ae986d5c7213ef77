package kniffel.server.room;

import kniffel.words.Language;

/** Somebody connected by a socket. */
public interface Client {

  /** The id of the player. */
  String player();

  Language language();

  /** Sends a message; never blocks. */
  void send(String message);
}
