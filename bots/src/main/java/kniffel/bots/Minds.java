package kniffel.bots;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import kniffel.bots.classic.ClassicBots;
import kniffel.bots.forone.ForOneBots;
import kniffel.bots.karten.KartenBots;
import kniffel.bots.kartenspiel.KartenspielBots;
import kniffel.bots.master.MasterBots;
import kniffel.rules.Game;

/** What bots know about each game. */
public final class Minds {

  /** One entry for each game that somebody has thought about. */
  public static final List<GameBots<?, ?, ?>> ALL =
      List.of(
          ClassicBots.ENTRY,
          MasterBots.ENTRY,
          ForOneBots.ENTRY,
          KartenBots.ENTRY,
          KartenspielBots.ENTRY);

  private Minds() {}

  /** The mind for a game; empty while nobody has thought about it. */
  @SuppressWarnings("unchecked") // an entry's mind fits the moves and views of its game
  public static <S, M, O, V> Optional<Mind<M, V>> of(Game<S, M, O, V> game) {
    return (Optional<Mind<M, V>>) (Optional<?>) minds(game).findFirst().map(Supplier::get);
  }

  /** Whether there is a mind for a game; unlike {@link #of} this loads nothing. */
  public static boolean has(Game<?, ?, ?, ?> game) {
    return minds(game).findFirst().isPresent();
  }

  private static Stream<? extends Supplier<? extends Mind<?, ?>>> minds(Game<?, ?, ?, ?> game) {
    return ALL.stream().flatMap(entry -> entry.mindFor(game).stream());
  }

  /** The entry of a game by its short name. */
  public static Optional<GameBots<?, ?, ?>> find(String id) {
    for (GameBots<?, ?, ?> entry : ALL) {
      if (entry.id().equals(id)) {
        return Optional.of(entry);
      }
    }
    return Optional.empty();
  }
}
