package kniffel.rules.kartenspiel;

/** A way to play: the ground rules, the easier and the trickier one. */
public enum Variant {
  /** One action a turn. */
  BASE(24, 20, 18, 3),
  /** R42, einfacher: a turn may draw and then play or trade. */
  SIMPLE(24, 20, 18, 3),
  /** Kniffliger: red side, limited active zone, no special rule for the last stone. */
  HARD(30, 24, 18, 2);

  public static final int MIN_PLAYERS = 2;
  public static final int MAX_PLAYERS = 4;

  private final int stonesOfTwo;
  private final int stonesOfThree;
  private final int stonesOfFour;
  private final int setUpStones;

  Variant(int stonesOfTwo, int stonesOfThree, int stonesOfFour, int setUpStones) {
    this.stonesOfTwo = stonesOfTwo;
    this.stonesOfThree = stonesOfThree;
    this.stonesOfFour = stonesOfFour;
    this.setUpStones = setUpStones;
  }

  Side side() {
    return this == HARD ? Side.RED : Side.BLUE;
  }

  /** R18: how many stones each player has. */
  public int stones(int players) {
    return switch (players) {
      case 2 -> stonesOfTwo;
      case 3 -> stonesOfThree;
      case 4 -> stonesOfFour;
      default -> throw new IllegalArgumentException("2 to 4 play, not " + players);
    };
  }

  /** R27, R37: how many of them are placed on the board before the first turn. */
  public int setUpStones() {
    return setUpStones;
  }
}
