package kniffel.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;

/** Plain lines for pipes and files: each line of input is a burst of keys. */
public final class PlainDesk implements Desk {

  private final BufferedReader in;
  private final PrintWriter out;
  private final Deque<Integer> keys = new ArrayDeque<>();

  public PlainDesk(BufferedReader in, PrintWriter out) {
    this.in = in;
    this.out = out;
  }

  @Override
  public int width() {
    return 100;
  }

  @Override
  public int height() {
    return Integer.MAX_VALUE;
  }

  @Override
  public boolean colour() {
    return false;
  }

  @Override
  public void show(Block table, List<String> log, String ask, String keyLine) {
    out.println();
    table.lines().forEach(line -> out.println(line.stripTrailing()));
    out.println(ask);
    out.println(keyLine);
    out.flush();
  }

  @Override
  public void watch(Block table, List<String> log, List<String> news) {
    news.forEach(out::println);
    out.flush();
  }

  @Override
  public void end(Block table, List<String> news) {
    out.println();
    table.lines().forEach(line -> out.println(line.stripTrailing()));
    news.forEach(out::println);
    out.flush();
  }

  @Override
  public void tell(String line) {
    out.println(line);
    out.flush();
  }

  @Override
  public void cover(String line) {
    out.println();
    out.println(line);
    out.flush();
  }

  @Override
  public OptionalInt key() throws IOException {
    if (keys.isEmpty()) {
      String line = in.readLine();
      if (line == null) {
        return OptionalInt.empty();
      }
      line.chars().forEach(keys::add);
      if (line.isEmpty()) {
        keys.add((int) '\n');
      }
    }
    return OptionalInt.of(keys.removeFirst());
  }

  @Override
  public void drop() {
    keys.clear();
  }

  @Override
  public void pause() {
    // Whoever reads a file or a pipe does not need time to follow.
  }

  @Override
  public void close() {
    out.flush();
  }
}
