package kniffel.cli.play;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.OptionalInt;

/** The terminal, or what stands in for it: where the table is shown and keys come from. */
public interface Desk extends Closeable {

  /** How many columns and rows there are, and whether there is colour. */
  int width();

  int height();

  boolean colour();

  /** Shows the table when a person is to decide, or has chosen something. */
  void show(Block table, List<String> log, String ask, String keys);

  /** Shows the table while somebody else plays; a desk without a screen shows only the news. */
  void watch(Block table, List<String> log, List<String> news);

  /** Shows the end. */
  void end(Block table, List<String> news);

  /** A line for the player, about the key just pressed. */
  void tell(String line);

  /** Takes everything off the screen, so that the next person sees nothing of the last one's. */
  void cover(String line);

  /** The next key; empty when there will be none any more. */
  OptionalInt key() throws IOException;

  /** Forgets keys that were typed ahead: they were not meant for the next person. */
  void drop() throws IOException;

  /** Lets the person follow what a bot did. */
  void pause();
}
