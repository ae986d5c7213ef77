package kniffel.cli.play;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp.Capability;

/** A real terminal: the table is redrawn in place and every key counts at once. */
public final class TerminalDesk implements Desk {

  private static final int LOG_LINES = 4;

  /** Title, log, question and keys: what surrounds the table. */
  private static final int AROUND = LOG_LINES + 4;

  private final Terminal terminal;
  private final Attributes before;
  private final boolean colour;
  private final Duration pace;
  private final Thread restore;
  private Runnable again = () -> {};

  /** Shows the table as it was shown last, with these lines instead of the log. */
  private Consumer<List<String>> told = this::page;

  public TerminalDesk(boolean colour, Duration pace) throws IOException {
    this.terminal = TerminalBuilder.builder().system(true).build();
    this.colour = colour;
    this.pace = pace;
    this.before = terminal.enterRawMode();
    // Also when the program is stopped by a signal the terminal is handed back as it was.
    this.restore = new Thread(this::handBack);
    Runtime.getRuntime().addShutdownHook(restore);
    terminal.handle(Terminal.Signal.WINCH, signal -> again.run());
  }

  @Override
  public int width() {
    return Math.max(terminal.getSize().getColumns(), 40);
  }

  @Override
  public int height() {
    return Math.max(terminal.getSize().getRows(), 24) - AROUND;
  }

  @Override
  public boolean colour() {
    return colour;
  }

  @Override
  public void show(Block table, List<String> log, String ask, String keys) {
    told =
        between -> {
          List<String> lines = new ArrayList<>(table.lines());
          lines.add("");
          lines.addAll(between);
          lines.addAll(Collections.nCopies(Math.max(0, LOG_LINES - between.size()), ""));
          lines.add(colour ? Style.CHOSEN.on(ask) : ask);
          lines.add(keys);
          page(lines);
        };
    told.accept(last(log));
  }

  @Override
  public void watch(Block table, List<String> log, List<String> news) {
    List<String> lines = new ArrayList<>(table.lines());
    lines.add("");
    lines.addAll(last(log));
    page(lines);
  }

  @Override
  public void end(Block table, List<String> news) {
    List<String> lines = new ArrayList<>(table.lines());
    lines.add("");
    lines.addAll(news);
    page(lines);
  }

  private static List<String> last(List<String> log) {
    return log.subList(Math.max(0, log.size() - LOG_LINES), log.size());
  }

  private void page(List<String> lines) {
    again = () -> print(lines);
    again.run();
  }

  private synchronized void print(List<String> lines) {
    terminal.puts(Capability.clear_screen);
    PrintWriter out = terminal.writer();
    lines.forEach(line -> out.print(Block.fit(line, width()).stripTrailing() + "\r\n"));
    terminal.flush();
  }

  @Override
  public void tell(String line) {
    told.accept(Block.wrap(line, width()));
  }

  @Override
  public void cover(String line) {
    page(List.of("", line));
  }

  @Override
  public OptionalInt key() throws IOException {
    int key = terminal.reader().read();
    if (key < 0 || key == 4) { // end of input, or Ctrl-D in raw mode
      return OptionalInt.empty();
    }
    return OptionalInt.of(key == '\r' ? '\n' : key);
  }

  @Override
  public void drop() throws IOException {
    while (terminal.reader().peek(1) >= 0) {
      terminal.reader().read();
    }
  }

  @Override
  public void pause() {
    try {
      Thread.sleep(pace);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void handBack() {
    terminal.setAttributes(before);
    terminal.flush();
  }

  @Override
  public void close() throws IOException {
    Runtime.getRuntime().removeShutdownHook(restore);
    handBack();
    terminal.close();
  }
}
