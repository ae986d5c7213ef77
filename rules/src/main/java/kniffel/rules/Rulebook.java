package kniffel.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One of the games as it lies on the shelf: its name, who can play it and with which options.
 *
 * @param <P> the options of the game, a record whose components are booleans, enums, numbers with a
 *     {@link Range} or lists of such numbers; there may also be an {@code Optional} of something
 *     larger that is read from a file and not chosen by name
 */
public interface Rulebook<P extends Record> {

  /** The short name by which commands, records and addresses know the game. */
  String id();

  int minPlayers();

  int maxPlayers();

  /** Whether players hold something that the others must not see. */
  default boolean isHidden() {
    return false;
  }

  /** Whether a game of one player counts its throws: see {@link Game#thrown}. */
  default boolean countsThrows() {
    return false;
  }

  /**
   * How many dice are rolled at once in the usual game; 0 where chance is more than dice, so that
   * people cannot roll their own and say what fell.
   */
  default int dice() {
    return 0;
  }

  /** Whether chance decides only dice. */
  default boolean isOfDice() {
    return dice() > 0;
  }

  /** The cards that are drawn, in the order in which random numbers count them; none with dice. */
  default List<String> deck() {
    return List.of();
  }

  /** The options as the rulebook has them; also says what the options are. */
  P standard();

  /** The class of the options. */
  @SuppressWarnings("unchecked") // records are final: the class of a P is the class of all P
  default Class<P> optionsType() {
    return (Class<P>) standard().getClass();
  }

  /** Named sets of options, the standard among them, in the order to show them. */
  Map<String, P> presets();

  /** The game with these options. */
  Game<?, ?, ?, ?> game(P options);

  /**
   * The form of its paper at the end of such a game; empty if the result cannot be read from it.
   */
  default Optional<PaperForm> paper(P options) {
    return Optional.empty();
  }
}
