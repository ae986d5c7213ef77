package kniffel.cli.simulate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Bot;
import kniffel.bots.shared.Workers;
import kniffel.rules.Game;
import kniffel.rules.Standings;
import kniffel.table.dice.SeededDice;

/**
 * Measures bots against each other, or one alone.
 *
 * <p>Games come in blocks: in a block every bot sits once in every seat, with the same dice, so
 * that seats and luck weigh on all alike. In a game for one, each bot plays alone with the same
 * dice, and whoever scores more has won. The intervals are taken over blocks.
 */
public final class Arena<S, M, O, V> {

  private final Match<S, M, O, V> match;
  private final List<Bot<M, V>> bots;
  private final long seed;
  private final boolean alone;
  private final int target;

  /**
   * An arena.
   *
   * @param alone whether the game is for one player, so that each bot plays it alone
   * @param target how often this score is reached is counted
   */
  public Arena(
      Game<S, M, O, V> game,
      List<Bot<M, V>> bots,
      boolean alone,
      long seed,
      int target,
      Supplier<Allowance> allowances) {
    this.match = new Match<>(game, allowances);
    this.bots = List.copyOf(bots);
    this.alone = alone;
    this.seed = seed;
    this.target = target;
  }

  /**
   * Plays this many blocks; a block has one game for each bot.
   *
   * @param log what was played before is taken from there, and the rest kept there
   * @param played is told how many more blocks were played
   */
  public ArenaTally run(long blocks, int threads, ArenaLog log, LongConsumer played) {
    ArenaTally total = new ArenaTally(bots.size(), target);
    try (Workers workers = new Workers(threads)) {
      workers
          .share(
              blocks,
              () -> new ArenaTally(bots.size(), target),
              (tally, number) -> {
                tally.count(log.kept(number).orElseGet(() -> play(number, log)));
                played.accept(1);
              })
          .forEach(total::add);
    }
    return total;
  }

  private List<ArenaTally.ArenaGame> play(long number, ArenaLog log) {
    long own = SeededDice.derive(seed, number);
    List<ArenaTally.ArenaGame> games = alone ? alone(own) : together(own);
    // Interrupted bots answer in haste, so such games measure nothing.
    if (!Thread.currentThread().isInterrupted()) {
      log.keep(number, games);
    }
    return games;
  }

  private List<ArenaTally.ArenaGame> together(long own) {
    List<ArenaTally.ArenaGame> games = new ArrayList<>();
    for (int shift = 0; shift < bots.size(); shift++) {
      List<Bot<M, V>> seated = new ArrayList<>(bots);
      Collections.rotate(seated, shift);
      Match.MatchEnd<S, M, O, V> end = play(seated, own, shift);
      games.add(played(end.standings(), shift, round(end)));
    }
    return games;
  }

  /** One game for each bot, counted as one that they played together. */
  private List<ArenaTally.ArenaGame> alone(long own) {
    List<Integer> scores = new ArrayList<>();
    int rounds = 0;
    for (int bot = 0; bot < bots.size(); bot++) {
      Match.MatchEnd<S, M, O, V> end = play(List.of(bots.get(bot)), own, bot);
      scores.add(end.standings().scores().getFirst());
      rounds += round(end);
    }
    return List.of(
        new ArenaTally.ArenaGame(Standings.byScore(scores), (double) rounds / bots.size()));
  }

  /** The round in which it ended; 0 in a game without rounds. */
  private int round(Match.MatchEnd<S, M, O, V> end) {
    return match.game().round(end.state()).orElse(0);
  }

  private Match.MatchEnd<S, M, O, V> play(List<Bot<M, V>> seated, long own, int game) {
    return match.play(seated, own, SeededDice.derive(own, game));
  }

  /** The result by bot, whatever the seat. */
  private ArenaTally.ArenaGame played(Standings standings, int shift, int lasted) {
    List<Integer> scores = new ArrayList<>(standings.scores());
    List<Integer> ranks = new ArrayList<>(standings.ranks());
    Collections.rotate(scores, -shift);
    Collections.rotate(ranks, -shift);
    return new ArenaTally.ArenaGame(new Standings(scores, ranks), lasted);
  }
}
