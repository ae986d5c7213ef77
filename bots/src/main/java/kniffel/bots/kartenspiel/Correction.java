package kniffel.bots.kartenspiel;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;
import kniffel.bots.Allowance;
import kniffel.rules.kartenspiel.Awaited;
import kniffel.rules.kartenspiel.KartenspielMove;

/** Corrects what moves look like at first sight. */
@FunctionalInterface
interface Correction {

  /** First sight is all there is. */
  Correction NONE = (sight, allowance) -> {};

  /** Plays the best moves out in sampled games, and believes those. */
  Correction SAMPLED = Correction::sample;

  /** How many moves are played out at the most. */
  int CANDIDATES = 6;

  /** Moves that are more turns behind than this at first sight are not looked at again. */
  double MARGIN = 0.8;

  void correct(FirstSight sight, Allowance allowance);

  private static void sample(FirstSight sight, Allowance allowance) {
    if (sight.view.awaited instanceof Awaited.SetUp) {
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
    KartenspielMove[] moves =
        IntStream.of(candidates).mapToObj(sight.moves::get).toArray(KartenspielMove[]::new);
    Optional<LastTurns> ending =
        LastTurns.of(
            sight.view,
            sight.policy,
            new WinProbability(sight.view, sight.policy, sight.seed),
            best);
    Rollouts rollouts =
        new Rollouts(
            sight.view,
            sight.policy,
            sight.turnValues,
            moves,
            IntStream.of(candidates).mapToDouble(i -> turns[i]).toArray(),
            ending);
    rollouts.run(sight.seed, allowance);
    // Near the end the others play on in the sampled games, which show by themselves what those
    // players lack.
    double[] denied = ending.isPresent() ? new double[moves.length] : denied(sight, moves);
    double shift = rollouts.turns(0) - best;
    double leader = Double.POSITIVE_INFINITY;
    for (int i = 0; i < candidates.length; i++) {
      leader = Math.min(leader, rollouts.turns(i) - denied[i]);
    }
    for (int i = 0; i < turns.length; i++) {
      turns[i] = Math.max(turns[i] + shift, leader);
    }
    for (int i = 0; i < candidates.length; i++) {
      turns[candidates[i]] = rollouts.turns(i) - denied[i];
      sight.errors[candidates[i]] = rollouts.errorOf(i);
    }
  }

  /** By how many turns a move holds up the next player, more than the first move does. */
  private static double[] denied(FirstSight sight, KartenspielMove[] moves) {
    double[] denied = new double[moves.length];
    if (moves[0] instanceof KartenspielMove.Take) {
      Leftovers leftovers = new Leftovers(sight.view, sight.policy, sight.seed);
      PackedPlayer taken = new PackedPlayer();
      for (int i = 0; i < moves.length; i++) {
        sight.turnValues.turns(moves[i], taken);
        denied[i] = leftovers.turns(taken) - (i == 0 ? 0 : denied[0]);
      }
      denied[0] = 0;
    }
    return denied;
  }
}
