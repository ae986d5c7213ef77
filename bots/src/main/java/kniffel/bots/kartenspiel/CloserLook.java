package kniffel.bots.kartenspiel;

import java.util.Comparator;
import java.util.stream.IntStream;
import kniffel.bots.Allowance;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.Phase;

/** Corrects what moves look like at first sight. */
@FunctionalInterface
interface CloserLook {

  /** First sight is all there is. */
  CloserLook NONE = (sight, allowance) -> {};

  /** Plays the best moves out in sampled games, and believes those. */
  CloserLook SAMPLED = CloserLook::sample;

  /** How many moves are played out at the most. */
  int CANDIDATES = 6;

  /** Moves that are more turns behind than this at first sight are not looked at again. */
  double MARGIN = 0.8;

  void correct(FirstSight sight, Allowance allowance);

  private static void sample(FirstSight sight, Allowance allowance) {
    if (sight.view.phase == Phase.SET_UP) {
      return;
    }
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
