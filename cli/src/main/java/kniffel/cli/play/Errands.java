package kniffel.cli.play;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import kniffel.cli.terminal.Desk;
import kniffel.client.Api;
import kniffel.rules.Visible;
import kniffel.wire.Answers;
import kniffel.wire.Requests;
import kniffel.words.Words;

/** What a visitor asks of the server besides playing. */
final class Errands {

  private final Api api;
  private final String table;
  private final Desk desk;
  private final Words words;

  Errands(Api api, String table, Desk desk, Words words) {
    this.api = api;
    this.table = table;
    this.desk = desk;
    this.words = words;
  }

  /** Everybody is there: the host's program says so. */
  void begin() {
    try {
      var _ = api.start(table, new Requests.Start(Optional.empty()));
    } catch (IOException e) {
      desk.tell(Visible.line(String.valueOf(e.getMessage())));
    }
  }

  /**
   * What the server's bot would play, and why; it is marked in the record.
   *
   * @param signed turns a line into its displayed form
   */
  void hint(int version, UnaryOperator<String> signed) {
    desk.tell(words.say("cli.thinking"));
    try {
      Answers.Hint hint = desk.during(() -> api.hint(table, version));
      desk.tell(
          words.say(
              "cli.hint",
              Map.of(
                  "move", signed.apply(Visible.line(hint.best().text())),
                  "reason", signed.apply(Visible.line(hint.reason())))));
    } catch (IOException e) {
      desk.tell(Visible.line(String.valueOf(e.getMessage())));
    }
  }
}
