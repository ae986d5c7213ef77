package kniffel.bench;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import kniffel.bots.Allowance;
import kniffel.bots.Appraisal;
import kniffel.bots.Decision;
import kniffel.bots.Draft;
import kniffel.bots.Judge;
import kniffel.bots.Ledger;
import kniffel.bots.Rating;
import kniffel.bots.TurnLots;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Game;
import kniffel.rules.Playing;
import kniffel.rules.Replay;
import kniffel.rules.Viewer;

/**
 * How far off a difference between two moves is if sampled games are cut short after some rounds
 * and valued as they stand: games of the strength normal are reviewed as if those values were
 * right, and each decision that seems costly is played on to the end many times, with the move that
 * was played and with the better one. What the same games were worth on the way is compared with
 * what they came to.
 */
final class Cuts {

  /** After how many rounds games are valued; then comes the end. */
  private static final List<Integer> ROUNDS = List.of(2, 4, 8, 16);

  /** What is found for one number of rounds, added up over decisions. */
  private static final class CutFound {
    private int decisions;
    private double off;
    private double noise;
    private double spread;
    private double nanos;

    void add(double[] differences, double[] results) {
      int count = differences.length;
      double error = 0;
      double mean = 0;
      double result = 0;
      for (int i = 0; i < count; i++) {
        error += (differences[i] - results[i]) / count;
        mean += differences[i] / count;
        result += results[i] / count;
      }
      double variance = 0;
      for (int i = 0; i < count; i++) {
        variance += square(differences[i] - results[i] - mean + result) / (count - 1);
        spread += square(differences[i] - mean) / (count - 1);
      }
      decisions++;
      off += square(error) - variance / count;
      noise += variance / count;
    }

    private static double square(double x) {
      return x * x;
    }

    private double root(double sum) {
      return Math.sqrt(Math.max(0, sum / decisions));
    }
  }

  /** What a game was worth on the way, and what it came to. */
  private static final class ValuedWay {
    private final long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    private final double[] values = new double[ROUNDS.size() + 1];
    private final double[] nanos = new double[ROUNDS.size() + 1];
    private int noted;

    boolean isDue(int rounds) {
      return noted < ROUNDS.size() && rounds >= ROUNDS.get(noted);
    }

    void note(double value) {
      values[noted] = value;
      nanos[noted] = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
      noted++;
    }
  }

  private Cuts() {}

  /**
   * Measures and prints.
   *
   * @param words see {@link ReviewedGames#of}
   */
  static void run(List<String> words) {
    measure(ReviewedGames.of("cuts", "CONTINUATIONS", words));
  }

  private static <S, M, O, V> void measure(ReviewedGames<S, M, O, V> reviewed) {
    List<CutFound> found = new ArrayList<>();
    for (int at = 0; at <= ROUNDS.size(); at++) {
      found.add(new CutFound());
    }
    for (int number = 1; number <= reviewed.games(); number++) {
      Replay<S, M, O, V> replay = reviewed.replay(number);
      Draft<M> draft = reviewed.cutShort(replay, reviewed.firstSight(replay, number), number);
      for (Appraisal<M> each : draft.appraisals()) {
        if (each.verdict(draft.unit()) == Appraisal.DecisionVerdict.COSTLY) {
          compare(reviewed, replay, draft, each, found);
        }
      }
      print(number, reviewed.times(), draft.unit(), found);
    }
  }

  private static <S, M, O, V> void compare(
      ReviewedGames<S, M, O, V> reviewed,
      Replay<S, M, O, V> replay,
      Draft<M> draft,
      Appraisal<M> costly,
      List<CutFound> found) {
    V view = reviewed.game().view(replay.after(costly.event() - 1), new Viewer.Seat(draft.seat()));
    double[][] differences = new double[found.size()][reviewed.times()];
    for (int i = 0; i < reviewed.times(); i++) {
      // Other numbers than those of the review.
      long seed = -1 - ((long) costly.event() << 32) - i;
      S dealt = reviewed.game().determinize(view, new SeededStream(seed));
      ValuedWay best = way(reviewed, dealt, draft, costly.best(), ~seed);
      ValuedWay played = way(reviewed, dealt, draft, costly.move(), ~seed);
      for (int at = 0; at < found.size(); at++) {
        differences[at][i] = best.values[at] - played.values[at];
        found.get(at).nanos += best.nanos[at] + played.nanos[at];
      }
    }
    for (int at = 0; at < found.size(); at++) {
      found.get(at).add(differences[at], differences[found.size() - 1]);
    }
  }

  private static <S, M, O, V> ValuedWay way(
      ReviewedGames<S, M, O, V> reviewed, S dealt, Draft<M> draft, M move, long seed) {
    Game<S, M, O, V> game = reviewed.game();
    Judge<M, V> judge = reviewed.mind().ledgerJudge();
    SeededStream random = new SeededStream(seed);
    SeededStream aside = new SeededStream(~seed);
    int seat = draft.seat();
    int round = game.round(dealt).orElse(0);
    TurnLots<M, V> lots =
        TurnLots.within(
            reviewed.mind().company(reviewed.players()),
            new SeededStream(SeededStream.seed(random)),
            seat,
            game.round(dealt));
    ValuedWay way = new ValuedWay();
    Playing.End<S> end =
        Playing.toTheEnd(
            game,
            game.play(dealt, move),
            random,
            (now, decides, moves) -> {
              Decision<M, V> decision = Decision.of(game, now, decides, moves);
              while (decides == seat && way.isDue(game.round(now).orElse(0) - round)) {
                way.note(judge.rate(decision, aside, Allowance.UNLIMITED).best().value());
              }
              return lots.at(decides, game.round(now))
                  .choose(decision, random, Allowance.UNLIMITED);
            });
    while (way.noted <= ROUNDS.size()) {
      way.note(Ledger.result(game, end.state(), seat, draft.unit()));
    }
    return way;
  }

  private static void print(int games, int times, Rating.Unit unit, List<CutFound> found) {
    System.out.printf(
        Locale.ROOT, "%d games, %d decisions, %s%n", games, found.getFirst().decisions, unit);
    for (int at = 0; at < found.size(); at++) {
      CutFound each = found.get(at);
      System.out.printf(
          Locale.ROOT,
          "  %-9s off by %.4f (noise taken out: %.4f), spread of a pair %.3f, %.2f ms a pair%n",
          at < ROUNDS.size() ? ROUNDS.get(at) + " rounds" : "the end",
          each.root(each.off),
          each.root(each.noise),
          each.root(each.spread),
          each.nanos / 1e6 / each.decisions / times);
    }
  }
}
