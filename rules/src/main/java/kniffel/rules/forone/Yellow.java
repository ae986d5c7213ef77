package kniffel.rules.forone;

/** Where the yellow die is, if it is in no row: a row is its place on the card. */
final class Yellow {

  /** The level has none. */
  static final int NONE = -1;

  /** In the supply: it is part of the next roll. */
  static final int SUPPLY = -2;

  /** In the roll, without a place yet. */
  static final int ROLLED = -3;

  /** Out of the game. */
  static final int OUT = -4;

  /** Locked in a row that is scored. */
  static final int LOCKED = -5;

  private Yellow() {}
}
