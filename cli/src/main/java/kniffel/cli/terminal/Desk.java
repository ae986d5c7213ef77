package kniffel.cli.terminal;

import java.io.Closeable;
import java.io.IOException;

/** Where pages are shown and keys come from: a terminal, or plain lines that stand in for it. */
public interface Desk extends Closeable {

  /** Whether pages are told in lines, one after the other, and a line of input is many keys. */
  boolean isPlain();

  /** Whether lines may be coloured. */
  boolean hasColours();

  /** Shows a page in place of the last one, of which nothing is left. */
  void show(Page page);

  /** The same after dice were rolled: they tumble first, if there is a pace. */
  void tumble(Page page);

  /** A line for the player on the page that is shown, until the next page. */
  void tell(String line);

  /** Draws the page again, for another size of the window. */
  void refresh();

  /** Does what takes a while; the page follows the size of the window meanwhile. */
  <T> T during(Work<T> work) throws IOException;

  /** Something that takes a while. */
  @FunctionalInterface
  interface Work<T> {
    T done() throws IOException;
  }

  /** The next key; {@link Key.Special#STOP} when there will be none any more. */
  Key key() throws IOException;

  /** Forgets keys that were typed ahead: they were not meant for the next person. */
  void drop() throws IOException;

  /** Lets the person follow what a bot did. */
  void pause() throws IOException;
}
