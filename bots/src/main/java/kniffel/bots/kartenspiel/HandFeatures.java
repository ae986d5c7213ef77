package kniffel.bots.kartenspiel;

/** What {@link LearnedTurns} looks at in a hand: how near it is to each kind of combination. */
final class HandFeatures {

  // How many values have at least 3, 4 and 5 cards; larger numbers count as the largest.
  int triples;
  int fours;
  int fives;

  /** Pairs and triples as one number. */
  int groups;

  /** How many cards of the nearest straight are there. */
  int run;

  /** How many straights are that near, counted from 0. */
  int runs;

  /** How many cards the most frequent suit has, and the next. */
  int suited;

  int secondSuited;

  /** Which kinds lack at most one card, as bits in the order of the rows. */
  int near;

  /** How many different values there are; larger numbers count as the largest. */
  int values;

  // How near a combination for each row is: how many of its cards are there, and one or two more
  // if a second one is there too.
  final int[] rows = new int[PackedTableau.ROWS];

  /** What {@link #rows} stay below. */
  static final int NEAR = 7;

  /** Looks at a hand. */
  HandFeatures look(PackedHand hand) {
    int singles = hand.groups(1);
    int pairs = Math.min(4, hand.groups(2));
    triples = Math.min(2, hand.groups(3));
    fours = Math.min(1, hand.groups(4));
    fives = Math.min(1, hand.groups(5));
    groups = pairs * 3 + triples;
    run = hand.run();
    runs = Math.min(4, hand.runs()) - 1;
    lookAtSuits(hand);
    near =
        (pairs > 1 || triples > 0 && singles > 1 ? 1 : 0)
            | (suited >= 4 ? 2 : 0)
            | (pairs > 0 ? 4 : 0)
            | (run >= 4 ? 8 : 0)
            | (triples > 0 || pairs > 0 && singles > 1 ? 16 : 0);
    values = Math.min(11, singles);
    lookAtRows(hand);
    return this;
  }

  private void lookAtRows(PackedHand hand) {
    int pairs = hand.groups(2);
    int threes = hand.groups(3);
    int most = hand.groups(4) > 0 ? 4 : threes > 0 ? 3 : pairs > 0 ? 2 : Math.min(1, hand.size());
    rows[PackedTableau.TRIPLE] = threes > 1 ? 5 : most;
    rows[PackedTableau.TWO_PAIRS] = pairs > 1 ? Math.min(6, 2 + pairs) : Math.min(3, most);
    rows[PackedTableau.FULL_HOUSE] =
        threes == 0 ? Math.min(4, 2 * pairs) : pairs > 2 ? 6 : pairs > 1 ? 5 : values > 1 ? 4 : 3;
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
