package kniffel.telling;

import java.util.function.Function;
import kniffel.bots.Bot;
import kniffel.rules.Game;
import kniffel.table.Header;

/** Where the bots of a table come from. */
public interface BotSource {

  /** Something to ask of a bot, by its name. */
  <S, M, O, V, T> Question<T> askBot(
      Header<?> header, Game<S, M, O, V> game, String name, Function<Bot<M, V>, T> question);
}
