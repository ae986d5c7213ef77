package kniffel.cli.play;

import java.util.List;
import kniffel.cli.terminal.Key;
import kniffel.rules.Standings;

/** What is shown and can be done when a game at a server is over. */
public interface AfterVisit {

  /** What a key did. */
  enum KeyEffect {
    /** What is shown stays. */
    STAY,
    /** The end is to be seen again. */
    BACK,
    /** Another game is wanted. */
    AGAIN,
    /** The player has seen enough. */
    CLOSE
  }

  /**
   * What else is said about the end.
   *
   * @param mine the seats of the player
   */
  List<String> remarks(Standings standings, List<Integer> mine);

  /**
   * The keys that do something now.
   *
   * @param seated whether the player has a seat there
   */
  String keys(boolean seated);

  /** Does what a key stands for. */
  KeyEffect press(Key key);
}
