package kniffel.bots.kartenspiel;

/** What {@link LearnedTurns} looks at in a hand: how near it is to each kind of combination. */
final class HandFeatures {

  // How many values have at least 2, 3, 4 and 5 cards.
  int pairs;
  int triples;
  int fours;
  int fives;

  /** Pairs and triples as one number; more than four, or two, count as that many. */
  int groups;

  /** What {@link #groups} stays below. */
  static final int GROUPS = 5 * 3;

  /** How many cards of the nearest straight are there. */
  int run;

  /** How many straights are that near, counted from 0. */
  int runs;

  /** How many cards the most frequent suit has, and the next. */
  int suited;

  int secondSuited;

  /** Which kinds lack at most one card, as bits in the order of the rows. */
  int near;

  /** How many different values there are. */
  int values;

  // How near a combination for each row is: how many of its cards are there, and one or two more
  // if a second one is there too.
  final int[] rows = new int[PackedTableau.ROWS];

  /** What {@link #rows} stay below. */
  static final int NEAR = 7;

  /** Looks at a hand. */
  HandFeatures look(PackedHand hand) {
    values = hand.groups(1);
    pairs = hand.groups(2);
    triples = hand.groups(3);
    fours = hand.groups(4);
    fives = hand.groups(5);
    groups = Math.min(4, pairs) * 3 + Math.min(2, triples);
    run = hand.run();
    runs = hand.runs() - 1;
    lookAtSuits(hand);
    near =
        (pairs > 1 || triples > 0 && values > 1 ? 1 : 0)
            | (suited >= 4 ? 2 : 0)
            | (pairs > 0 ? 4 : 0)
            | (run >= 4 ? 8 : 0)
            | (triples > 0 || pairs > 0 && values > 1 ? 16 : 0);
    lookAtRows(hand);
    return this;
  }

  private void lookAtRows(PackedHand hand) {
    int most = fours > 0 ? 4 : triples > 0 ? 3 : pairs > 0 ? 2 : Math.min(1, hand.size());
    rows[PackedTableau.TRIPLE] = triples > 1 ? 5 : most;
    rows[PackedTableau.TWO_PAIRS] = pairs > 1 ? Math.min(6, 2 + pairs) : Math.min(3, most);
    rows[PackedTableau.FULL_HOUSE] =
        triples == 0 ? Math.min(4, 2 * pairs) : pairs > 2 ? 6 : pairs > 1 ? 5 : values > 1 ? 4 : 3;
    rows[PackedTableau.STRAIGHT] = run == 5 && runs > 0 ? 6 : run;
    rows[PackedTableau.FLUSH] = Math.min(6, suited);
  }

  private void lookAtSuits(PackedHand hand) {
    suited = 0;
    secondSuited = 0;
    for (int suit = 0; suit < PackedHand.SUITS; suit++) {
      int count = hand.countOfSuit(suit);
      if (count > suited) {
        secondSuited = suited;
        suited = count;
      } else if (count > secondSuited) {
        secondSuited = count;
      }
    }
  }
}
