package kniffel.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
import kniffel.bots.Mind;
import kniffel.cli.Context;
import kniffel.rules.Game;

/**
 * What one game has to do with the terminal: the entry of its package in {@link Terminals}.
 *
 * @param id the game's short name
 * @param type the class of its rules
 * @param screen makes a screen on which it is played
 * @param describer how a position is put together from a description; empty where only records do
 * @param forecaster how it is calculated how a game will end; empty where nobody can
 * @param commands the commands that are of this game alone
 */
public record GameTerminal<G extends Game<S, M, ?, V>, S, M, V>(
    String id,
    Class<G> type,
    Supplier<Screen<M, V>> screen,
    Optional<Describer<G, S>> describer,
    Optional<Forecaster<S, M, V>> forecaster,
    List<Function<Context, Callable<Integer>>> commands) {

  /** Puts a position together; what cannot be is complained about. */
  @FunctionalInterface
  public interface Describer<G, S> {
    S position(G game, Description description, Context context);
  }

  /** Calculates how the game will end, with the target in points if there is one. */
  @FunctionalInterface
  public interface Forecaster<S, M, V> {
    Optional<Forecast> forecast(
        Mind<M, V> mind, S state, Optional<Integer> target, Context context);
  }

  /** A game that is played and nothing else. */
  public GameTerminal(String id, Class<G> type, Supplier<Screen<M, V>> screen) {
    this(id, type, screen, Optional.empty(), Optional.empty(), List.of());
  }

  /** The position described; empty where that cannot be done. The game is one of this entry. */
  public Optional<S> position(Game<S, M, ?, V> game, Description description, Context context) {
    return describer.map(each -> each.position(type.cast(game), description, context));
  }
}
