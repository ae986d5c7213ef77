package kniffel.cli;

import java.io.IOException;
import java.util.List;
import kniffel.cli.play.Afterwards.Step;
import kniffel.cli.play.Host;
import kniffel.cli.terminal.Desk;
import kniffel.cli.terminal.Key;
import kniffel.cli.terminal.Page;

/** What can be done when a game is over: look at its books, check it, play again. */
final class EndMenu {

  /** Where the answers come from. */
  interface Answers {

    /** What was luck and what was not. */
    List<String> books() throws IOException;

    /** What can be said of the dice. */
    List<String> proof() throws IOException;

    /** Whether there can be another game of the same players. */
    boolean hasAgain();
  }

  private final Context context;
  private final Desk desk;
  private final Answers answers;
  private boolean reading;

  EndMenu(Context context, Desk desk, Answers answers) {
    this.context = context;
    this.desk = desk;
    this.answers = answers;
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
  Step press(Key key) {
    if (key == Key.Special.STOP) {
      return Step.CLOSE;
    } else if (key == Key.Special.RESIZED) {
      desk.refresh();
    } else if (reading) {
      reading = false;
      return Step.BACK;
    } else if (key.is('n') && answers.hasAgain()) {
      return Step.AGAIN;
    } else if (key.is('q') || key == Key.Special.ESCAPE) {
      return Step.CLOSE;
    } else if (key.is('a')) {
      desk.tell(context.say("cli.analysing"));
      read("cli.end.analyse", answers::books);
    } else if (key.is('v')) {
      read("cli.end.verify", answers::proof);
    }
    return Step.STAY;
  }

  /** A text that may not be there, for a reason. */
  @FunctionalInterface
  private interface Text {
    List<String> lines() throws IOException;
  }

  private void read(String title, Text text) {
    List<String> lines;
    try {
      lines = desk.during(text::lines);
    } catch (BadInputException e) {
      lines = List.of(String.valueOf(e.getMessage()));
    } catch (IOException e) {
      lines = List.of(Complaints.reason(e, context));
    }
    desk.show(new Page.Text(context.say(title), lines, context.say("cli.menu.keys-text"), false));
    reading = true;
  }
}
