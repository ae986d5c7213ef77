package kniffel.telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Appraisal;
import kniffel.bots.Bookkeeper;
import kniffel.bots.CloserLook;
import kniffel.bots.Decision;
import kniffel.bots.Draft;
import kniffel.bots.Judge;
import kniffel.bots.Ledger;
import kniffel.bots.Mind;
import kniffel.bots.Minds;
import kniffel.bots.Plan;
import kniffel.bots.Rating;
import kniffel.bots.Reason;
import kniffel.bots.Why;
import kniffel.rules.Event;
import kniffel.rules.Game;
import kniffel.rules.Ids;
import kniffel.rules.Next;
import kniffel.rules.Replay;
import kniffel.table.dice.SeededDice;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.wire.Answers;
import kniffel.words.Narrator;

/** What bots have to say to people: hints during a game, the books after it. */
public final class Advisor {

  /** How many moves a hint compares. */
  private static final int COMPARED = 8;

  /** The seed of a closer look, so that the same game is always judged the same way. */
  private static final long LOOK_SEED = 1;

  private final MindCache minds;
  private final Codec codec;
  private final Supplier<Allowance> allowances;

  /**
   * An advisor.
   *
   * @param allowances how long each decision may be thought about
   */
  public Advisor(MindCache minds, Codec codec, Supplier<Allowance> allowances) {
    this.minds = minds;
    this.codec = codec;
    this.allowances = allowances;
  }

  /** What the seat that decides should do; to be asked on a thread that may take its time. */
  public <S, M, O, V> Question<Answers.Hint> hint(LiveGame<S, M, O, V> live, Narrator narrator) {
    Asked<S, M, O, V> asked = Asked.at(live);
    return minds.askMind(
        live.table().header(),
        asked.game(),
        (Mind<M, V> mind) -> hint(asked, mind, mind.adviser(), mind.ledgerJudge(), narrator));
  }

  /**
   * The same as somebody says who knows no solution of the game: without what moves are worth. At
   * once, whatever has to be prepared.
   */
  public <S, M, O, V> Question<Answers.Hint> hintInHaste(
      LiveGame<S, M, O, V> live, Narrator narrator) {
    Asked<S, M, O, V> asked = Asked.at(live);
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

  /** Somebody's decision as it stood when a hint was asked for; the game may have gone on since. */
  private record Asked<S, M, O, V>(
      Game<S, M, O, V> game, int players, S state, int version, int seat, Decision<M, V> decision) {

    static <S, M, O, V> Asked<S, M, O, V> at(LiveGame<S, M, O, V> live) {
      if (!(live.next() instanceof Next.Decide<M, O>(int seat, List<M> moves))) {
        throw new IllegalStateException("nobody decides");
      }
      return new Asked<>(
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
      Asked<S, M, O, V> asked,
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
    return review(live, seats, (mind, replay, draft) -> draft, false);
  }

  /**
   * The books of some seats of a finished game after a closer look, without words.
   *
   * @param allowances how long it may be thought about each seat
   * @param progress is told how far it has come, from 0 to 1
   */
  public <S, M, O, V> Question<Answers.Review> closerReview(
      LiveGame<S, M, O, V> live,
      List<Integer> seats,
      Supplier<Allowance> allowances,
      DoubleConsumer progress) {
    int players = live.table().header().seats().size();
    return review(
        live,
        seats,
        (mind, replay, draft) -> {
          int before = seats.indexOf(draft.seat());
          return new CloserLook<>(replay, mind, players, LOOK_SEED)
              .sharpen(
                  draft, allowances.get(), done -> progress.accept((before + done) / seats.size()));
        },
        true);
  }

  /** Improves a draft, or leaves it as it is. */
  @FunctionalInterface
  private interface Look<S, M, O, V> {
    Draft<M> at(Mind<M, V> mind, Replay<S, M, O, V> replay, Draft<M> draft);
  }

  private <S, M, O, V> Question<Answers.Review> review(
      LiveGame<S, M, O, V> live, List<Integer> seats, Look<S, M, O, V> look, boolean closer) {
    Game<S, M, O, V> game = live.table().game();
    List<Event<M, O>> log = List.copyOf(live.table().log());
    int players = live.table().header().seats().size();
    boolean toldWhole = !live.hasPadTurns();
    return minds.askMind(
        live.table().header(),
        game,
        (Mind<M, V> mind) -> {
          Replay<S, M, O, V> replay = Replay.of(game, players, log);
          Class<? extends Reason> reasons = reasons(live);
          List<Answers.Books> books = new ArrayList<>();
          Optional<String> unit = Optional.empty();
          for (int seat : toldWhole && mind.knowsResults(players) ? seats : List.<Integer>of()) {
            Draft<M> draft =
                Bookkeeper.of(mind, players, new SeededDice(1).at(1)).draft(replay, seat);
            Ledger<M> ledger = look.at(mind, replay, draft).ledger();
            unit = Optional.of(Ids.of(ledger.unit()));
            books.add(books(seat, ledger, mind, replay, reasons));
          }
          return new Answers.Review(
              true,
              unit,
              !mind.isExact(),
              closer || mind.isExact() || books.isEmpty(),
              Optional.of(mind.isMeasured(players)),
              Optional.empty(),
              books);
        });
  }

  private static Class<? extends Reason> reasons(LiveGame<?, ?, ?, ?> live) {
    return Minds.find(live.table().header().rulebook().id()).orElseThrow().reasons();
  }

  private <S, M, O, V> Answers.Books books(
      int seat,
      Ledger<M> ledger,
      Mind<M, V> mind,
      Replay<S, M, O, V> replay,
      Class<? extends Reason> reasons) {
    Class<M> type = replay.game().types().move();
    return new Answers.Books(
        seat,
        ledger.start(),
        ledger.luck(),
        ledger.loss(),
        ledger.result(),
        ledger.lastLuck(),
        ledger.luckError(),
        ledger.lossError(),
        ledger.entries().stream()
            .map(
                entry ->
                    new Answers.Entry(
                        entry.event(),
                        entry.turn(),
                        entry.luck(),
                        entry.loss(),
                        entry.error(),
                        Ids.of(entry.verdict()),
                        tree(type, entry.move()),
                        "",
                        tree(type, entry.best()),
                        "",
                        entry.verdict() == Appraisal.Verdict.COSTLY
                            ? Optional.of(why(seat, entry, mind, replay, reasons))
                            : Optional.empty()))
            .toList());
  }

  private <S, M, O, V> Answers.Why why(
      int seat,
      Ledger.Entry<M> entry,
      Mind<M, V> mind,
      Replay<S, M, O, V> replay,
      Class<? extends Reason> reasons) {
    Why<S, M, O> why = Why.of(replay, seat, entry, mind);
    return new Answers.Why(
        reason(reasons, why.reason()),
        "",
        why.better().moves().stream()
            .map(move -> new Answers.PlannedMove(tree(replay.game().types().move(), move), ""))
            .toList());
  }

  private <R extends Reason> Json reason(Class<R> type, Reason reason) {
    return tree(type, type.cast(reason));
  }

  /** The same books with each decision in words. */
  public <S, M, O, V> Answers.Review inWords(
      Answers.Review review, LiveGame<S, M, O, V> live, Narrator narrator) {
    MovesInWords<S, M, O, V> words = new MovesInWords<>(codec, live.table().game(), narrator);
    return new BooksInWords<>(codec, live.table().replay(), words, reasons(live), narrator)
        .of(review);
  }

  private <T> Json tree(Class<T> type, T value) {
    return codec.tree(type, value);
  }
}
