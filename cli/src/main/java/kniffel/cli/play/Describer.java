package kniffel.cli.play;

import java.util.List;
import java.util.Optional;
import kniffel.bots.Mind;
import kniffel.cli.Context;
import picocli.CommandLine.Model.OptionSpec;

/** How positions of one game are described on the command line, and what can be said about them. */
public interface Describer<G, S, M, V> {

  /**
   * A position that was described.
   *
   * @param players how many play; the seat that decides is the first
   */
  record Described<S>(S state, int players) {}

  /**
   * The options of the command {@code advise} that belong to this game alone, new ones each time.
   */
  List<OptionSpec> options();

  /** The position described; impossible ones are complained about. */
  Described<S> describe(G game, Description description, Context context);

  /** Whether the options ask for a forecast. */
  boolean asksForForecast(Description description);

  /** How the game will end; empty if nobody asked. */
  Optional<Forecast> forecast(Mind<M, V> mind, S state, Description description, Context context);
}
