package kniffel.bots.kartenspiel;

import java.util.ArrayList;
import java.util.List;
import kniffel.bots.Decision;
import kniffel.bots.Rating;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Randomness;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielView;

/** The moves of a decision at first sight: how many turns are still needed after each. */
final class FirstSight {

  final List<KartenspielMove> moves;
  final PackedView view;
  final Policy policy;
  final long seed;
  final TurnValues turnValues;

  /** The turns still needed, by move; a closer look may correct them. */
  final double[] turns;

  /** How far off the turns are, by move, where that is known. */
  final double[] errors;

  FirstSight(
      PackedTableau tableau,
      TurnsNeeded turnsNeeded,
      Decision<KartenspielMove, KartenspielView> decision,
      Randomness randomness) {
    moves = decision.moves();
    view = new PackedView(decision.view());
    policy = new Policy(tableau, turnsNeeded);
    seed = SeededStream.seed(randomness);
    turnValues = new TurnValues(view, policy, seed);
    PackedPlayer after = new PackedPlayer();
    turns = new double[moves.size()];
    for (int i = 0; i < turns.length; i++) {
      turns[i] = turnValues.turns(moves.get(i), after);
    }
    errors = new double[turns.length];
  }

  /** The moves by the turns alone, whatever the others still need. */
  Rating<KartenspielMove> pace() {
    List<Rating.Rated<KartenspielMove>> rated = new ArrayList<>();
    for (int i = 0; i < turns.length; i++) {
      rated.add(new Rating.Rated<>(moves.get(i), -turns[i], errors[i]));
    }
    return new Rating<>(Rating.Unit.TURNS, rated);
  }

  /** The moves by the probability of winning that follows from the turns. */
  Rating<KartenspielMove> rating() {
    WinProbability winProbability = new WinProbability(view, policy, seed);
    List<Rating.Rated<KartenspielMove>> rated = new ArrayList<>();
    for (int i = 0; i < turns.length; i++) {
      double value = winProbability.winning(turns[i]);
      double error =
          errors[i] == 0 ? 0 : Math.abs(winProbability.winning(turns[i] + errors[i]) - value);
      rated.add(new Rating.Rated<>(moves.get(i), value, error));
    }
    return new Rating<>(Rating.Unit.WINNING, rated);
  }
}
