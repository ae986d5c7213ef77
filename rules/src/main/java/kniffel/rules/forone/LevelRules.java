package kniffel.rules.forone;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What tiles, markers and the yellow die add to the rules of a level, worked out for the engine:
 * rows are their places on the card, sets of rows are bits.
 */
public final class LevelRules {

  /** Stands for no such row, number or face. */
  static final int NONE = -1;

  /** Everything that the level changes, as it is written down. */
  private final List<Element> elements;

  private final List<Demand> demands;
  private final List<CardChange.RowFilled> filled;
  private final boolean empty;

  // By row.
  private final int[] second;
  private final int[] exact;
  private final int[] scoredAfter;
  private final int[] opensAfter;
  private final int[] paidUntil;
  private final int[] back;

  /** By face, the row that alone takes it as long as it is not scored. */
  private final int[] onlyIn;

  private final boolean narrows;
  private final boolean seconds;
  private final boolean restrictsScoring;
  private final int claimed;
  private final int frees;
  private final int guard;
  private final int guardPoints;
  private final int jokers;
  private final boolean yellow;
  private final boolean yellowDoubles;
  private final boolean yellowFirst;
  private final boolean yellowLocked;
  private final int roundLimit;

  private LevelRules(List<Element> elements, LevelRulesMaker made) {
    this.elements = List.copyOf(elements);
    this.demands =
        this.elements.stream().filter(Demand.class::isInstance).map(Demand.class::cast).toList();
    this.empty = elements.isEmpty();
    this.filled = List.copyOf(made.filled);
    this.second = made.second;
    this.exact = made.exact;
    this.scoredAfter = made.scoredAfter;
    this.opensAfter = made.opensAfter;
    this.paidUntil = made.paidUntil;
    this.back = made.back;
    this.onlyIn = made.onlyIn;
    this.narrows = made.narrows;
    this.seconds = made.seconds;
    this.restrictsScoring = made.restrictsScoring;
    this.claimed = made.claimed;
    this.frees = made.frees;
    this.guard = made.guard;
    this.guardPoints = made.guardPoints;
    this.jokers = made.jokers;
    this.yellow = made.yellow;
    this.yellowDoubles = made.yellowDoubles;
    this.yellowFirst = made.yellowFirst;
    this.yellowLocked = made.yellowLocked;
    this.roundLimit = made.roundLimit;
  }

  /** The rules of a level that adds nothing. */
  static LevelRules none(int rows) {
    return new LevelRules(List.of(), new LevelRulesMaker(rows));
  }

  /**
   * The rules that these elements add.
   *
   * @param rows the rows as they are after all that the elements change about them
   * @throws IllegalArgumentException if the elements make no sense for these rows
   */
  static LevelRules of(List<Element> elements, List<Row> rows) {
    return new LevelRules(elements, new LevelRulesMaker(elements, rows));
  }

  /** Everything that the level changes, as it is written down. */
  public List<Element> elements() {
    return elements;
  }

  /** What no medal is given without. */
  public List<Demand> demands() {
    return demands;
  }

  /** Whether nothing is added. */
  public boolean isEmpty() {
    return empty;
  }

  /** Whether some row takes fewer faces than its own condition says. */
  public boolean narrows() {
    return narrows;
  }

  /** Whether some row can be filled a second time. */
  boolean hasSeconds() {
    return seconds;
  }

  /** Whether some row cannot be scored at any time. */
  boolean restrictsScoring() {
    return restrictsScoring;
  }

  /** Whether scoring the row changes what others take. */
  boolean frees(int row) {
    return (frees & 1 << row) != 0;
  }

  public boolean hasYellow() {
    return yellow;
  }

  public boolean yellowDoubles() {
    return yellowDoubles;
  }

  public boolean yellowFirst() {
    return yellowFirst;
  }

  public boolean yellowLocked() {
    return yellowLocked;
  }

  public boolean isJokerIn(int row) {
    return (jokers & 1 << row) != 0;
  }

  public int roundLimit() {
    return roundLimit;
  }

  List<CardChange.RowFilled> filled() {
    return filled;
  }

  public boolean hasSecond(int row) {
    return second[row] != NONE;
  }

  public int secondPoints(int row) {
    return second[row];
  }

  /** Whether a row with this many dice may be scored as far as their number goes. */
  public boolean isExact(int row, int count) {
    return exact[row] == NONE || exact[row] == count;
  }

  public int exact(int row) {
    return exact[row];
  }

  /** The rows that must be scored before this one, as bits. */
  public int waitsFor(int row) {
    return scoredAfter[row] | opensAfter[row];
  }

  /** The rows that must be scored before this one takes dice, as bits. */
  public int opensAfter(int row) {
    return opensAfter[row];
  }

  public int paidUntil(int row) {
    return paidUntil[row];
  }

  /** The dice that come back when the row is scored; negative if dice leave. */
  public int back(int row) {
    return back[row];
  }

  /** The row that alone takes this face as long as it is not scored, or a negative number. */
  int onlyIn(int face) {
    return onlyIn[face];
  }

  /** What a die that leaves the game costs while these rows are not scored. */
  public int lossCosts(int unscored) {
    return guard != NONE && (unscored & 1 << guard) != 0 ? guardPoints : 0;
  }

  /** The row that guards the dice; to be asked only where there is one. */
  Category guard(Level level) {
    return level.rows().get(guard).category();
  }

  /** What each charged die costs. */
  public int guardPoints() {
    return guardPoints;
  }

  /**
   * The faces that a row may take at all, as bits.
   *
   * @param unscored the rows that are not scored
   * @param waiting those of them that have not been scored at all
   */
  public int allowed(int row, int unscored, int waiting) {
    if ((opensAfter[row] & waiting) != 0) {
      return 0;
    }
    int faces = FaceSets.ALL;
    for (int rest = claimed; rest != 0; rest &= rest - 1) {
      int face = Integer.numberOfTrailingZeros(rest) + 1;
      if (onlyIn[face] != row && (unscored & 1 << onlyIn[face]) != 0) {
        faces &= ~FaceSets.bit(face);
      }
    }
    return faces;
  }

  /** How often a row can be scored. */
  int times(int row) {
    return hasSecond(row) ? 2 : 1;
  }

  /** The most dice that scoring all rows brings back besides their own. */
  int mostBack() {
    int dice = 0;
    for (int row = 0; row < back.length; row++) {
      dice += Math.max(0, back[row]) * times(row);
    }
    return dice;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof LevelRules rules && elements.equals(rules.elements);
  }

  @Override
  public int hashCode() {
    return elements.hashCode();
  }

  @Override
  public String toString() {
    return elements.toString();
  }
}
