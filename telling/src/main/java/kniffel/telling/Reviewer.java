package kniffel.telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Appraisal;
import kniffel.bots.Bookkeeper;
import kniffel.bots.CloserLook;
import kniffel.bots.Draft;
import kniffel.bots.Ledger;
import kniffel.bots.Mind;
import kniffel.bots.Minds;
import kniffel.bots.Reason;
import kniffel.bots.Why;
import kniffel.rules.Ids;
import kniffel.rules.Replay;
import kniffel.table.Table;
import kniffel.table.dice.SeededDice;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.wire.Answers;
import kniffel.words.Narrator;

/** Makes the books of finished games: at first sight, after a closer look, and in words. */
public final class Reviewer {

  /**
   * Raised whenever the assumptions of books change, so that stored ones are made again; the server
   * has its own remade by a migration.
   */
  public static final int COUNTING = 3;

  /** Of what a closer look samples: the same game is always seen the same way. */
  private static final long LOOK_SEED = 1;

  private final MindCache minds;
  private final Codec codec;

  public Reviewer(MindCache minds, Codec codec) {
    this.minds = minds;
    this.codec = codec;
  }

  /**
   * The books of some seats of a finished game at first sight, without words.
   *
   * @param drafts by seat, so that a closer look need not begin anew: those that it does not have
   *     are added
   */
  public <S, M, O, V> Question<Answers.Review> review(
      Table<S, M, O, V> table, List<Integer> seats, Map<Integer, Draft<M>> drafts) {
    return review(table, seats, drafts, (mind, replay, draft) -> draft, false);
  }

  /**
   * The same after a closer look.
   *
   * @param drafts as they are at first sight, as far as it was taken already
   * @param allowances how long it may be thought about each seat
   * @param progress is told how far it has come, from 0 to 1
   */
  public <S, M, O, V> Question<Answers.Review> closerReview(
      Table<S, M, O, V> table,
      List<Integer> seats,
      Map<Integer, Draft<M>> drafts,
      Supplier<Allowance> allowances,
      DoubleConsumer progress) {
    int players = table.header().seats().size();
    return review(
        table,
        seats,
        drafts,
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
  private interface Improvement<S, M, O, V> {
    Draft<M> at(Mind<M, V> mind, Replay<S, M, O, V> replay, Draft<M> draft);
  }

  private <S, M, O, V> Question<Answers.Review> review(
      Table<S, M, O, V> table,
      List<Integer> seats,
      Map<Integer, Draft<M>> drafts,
      Improvement<S, M, O, V> look,
      boolean closer) {
    Supplier<Replay<S, M, O, V>> soFar = table.soFar();
    int players = table.header().seats().size();
    return minds.askMind(
        table.header(),
        table.game(),
        (Mind<M, V> mind) -> {
          Replay<S, M, O, V> replay = soFar.get();
          Class<? extends Reason> reasons = reasons(table);
          List<Answers.Books> books = new ArrayList<>();
          Optional<String> unit = Optional.empty();
          for (int seat : mind.knowsResults(players) ? seats : List.<Integer>of()) {
            Draft<M> draft =
                drafts.computeIfAbsent(
                    seat,
                    each ->
                        Bookkeeper.of(mind, players, new SeededDice(1).at(1)).draft(replay, each));
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

  private static Class<? extends Reason> reasons(Table<?, ?, ?, ?> table) {
    return Minds.find(table.header().rulebook().id()).orElseThrow().reasons();
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
                        entry.verdict() == Appraisal.DecisionVerdict.COSTLY
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
      Answers.Review review, Table<S, M, O, V> table, Narrator narrator) {
    MovesInWords<S, M, O, V> words = new MovesInWords<>(codec, table.game(), narrator);
    return new BooksInWords<>(codec, table.replay(), words, reasons(table), narrator).of(review);
  }

  private <T> Json tree(Class<T> type, T value) {
    return codec.tree(type, value);
  }
}
