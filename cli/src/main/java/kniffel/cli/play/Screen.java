package kniffel.cli.play;

import kniffel.cli.terminal.Block;
import kniffel.rules.Viewer;

/**
 * How one game looks and is controlled in a terminal.
 *
 * <p>A screen remembers only what the player has chosen and not yet played, and for which position:
 * in any other nothing is chosen. All it knows about the rules comes with the view and the offers.
 */
public interface Screen<M, V> {

  /** The table as this viewer sees it; the offers are empty while somebody else decides. */
  Block draw(V view, Viewer viewer, Offers<M> offers, Look look);

  /** The keys that do something now, in one line. */
  String keys(V view, Offers<M> offers, Look look);

  /** What a key does; enter comes as {@code '\n'}. */
  KeyReply<M> press(char key, V view, Offers<M> offers);

  /** Takes the last thing back, where the game knows how. */
  default KeyReply<M> undo(V view, Offers<M> offers) {
    return new KeyReply.Tell<>("cli.no-undo");
  }

  /** A line of the log, with the table's signs in place of names. */
  default String signed(String line, Look look) {
    return line;
  }

  /** Whether dice are in the air: they tumble before they lie. */
  default boolean isRolling(V view) {
    return false;
  }

  /** Forgets what was chosen: somebody else sits down. */
  void clear();
}
