package kniffel.cli;

import java.io.IOException;
import java.util.List;
import kniffel.cli.play.AfterVisit.KeyEffect;
import kniffel.cli.play.Host;
import kniffel.cli.terminal.Desk;
import kniffel.cli.terminal.Key;
import kniffel.cli.terminal.Page;

/** What can be done when a game is over: look at its books, check it, play again. */
final class EndMenu {

  /** Where the answers come from. */
  interface AnswerSource {

    /** What was luck and what was not. */
    GameBooks books() throws IOException;

    /** The players, by seat. */
    List<String> names();

    /** What can be said of the dice. */
    List<String> proof() throws IOException;

    /** Whether there can be another game of the same players. */
    boolean hasAgain();
  }

  private final Context context;
  private final Desk desk;
  private final AnswerSource answers;
  private final BooksPages books;
  private OpenPart reading = OpenPart.NOTHING;

  private enum OpenPart {
    NOTHING,
    BOOKS,
    PROOF
  }

  EndMenu(Context context, Desk desk, AnswerSource answers) {
    this.context = context;
    this.desk = desk;
    this.answers = answers;
    this.books = new BooksPages(context, desk, answers);
  }

  /** Waits until the player of a game at home has seen enough; whether to play again. */
  boolean isAgain(Host<?, ?, ?, ?> host) throws IOException {
    while (true) {
      switch (press(desk.key())) {
        case STAY -> {}
        case BACK -> host.end();
        case AGAIN -> {
          return true;
        }
        case CLOSE -> {
          return false;
        }
      }
    }
  }

  /** Does what a key stands for. */
  KeyEffect press(Key key) {
    if (key == Key.Special.STOP) {
      return KeyEffect.CLOSE;
    } else if (key == Key.Special.RESIZED) {
      desk.refresh();
    } else if (reading == OpenPart.BOOKS && books.press(key)) {
      return KeyEffect.STAY;
    } else if (reading != OpenPart.NOTHING) {
      reading = OpenPart.NOTHING;
      return KeyEffect.BACK;
    } else if (key.is('n') && answers.hasAgain()) {
      return KeyEffect.AGAIN;
    } else if (key.is('q') || key == Key.Special.ESCAPE) {
      return KeyEffect.CLOSE;
    } else if (key.is('a')) {
      books.open();
      reading = OpenPart.BOOKS;
    } else if (key.is('v')) {
      readProof();
      reading = OpenPart.PROOF;
    }
    return KeyEffect.STAY;
  }

  private void readProof() {
    List<String> lines;
    try {
      lines = desk.during(answers::proof);
    } catch (BadInputException e) {
      lines = List.of(String.valueOf(e.getMessage()));
    } catch (IOException e) {
      lines = List.of(Complaints.reason(e, context));
    }
    String title = context.say("cli.end.verify");
    desk.show(new Page.Text(title, lines, context.say("cli.menu.keys-text"), false));
  }
}
