package kniffel.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import kniffel.bots.Allowance;
import kniffel.bots.Bookkeeper;
import kniffel.bots.Bot;
import kniffel.bots.Bots;
import kniffel.bots.Budget;
import kniffel.bots.CloserLook;
import kniffel.bots.Decision;
import kniffel.bots.Draft;
import kniffel.bots.Ledger;
import kniffel.bots.Mind;
import kniffel.bots.Minds;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Game;
import kniffel.rules.Playing;
import kniffel.rules.Replay;
import kniffel.rules.Step;

/**
 * How errors of sums really add up: the same games are reviewed again and again with other seeds,
 * and the spread of what they are said to have given away is compared with the error that each
 * review states.
 *
 * <p>The games are those of the strength normal with itself, and the books those of the first seat.
 */
final class Reviewing {

  private static final String SAMPLED = "normal";

  private Reviewing() {}

  /**
   * Measures and prints.
   *
   * @param words the game, the players, the games, the reviews of each, and how many batches of
   *     sampled games a review may look at, and a preset if it is not the standard
   */
  static void run(List<String> words) {
    if (words.size() != 5 && words.size() != 6) {
      throw new IllegalArgumentException("reviews GAME PLAYERS GAMES REVIEWS LOOKS [PRESET]");
    }
    measure(
        ChosenGame.of(words.getFirst(), words, 5),
        Integer.parseInt(words.get(1)),
        Integer.parseInt(words.get(2)),
        Integer.parseInt(words.get(3)),
        Integer.parseInt(words.get(4)));
  }

  private static <S, M, O, V> void measure(
      Game<S, M, O, V> game, int players, int games, int reviews, int looks) {
    Mind<M, V> mind = Minds.of(game).orElseThrow();
    double stated = 0;
    double spread = 0;
    double lost = 0;
    for (int number = 1; number <= games; number++) {
      Replay<S, M, O, V> replay = played(game, players, mind, number);
      Draft<M> draft = Bookkeeper.of(mind, players, new SeededStream(number)).draft(replay, 0);
      List<Ledger<M>> ledgers = new ArrayList<>();
      for (int review = 1; review <= reviews; review++) {
        Allowance allowance = new Budget.Looks(looks).on(() -> 0).get();
        ledgers.add(
            new CloserLook<>(replay, mind, players, (long) review << 40)
                .sharpen(draft, allowance, done -> {})
                .ledger());
      }
      double mean = ledgers.stream().mapToDouble(Ledger::loss).average().orElse(0);
      stated +=
          ledgers.stream().mapToDouble(each -> square(each.lossError())).sum() / reviews / games;
      spread +=
          ledgers.stream().mapToDouble(each -> square(each.loss() - mean)).sum()
              / Math.max(1, reviews - 1)
              / games;
      lost += mean / games;
    }
    System.out.printf(
        Locale.ROOT,
        "%d games, %d reviews of each: given away %.4f; error as stated %.4f, as found %.4f%n",
        games,
        reviews,
        lost,
        Math.sqrt(stated),
        Math.sqrt(spread));
  }

  private static double square(double x) {
    return x * x;
  }

  /** A game of the strength normal with itself. */
  static <S, M, O, V> Replay<S, M, O, V> played(
      Game<S, M, O, V> game, int players, Mind<M, V> mind, long seed) {
    SeededStream random = new SeededStream(seed);
    Bot<M, V> bot = Bots.named(SAMPLED, mind);
    S start = game.start(players);
    List<Step<S, M, O>> steps = new ArrayList<>();
    Playing.toTheEnd(
        game,
        start,
        random,
        (state, seat, moves) ->
            bot.choose(
                Decision.of(game, state, seat, moves), random, Allowance.UNLIMITED),
        steps::add);
    return Replay.played(game, start, steps);
  }
}
