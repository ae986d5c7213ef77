package kniffel.cli.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Bot;
import kniffel.bots.Decision;
import kniffel.rules.Draw;
import kniffel.rules.Event;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Randomness;
import kniffel.rules.Standings;
import kniffel.rules.Step;
import kniffel.rules.Viewer;
import kniffel.table.dice.SeededDice;

/**
 * One game of bots from the first event to the last.
 *
 * @param allowances how long a bot may think about each decision
 */
record Match<S, M, O, V>(Game<S, M, O, V> game, Supplier<Allowance> allowances) {

  /** How a game ended, and the state in which somebody decided for the last time. */
  record End<S>(S lastDecision, S state, Standings standings) {}

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
    // Only a bot that thinks can remember; the others are spared the list.
    Optional<List<Step<S, M, O>>> steps =
        bots.stream().anyMatch(Bot::thinks) ? Optional.of(new ArrayList<>()) : Optional.empty();
    for (int number = 1; ; number++) {
      Event<M, O> event;
      S before = state;
      switch (game.next(state)) {
        case Next.Decide<M, O>(int seat, List<M> moves) -> {
          S now = before;
          lastDecision = now;
          Bot<M, V> bot = bots.get(seat);
          M move =
              bot.choose(
                  Decision.of(
                      game,
                      now,
                      seat,
                      moves,
                      () -> game.tell(steps.orElseThrow(), new Viewer.Seat(seat))),
                  botRandomness,
                  bot.thinks() ? allowances.get() : Allowance.UNLIMITED);
          event = new Event.Moved<>(seat, move);
          state = game.play(state, move);
        }
        case Next.Chance<M, O>(Draw<O> draw) -> {
          O outcome = draw.sample(dice.at(number));
          event = new Event.Happened<>(outcome);
          state = game.happen(state, outcome);
        }
        case Next.Over<M, O>(Standings standings) -> {
          return new End<>(lastDecision, state, standings);
        }
      }
      log.accept(event);
      if (steps.isPresent()) {
        steps.get().add(new Step<>(before, event, state));
      }
    }
  }
}
