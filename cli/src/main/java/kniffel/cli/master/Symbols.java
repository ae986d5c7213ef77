package kniffel.cli.master;

/** The symbols of stars, coins and markers; what is open differs from what is done in shape. */
final class Symbols {

  static final String STAR = "★";
  static final String OPEN_STAR = "☆";
  static final String COIN = "◉";
  static final String MARKER = "◆";
  static final String PASSED = "■";
  static final String FIELD = "·";

  private Symbols() {}
}
