package kniffel.bots.kartenspiel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import kniffel.bots.Allowance;
import kniffel.bots.Decision;
import kniffel.bots.Judge;
import kniffel.bots.Rating;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Randomness;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielView;
import kniffel.rules.kartenspiel.Phase;

/** Rates moves at first sight, then plays the best of them out in sampled games. */
final class DeepJudge implements Judge<KartenspielMove, KartenspielView> {

  private static final int CANDIDATES = 6;

  /** Moves that are more turns behind than this at first sight are not looked at again. */
  private static final double MARGIN = 0.8;

  private final PackedTableau tableau;
  private final Supplier<TurnsNeeded> turnsNeeded;

  DeepJudge(PackedTableau tableau, Supplier<TurnsNeeded> turnsNeeded) {
    this.tableau = tableau;
    this.turnsNeeded = turnsNeeded;
  }

  @Override
  public Rating<KartenspielMove> rate(
      Decision<KartenspielMove, KartenspielView> decision,
      Randomness randomness,
      Allowance allowance) {
    List<KartenspielMove> moves = decision.moves();
    PackedView view = new PackedView(decision.view());
    Policy policy = new Policy(tableau, turnsNeeded.get());
    long seed = SeededStream.seed(randomness);
    WinProbability winProbability = new WinProbability(view, policy, seed);
    TurnValues turnValues = new TurnValues(view, policy, seed);
    PackedPlayer after = new PackedPlayer();
    double[] turns = new double[moves.size()];
    for (int i = 0; i < turns.length; i++) {
      turns[i] = turnValues.turns(moves.get(i), after);
    }
    double[] errors = new double[turns.length];
    if (view.phase != Phase.SET_UP) {
      search(view, policy, turnValues, moves, turns, errors, seed, allowance);
    }
    List<Rating.Rated<KartenspielMove>> rated = new ArrayList<>();
    for (int i = 0; i < turns.length; i++) {
      double value = winProbability.winning(turns[i]);
      double error =
          errors[i] == 0 ? 0 : Math.abs(winProbability.winning(turns[i] + errors[i]) - value);
      rated.add(new Rating.Rated<>(moves.get(i), value, error));
    }
    return new Rating<>(Rating.Unit.WINNING, rated);
  }

  /** Replaces first sight by what the sampled games say. */
  private static void search(
      PackedView view,
      Policy policy,
      TurnValues turnValues,
      List<KartenspielMove> moves,
      double[] turns,
      double[] errors,
      long seed,
      Allowance allowance) {
    double best = IntStream.range(0, turns.length).mapToDouble(i -> turns[i]).min().orElseThrow();
    int[] candidates =
        IntStream.range(0, turns.length)
            .filter(i -> turns[i] <= best + MARGIN)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> turns[i]))
            .limit(CANDIDATES)
            .mapToInt(Integer::intValue)
            .toArray();
    if (candidates.length == 1) {
      return;
    }
    Rollouts rollouts =
        new Rollouts(
            view,
            policy,
            turnValues,
            IntStream.of(candidates).mapToObj(moves::get).toArray(KartenspielMove[]::new),
            IntStream.of(candidates).mapToDouble(i -> turns[i]).toArray());
    rollouts.run(seed, allowance);
    double shift = rollouts.turns(0) - best;
    double leader = Double.POSITIVE_INFINITY;
    for (int i = 0; i < candidates.length; i++) {
      leader = Math.min(leader, rollouts.turns(i));
    }
    for (int i = 0; i < turns.length; i++) {
      turns[i] = Math.max(turns[i] + shift, leader);
    }
    for (int i = 0; i < candidates.length; i++) {
      turns[candidates[i]] = rollouts.turns(i);
      errors[candidates[i]] = rollouts.errorOf(i);
    }
  }
}
