package kniffel.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.DoubleConsumer;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Playing;
import kniffel.rules.Replay;

/**
 * Looks closer at the decisions of a draft that seem to have cost something: the move that was
 * played and the one thought best are played on from the same sampled positions with the same
 * random numbers for a few rounds, and are then valued as they stand.
 *
 * <p>What the seat does not know is dealt again each time. The rest of the turn is played as well
 * as the judge of the ledger can, every turn after it by somebody drawn by lot from the company
 * that its values assume. Decisions take turns, so that the budget is shared fairly; settled ones
 * drop out.
 */
public final class CloserLook<S, M, O, V> {

  /** How many rounds a sampled game goes on. */
  private static final int HORIZON = 2;

  /** How many pairs of games are played in one go. */
  private static final int BATCH = 8;

  /** How many pairs come before anything is believed. */
  private static final int FIRST = 24;

  /** How many pairs a decision gets at the most. */
  private static final int MOST = 1500;

  /** How many standard errors end a look early; when the budget is spent fewer will do. */
  private static final double SURE = 3;

  private final Replay<S, M, O, V> replay;
  private final Game<S, M, O, V> game;
  private final Judge<M, V> judge;
  private final Company<M, V> company;
  private final long seed;

  /** A decision that is looked at, and what was found so far. */
  private final class Looked {

    private final int index;
    private final Appraisal<M> appraisal;
    private final Decision<M, V> decision;
    private final int seat;
    private final OptionalInt round;
    private int count;
    private double sum;
    private double squares;

    /** How many pairs come before it is judged again whether all is settled. */
    private int judgedAt = FIRST;

    Looked(int index, Appraisal<M> appraisal, int seat) {
      this.index = index;
      this.appraisal = appraisal;
      this.decision = Decision.at(replay, appraisal.event());
      this.seat = seat;
      this.round = game.round(replay.after(appraisal.event() - 1));
    }

    void play(Rating.Unit unit) {
      for (int i = 0; i < BATCH; i++) {
        long number = seed + (long) appraisal.event() * MOST + count;
        S laid = game.determinize(decision.view(), new SeededStream(number));
        double difference =
            result(laid, appraisal.best(), number, unit)
                - result(laid, appraisal.move(), number, unit);
        count++;
        sum += difference;
        squares += difference * difference;
      }
    }

    private double result(S laid, M move, long number, Rating.Unit unit) {
      return goOn(game.play(laid, move), seat, round, unit, new SeededStream(~number));
    }

    double mean() {
      return sum / count;
    }

    double error() {
      double spread = Math.max(0, squares / count - mean() * mean());
      return Math.sqrt(spread / (count - 1));
    }

    /**
     * Whether more games would change nothing that is told. Checking after every few games would
     * sooner or later find by chance what is not there, so it is checked only a few times, each
     * time after twice as many games.
     */
    boolean isSettled(Rating.Unit unit) {
      if (count >= MOST) {
        return true;
      }
      if (count < judgedAt) {
        return false;
      }
      judgedAt = 2 * count;
      return found().loss(unit) > SURE * error()
          || appraisal.atMost(mean() + 2 * error(), unit) < unit.negligible();
    }

    Appraisal<M> found() {
      // If all games are alike they say nothing about their error.
      return appraisal.looked(mean(), Math.max(error(), 1e-6));
    }
  }

  /**
   * A closer look at a finished game.
   *
   * @param seed of what is sampled
   */
  public CloserLook(Replay<S, M, O, V> replay, Mind<M, V> mind, int players, long seed) {
    this.replay = replay;
    this.game = replay.game();
    this.judge = mind.ledgerJudge();
    this.company = mind.company(players);
    this.seed = seed;
  }

  /**
   * Looks until everything is settled or the allowance is spent.
   *
   * @param progress is told which part is settled, from 0 to 1
   */
  public Draft<M> sharpen(Draft<M> draft, Allowance allowance, DoubleConsumer progress) {
    List<Appraisal<M>> appraisals = new ArrayList<>(draft.appraisals());
    List<Looked> open = new ArrayList<>();
    for (int i = 0; i < appraisals.size(); i++) {
      if (appraisals.get(i).verdict(draft.unit()) != Appraisal.DecisionVerdict.BEST) {
        open.add(new Looked(i, appraisals.get(i), draft.seat()));
      }
    }
    int all = open.size();
    while (!open.isEmpty() && !allowance.spent()) {
      for (Looked each : List.copyOf(open)) {
        if (allowance.spent()) {
          break;
        }
        each.play(draft.unit());
        if (each.count >= FIRST) {
          appraisals.set(each.index, each.found());
        }
        if (each.isSettled(draft.unit())) {
          open.remove(each);
          progress.accept(1 - open.size() / (double) all);
        }
      }
    }
    return draft.with(appraisals);
  }

  /** What a sampled game comes to: its result, or what it is worth after a few rounds. */
  private double goOn(S from, int seat, OptionalInt round, Rating.Unit unit, SeededStream random) {
    TurnLots<M, V> lots =
        TurnLots.within(company, new SeededStream(SeededStream.seed(random)), seat, round);
    Playing.Stop<S, M, O> last =
        Playing.<S, M, O>drawing(
                game,
                random,
                (state, decides, moves) ->
                    lots.at(decides, game.round(state))
                        .choose(decision(state, decides, moves), random, Allowance.UNLIMITED),
                step -> {})
            .until(
                (state, next) ->
                    next instanceof Next.Decide<M, O>(int decides, var _)
                        && decides == seat
                        && game.round(state).orElse(0) >= round.orElse(0) + HORIZON,
                from);
    return last.next() instanceof Next.Decide<M, O>(int decides, List<M> moves)
        ? judge
            .rate(decision(last.state(), decides, moves), random, Allowance.UNLIMITED)
            .best()
            .value()
        : Ledger.result(game, last.state(), seat, unit);
  }

  private Decision<M, V> decision(S state, int seat, List<M> moves) {
    return Decision.of(game, state, seat, moves);
  }
}
