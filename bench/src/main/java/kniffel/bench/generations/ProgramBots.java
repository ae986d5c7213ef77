package kniffel.bench.generations;

import kniffel.rules.Game;

/** The bots of a program; both programs know this type and that of the rules. */
public interface ProgramBots {

  /**
   * A bot.
   *
   * @param name as for {@code kniffel arena}
   * @param millis how long it may think about each decision, in processor time
   */
  <S, M, O, V> ProgramBot<M, V> named(String name, Game<S, M, O, V> game, long millis);
}
