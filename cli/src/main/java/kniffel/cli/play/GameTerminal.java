package kniffel.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
import kniffel.cli.Context;
import kniffel.rules.Fact;
import kniffel.rules.Game;

/**
 * What one game has to do with the terminal: the entry of its package in {@link Terminals}.
 *
 * @param id the game's short name
 * @param type the class of its rules
 * @param screen makes a screen on which it is played
 * @param describer how positions are described; empty where only records hold them
 * @param commands the commands that are of this game alone
 * @param award reads the medal from the last facts of a game, where it has medals
 */
public record GameTerminal<G extends Game<S, M, ?, V>, S, M, V>(
    String id,
    Class<G> type,
    Supplier<Screen<M, V>> screen,
    Optional<Describer<G, S, M, V>> describer,
    List<Function<Context, Callable<Integer>>> commands,
    Function<List<? extends Fact>, Optional<? extends Enum<?>>> award) {

  /** A game that can only be played. */
  public GameTerminal(String id, Class<G> type, Supplier<Screen<M, V>> screen) {
    this(id, type, screen, Optional.empty(), List.of(), facts -> Optional.empty());
  }

  /** The position described; empty where that cannot be done. The game is one of this entry. */
  public Optional<Describer.Described<S>> describe(
      Game<S, M, ?, V> game, Description description, Context context) {
    return describer.map(each -> each.describe(type.cast(game), description, context));
  }
}
