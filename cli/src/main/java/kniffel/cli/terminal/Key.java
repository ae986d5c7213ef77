package kniffel.cli.terminal;

/** What somebody did at the keyboard or with the mouse: always a whole key, never part of one. */
public sealed interface Key {

  /** A character; Enter is {@code '\n'} and backspace {@code '\b'}. */
  record Typed(char character) implements Key {}

  /** A click on a cell of the screen, from 0. */
  record Click(int column, int row) implements Key {}

  /** Keys without a character, and what comes like a key. */
  enum Special implements Key {
    UP,
    DOWN,
    LEFT,
    RIGHT,
    PAGE_UP,
    PAGE_DOWN,
    HOME,
    END,
    ESCAPE,
    /** F2. */
    HINT,
    /** F3. */
    RULES,
    /** F4. */
    LOG,
    /** Ctrl-Z. */
    UNDO,
    /** Ctrl-C, Ctrl-D, or the end of all input. */
    STOP,
    /** The window has another size now. */
    RESIZED,
    /** A key that means nothing here: Delete, F9. */
    OTHER
  }

  /** Whether it is this character. */
  default boolean is(char character) {
    return this instanceof Typed(char typed) && typed == character;
  }
}
