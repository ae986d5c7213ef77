package kniffel.telling;

import java.util.List;
import kniffel.bots.Plan;
import kniffel.bots.Reason;
import kniffel.rules.Replay;
import kniffel.table.json.Codec;
import kniffel.wire.Answers;
import kniffel.words.Narrator;

/**
 * Puts the books of a finished game into somebody's language; they are kept without words, so that
 * everybody can read them in their own.
 */
record BooksInWords<S, M, O, V>(
    Codec codec,
    Replay<S, M, O, V> replay,
    MovesInWords<S, M, O, V> words,
    Class<? extends Reason> reasons,
    Narrator narrator) {

  Answers.Review of(Answers.Review review) {
    return review.with(review.players().stream().map(this::books).toList());
  }

  private Answers.Books books(Answers.Books books) {
    return new Answers.Books(
        books.seat(),
        books.start(),
        books.luck(),
        books.loss(),
        books.result(),
        books.lastLuck(),
        books.luckError(),
        books.lossError(),
        books.entries().stream().map(entry -> entry(books.seat(), entry)).toList());
  }

  private Answers.Entry entry(int seat, Answers.Entry entry) {
    S state = replay.after(entry.event() - 1);
    Class<M> type = replay.game().types().move();
    return new Answers.Entry(
        entry.event(),
        entry.turn(),
        entry.luck(),
        entry.loss(),
        entry.error(),
        entry.verdict(),
        entry.move(),
        words.say(replay.step(entry.event()), seat),
        entry.best(),
        words.say(state, seat, codec.read(type, entry.best(), "best")),
        entry.why().map(why -> why(state, seat, why)));
  }

  private Answers.Why why(S state, int seat, Answers.Why why) {
    Class<M> type = replay.game().types().move();
    List<M> moves = why.plan().stream().map(each -> codec.read(type, each.move(), "plan")).toList();
    return new Answers.Why(
        why.reason(),
        narrator.say(codec.read(reasons, why.reason(), "reason")),
        words.say(Plan.of(replay.game(), state, seat, moves)));
  }
}
