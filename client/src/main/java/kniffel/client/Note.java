package kniffel.client;

import kniffel.table.json.Json;

/** Something that a client keeps about a table, to be compared with the record at the end. */
public sealed interface Note {

  /** What the server said it had committed to, when we first heard of the table. */
  record Told(String commitment) implements Note {}

  /**
   * Our pledge.
   *
   * @param commitment what the server had committed to before we added anything
   * @param entropy what we add
   */
  record Pledged(String commitment, String entropy) implements Note {}

  /** The hash of everything that was agreed, when we told our entropy. */
  record Agreed(String head) implements Note {}

  /**
   * What lay on the table.
   *
   * @param version after how many events
   * @param viewer whose view it was
   * @param shape how this program writes views: one that writes them otherwise cannot compare
   * @param hash of the view
   */
  record Shown(int version, int viewer, String shape, String hash) implements Note {}

  /** A move of ours that was accepted, and the version that it was decided on. */
  record Played(int version, Json move) implements Note {}
}
