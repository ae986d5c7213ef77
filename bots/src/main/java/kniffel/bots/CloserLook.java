package kniffel.bots;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
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
 * random numbers. First for a few rounds, after which games are valued as they stand; where a
 * difference then seems clear, but those values may be too far off to tell it, to the end. What was
 * found both ways counts by how precise it is.
 *
 * <p>What the seat does not know is dealt again each time. The rest of the turn is played as well
 * as the judge of the ledger can, every turn after it by somebody drawn by lot from the company
 * that its values assume. Games that are cut short are played for one decision after the other, so
 * that the budget is shared fairly; games to the end for the one that comes nearest to being clear.
 * Settled ones drop out.
 */
public final class CloserLook<S, M, O, V> {

  /** How many rounds a sampled game goes on that is cut short. */
  private static final int HORIZON = 2;

  /** How many pairs of games are played in one go. */
  private static final int BATCH = 8;

  /** How many pairs come before anything is believed. */
  private static final int FIRST = 24;

  /** How many pairs of either kind a decision gets at the most. */
  private static final int MOST = 1500;

  private static final int MOST_WHOLE = 6000;

  /** How many standard errors end a look early; when the budget is spent fewer will do. */
  private static final double SURE = 3;

  private final Replay<S, M, O, V> replay;
  private final Game<S, M, O, V> game;
  private final Judge<M, V> judge;
  private final Company<M, V> company;
  private final double cutError;
  private final long seed;

  /** What a sampled game came to, and whether it was cut short. */
  private record Sampled(double value, boolean cut) {}

  /** Differences between pairs of sampled games. */
  private static final class Pairs {

    private int count;
    private int cut;
    private double sum;
    private double squares;

    /** How many come before it is judged again whether they are enough. */
    private int judgedAt = FIRST;

    void add(Sampled best, Sampled played) {
      double difference = best.value() - played.value();
      count++;
      cut += best.cut() || played.cut() ? 1 : 0;
      sum += difference;
      squares += difference * difference;
    }

    double mean() {
      return sum / count;
    }

    /**
     * The standard error of the mean.
     *
     * @param unseen the square of a difference that was not seen, but might have been
     */
    double error(double unseen) {
      double spread = Math.max(0, (squares + unseen) / count - mean() * mean());
      return Math.sqrt(spread / (count - 1));
    }

    /**
     * Checking after every few games would sooner or later find by chance what is not there, so it
     * is checked only a few times, each time after twice as many games.
     */
    boolean isToBeJudged() {
      if (count < judgedAt) {
        return false;
      }
      judgedAt = 2 * count;
      return true;
    }
  }

  /** A decision that is looked at, and what was found so far. */
  private final class Looked {

    private final int index;
    private final Appraisal<M> appraisal;
    private final Decision<M, V> decision;
    private final int seat;
    private final OptionalInt round;
    private final Pairs cut = new Pairs();
    private final Pairs whole = new Pairs();

    /** Whether games are played to the end by now. */
    private boolean toTheEnd;

    Looked(int index, Appraisal<M> appraisal, int seat) {
      this.index = index;
      this.appraisal = appraisal;
      this.decision = Decision.at(replay, appraisal.event());
      this.seat = seat;
      this.round = game.round(replay.after(appraisal.event() - 1));
    }

    void play(Rating.Unit unit) {
      Pairs pairs = toTheEnd ? whole : cut;
      for (int i = 0; i < BATCH; i++) {
        long number =
            seed
                + (long) appraisal.event() * (MOST + MOST_WHOLE)
                + (toTheEnd ? MOST : 0)
                + pairs.count;
        S laid = game.determinize(decision.view(), new SeededStream(number));
        pairs.add(
            sampled(laid, appraisal.best(), number, unit),
            sampled(laid, appraisal.move(), number, unit));
      }
    }

    private Sampled sampled(S laid, M move, long number, Rating.Unit unit) {
      return goOn(game.play(laid, move), this, unit, new SeededStream(~number));
    }

    /** Whether more games that are cut short would not help. */
    boolean isSeen(Rating.Unit unit) {
      double error = cut.error(0);
      return cut.count >= MOST
          || cut.isToBeJudged()
              && (isSure(unit)
                  || isNothing(cut.mean(), error, unit)
                  || valuesError() > 0 && error <= unit.negligible());
    }

    /** Whether there seems to be something that games that are cut short cannot tell. */
    boolean isOpen(Rating.Unit unit) {
      toTheEnd =
          valuesError() > 0
              && Math.abs(cut.mean()) > Appraisal.CLEAR * cut.error(0)
              && !isNothing(cut.mean(), cut.error(0), unit)
              && !isSure(unit);
      return toTheEnd;
    }

