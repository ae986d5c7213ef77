package kniffel.bench;

import java.util.ArrayList;
import java.util.List;
import kniffel.bots.Allowance;
import kniffel.bots.Bookkeeper;
import kniffel.bots.Bot;
import kniffel.bots.Bots;
import kniffel.bots.Budget;
import kniffel.bots.CloserLook;
import kniffel.bots.Decision;
import kniffel.bots.Draft;
import kniffel.bots.Mind;
import kniffel.bots.Minds;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Game;
import kniffel.rules.Playing;
import kniffel.rules.Replay;
import kniffel.rules.Step;

/**
 * Games of the strength normal with itself and the books of their first seat, as benchmarks of
 * reviews ask for them.
 *
 * @param games how many there are, with numbers from 1
 * @param times how often the benchmark does with each of them what it is about
 * @param looks how many batches of sampled games a review may look at
 */
record ReviewedGames<S, M, O, V>(
    Game<S, M, O, V> game, Mind<M, V> mind, int players, int games, int times, int looks) {

  private static final String SAMPLED = "normal";

  /** The seat whose books are kept. */
  static final int SEAT = 0;

  /**
   * The games that the arguments of a benchmark name.
   *
   * @param name of the benchmark, and what it does with each game
   * @param words the game, the players, the games, how often, how many batches, and a preset if it
   *     is not the standard
   */
  static ReviewedGames<?, ?, ?, ?> of(String name, String times, List<String> words) {
    if (words.size() != 5 && words.size() != 6) {
      throw new IllegalArgumentException(name + " GAME PLAYERS GAMES " + times + " LOOKS [PRESET]");
    }
    return of(ChosenGame.of(words.getFirst(), words, 5), words);
  }

  private static <S, M, O, V> ReviewedGames<S, M, O, V> of(
      Game<S, M, O, V> game, List<String> words) {
    return new ReviewedGames<>(
        game,
        Minds.of(game).orElseThrow(),
        Integer.parseInt(words.get(1)),
        Integer.parseInt(words.get(2)),
        Integer.parseInt(words.get(3)),
        Integer.parseInt(words.get(4)));
  }

  /** The game with this number. */
  Replay<S, M, O, V> replay(long number) {
    SeededStream random = new SeededStream(number);
    Bot<M, V> bot = Bots.named(SAMPLED, mind);
    S start = game.start(players);
    List<Step<S, M, O>> steps = new ArrayList<>();
    Playing.toTheEnd(
        game,
        start,
        random,
        (state, seat, moves) ->
            bot.choose(Decision.of(game, state, seat, moves), random, Allowance.UNLIMITED),
        steps::add);
    return Replay.played(game, start, steps);
  }

  /** The books of the game with this number, at first sight. */
  Draft<M> firstSight(Replay<S, M, O, V> replay, long number) {
    return Bookkeeper.of(mind, players, new SeededStream(number)).draft(replay, SEAT);
  }

  /** The same after a closer look. */
  Draft<M> closerLook(Replay<S, M, O, V> replay, Draft<M> first, long seed) {
    return sharp(new CloserLook<>(replay, mind, players, seed << 40), first);
  }

  /** The same by games that are cut short, as if the values at their ends were right. */
  Draft<M> cutShort(Replay<S, M, O, V> replay, Draft<M> first, long seed) {
    return sharp(new CloserLook<>(replay, mind, players, 0, seed << 40), first);
  }

  private Draft<M> sharp(CloserLook<S, M, O, V> look, Draft<M> first) {
    return look.sharpen(first, new Budget.Looks(looks).on(() -> 0).get(), done -> {});
  }
}
