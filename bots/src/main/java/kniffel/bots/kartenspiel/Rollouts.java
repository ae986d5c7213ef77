package kniffel.bots.kartenspiel;

import java.util.Optional;
import kniffel.bots.Allowance;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.kartenspiel.KartenspielMove;

/**
 * Tries a few moves in sampled games, all in the same ones, and counts the turns they lead to.
 *
 * <p>It counts differences from the first move, the one that is best at first sight. They are
 * pulled towards first sight as long as there are few games: a move takes the lead only when the
 * games speak clearly for it.
 */
final class Rollouts {

  /** How many own turns a sampled game goes on before it is judged as it stands. */
  private static final int HORIZON = 4;

  /** How far first sight may be off, in turns: the standard deviation of its differences. */
  private static final double DOUBT = 0.25;

  private static final int MOST_GAMES = 1500;
  private static final int FIRST_CHECK = 24;
  private static final double CLEARLY = 2.5;

  private final PackedView view;
  private final Policy policy;
  private final TurnValues turnValues;
  private final KartenspielMove[] moves;
  private final double[] sight;
  private final double[] sums;
  private final double[] squares;
  private final boolean[] given;
  private final int[] played;
  private final double[] results;
  private final PackedGame laid;
  private final PackedGame game;
  private final PackedPlayer after = new PackedPlayer();
  private final Optional<LastTurns> ending;
  private double total;
  private int games;

  /**
   * Rollouts of some moves.
   *
   * @param sight the turns they leave at first sight; the first is the least
   * @param ending how they go on if the end is near
   */
  Rollouts(
      PackedView view,
      Policy policy,
      TurnValues turnValues,
      KartenspielMove[] moves,
      double[] sight,
      Optional<LastTurns> ending) {
    this.ending = ending;
    this.view = view;
    this.policy = policy;
    this.turnValues = turnValues;
    this.moves = moves;
    this.sight = sight;
    this.sums = new double[moves.length];
    this.squares = new double[moves.length];
    this.results = new double[moves.length];
    this.given = new boolean[moves.length];
    this.played = new int[moves.length];
    this.laid = new PackedGame(policy, view.seats.length);
    this.game = new PackedGame(policy, view.seats.length);
  }

  /** Plays until the budget is spent or the question is settled. */
  void run(long seed, Allowance allowance) {
    int left = moves.length;
    while (left > 1 && games < MOST_GAMES) {
      view.determinize(laid, new SeededStream(seed + 2L * games));
      for (int i = 0; i < moves.length; i++) {
        if (allowance.spent()) {
          return; // an incomplete game does not count
        }
        if (!given[i]) {
          results[i] = play(moves[i], seed + 2L * games + 1);
        }
      }
      count();
      if (games >= FIRST_CHECK && games % 8 == 0) {
        left = giveUp();
      }
    }
  }

  private void count() {
    games++;
    total += results[0];
    for (int i = 1; i < moves.length; i++) {
      if (!given[i]) {
        double difference = results[i] - results[0];
        played[i]++;
        sums[i] += difference;
        squares[i] += difference * difference;
      }
    }
  }

  /** Gives up moves that are clearly worse than the best, and says how many are left. */
  private int giveUp() {
    int best = 0;
    for (int i = 1; i < moves.length; i++) {
      if (!given[i] && difference(i) < difference(best)) {
        best = i;
      }
    }
    int left = 0;
    for (int i = 0; i < moves.length; i++) {
      double error = Math.max(error(i), error(best));
      // The first move stays: the others are measured against it.
      given[i] |= i != 0 && difference(i) - difference(best) > CLEARLY * error;
      left += given[i] ? 0 : 1;
    }
    return best != 0 && left == 2 && difference(best) < -CLEARLY * error(best) ? 1 : left;
  }

  /** One sampled game; what it leads to, in own turns after this one. */
  private double play(KartenspielMove move, long seed) {
    SeededStream random = new SeededStream(seed);
    int own = view.owner;
    game.set(laid);
    begin(move, random);
    if (ending.isPresent()) {
      return ending.get().play(game, random);
    }
    int turns = 0;
    while (turns < HORIZON && !game.seats[own].isOut()) {
      for (int i = 1; i < game.seats.length; i++) {
        game.pass((own + i) % game.seats.length, random);
      }
      game.turn(own, random);
      turns++;
    }
    return turns + policy.rough(game.seats[own]);
  }

  private void begin(KartenspielMove move, SeededStream random) {
    int own = view.owner;
    if (move instanceof KartenspielMove.Draw) {
      game.drawCards(own, random);
      game.finishDrawing(own, random);
      return;
    }
    turnValues.turns(move, after);
    if (move instanceof KartenspielMove.Take) {
      game.take(own, after, random);
    } else {
      game.close(own, after, random);
    }
  }

  /** The turns a move leads to beyond those of the first, by games and first sight together. */
  private double difference(int i) {
    if (i == 0) {
      return 0;
    }
    double first = sight[i] - sight[0];
    if (played[i] < 2) {
      return first;
    }
    double variance = variance(i);
    double trust = DOUBT * DOUBT / (DOUBT * DOUBT + variance);
    return trust * (sums[i] / played[i]) + (1 - trust) * first;
  }

  private double variance(int i) {
    double mean = sums[i] / played[i];
    return Math.max(1e-4, squares[i] / played[i] - mean * mean) / played[i];
  }

  private double error(int i) {
    if (i == 0 || played[i] < 2) {
      return 0;
    }
    double variance = variance(i);
    return Math.sqrt(variance * DOUBT * DOUBT / (DOUBT * DOUBT + variance));
  }

  /** The turns after the i-th move; for a move given up, as they were then. */
  double turns(int i) {
    double base = games < FIRST_CHECK || ending.isPresent() ? sight[0] : total / games;
    return base + difference(i);
  }

  double errorOf(int i) {
    return error(i);
  }
}
