package kniffel.cli.terminal;

import java.util.List;
import org.jline.terminal.Terminal;
import org.jline.utils.InfoCmp.Capability;

/** Paints lines in place: only those that have changed. */
final class Painter {

  private final Terminal terminal;
  private List<String> painted = List.of();

  Painter(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Begins with an empty screen. */
  void clear() {
    terminal.puts(Capability.clear_screen);
    painted = List.of();
  }

  /**
   * Paints a whole screen.
   *
   * @param lines from the top; the rest is empty
   * @param rows how many there are
   */
  void paint(List<String> lines, int rows) {
    for (int row = 0; row < rows; row++) {
      String line = at(lines, row);
      if (!line.equals(at(painted, row))) {
        terminal.puts(Capability.cursor_address, row, 0);
        // Cleared first, because after a full line some terminals are already in the next one.
        terminal.puts(Capability.clr_eol);
        terminal.writer().print(line);
      }
    }
    painted = List.copyOf(lines);
    terminal.flush();
  }

  private static String at(List<String> lines, int row) {
    return row < lines.size() ? lines.get(row) : "";
  }
}
