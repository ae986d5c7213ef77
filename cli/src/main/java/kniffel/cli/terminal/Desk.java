package kniffel.cli.terminal;

import java.io.Closeable;
import java.io.IOException;

/** Where pages are shown and keys come from: a terminal, or plain lines in its place. */
public interface Desk extends Closeable {

  /** Whether pages are printed as lines, one after the other, and a line of input is many keys. */
  boolean isPlain();

  /** Whether lines may be coloured. */
  boolean hasColours();

  /** Shows a page, replacing the last one completely. */
  void show(Page page);

  /** The same after dice were rolled: they tumble first, if there is a pace. */
  void tumble(Page page);

  /** Shows the page as it has become meanwhile; it stays scrolled as it is. */
  void update(Page page);

  /** A line for the player on the page that is shown, until the next page. */
  void tell(String line);

  /** Draws the page again for a new window size. */
  void refresh();

  /** Does something that takes a while; meanwhile the page follows the size of the window. */
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
