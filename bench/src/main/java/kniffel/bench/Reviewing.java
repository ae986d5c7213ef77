package kniffel.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import kniffel.bots.Draft;
import kniffel.bots.Ledger;
import kniffel.rules.Replay;

/**
 * How errors of sums really add up: the same games are reviewed again and again with other seeds,
 * and the spread of what they are said to have given away is compared with the error that each
 * review states.
 *
 * <p>The games are those of the strength normal with itself, and the books those of the first seat.
 */
final class Reviewing {

  private Reviewing() {}

  /**
   * Measures and prints.
   *
   * @param words see {@link ReviewedGames#of}
   */
  static void run(List<String> words) {
    measure(ReviewedGames.of("reviews", "REVIEWS", words));
  }

  private static <S, M, O, V> void measure(ReviewedGames<S, M, O, V> reviewed) {
    int games = reviewed.games();
    int reviews = reviewed.times();
    double stated = 0;
    double spread = 0;
    double lost = 0;
    for (int number = 1; number <= games; number++) {
      Replay<S, M, O, V> replay = reviewed.replay(number);
      Draft<M> first = reviewed.firstSight(replay, number);
      List<Ledger<M>> ledgers = new ArrayList<>();
      for (int review = 1; review <= reviews; review++) {
        ledgers.add(reviewed.closerLook(replay, first, review).ledger());
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
}
