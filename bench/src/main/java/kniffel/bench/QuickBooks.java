package kniffel.bench;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import kniffel.bots.Allowance;
import kniffel.bots.Bookkeeper;
import kniffel.bots.Bot;
import kniffel.bots.Bots;
import kniffel.bots.Decision;
import kniffel.bots.Mind;
import kniffel.bots.Minds;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Game;
import kniffel.rules.Playing;
import kniffel.rules.Replay;
import kniffel.rules.Step;

/** How much processor time the books of all seats of a game take at first sight. */
final class QuickBooks {

  private QuickBooks() {}

  /**
   * Measures and prints.
   *
   * @param words the game, the players, the games, who plays, and a preset if it is not the
   *     standard
   */
  static void run(List<String> words) {
    if (words.size() != 4 && words.size() != 5) {
      throw new IllegalArgumentException("first-sight GAME PLAYERS GAMES BOT [PRESET]");
    }
    measure(
        ChosenGame.of(words.getFirst(), words, 4),
        Integer.parseInt(words.get(1)),
        Integer.parseInt(words.get(2)),
        words.get(3));
  }

  private static <S, M, O, V> void measure(
      Game<S, M, O, V> game, int players, int games, String name) {
    Mind<M, V> mind = Minds.of(game).orElseThrow();
    Bot<M, V> bot = Bots.named(name, mind);
    int longest = 0;
    List<Double> seconds = new ArrayList<>();
    for (int number = 1; number <= games; number++) {
      SeededStream random = new SeededStream(number);
      List<Step<S, M, O>> steps = new ArrayList<>();
      S start = game.start(players);
      Playing.toTheEnd(
          game,
          start,
          random,
          (state, seat, moves) ->
              bot.choose(Decision.of(game, state, seat, moves), random, Allowance.UNLIMITED),
          steps::add);
      Replay<S, M, O, V> replay = Replay.played(game, start, steps);
      longest = Math.max(longest, steps.size());
      long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      for (int seat = 0; seat < players; seat++) {
        Bookkeeper.of(mind, players, new SeededStream(number)).draft(replay, seat);
      }
      long after = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      seconds.add((after - before) / 1e9);
    }
    System.out.printf(
        Locale.ROOT,
        "%d games, up to %d events: %.3f s for the first, %.3f s for the last, %.3f s at most%n",
        games,
        longest,
        seconds.getFirst(),
        seconds.getLast(),
        seconds.stream().mapToDouble(each -> each).max().orElse(0));
  }
}
