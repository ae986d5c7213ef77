package kniffel.cli.terminal;

import java.io.IOException;
import java.util.Map;
import java.util.function.BooleanSupplier;
import kniffel.cli.terminal.Key.Special;
import org.jline.terminal.MouseEvent;
import org.jline.terminal.Terminal;
import org.jline.utils.NonBlockingReader;

/** Reads keys from a terminal in raw mode: an escape sequence is one key, whatever it means. */
final class KeyReader {

  /**
   * A lone Escape is distinguished from the beginning of a sequence by whether anything follows at
   * once.
   */
  private static final long TOGETHER_MILLIS = 30;

  /** How long a change of the window's size may go unnoticed. */
  private static final long LOOK_UP_MILLIS = 50;

  private static final char ESCAPE = 0x1b;

  private static final Map<String, Special> SEQUENCES =
      Map.ofEntries(
          Map.entry("[A", Special.UP),
          Map.entry("OA", Special.UP),
          Map.entry("[B", Special.DOWN),
          Map.entry("OB", Special.DOWN),
          Map.entry("[C", Special.RIGHT),
          Map.entry("OC", Special.RIGHT),
          Map.entry("[D", Special.LEFT),
          Map.entry("OD", Special.LEFT),
          Map.entry("[H", Special.HOME),
          Map.entry("OH", Special.HOME),
          Map.entry("[1~", Special.HOME),
          Map.entry("[F", Special.END),
          Map.entry("OF", Special.END),
          Map.entry("[4~", Special.END),
          Map.entry("[5~", Special.PAGE_UP),
          Map.entry("[6~", Special.PAGE_DOWN),
          Map.entry("OQ", Special.HINT),
          Map.entry("[12~", Special.HINT),
          Map.entry("[[B", Special.HINT),
          Map.entry("OR", Special.RULES),
          Map.entry("[13~", Special.RULES),
          Map.entry("[[C", Special.RULES),
          Map.entry("OS", Special.LOG),
          Map.entry("[14~", Special.LOG),
          Map.entry("[[D", Special.LOG));

  private final Terminal terminal;
  private final NonBlockingReader reader;
  private final BooleanSupplier resized;

  /**
   * @param resized whether the window has another size since it was asked last
   */
  KeyReader(Terminal terminal, BooleanSupplier resized) {
    this.terminal = terminal;
    this.reader = terminal.reader();
    this.resized = resized;
  }

  /** The next key; waits for it. */
  Key read() throws IOException {
    while (true) {
      if (resized.getAsBoolean()) {
        return Special.RESIZED;
      }
      int read = reader.read(LOOK_UP_MILLIS);
      if (read != NonBlockingReader.READ_EXPIRED) {
        return key(read);
      }
    }
  }

  private Key key(int read) throws IOException {
    return switch (read) {
      case NonBlockingReader.EOF, 3, 4 -> Special.STOP;
      case 26 -> Special.UNDO;
      case '\r', '\n' -> new Key.Typed('\n');
      case '\b', 0x7f -> new Key.Typed('\b');
      case ESCAPE -> sequence();
      default ->
          Character.isISOControl(read) || Character.isSurrogate((char) read)
              ? Special.OTHER
              : new Key.Typed((char) read);
    };
  }

  private Key sequence() throws IOException {
    StringBuilder sequence = new StringBuilder();
    int next = reader.read(TOGETHER_MILLIS);
    if (next < 0) {
      return Special.ESCAPE;
    }
    sequence.append((char) next);
    if (next == ESCAPE) {
      return Special.OTHER;
    }
    if (next == 'O') {
      append(sequence);
    } else if (next == '[') {
      do {
        next = append(sequence);
        // The console of Linux has one letter after a second bracket.
        if (next == '[' && sequence.length() == 2) {
          append(sequence);
          break;
        }
      } while (next >= 0x20 && next < 0x40);
    }
    String all = sequence.toString();
    if (all.equals("[M") || all.startsWith("[<")) {
      return mouse(all);
    }
    return SEQUENCES.getOrDefault(all, Special.OTHER);
  }

  private int append(StringBuilder sequence) throws IOException {
    int next = reader.read(TOGETHER_MILLIS);
    if (next >= 0) {
      sequence.append((char) next);
    }
    return next;
  }

  /** What the mouse did; JLine reads the numbers, since it knows both of their formats. */
  private Key mouse(String sequence) {
    boolean old = sequence.equals("[M");
    int[] at = {old ? 0 : "[<".length()};
    MouseEvent event =
        old
            ? terminal.readMouseEvent("\u001b[M")
            : terminal.readMouseEvent(
                () -> at[0] < sequence.length() ? sequence.charAt(at[0]++) : -1, "\u001b[<");
    return switch (event.getType()) {
      case Pressed ->
          event.getButton() == MouseEvent.Button.Button1
              ? new Key.Click(event.getX(), event.getY())
              : Special.OTHER;
      case Wheel -> event.getButton() == MouseEvent.Button.WheelUp ? Special.UP : Special.DOWN;
      case Released, Moved, Dragged -> Special.OTHER;
    };
  }

  /** Whether a key was pressed within this time; it is taken away. */
  boolean pressedWithin(long millis) throws IOException {
    if (millis <= 0 || reader.peek(millis) < 0) {
      return false;
    }
    drop();
    return true;
  }

  /** Forgets what was typed ahead. */
  void drop() throws IOException {
    while (reader.peek(1) >= 0) {
      reader.read();
    }
  }
}
