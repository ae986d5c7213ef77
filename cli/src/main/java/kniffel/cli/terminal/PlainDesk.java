package kniffel.cli.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayDeque;
import java.util.Deque;

/** Plain lines for pipes, files and screen readers: each line of input is a burst of keys. */
public final class PlainDesk implements Desk {

  private static final Page.Canvas CANVAS =
      new Page.Canvas(100, Integer.MAX_VALUE, false, false, 0, true);

  private final BufferedReader in;
  private final PrintWriter out;
  private final Deque<Character> keys = new ArrayDeque<>();

  public PlainDesk(BufferedReader in, PrintWriter out) {
    this.in = in;
    this.out = out;
  }

  @Override
  public boolean isPlain() {
    return true;
  }

  @Override
  public boolean hasColours() {
    return false;
  }

  @Override
  public void show(Page page) {
    switch (page) {
      case Page.Ask(Page.Art table, var log, String ask, String keyLine) -> {
        draw(table);
        out.println(ask);
        out.println(keyLine);
      }
      case Page.Watch watch -> watch.news().forEach(out::println);
      case Page.Part part -> out.println(part.line());
      case Page.Over over -> {
        draw(over.table());
        over.result().forEach(out::println);
      }
      case Page.Cover(String line) -> {
        out.println();
        out.println(line);
      }
      case Page.Text text -> {
        out.println();
        out.println(text.title());
        text.lines().forEach(out::println);
      }
      case Page.Menu menu -> {
        menu.about().forEach(out::println);
        menu.items().forEach(item -> out.println(item.key() + " " + item.text()));
      }
    }
    out.flush();
  }

  private void draw(Page.Art table) {
    out.println();
    // Blank lines keep things apart for the eye; read aloud they are in the way.
    table.draw(CANVAS).lines().stream()
        .map(String::stripTrailing)
        .filter(line -> !line.isEmpty())
        .forEach(out::println);
  }

  @Override
  public void tumble(Page page) {
    show(page);
  }

  @Override
  public void update(Page page) {
    // Lines that are printed stay as they are.
  }

  @Override
  public void tell(String line) {
    out.println(line);
    out.flush();
  }

  @Override
  public void refresh() {
    // Lines that are printed stay as they are.
  }

  @Override
  public <T> T during(Work<T> work) throws IOException {
    return work.done();
  }

  @Override
  public Key key() throws IOException {
    if (keys.isEmpty()) {
      String line = in.readLine();
      if (line == null) {
        return Key.Special.STOP;
      }
      line.chars().forEach(each -> keys.add((char) each));
      if (line.isEmpty()) {
        keys.add('\n');
      }
    }
    char key = keys.removeFirst();
    return key == 3 || key == 4 ? Key.Special.STOP : new Key.Typed(key);
  }

  @Override
  public void drop() {
    keys.clear();
  }

  @Override
  public void pause() {
    // Nobody reading a file or a pipe needs time to follow.
  }

  @Override
  public void close() {
    out.flush();
  }
}
