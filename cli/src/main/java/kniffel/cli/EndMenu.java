package kniffel.cli;

import java.io.IOException;
import java.util.List;
import kniffel.cli.play.Host;
import kniffel.cli.terminal.Desk;
import kniffel.cli.terminal.Key;
import kniffel.cli.terminal.Page;
import kniffel.table.GameRecord;
import kniffel.table.Verification;

/** What can be done when a game is over: look at its books, check it, play again. */
final class EndMenu {

  private final Context context;
  private final Desk desk;
  private final GameRecord record;

  EndMenu(Context context, Desk desk, GameRecord record) {
    this.context = context;
    this.desk = desk;
    this.record = record;
  }

  /** Waits until the player has seen enough; whether to play again. */
  boolean isAgain(Host<?, ?, ?, ?> host) throws IOException {
    boolean reading = false;
    while (true) {
      Key key = desk.key();
      if (key == Key.Special.STOP) {
        return false;
      } else if (key == Key.Special.RESIZED) {
        desk.refresh();
      } else if (reading) {
        host.end();
        reading = false;
      } else if (key.is('n')) {
        return true;
      } else if (key.is('q') || key == Key.Special.ESCAPE) {
        return false;
      } else if (key.is('a')) {
        desk.tell(context.say("cli.analysing"));
        read("cli.end.analyse", books(host.hasPadTurns()));
        reading = true;
      } else if (key.is('v')) {
        read("cli.end.verify", VerifyCommand.lines(record, Verification.of(record), context));
        reading = true;
      }
    }
  }

  private List<String> books(boolean padTurns) {
    try {
      BooksReport.requireWhole(padTurns, context);
      return new BooksReport<>(context, record.table(), Reviewing.whileWaiting()).lines();
    } catch (BadInputException e) {
      return List.of(String.valueOf(e.getMessage()));
    }
  }

  private void read(String title, List<String> lines) {
    desk.show(new Page.Text(context.say(title), lines, context.say("cli.menu.keys-text"), false));
  }
}
