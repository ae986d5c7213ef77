package kniffel.cli;

import java.util.Map;
import java.util.function.DoubleConsumer;

/** A line that says in place how far a closer look has come, if somebody is there to see it. */
final class ProgressLine implements DoubleConsumer, AutoCloseable {

  private static final String LINE_ANEW = "\r\033[K";

  private final Context context;
  private final boolean seen;
  private int percent = -1;

  /**
   * Begins the line.
   *
   * @param seen whether somebody sees it
   */
  ProgressLine(Context context, boolean seen) {
    this.context = context;
    this.seen = seen;
    accept(0);
  }

  @Override
  public void accept(double done) {
    int now = (int) (100 * done);
    if (seen && now > percent) {
      percent = now;
      print(context.say("cli.analyse.looking", Map.of("percent", now)));
    }
  }

  @Override
  public void close() {
    if (seen) {
      print("");
    }
  }

  /** Past the writer of complaints, which lets nothing through that moves the cursor. */
  private static void print(String line) {
    System.err.print(LINE_ANEW + line);
    System.err.flush();
  }
}
