package kniffel.cli;

/** What the command's exit codes mean. */
public final class Exit {

  public static final int OK = 0;

  /** Something outside the program failed: a disk, a terminal. */
  public static final int FAILED = 1;

  /** What was asked for or handed in is wrong: an option, a file. */
  public static final int BAD_INPUT = 2;

  /** The program itself is at fault. */
  public static final int FAULT = 3;

  private Exit() {}
}
