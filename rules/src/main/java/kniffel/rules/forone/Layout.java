package kniffel.rules.forone;

/**
 * The card and the dice next to it.
 *
 * @param card the rows and what lies in them
 * @param round how many rolls were begun
 * @param supply how many dice can be rolled (Vorrat)
 * @param removed how many dice are out of the game
 * @param yellow where the yellow die is: a row, or one of {@link Yellow}
 * @param charged how many dice left the game while a tile made that cost points
 */
public record Layout(ScoreCard card, int round, int supply, int removed, int yellow, int charged) {

  static Layout start(Level level) {
    ScoreCard card = ScoreCard.empty(level);
    return new Layout(
        card,
        0,
        level.dice() - card.lying(),
        0,
        level.rules().hasYellow() ? Yellow.SUPPLY : Yellow.NONE,
        0);
  }

  public Level level() {
    return card.level();
  }

  /** Whether there is another round: enough dice (R55), and a round left. */
  public boolean canRoll() {
    return supply >= level().roll() && round < level().rules().roundLimit();
  }

  Layout nextRound() {
    return new Layout(
        card,
        round + 1,
        supply - level().roll(),
        removed,
        yellow == Yellow.SUPPLY ? Yellow.ROLLED : yellow,
        charged);
  }

  Layout placed(int row, int face) {
    return new Layout(card.place(row, face), round, supply, removed, yellow, charged);
  }

  Layout placedYellow(int row, int face) {
    return new Layout(card.place(row, face), round, supply, removed, row, charged);
  }

  Layout removedDie() {
    return new Layout(card, round, supply, removed + 1, yellow, charged + chargeOfOne());
  }

  Layout removedYellow() {
    return new Layout(card, round, supply, removed + 1, Yellow.OUT, charged + chargeOfOne());
  }

  /** The position before a die was put into a row. */
  Layout takenBack(int row, boolean isYellow) {
    return new Layout(
        card.takeBack(row), round, supply, removed, isYellow ? Yellow.ROLLED : yellow, charged);
  }

  /** The position before a die left the game; no row was scored since. */
  Layout takenBackRemoved(boolean isYellow) {
    return new Layout(
        card,
        round,
        supply,
        removed - 1,
        isYellow ? Yellow.ROLLED : yellow,
        charged - chargeOfOne());
  }

  /** 1 if a die that leaves the game now has to be paid for, or 0. */
  private int chargeOfOne() {
    return level().rules().lossCosts(card.unscored()) > 0 ? 1 : 0;
  }

  /** What the dice cost that left the game while a tile guarded them. */
  int charges() {
    return charged * level().rules().guardPoints();
  }

  /** What a row pays as it stands, with what it has earned before. */
  public int pays(int row) {
    Slot slot = card.slot(row);
    LevelRules rules = level().rules();
    if (slot.scored() || rules.isEmpty()) {
      return slot.points();
    }
    if (round > rules.paidUntil(row) || !rules.isExact(row, slot.count())) {
      return slot.earned();
    }
    int now =
        slot.again()
            ? slot.isFull() ? rules.secondPoints(row) : 0
            : slot.points() + yellowAgain(row);
    return slot.earned() + now;
  }

  /** What the yellow die pays again in a row. */
  int yellowAgain(int row) {
    return yellow == row
            && level().rules().yellowDoubles()
            && !card.slot(row).again()
            && level().rows().get(row).pay() instanceof Pay.PerDie(int value)
        ? value
        : 0;
  }

  /** The position after a row was scored: its dice are in the supply again. */
  Layout scored(int row) {
    Slot slot = card.slot(row);
    LevelRules rules = level().rules();
    if (rules.isEmpty()) {
      return new Layout(
          card.score(row, slot.points()), round, supply + slot.count(), removed, yellow, charged);
    }
    boolean locks = yellow == row && rules.yellowLocked();
    int where = yellow != row ? yellow : locks ? Yellow.LOCKED : Yellow.SUPPLY;
    int dice = supply + slot.count() - (locks ? 1 : 0);
    int out = removed + (locks ? 1 : 0);
    int back = moved(rules.back(row), dice, out, where);
    return new Layout(card.score(row, pays(row)), round, dice + back, out - back, where, charged);
  }

  /** How many white dice come back, or leave if it is negative: as many as there are. */
  private static int moved(int wanted, int dice, int out, int yellow) {
    boolean isOut = yellow == Yellow.OUT || yellow == Yellow.LOCKED;
    return wanted >= 0
        ? Math.min(wanted, out - (isOut ? 1 : 0))
        : -Math.min(-wanted, dice - (yellow == Yellow.SUPPLY ? 1 : 0));
  }

  /** R55: the end, with what is left counted as it stands. */
  Layout countedOut() {
    int[] points = new int[level().rows().size()];
    for (int row = 0; row < points.length; row++) {
      points[row] = pays(row);
    }
    return new Layout(
        card.scoreAll(points),
        round,
        supply + card.lying(),
        removed,
        yellow >= 0 ? Yellow.SUPPLY : yellow,
        charged);
  }

  /** Everything as it stands, bonus included. */
  public int total() {
    int points = card.bonus() - charges();
    for (int row = 0; row < level().rows().size(); row++) {
      points += pays(row);
    }
    return points;
  }
}
