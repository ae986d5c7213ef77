package kniffel.cli.terminal;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.UnaryOperator;
import kniffel.cli.terminal.Key.Special;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/**
 * A real terminal: its alternate screen is painted in place, and handed back as it was.
 *
 * <p>There is one current page. Arrows, Enter and clicks become the key of the thing they reach, so
 * nobody else has to know of them.
 */
public final class FullScreen implements Desk {

  private static final int PICTURES = 5;
  private static final long PICTURE_MILLIS = 60;
  private static final char NOTHING = 0xffff;

  /** How long a change of the window's size may go unnoticed while nobody waits for a key. */
  private static final long LOOK_UP_MILLIS = 50;

  private final Terminal terminal;
  private final OtherScreen screen;
  private final KeyReader keys;
  private final boolean colour;
  private final Duration pace;
  private final UnaryOperator<String> tooSmall;
  private final AtomicBoolean resized = new AtomicBoolean();

  private Page page = new Page.Cover("");
  private String note = "";
  private FittedPage layout = new FittedPage(List.of(), List.of());
  private Size size = Size.of(0, 0);
  private char focus = NOTHING;
  private int scroll;

  /**
   * Takes a terminal.
   *
   * @param pace how long a bot's move stays before the next; dice tumble only if there is one
   * @param tooSmall what to say when a page does not fit, for the size of the window
   */
  public FullScreen(
      Terminal terminal, boolean colour, Duration pace, UnaryOperator<String> tooSmall) {
    this.terminal = terminal;
    this.colour = colour;
    this.pace = pace;
    this.tooSmall = tooSmall;
    this.screen = new OtherScreen(terminal, () -> resized.set(true));
    this.keys = new KeyReader(terminal, () -> resized.getAndSet(false));
  }

  /** The terminal that this program was started in. */
  public static FullScreen ofThisProgram(
      boolean colour, Duration pace, UnaryOperator<String> tooSmall) throws IOException {
    Terminal terminal = TerminalBuilder.builder().system(true).build();
    return new FullScreen(terminal, colour, pace, tooSmall);
  }

  @Override
  public boolean isPlain() {
    return false;
  }

  @Override
  public boolean hasColours() {
    return colour;
  }

  @Override
  public synchronized void show(Page next) {
    page = next;
    note = "";
    scroll = page instanceof Page.Text text && text.atEnd() ? most(text) : 0;
    layOut(0);
    if (page instanceof Page.Menu && !layout.targets().isEmpty()) {
      focus = layout.targets().getFirst().key();
      paint();
    }
  }

  @Override
  public void tumble(Page next) {
    show(next);
    try {
      for (int picture = pace.isZero() ? 0 : PICTURES; picture > 0; picture--) {
        layOut(picture);
        if (keys.pressedWithin(PICTURE_MILLIS)) {
          break;
        }
      }
    } catch (IOException e) {
      // Anyone waiting for a key is told that there will be none.
    }
    layOut(0);
  }

  @Override
  public synchronized void update(Page next) {
    page = next;
    scroll = page instanceof Page.Text text ? Math.min(scroll, most(text)) : 0;
    layOut(0);
  }

  @Override
  public synchronized void tell(String line) {
    note = line;
    layOut(0);
  }

  @Override
  public synchronized void refresh() {
    layOut(0);
  }

  @Override
  public <T> T during(Work<T> work) throws IOException {
    return Waiting.until(work, LOOK_UP_MILLIS, this::follow);
  }

  /** Draws the page again if the window has changed its size. */
  private void follow() {
    if (resized.getAndSet(false)) {
      layOut(0);
    }
  }

  private synchronized void layOut(int picture) {
    Size now;
    try {
      now = terminal.getSize();
    } catch (IllegalStateException e) {
      return; // the program is ending, and the library has closed the terminal
    }
    if (!now.equals(size)) {
      size = Size.of(now.getColumns(), now.getRows());
      screen.clear();
    }
    String window = size.getColumns() + "×" + size.getRows();
    layout =
        FittedPage.of(
            page,
            new FittedPage.Frame(
                size.getColumns(),
                size.getRows(),
                colour,
                picture,
                note.isEmpty() ? List.of() : Block.wrap(note, Math.max(1, size.getColumns())),
                scroll,
                tooSmall.apply(window)));
    paint();
  }

  private synchronized void paint() {
    if (size.getColumns() == 0 || size.getRows() == 0) {
      return;
    }
    boolean reached = layout.targets().stream().anyMatch(target -> target.key() == focus);
    focus = reached ? focus : NOTHING;
    List<String> seen =
        layout.lines().stream().map(line -> Ansi.of(Target.seen(line, focus))).toList();
    screen.paint(seen, size.getRows());
  }

  @Override
  public Key key() throws IOException {
    try {
      while (true) {
        Optional<Key> meant = meaning(keys.read());
        if (meant.isPresent()) {
          return meant.get();
        }
      }
    } catch (IOException | IllegalStateException e) {
      return Special.STOP; // the terminal is gone
    }
  }

  /** What a key means to the owner of the pages; empty if it was meant only for the screen. */
  private synchronized Optional<Key> meaning(Key key) {
    return switch (key) {
      case Key.Click(int column, int row) ->
          layout.targets().stream()
              .filter(target -> target.covers(column, row))
              .findFirst()
              .map(target -> new Key.Typed(target.key()));
      case Key.Typed(char typed) ->
          Optional.of(new Key.Typed(typed == '\n' && focus != NOTHING ? focus : typed));
      case Special special -> special(special);
    };
  }

  private Optional<Key> special(Special key) {
    return switch (key) {
      case UP, DOWN, LEFT, RIGHT, PAGE_UP, PAGE_DOWN, HOME, END -> {
        if (page instanceof Page.Text text) {
          scroll(text, key);
        } else if (key.compareTo(Special.RIGHT) <= 0) {
          focus = Focus.move(layout.targets(), focus, key).orElse(focus);
          paint();
        }
        yield Optional.empty();
      }
      case OTHER -> Optional.empty();
      case ESCAPE, HINT, RULES, LOG, UNDO, STOP, RESIZED -> Optional.of(key);
    };
  }

  private void scroll(Page.Text text, Special key) {
    int room = FittedPage.textRoom(size.getRows());
    int most = most(text);
    int to =
        switch (key) {
          case UP -> scroll - 1;
          case DOWN -> scroll + 1;
          case PAGE_UP, LEFT -> scroll - room;
          case PAGE_DOWN, RIGHT -> scroll + room;
          case HOME -> 0;
          default -> most;
        };
    scroll = Math.clamp(to, 0, most);
    layOut(0);
  }

  /** How far a text can be scrolled. */
  private int most(Page.Text text) {
    int lines = FittedPage.wrapped(text, Math.max(1, size.getColumns())).size();
    return Math.max(0, lines - FittedPage.textRoom(size.getRows()));
  }

  @Override
  public void drop() throws IOException {
    keys.drop();
  }

  @Override
  public void pause() {
    long left = pace.toMillis();
    try {
      // A key means: go on.
      while (left > 0 && !keys.pressedWithin(Math.min(left, LOOK_UP_MILLIS))) {
        left -= LOOK_UP_MILLIS;
        follow();
      }
    } catch (IOException | IllegalStateException e) {
      // The terminal is gone: anyone waiting for a key is told that there will be none.
    }
  }

  @Override
  public void close() throws IOException {
    screen.close();
  }
}
