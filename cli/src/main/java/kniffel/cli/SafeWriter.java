package kniffel.cli;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import kniffel.rules.Visible;

/** Lets only visible text through: nothing printed can control the terminal. */
final class SafeWriter extends FilterWriter {

  SafeWriter(Writer out) {
    super(out);
  }

  @Override
  public void write(int single) throws IOException {
    write(String.valueOf((char) single), 0, 1);
  }

  @Override
  public void write(char[] text, int from, int count) throws IOException {
    write(new String(text, from, count), 0, count);
  }

  @Override
  public void write(String text, int from, int count) throws IOException {
    out.write(Visible.lines(text.substring(from, from + count)));
  }
}
