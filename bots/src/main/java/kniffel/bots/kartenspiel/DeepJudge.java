package kniffel.bots.kartenspiel;

import java.util.Comparator;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import kniffel.bots.Allowance;
import kniffel.bots.Decision;
import kniffel.bots.Judge;
import kniffel.bots.Rating;
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
    FirstSight sight = new FirstSight(tableau, turnsNeeded.get(), decision, randomness);
    if (sight.view.phase != Phase.SET_UP) {
      search(sight, allowance);
    }
    return sight.rating();
  }

  /** Replaces first sight by what the sampled games say. */
  private static void search(FirstSight sight, Allowance allowance) {
    double[] turns = sight.turns;
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
            sight.view,
            sight.policy,
            sight.turnValues,
            IntStream.of(candidates).mapToObj(sight.moves::get).toArray(KartenspielMove[]::new),
            IntStream.of(candidates).mapToDouble(i -> turns[i]).toArray());
    rollouts.run(sight.seed, allowance);
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
      sight.errors[candidates[i]] = rollouts.errorOf(i);
    }
  }
}
