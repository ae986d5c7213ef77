package kniffel.cli.terminal;

import java.util.List;

/** What is shown: one page at a time, drawn again for every size of the window. */
public sealed interface Page {

  /**
   * What a table is drawn on: how large it is, and what can be done there.
   *
   * @param colour whether there are colours
   * @param targets whether things can be clicked
   * @param frame which picture of a tumbling die this is; 0 when it lies
   * @param plain whether it is read line by line, maybe aloud: no pictures, nothing side by side
   */
  record Canvas(int width, int height, boolean colour, boolean targets, int frame, boolean plain) {

    /** A window, in which things can be clicked where they are drawn. */
    public Canvas(int width, int height, boolean colour, boolean targets, int frame) {
      this(width, height, colour, targets, frame, false);
    }

    /** The same where nothing can be clicked. */
    public Canvas withoutTargets() {
      return new Canvas(width, height, colour, false, frame, plain);
    }
  }

  /** Something that can be drawn on any canvas; it may need a larger one. */
  @FunctionalInterface
  interface Art {
    Block draw(Canvas canvas);
  }

  /** A person is to decide. */
  record Ask(Art table, List<String> log, String ask, String keys) implements Page {}

  /**
   * Somebody else decides.
   *
   * @param news what has just happened, at the end of the log
   */
  record Watch(Art table, List<String> log, List<String> news, String keys) implements Page {}

  /** A game is over. */
  record Over(Art table, List<String> result, String keys) implements Page {}

  /** A last look at the table before the device goes to somebody else. */
  record Part(Art table, List<String> log, String line, String keys) implements Page {}

  /** The game is covered: the next person takes the seat. */
  record Cover(String line) implements Page {}

  /**
   * A text to read, as long as it may be.
   *
   * @param atEnd whether its end is seen first
   */
  record Text(String title, List<String> lines, String keys, boolean atEnd) implements Page {}

  /** Things to choose from, and other information. */
  record Menu(String title, List<Item> items, List<String> about, String keys) implements Page {}

  /**
   * One of the things to choose from.
   *
   * @param key the key that chooses it here
   * @param shortcut the key that does it without the menu; may be empty
   */
  record Item(char key, String text, String shortcut) {}
}