    /** Whether more games to the end would change nothing that is told. */
    boolean isKnown(Rating.Unit unit) {
      return whole.count >= MOST_WHOLE
          || whole.isToBeJudged()
              && (isSure(unit) || isNothing(found().difference(), found().error(), unit));
    }

    double clearness() {
      return Math.abs(found().difference()) / found().error();
    }

    private boolean isSure(Rating.Unit unit) {
      Appraisal<M> found = found();
      return found.isClear(unit) && Math.abs(found.difference()) > SURE * found.error();
    }

    private boolean isNothing(double difference, double error, Rating.Unit unit) {
      return appraisal.atMost(Math.abs(difference) + 2 * error, unit) < unit.negligible();
    }

    /** How far off the values are on average after which games are cut short. */
    private double valuesError() {
      return cut.cut / (double) cut.count * cutError;
    }

    Appraisal<M> found() {
      // If all games are alike they say nothing about their error.
      double error = Math.max(1e-6, Math.hypot(cut.error(0), valuesError()));
      if (whole.count < FIRST) {
        return appraisal.looked(cut.mean(), error);
      }
      // As if the next pair were to differ by a whole win, turn or point.
      double wholeError = whole.error(1);
      double weight = 1 / (error * error);
      double wholeWeight = 1 / (wholeError * wholeError);
      double both = weight + wholeWeight;
      return appraisal.looked(
          (weight * cut.mean() + wholeWeight * whole.mean()) / both, 1 / Math.sqrt(both));
    }
  }

  /**
   * A closer look at a finished game.
   *
   * @param seed of what is sampled
   */
  public CloserLook(Replay<S, M, O, V> replay, Mind<M, V> mind, int players, long seed) {
    this(replay, mind, players, mind.accuracy(players).cut(), seed);
  }

  /**
   * The same with another opinion of how far off values are.
   *
   * @param cutError see {@link Accuracy#cut}
   */
  public CloserLook(
      Replay<S, M, O, V> replay, Mind<M, V> mind, int players, double cutError, long seed) {
    this.replay = replay;
    this.game = replay.game();
    this.judge = mind.ledgerJudge();
    this.company = mind.company(players);
    this.cutError = cutError;
    this.seed = seed;
  }

  /**
   * Looks until everything is settled or the allowance is spent.
   *
   * @param progress is told which part is settled, from 0 to 1
   */
  public Draft<M> sharpen(Draft<M> draft, Allowance allowance, DoubleConsumer progress) {
    Rating.Unit unit = draft.unit();
    List<Appraisal<M>> appraisals = new ArrayList<>(draft.appraisals());
    List<Looked> unseen = new ArrayList<>();
    for (int i = 0; i < appraisals.size(); i++) {
      if (appraisals.get(i).verdict(unit) != Appraisal.DecisionVerdict.BEST) {
        unseen.add(new Looked(i, appraisals.get(i), draft.seat()));
      }
    }
    double all = unseen.size();
    List<Looked> unknown = new ArrayList<>();
    while (!unseen.isEmpty() && !allowance.spent()) {
      for (Looked each : List.copyOf(unseen)) {
        if (allowance.spent()) {
          break;
        }
        each.play(unit);
        if (each.cut.count >= FIRST) {
          appraisals.set(each.index, each.found());
        }
        if (each.isSeen(unit)) {
          unseen.remove(each);
          if (each.isOpen(unit)) {
            unknown.add(each);
          }
          progress.accept(1 - (unseen.size() + unknown.size()) / all);
        }
      }
    }
    while (!unknown.isEmpty() && !allowance.spent()) {
      Looked next = Collections.max(unknown, Comparator.comparingDouble(Looked::clearness));
      next.play(unit);
      appraisals.set(next.index, next.found());
      if (next.isKnown(unit)) {
        unknown.remove(next);
        progress.accept(1 - unknown.size() / all);
      }
    }
    return draft.with(appraisals);
  }

  /** What a sampled game comes to: its result, or what it is worth after a few rounds. */
  private Sampled goOn(S from, Looked looked, Rating.Unit unit, SeededStream random) {
    int seat = looked.seat;
    OptionalInt round = looked.round;
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
                    !looked.toTheEnd
                        && next instanceof Next.Decide<M, O>(int decides, var _)
                        && decides == seat
                        && game.round(state).orElse(0) >= round.orElse(0) + HORIZON,
                from);
    return last.next() instanceof Next.Decide<M, O>(int decides, List<M> moves)
        ? new Sampled(
            judge
                .rate(decision(last.state(), decides, moves), random, Allowance.UNLIMITED)
                .best()
                .value(),
            true)
        : new Sampled(Ledger.result(game, last.state(), seat, unit), false);
  }

  private Decision<M, V> decision(S state, int seat, List<M> moves) {
    return Decision.of(game, state, seat, moves);
  }
}
