package kniffel.cli;

/** What the command's exit codes mean. */
final class Exit {

  static final int OK = 0;

  /** Something outside the program failed: a disk, a terminal. */
  static final int FAILED = 1;

  /** What was asked for or handed in is wrong: an option, a file. */
  static final int BAD_INPUT = 2;

  private Exit() {}
}
