package kniffel.bots.calibration;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import kniffel.bots.Allowance;
import kniffel.bots.Bot;
import kniffel.bots.Company;
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
 * Games of mixed company, from which values are learned and against which they are measured: each
 * turn is played by one of the bots that a value assumes, drawn by lot.
 *
 * <p>Positions are taken from turns of the best of them, since values assume that the rest of a
 * turn is played as well as we can. Who gets a turn has nothing to do with what came before it or
 * with who plays on, so the endings of these games are what values should predict.
 */
public final class MixedGames<S, M, O, V> {

  private final Game<S, M, O, V> game;
  private final Mind<M, V> mind;
  private final int players;
  private final Company<M, V> company;

  /**
   * A decision in a game, to be valued when the game is over.
   *
   * @param ofBest whether the best bot decided
   */
  private record OpenDecision<S, M>(S state, int seat, List<M> moves, boolean ofBest) {}

  public MixedGames(Game<S, M, O, V> game, Mind<M, V> mind, int players) {
    this.game = game;
    this.mind = mind;
    this.players = players;
    this.company = mind.company(players);
  }

  /** A game that was played: its decisions, to be valued now that its end is known. */
  public final class PlayedGame {

    private final List<OpenDecision<S, M>> asked = new ArrayList<>();
    private final S end;

    private PlayedGame(Randomness randomness) {
      end = play(asked, randomness);
    }

    /** What a judge says about some positions of the best bot, each equally likely to be chosen. */
    public List<Sample> some(Judge<M, V> judge, int count, Randomness randomness) {
      List<OpenDecision<S, M>> rest =
          new ArrayList<>(asked.stream().filter(OpenDecision::ofBest).toList());
      List<OpenDecision<S, M>> some = new ArrayList<>();
      while (some.size() < count && !rest.isEmpty()) {
        some.add(rest.remove(randomness.below(rest.size())));
      }
      return some.stream().map(each -> valued(each, end, judge, randomness)).toList();
    }

    /** What it says about the first decision of each seat. */
    public List<Sample> firsts(Judge<M, V> judge, Randomness randomness) {
      return firsts(judge, randomness, each -> true);
    }

    /** What it says about the first decision of each seat once everything is set up. */
    public List<Sample> openings(Judge<M, V> judge, Randomness randomness) {
      return firsts(
          judge,
          randomness,
          each ->
              mind.situation(game.view(each.state(), new Viewer.Seat(each.seat()))).stage()
                  != Situation.GameStage.SET_UP);
    }

    private List<Sample> firsts(
        Judge<M, V> judge, Randomness randomness, Predicate<OpenDecision<S, M>> counts) {
      List<Sample> firsts = new ArrayList<>();
      for (int seat = 0; seat < players; seat++) {
        int wanted = seat;
        asked.stream()
            .filter(each -> each.seat() == wanted && counts.test(each))
            .findFirst()
            .ifPresent(each -> firsts.add(valued(each, end, judge, randomness)));
      }
      return firsts;
    }
  }

  /** Plays a game. */
  public PlayedGame play(Randomness randomness) {
    return new PlayedGame(randomness);
  }

  private Sample valued(
      OpenDecision<S, M> position, S end, Judge<M, V> judge, Randomness randomness) {
    Decision<M, V> decision =
        Decision.of(game, position.state(), position.seat(), position.moves());
    Rating<M> rating = judge.rate(decision, randomness, Allowance.UNLIMITED);
    return new Sample(
        mind.situation(decision.view()),
        position.seat(),
        rating.best().value(),
        Ledger.result(game, end, position.seat(), rating.unit()));
  }

  private S play(List<OpenDecision<S, M>> asked, Randomness randomness) {
    TurnLots<M, V> lots = TurnLots.of(company, new SeededStream(SeededStream.seed(randomness)));
    return Playing.toTheEnd(
            game,
            game.start(players),
            randomness,
            (state, seat, moves) -> {
              Bot<M, V> bot = lots.at(seat, game.round(state));
              asked.add(new OpenDecision<>(state, seat, moves, lots.isBest()));
              Decision<M, V> decision = Decision.of(game, state, seat, moves);
              return bot.choose(decision, randomness, Allowance.UNLIMITED);
            })
        .state();
  }
}
