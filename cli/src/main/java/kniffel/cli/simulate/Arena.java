package kniffel.cli.simulate;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import kniffel.bots.Bot;
import kniffel.bots.Budget;
import kniffel.rules.Game;
import kniffel.rules.Standings;
import kniffel.table.dice.SeededDice;

/**
 * Measures bots against each other, or one alone.
 *
 * <p>Games come in blocks: in a block every bot sits once in every seat, with the same dice, so
 * that seats and luck weigh on all alike. The intervals are taken over blocks.
 */
public final class Arena<S, M, O, V> {

  private final Match<S, M, O, V> match;
  private final List<Bot<M, V>> bots;
  private final long seed;
  private final ToIntFunction<S> rounds;

  /**
   * An arena.
   *
   * @param rounds how many rounds a finished game had
   */
  public Arena(
      Game<S, M, O, V> game,
      List<Bot<M, V>> bots,
      long seed,
      Supplier<Budget> budgets,
      ToIntFunction<S> rounds) {
    this.match = new Match<>(game, budgets);
    this.bots = List.copyOf(bots);
    this.seed = seed;
    this.rounds = rounds;
  }

  /** Plays so many blocks; a block has as many games as there are bots. */
  public ArenaTally run(long blocks, int threads, LongConsumer played) throws IOException {
    ArenaTally total = new ArenaTally(bots.size());
    Workers.run(blocks, threads, 1, () -> new ArenaTally(bots.size()), this::block, played)
        .forEach(total::add);
    return total;
  }

  private void block(long number, ArenaTally tally) {
    long own = SeededDice.derive(seed, number);
    List<ArenaTally.Played> games = new ArrayList<>();
    for (int shift = 0; shift < bots.size(); shift++) {
      List<Bot<M, V>> seated = new ArrayList<>(bots);
      Collections.rotate(seated, shift);
      Match.End<S> end = match.play(seated, own, SeededDice.derive(own, shift), event -> {});
      games.add(played(end.standings(), shift, rounds.applyAsInt(end.state())));
    }
    tally.count(games);
  }

  /** The result by bot, whatever the seat. */
  private ArenaTally.Played played(Standings standings, int shift, int lasted) {
    List<Integer> scores = new ArrayList<>(standings.scores());
    List<Integer> ranks = new ArrayList<>(standings.ranks());
    Collections.rotate(scores, -shift);
    Collections.rotate(ranks, -shift);
    return new ArenaTally.Played(new Standings(scores, ranks), lasted);
  }
}
