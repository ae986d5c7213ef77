package kniffel.telling;

import kniffel.bots.Bot;
import kniffel.rules.Game;
import kniffel.table.Header;

/** Where the bots of a table come from. */
public interface BotSource {

  /** A bot for a game, by its name. */
  <S, M, O, V> Bot<M, V> bot(Header<?> header, Game<S, M, O, V> game, String name);
}
