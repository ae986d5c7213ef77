package kniffel.cli.simulate;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kniffel.bots.Bot;
import kniffel.bots.Budget;
import kniffel.rules.Draw;
import kniffel.rules.Event;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Randomness;
import kniffel.rules.Standings;
import kniffel.rules.Viewer;
import kniffel.table.dice.SeededDice;

/**
 * One game of bots from the first event to the last.
 *
 * @param budgets how long a bot may think, begun anew for each decision
 */
record Match<S, M, O, V>(Game<S, M, O, V> game, Supplier<Budget> budgets) {

  /** What a game came to, and the state in which somebody decided for the last time. */
  record End<S>(S lastDecision, Standings standings) {}

  /**
   * Plays a game.
   *
   * @param bots by seat
   * @param seed of the dice
   * @param botSeed of what the bots leave to chance
   * @param log is told every event
   */
  End<S> play(List<Bot<M, V>> bots, long seed, long botSeed, Consumer<Event<M, O>> log) {
    SeededDice dice = new SeededDice(seed);
    Randomness botRandomness = new SeededDice(botSeed).at(0);
    S state = game.start(bots.size());
    S lastDecision = state;
    for (int number = 1; ; number++) {
      Event<M, O> event;
      switch (game.next(state)) {
        case Next.Decide<M, O>(int seat, List<M> moves) -> {
          S now = state;
          lastDecision = now;
          Bot<M, V> bot = bots.get(seat);
          M move =
              bot.choose(
                  () -> game.view(now, new Viewer.Seat(seat)),
                  moves,
                  botRandomness,
                  bot.thinks() ? budgets.get() : Budget.UNLIMITED);
          event = new Event.Moved<>(seat, move);
          state = game.play(state, move);
        }
        case Next.Chance<M, O>(Draw<O> draw) -> {
          O outcome = draw.sample(dice.at(number));
          event = new Event.Happened<>(outcome);
          state = game.happen(state, outcome);
        }
        case Next.Over<M, O>(Standings standings) -> {
          return new End<>(lastDecision, standings);
        }
      }
      log.accept(event);
    }
  }
}
