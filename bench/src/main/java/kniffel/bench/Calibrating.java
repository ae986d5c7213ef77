package kniffel.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import kniffel.bots.Mind;
import kniffel.bots.Minds;
import kniffel.bots.calibration.MixedGames;
import kniffel.bots.calibration.Sample;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Game;

/**
 * Measures whether values mean what they say: positions of games that no bot has learned from are
 * grouped by the value that the ledger gives them, and compared with how those games ended.
 */
final class Calibrating {

  private static final int BINS = 10;

  /** Positions of one game: more would tell little more, since all of them end the same way. */
  private static final int POSITIONS = 5;

  /** A share of the positions that makes a bin well filled. */
  private static final double WELL_FILLED = 0.02;

  /** Far from all that training uses. */
  private static final long SEED = 1L << 60;

  private Calibrating() {}

  /**
   * Measures and prints.
   *
   * @param words the game, the players, the games, and a preset if it is not the standard
   */
  static void run(List<String> words) {
    if (words.size() != 3 && words.size() != 4) {
      throw new IllegalArgumentException("calibration GAME PLAYERS GAMES [PRESET]");
    }
    measure(
        ChosenGame.of(words.getFirst(), words, 3),
        Integer.parseInt(words.get(1)),
        Integer.parseInt(words.get(2)));
  }

  private static <S, M, O, V> void measure(Game<S, M, O, V> game, int players, int games) {
    Mind<M, V> mind = Minds.of(game).orElseThrow();
    MixedGames<S, M, O, V> mixed = new MixedGames<>(game, mind, players);
    List<Sample> samples = new ArrayList<>();
    List<Sample> firsts = new ArrayList<>();
    for (int number = 0; number < games; number++) {
      SeededStream random = new SeededStream(SEED + number);
      MixedGames<S, M, O, V>.PlayedGame played = mixed.play(random);
      samples.addAll(played.some(mind.ledgerJudge(), POSITIONS, random));
      firsts.addAll(played.firsts(mind.ledgerJudge(), random));
    }
    System.out.printf(Locale.ROOT, "%d positions of %d games%n", samples.size(), games);
    bins(samples);
    for (int place = 0; place < players; place++) {
      int wanted = place;
      List<Sample> own =
          firsts.stream().filter(each -> each.situation().place() == wanted).toList();
      System.out.printf(Locale.ROOT, "place %d at the start: ", place + 1);
      line(own);
    }
  }

  private static void bins(List<Sample> samples) {
    double largest = 0;
    boolean winning = samples.stream().allMatch(sample -> sample.said() >= 0 && sample.said() <= 1);
    double low = samples.stream().mapToDouble(Sample::said).min().orElse(0);
    double high = samples.stream().mapToDouble(Sample::said).max().orElse(1);
    for (int bin = 0; bin < BINS; bin++) {
      int number = bin;
      List<Sample> own =
          samples.stream()
              .filter(
                  sample ->
                      number
                          == Math.min(
                              BINS - 1,
                              (int)
                                  (BINS
                                      * (winning
                                          ? sample.said()
                                          : (sample.said() - low) / (high - low)))))
              .toList();
      if (!own.isEmpty()) {
        line(own);
      }
      if (own.size() >= WELL_FILLED * samples.size()) {
        largest = Math.max(largest, Math.abs(mean(own, false) - mean(own, true)));
      }
    }
    System.out.printf(Locale.ROOT, "largest gap of a well-filled bin: %.4f%n", largest);
  }

  private static void line(List<Sample> samples) {
    System.out.printf(
        Locale.ROOT,
        "%6d positions, said %8.4f, came %8.4f%n",
        samples.size(),
        mean(samples, true),
        mean(samples, false));
  }

  private static double mean(List<Sample> samples, boolean said) {
    return samples.stream()
        .mapToDouble(sample -> said ? sample.said() : sample.result())
        .average()
        .orElse(0);
  }
}
