package kniffel.paper;

import kniffel.rules.Rulebook;

/**
 * How the paper of one game looks.
 *
 * @param <P> the options of the game
 * @param <V> its view
 */
public interface GameSheet<P extends Record, V> {

  Rulebook<P> rulebook();

  /** The class of its views. */
  Class<V> view();

  /** Whether every player has a sheet; if not, one serves all. */
  boolean isForEach();

  /**
   * Draws a sheet.
   *
   * @param seat whose it is, where every player has one
   */
  void draw(Pen pen, Area area, Subject<P, V> subject, int seat);
}
