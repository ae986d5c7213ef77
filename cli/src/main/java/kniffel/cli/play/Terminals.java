package kniffel.cli.play;

import java.util.List;
import kniffel.cli.classic.ClassicTerminal;
import kniffel.cli.forone.ForOneTerminal;
import kniffel.cli.karten.KartenTerminal;
import kniffel.cli.kartenspiel.KartenspielTerminal;
import kniffel.cli.master.MasterTerminal;
import kniffel.rules.Game;

/** What the terminal knows of each game. */
public final class Terminals {

  /** One entry for each game. */
  public static final List<GameTerminal<?, ?, ?, ?>> ALL =
      List.of(
          ClassicTerminal.ENTRY,
          MasterTerminal.ENTRY,
          ForOneTerminal.ENTRY,
          KartenTerminal.ENTRY,
          KartenspielTerminal.ENTRY);

  private Terminals() {}

  /** The entry of a game, which must be the one of this id. */
  @SuppressWarnings("unchecked") // an entry fits the states, moves and views of its game
  public static <S, M, O, V> GameTerminal<?, S, M, V> of(String id, Game<S, M, O, V> game) {
    for (GameTerminal<?, ?, ?, ?> entry : ALL) {
      if (entry.id().equals(id) && entry.type().isInstance(game)) {
        return (GameTerminal<?, S, M, V>) entry;
      }
    }
    throw new IllegalStateException("no entry in Terminals for " + id);
  }
}
