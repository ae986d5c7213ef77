package kniffel.bench;

import kniffel.bots.Allowance;
import kniffel.bots.Bot;
import kniffel.bots.Decision;
import kniffel.bots.Judge;
import kniffel.bots.Ledger;
import kniffel.bots.Mind;
import kniffel.bots.Rating;
import kniffel.bots.TurnLots;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Game;
import kniffel.rules.Playing;
import kniffel.rules.Randomness;
import kniffel.rules.Viewer;

/**
 * How games go on from a position to their end, as values assume: the rest of the turn is played as
 * well as we can, every turn after it by one of the company, drawn by lot; in a game alone every
 * turn is played by the values.
 */
record Continuations<S, M, O, V>(Game<S, M, O, V> game, int players, Mind<M, V> mind) {

  /** What a game came to for a seat that went on with a move, in this unit. */
  double result(S state, int seat, Rating.Rated<M> first, Rating.Unit unit, Randomness randomness) {
    return players == 1
        ? alone(state, seat, first, unit, randomness)
        : inCompany(state, seat, first.move(), unit, randomness);
  }

  private double inCompany(S state, int seat, M first, Rating.Unit unit, Randomness randomness) {
    TurnLots<M, V> lots =
        TurnLots.within(
            mind.company(players),
            new SeededStream(SeededStream.seed(randomness)),
            seat,
            game.round(state));
    Playing.End<S> end =
        Playing.toTheEnd(
            game,
            game.play(state, first),
            randomness,
            (now, decides, moves) -> {
              Decision<M, V> decision = Decision.of(game, now, decides, moves);
              Bot<M, V> bot = lots.at(decides, game.round(now));
              return bot.choose(decision, randomness, Allowance.UNLIMITED);
            });
    return Ledger.result(game, end.state(), seat, unit);
  }

  private double alone(
      S state, int seat, Rating.Rated<M> first, Rating.Unit unit, Randomness randomness) {
    Judge<M, V> judge = mind.ledgerJudge();
    boolean turns = unit == Rating.Unit.TURNS;
    double[] last = {first.value()};
    Playing.End<S> end =
        Playing.toTheEnd(
            game,
            game.play(state, first.move()),
            randomness,
            (now, decides, moves) -> {
              if (moves.size() == 1 && !turns) {
                return moves.getFirst();
              }
              Decision<M, V> decision =
                  Decision.of(game.view(now, new Viewer.Seat(decides)), moves);
              Rating.Rated<M> best = judge.rate(decision, randomness, Allowance.UNLIMITED).best();
              last[0] = best.value();
              return best.move();
            });
    // Only somebody who plays alone counts turns; the last value is minus the turns that were
    // taken.
    return turns ? last[0] : Ledger.result(game, end.state(), seat, unit);
  }
}
