package kniffel.telling;

import java.util.HashMap;
import java.util.List;
import java.util.function.DoubleConsumer;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Decision;
import kniffel.bots.Judge;
import kniffel.bots.Mind;
import kniffel.bots.Plan;
import kniffel.bots.Rating;
import kniffel.rules.Game;
import kniffel.rules.Ids;
import kniffel.rules.Next;
import kniffel.table.dice.SeededDice;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.wire.Answers;
import kniffel.words.Narrator;

/** What bots tell people: hints during a game, the books after it. */
public final class Advisor {

  /** How many moves a hint compares. */
  private static final int COMPARED = 8;

  private final MindCache minds;
  private final Codec codec;
  private final Reviewer reviewer;
  private final Supplier<Allowance> allowances;

  /**
   * An advisor.
   *
   * @param allowances how long each decision may be thought about
   */
  public Advisor(MindCache minds, Codec codec, Supplier<Allowance> allowances) {
    this.minds = minds;
    this.codec = codec;
    this.reviewer = new Reviewer(minds, codec);
    this.allowances = allowances;
  }

  /** What the seat that decides should do; to be called on a thread that may take its time. */
  public <S, M, O, V> Question<Answers.Hint> hint(LiveGame<S, M, O, V> live, Narrator narrator) {
    AskedDecision<S, M, O, V> asked = AskedDecision.at(live);
    return minds.askMind(
        live.table().header(),
        asked.game(),
        (Mind<M, V> mind) -> hint(asked, mind, mind.adviser(), mind.ledgerJudge(), narrator));
  }

  /**
   * The same without a solution of the game, and so without the values of moves. Immediate,
   * whatever would have to be prepared.
   */
  public <S, M, O, V> Question<Answers.Hint> hintInHaste(
      LiveGame<S, M, O, V> live, Narrator narrator) {
    AskedDecision<S, M, O, V> asked = AskedDecision.at(live);
    return Question.simple(
        () ->
            minds
                .askMind(
                    live.table().header(),
                    asked.game(),
                    (Mind<M, V> mind) -> {
                      Judge<M, V> quick = mind.quick();
                      Answers.Hint hint = hint(asked, mind, quick, quick, narrator);
                      return new Answers.Hint(
                          hint.unit(), hint.reason(), hint.best(), hint.plan(), List.of());
                    })
                .call());
  }

  /** The decision as it was when a hint was requested; the game may have gone on since. */
  private record AskedDecision<S, M, O, V>(
      Game<S, M, O, V> game, int players, S state, int version, int seat, Decision<M, V> decision) {

    static <S, M, O, V> AskedDecision<S, M, O, V> at(LiveGame<S, M, O, V> live) {
      if (!(live.next() instanceof Next.Decide<M, O>(int seat, List<M> moves))) {
        throw new IllegalStateException("nobody decides");
      }
      return new AskedDecision<>(
          live.table().game(),
          live.table().header().seats().size(),
          live.table().state(),
          live.version(),
          seat,
          live.decision(seat, moves));
    }
  }

  /** Whether the game of a table has to be solved before the best advice can be given. */
  public boolean isSolved(LiveGame<?, ?, ?, ?> live) {
    return minds.isSolved(live.table().header(), live.table().game());
  }

  private <S, M, O, V> Answers.Hint hint(
      AskedDecision<S, M, O, V> asked,
      Mind<M, V> mind,
      Judge<M, V> adviser,
      Judge<M, V> planner,
      Narrator narrator) {
    Game<S, M, O, V> game = asked.game();
    S state = asked.state();
    int seat = asked.seat();
    Rating<M> rating =
        adviser.rate(asked.decision(), new SeededDice(asked.version()).at(1), allowances.get());
    Plan<S, M, O> plan = Plan.ahead(game, state, seat, rating.best().move(), planner);
    MovesInWords<S, M, O, V> words = new MovesInWords<>(codec, game, narrator);
    double best = rating.best().value();
    List<Answers.RatedMove> worths =
        rating.distinct(move -> words.say(state, seat, move)).stream()
            .limit(COMPARED)
            .map(
                rated ->
                    new Answers.RatedMove(
                        tree(game.types().move(), rated.move()),
                        words.say(state, seat, rated.move()),
                        rated.value(),
                        best - rated.value(),
                        rated.error()))
            .toList();
    return new Answers.Hint(
        Ids.of(rating.unit()),
        narrator.say(plan.explain(game, mind)),
        worths.getFirst(),
        words.say(plan),
        mind.knowsResults(asked.players()) ? worths : List.of());
  }

  /** The books of some seats of a finished game at first sight, without words. */
  public <S, M, O, V> Question<Answers.Review> review(
      LiveGame<S, M, O, V> live, List<Integer> seats) {
    return reviewer.review(live.table(), live.hasPadTurns() ? List.of() : seats, new HashMap<>());
  }

  /** See {@link Reviewer#closerReview}. */
  public <S, M, O, V> Question<Answers.Review> closerReview(
      LiveGame<S, M, O, V> live,
      List<Integer> seats,
      Supplier<Allowance> allowances,
      DoubleConsumer progress) {
    List<Integer> told = live.hasPadTurns() ? List.of() : seats;
    return reviewer.closerReview(live.table(), told, new HashMap<>(), allowances, progress);
  }

  /** The same books with each decision in words. */
  public <S, M, O, V> Answers.Review inWords(
      Answers.Review review, LiveGame<S, M, O, V> live, Narrator narrator) {
    return reviewer.inWords(review, live.table(), narrator);
  }

  private <T> Json tree(Class<T> type, T value) {
    return codec.tree(type, value);
  }
}
