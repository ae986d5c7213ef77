package kniffel.cli.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Bot;
import kniffel.bots.Decision;
import kniffel.rules.Game;
import kniffel.rules.Playing;
import kniffel.rules.Randomness;
import kniffel.rules.Replay;
import kniffel.rules.Standings;
import kniffel.rules.Step;
import kniffel.table.dice.SeededDice;

/**
 * One game of bots from the first event to the last.
 *
 * @param allowances how long a bot may think about each decision
 */
record Match<S, M, O, V>(Game<S, M, O, V> game, Supplier<Allowance> allowances) {

  /**
   * How a game ended.
   *
   * @param replay the whole game, for those who want to keep it
   */
  record MatchEnd<S, M, O, V>(S state, Standings standings, Supplier<Replay<S, M, O, V>> replay) {}

  /**
   * Plays a game.
   *
   * @param bots by seat
   * @param seed of the dice
   * @param botSeed of what the bots leave to chance
   */
  MatchEnd<S, M, O, V> play(List<Bot<M, V>> bots, long seed, long botSeed) {
    SeededDice dice = new SeededDice(seed);
    Seated seated = new Seated(bots, new SeededDice(botSeed).at(0));
    Playing.End<S> end =
        new Playing<S, M, O>(
                game,
                (state, draw, number) -> draw.sample(dice.at(number)),
                seated,
                seated.steps::add)
            .toTheEnd(seated.start);
    return new MatchEnd<>(end.state(), end.standings(), seated::soFar);
  }

  /** The bots of a game, and what has happened there. */
  private final class Seated implements Playing.Decider<S, M> {

    private final List<Bot<M, V>> bots;
    private final Randomness randomness;
    private final S start;
    private final List<Step<S, M, O>> steps = new ArrayList<>();

    Seated(List<Bot<M, V>> bots, Randomness randomness) {
      this.bots = bots;
      this.randomness = randomness;
      this.start = game.start(bots.size());
    }

    @Override
    public M choose(S state, int seat, List<M> moves) {
      Bot<M, V> bot = bots.get(seat);
      return bot.choose(
          Decision.of(game, state, seat, moves, this::soFar),
          randomness,
          bot.thinks() ? allowances.get() : Allowance.UNLIMITED);
    }

    private Replay<S, M, O, V> soFar() {
      return Replay.played(game, start, steps);
    }
  }
}
