package kniffel.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import kniffel.bots.Appraisal;
import kniffel.bots.Draft;
import kniffel.bots.Rating;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Game;
import kniffel.rules.Replay;
import kniffel.rules.Viewer;

/**
 * How far the losses that people are told are from what the moves really cost: games of the
 * strength normal are reviewed with a closer look, and each costly decision is played on to the end
 * many times, with the move that was played and with the better one.
 */
final class Shown {

  /** A loss as it is told, with what long continuations found. */
  private record ToldLoss(double loss, double error, double found, double foundError) {

    double off() {
      return loss - found;
    }
  }

  private Shown() {}

  /**
   * Measures and prints.
   *
   * @param words see {@link ReviewedGames#of}
   */
  static void run(List<String> words) {
    measure(ReviewedGames.of("shown", "CONTINUATIONS", words));
  }

  private static <S, M, O, V> void measure(ReviewedGames<S, M, O, V> reviewed) {
    List<ToldLoss> told = new ArrayList<>();
    List<Double> luck = new ArrayList<>();
    for (int number = 1; number <= reviewed.games(); number++) {
      Replay<S, M, O, V> replay = reviewed.replay(number);
      Draft<M> draft = reviewed.closerLook(replay, reviewed.firstSight(replay, number), number);
      for (Appraisal<M> each : draft.appraisals()) {
        if (each.verdict(draft.unit()) == Appraisal.DecisionVerdict.COSTLY) {
          told.add(told(reviewed, replay, draft, each));
        }
      }
      luck.add(draft.ledger().luck());
      print(number, draft.unit(), told, luck);
    }
  }

  private static <S, M, O, V> ToldLoss told(
      ReviewedGames<S, M, O, V> reviewed,
      Replay<S, M, O, V> replay,
      Draft<M> draft,
      Appraisal<M> costly) {
    Game<S, M, O, V> game = reviewed.game();
    int continuations = reviewed.times();
    Continuations<S, M, O, V> goesOn =
        new Continuations<>(game, reviewed.players(), reviewed.mind());
    V view = game.view(replay.after(costly.event() - 1), new Viewer.Seat(draft.seat()));
    Rating.Rated<M> best = new Rating.Rated<>(costly.best(), costly.value(), 0);
    Rating.Rated<M> played = new Rating.Rated<>(costly.move(), costly.value(), 0);
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < continuations; i++) {
      // Other numbers than those of the review.
      long seed = -1 - ((long) costly.event() << 32) - i;
      S dealt = game.determinize(view, new SeededStream(seed));
      double difference =
          goesOn.result(dealt, draft.seat(), best, draft.unit(), new SeededStream(~seed))
              - goesOn.result(dealt, draft.seat(), played, draft.unit(), new SeededStream(~seed));
      sum += difference;
      squares += difference * difference;
    }
    double mean = sum / continuations;
    double spread = Math.max(0, squares / continuations - mean * mean);
    return new ToldLoss(
        costly.loss(draft.unit()),
        costly.error(),
        mean,
        Math.sqrt(spread / Math.max(1, continuations - 1)));
  }

  /** What the finite number of continuations adds to the squared errors is taken out. */
  private static void print(int games, Rating.Unit unit, List<ToldLoss> told, List<Double> luck) {
    double square = mean(told.stream().map(t -> t.off() * t.off() - square(t.foundError)).toList());
    // In units of what is allowed: a quarter of the loss, or what nobody minds.
    double allowed =
        mean(
            told.stream()
                .map(
                    t ->
                        (square(t.off()) - square(t.foundError))
                            / square(Math.max(t.loss / 4, unit.negligible())))
                .toList());
    long refuted = told.stream().filter(t -> t.found + 2 * t.foundError < 0).count();
    System.out.printf(
        Locale.ROOT,
        "%d games, %d losses told, %s: %.4f on average, found %.4f; off by %.4f, %.2f of what is"
            + " allowed (root mean squares), stated %.4f; %d refuted; luck %.4f ± %.4f a game%n",
        games,
        told.size(),
        unit,
        mean(told.stream().map(ToldLoss::loss).toList()),
        mean(told.stream().map(ToldLoss::found).toList()),
        Math.sqrt(Math.max(0, square)),
        Math.sqrt(Math.max(0, allowed)),
        Math.sqrt(mean(told.stream().map(t -> square(t.error)).toList())),
        refuted,
        mean(luck),
        1.96 * Math.sqrt(variance(luck) / games));
  }

  private static double mean(List<Double> numbers) {
    return numbers.stream().mapToDouble(number -> number).average().orElse(0);
  }

  private static double variance(List<Double> numbers) {
    double mean = mean(numbers);
    double squares = numbers.stream().mapToDouble(number -> square(number - mean)).sum();
    return squares / Math.max(1, numbers.size() - 1);
  }

  private static double square(double x) {
    return x * x;
  }
}
