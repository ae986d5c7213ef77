package kniffel.cli.terminal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.utils.Curses;
import org.jline.utils.InfoCmp.Capability;

/**
 * The alternate screen of a real terminal: taken over with keys and mouse, and handed back as it
 * was, even if the program is ended by a signal.
 */
final class OtherScreen {

  /** What shells expect of a program that was interrupted. */
  private static final int INTERRUPTED = 130;

  private static final String MOUSE_OFF =
      "\u001b[?1000l\u001b[?1002l\u001b[?1003l\u001b[?1005l\u001b[?1006l\u001b[?1015l";

  private final Terminal terminal;
  private final Attributes before;
  private final Painter painter;
  private final Thread restore = new Thread(this::leaveAtOnce);
  private final String farewell;
  private boolean open = true;

  /**
   * Takes the screen.
   *
   * @param resized is run when the window gets another size, on a thread of the library
   */
  OtherScreen(Terminal terminal, Runnable resized) {
    this.terminal = terminal;
    this.before = terminal.enterRawMode();
    this.farewell = farewell(terminal);
    this.painter = new Painter(terminal);
    Runtime.getRuntime().addShutdownHook(restore);
    terminal.handle(Terminal.Signal.WINCH, signal -> resized.run());
    // Even if this signal was ignored when the program started, because then the library would let
    // it kill.
    terminal.handle(Terminal.Signal.INT, signal -> System.exit(INTERRUPTED));
    terminal.puts(Capability.enter_ca_mode);
    terminal.puts(Capability.keypad_xmit);
    terminal.puts(Capability.cursor_invisible);
    terminal.trackMouse(Terminal.MouseTracking.Normal);
    terminal.flush();
  }

  /** Forgets what is on the screen: the next picture is painted completely. */
  synchronized void clear() {
    painter.clear();
  }

  /** Shows these lines, unless the screen was handed back already. */
  synchronized void paint(List<String> lines, int rows) {
    if (open) {
      try {
        painter.paint(lines, rows);
      } catch (IllegalStateException e) {
        // The program is ending, and the library has closed the terminal.
      }
    }
  }

  /**
   * Hands the screen back when the program is ended by a signal. The terminal library then closes
   * the terminal and restores its modes by itself, perhaps before this runs, so it is not used
   * here.
   */
  private synchronized void leaveAtOnce() {
    if (open) {
      open = false;
      try {
        new FileOutputStream(FileDescriptor.out)
            .write(farewell.getBytes(StandardCharsets.US_ASCII));
      } catch (IOException e) {
        // There is nobody left to hand it back to.
      }
    }
  }

  /** The sequences that release the mouse and return to the main screen. */
  private static String farewell(Terminal terminal) {
    StringBuilder sequences = new StringBuilder(MOUSE_OFF);
    for (Capability each :
        List.of(
            Capability.clear_screen,
            Capability.cursor_visible,
            Capability.keypad_local,
            Capability.exit_ca_mode)) {
      String sequence = terminal.getStringCapability(each);
      if (sequence != null) {
        Curses.tputs(sequences, sequence);
      }
    }
    return sequences.toString();
  }

  private synchronized void handBack() {
    if (open) {
      open = false;
      terminal.trackMouse(Terminal.MouseTracking.Off);
      terminal.puts(Capability.clear_screen);
      terminal.puts(Capability.cursor_visible);
      terminal.puts(Capability.keypad_local);
      terminal.puts(Capability.exit_ca_mode);
      terminal.flush();
      terminal.setAttributes(before);
    }
  }

  /** Hands the screen back and releases the terminal. */
  void close() throws IOException {
    if (!isOpen()) {
      return;
    }
    try {
      Runtime.getRuntime().removeShutdownHook(restore);
    } catch (IllegalStateException e) {
      return; // a signal ends the program, and the hook hands everything back
    }
    handBack();
    terminal.close();
  }

  private synchronized boolean isOpen() {
    return open;
  }
}
