package kniffel.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.cli.terminal.Desk;
import kniffel.cli.terminal.Key;
import kniffel.cli.terminal.Page;
import kniffel.wire.Answers;

/**
 * The books of a game on a desk: what is known is seen at once, and grows better while somebody
 * reads; the decisions of a turn are one key deeper.
 */
final class BooksPages {

  /** The keys of the turns, in the order in which they are told; q has a meaning everywhere. */
  private static final String KEYS = "123456789abcdefghijklmnoprstuvwxyz";

  private final Context context;
  private final Desk desk;
  private final EndMenu.AnswerSource answers;
  private ToldReview told = new ToldReview(Optional.empty(), "");
  private ShownPart seen = ShownPart.NOTHING;
  private Making making = Making.TO_BEGIN;

  /**
   * What can be told now.
   *
   * @param note what is said above the books; empty when they are made
   */
  private record ToldReview(Optional<Answers.Review> review, String note) {}

  private enum ShownPart {
    NOTHING,
    BOOKS,
    TURN
  }

  private enum Making {
    TO_BEGIN,
    UNDER_WAY,
    DONE
  }

  BooksPages(Context context, Desk desk, EndMenu.AnswerSource answers) {
    this.context = context;
    this.desk = desk;
    this.answers = answers;
  }

  /** Shows what there is, and has the rest made meanwhile. */
  void open() {
    boolean begins = begin();
    if (begins && desk.isPlain()) {
      desk.tell(context.say("cli.analysing"));
      make();
    }
    show();
    if (begins && !desk.isPlain()) {
      // Only now, so that what is shown first does not depend on which of both is quicker. It must
      // not keep the program from ending.
      Thread.ofPlatform().daemon().name("books").start(this::make);
    }
  }

  private synchronized boolean begin() {
    boolean begins = making == Making.TO_BEGIN;
    if (begins) {
      making = Making.UNDER_WAY;
      told = new ToldReview(told.review(), context.say("cli.analysing"));
    }
    return begins;
  }

  private synchronized void show() {
    seen = ShownPart.BOOKS;
    desk.show(page());
  }

  /** Does what a key stands for; false if the books are closed by it. */
  synchronized boolean press(Key key) {
    Optional<BooksText.CostlyTurn> turn = seen == ShownPart.BOOKS ? turn(key) : Optional.empty();
    if (turn.isPresent()) {
      seen = ShownPart.TURN;
      desk.show(page(turn.get()));
    } else if (seen == ShownPart.TURN) {
      show();
    } else {
      seen = ShownPart.NOTHING;
    }
    return seen != ShownPart.NOTHING;
  }

  private Optional<BooksText.CostlyTurn> turn(Key key) {
    int number = key instanceof Key.Typed(char typed) ? KEYS.indexOf(typed) : -1;
    List<BooksText.CostlyTurn> turns =
        told.review().map(each -> text(each).turns()).orElse(List.of());
    return number >= 0 && number < turns.size() ? Optional.of(turns.get(number)) : Optional.empty();
  }

  private BooksText text(Answers.Review review) {
    return new BooksText(context, review, answers.names());
  }

  private Page.Text page() {
    List<String> lines = new ArrayList<>();
    if (!told.note().isEmpty()) {
      lines.add(told.note());
      lines.add("");
    }
    told.review().ifPresent(each -> lines.addAll(text(each).overview(BooksPages::label)));
    boolean deeper = told.review().stream().anyMatch(each -> !text(each).turns().isEmpty());
    return new Page.Text(
        context.say("cli.end.analyse"),
        lines,
        context.say(deeper ? "cli.analyse.keys" : "cli.menu.keys-text"),
        false);
  }

  private static String label(int number) {
    return number < KEYS.length() ? KEYS.charAt(number) + "  " : "";
  }

  private Page.Text page(BooksText.CostlyTurn turn) {
    BooksText text = text(told.review().orElseThrow());
    List<String> lines = new ArrayList<>(List.of(text.headline(turn), ""));
    lines.addAll(text.decisions(turn));
    return new Page.Text(text.title(turn), lines, context.say("cli.menu.keys-text"), false);
  }

  // Elsewhere, while somebody reads

  private void make() {
    try {
      GameBooks books = answers.books();
      Answers.Review first = books.first();
      Answers.Review last = first;
      if (!first.sharp()) {
        look(first, 0);
        last = books.closer(first, done -> look(first, done));
      }
      tell(new ToldReview(Optional.of(last), ""), Making.DONE);
    } catch (IOException | RuntimeException e) {
      // Whatever it is: nobody else would hear of it, and they would be waited for for ever.
      failed(Complaints.line(e, context));
    }
  }

  /** The books that were shown stay, and whoever opens them again has another try. */
  private synchronized void failed(String note) {
    tell(new ToldReview(told.review(), note), Making.TO_BEGIN);
  }

  private void look(Answers.Review first, double done) {
    String note = context.say("cli.analyse.looking", Map.of("percent", (int) (100 * done)));
    tell(new ToldReview(Optional.of(first), note), Making.UNDER_WAY);
  }

  /** What is known now; a turn that somebody looks at stays as it is. */
  private synchronized void tell(ToldReview now, Making come) {
    boolean news = !now.equals(told);
    told = now;
    making = come;
    if (news && seen == ShownPart.BOOKS) {
      desk.update(page());
    }
  }
}
