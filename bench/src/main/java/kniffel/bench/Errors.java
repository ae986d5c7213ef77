package kniffel.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import kniffel.bots.Allowance;
import kniffel.bots.Bot;
import kniffel.bots.Bots;
import kniffel.bots.Decision;
import kniffel.bots.Judge;
import kniffel.bots.Mind;
import kniffel.bots.Minds;
import kniffel.bots.Rating;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Game;
import kniffel.rules.Playing;
import kniffel.rules.Randomness;
import kniffel.rules.Viewer;
import kniffel.table.dice.SeededDice;

/**
 * How far the values of the ledger are from what they stand for: the mean result of games that go
 * on from there. The rest of the turn is played as well as we can, every turn after it by one of
 * the company that values assume, drawn by lot; in a game alone every turn is played by the values.
 *
 * <p>The positions are mistakes in games of the strength normal, one of each game. Both the best
 * and the played move are continued with the same seeds; cards that the seat does not know are
 * dealt again for each. What the finite number of continuations contributes to the squared errors
 * is subtracted.
 */
final class Errors {

  private static final String SAMPLED = "normal";

  /** A decision in which a bot did not play the best move. */
  private record Mistake<S, M>(
      S state, int seat, Rating.Unit unit, Rating.Rated<M> best, Rating.Rated<M> played) {

    /** The same with other cards where the seat does not know them. */
    Mistake<S, M> dealt(Game<S, M, ?, ?> game, long seed) {
      return new Mistake<>(dealt(game, state, seat, seed), seat, unit, best, played);
    }

    private static <S, V> S dealt(Game<S, ?, ?, V> game, S state, int seat, long seed) {
      V view = game.view(state, new Viewer.Seat(seat));
      return game.determinize(view, new SeededStream(seed));
    }
  }

  /** Squared errors without the part due to sampling, one for each position. */
  private static final class Squares {
    private final List<Double> squares = new ArrayList<>();

    void add(double said, List<Double> results) {
      double mean = mean(results);
      double spread = results.stream().mapToDouble(r -> (r - mean) * (r - mean)).sum();
      int count = results.size();
      squares.add((said - mean) * (said - mean) - spread / (count - 1) / count);
    }

    /** The root of the mean square, and its upper bound at 95 %. */
    String told() {
      double mean = mean(squares);
      double spread = squares.stream().mapToDouble(s -> (s - mean) * (s - mean)).sum();
      int count = squares.size();
      double error = Math.sqrt(spread / Math.max(1, count - 1) / count);
      return String.format(
          Locale.ROOT, "%8.4f (at most %.4f)", root(mean), root(mean + 1.645 * error));
    }

    private static double root(double square) {
      return Math.sqrt(Math.max(0, square));
    }

    private static double mean(List<Double> values) {
      return values.stream().mapToDouble(v -> v).average().orElse(0);
    }
  }

  private Errors() {}

  /**
   * Measures and prints.
   *
   * @param words the game, the players, the positions, the continuations of each move, and a preset
   *     if it is not the standard
   */
  static void run(List<String> words) {
    if (words.size() != 4 && words.size() != 5) {
      throw new IllegalArgumentException("errors GAME PLAYERS POSITIONS CONTINUATIONS [PRESET]");
    }
    measure(
        ChosenGame.of(words.getFirst(), words, 4),
        Integer.parseInt(words.get(1)),
        Integer.parseInt(words.get(2)),
        Integer.parseInt(words.get(3)));
  }

  private static <S, M, O, V> void measure(
      Game<S, M, O, V> game, int players, int positions, int continuations) {
    Mind<M, V> mind = Minds.of(game).orElseThrow();
    Continuations<S, M, O, V> goesOn = new Continuations<>(game, players, mind);
    Squares values = new Squares();
    Squares losses = new Squares();
    double lost = 0;
    String unit = "";
    for (int number = 0; values.squares.size() < positions; number++) {
      SeededDice dice = new SeededDice(number);
      Optional<Mistake<S, M>> sampled = sample(game, players, mind, dice.at(1));
      if (sampled.isEmpty()) {
        continue;
      }
      Mistake<S, M> mistake = sampled.get();
      List<Double> results = new ArrayList<>();
      List<Double> differences = new ArrayList<>();
      for (int i = 0; i < continuations; i++) {
        Mistake<S, M> dealt = mistake.dealt(game, SeededStream.seed(dice.at(2 + i)));
        double best =
            goesOn.result(
                dealt.state(), dealt.seat(), mistake.best(), mistake.unit(), dice.at(2 + i));
        double played =
            goesOn.result(
                dealt.state(), dealt.seat(), mistake.played(), mistake.unit(), dice.at(2 + i));
        results.add(best);
        differences.add(best - played);
      }
      double loss = mistake.best().value() - mistake.played().value();
      lost += loss;
      unit = mistake.unit().toString();
      values.add(mistake.best().value(), results);
      losses.add(loss, differences);
      if (values.squares.size() % 10 == 0 || values.squares.size() == positions) {
        System.out.printf(
            Locale.ROOT,
            "%d players, %4d positions, %s: error of a value %s, of a loss %s; mean loss %.4f%n",
            players,
            values.squares.size(),
            unit,
            values.told(),
            losses.told(),
            lost / values.squares.size());
      }
    }
  }

  /** A mistake of a game, each as likely as any other. */
  private static <S, M, O, V> Optional<Mistake<S, M>> sample(
      Game<S, M, O, V> game, int players, Mind<M, V> mind, Randomness randomness) {
    Bot<M, V> bot = Bots.named(SAMPLED, mind);
    Judge<M, V> judge = mind.ledgerJudge();
    List<Mistake<S, M>> mistakes = new ArrayList<>();
    Playing.toTheEnd(
        game,
        game.start(players),
        randomness,
        (state, seat, moves) -> {
          Decision<M, V> decision = Decision.of(game.view(state, new Viewer.Seat(seat)), moves);
          M move = bot.choose(decision, randomness, Allowance.UNLIMITED);
          Rating<M> rating = judge.rate(decision, randomness, Allowance.UNLIMITED);
          if (rating.best().value() > rating.of(move).value()) {
            mistakes.add(new Mistake<>(state, seat, rating.unit(), rating.best(), rating.of(move)));
          }
          return move;
        });
    return mistakes.isEmpty()
        ? Optional.empty()
        : Optional.of(mistakes.get(randomness.below(mistakes.size())));
  }
}
