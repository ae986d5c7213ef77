package kniffel.table.forone;

/** Thrown when a level file is malformed; says in which line, and why. */
public final class LevelException extends Exception {

  private static final long serialVersionUID = 1L;

  private final int line;

  LevelException(int line, String reason, Throwable cause) {
    super("line " + line + ": " + reason, cause);
    this.line = line;
  }

  /** The line, counted from 1. */
  public int line() {
    return line;
  }
}
