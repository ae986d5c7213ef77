package kniffel.rules.forone;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kniffel.rules.dice.Dice;
import org.jspecify.annotations.Nullable;

/**
 * What tiles, markers and the yellow die add to the rules of a level, worked out for the engine:
 * rows are their places on the card, sets of rows are bits.
 */
public final class LevelRules {

  private static final int NONE = -1;

  /** Everything that the level changes, as it is written down. */
  private final List<Element> elements;

  private final List<Demand> demands;
  private final List<CardChange.RowFilled> filled = new ArrayList<>();
  private final boolean empty;

  // By row.
  private final int[] second;
  private final int[] exact;
  private final int[] scoredAfter;
  private final int[] opensAfter;
  private final int[] paidUntil;
  private final int[] back;

  /** By face, the row that alone takes it as long as it is not scored. */
  private final int[] onlyIn = new int[Dice.FACES + 1];

  private boolean narrows;
  private boolean seconds;
  private boolean restrictsScoring;
  private int claimed;
  private int frees;
  private int guard = NONE;
  private int guardPoints;
  private int jokers;
  private boolean yellow;
  private boolean yellowDoubles;
  private boolean yellowFirst;
  private boolean yellowLocked;
  private int roundLimit = Integer.MAX_VALUE;

  private LevelRules(List<Element> elements, List<Row> rows, int count) {
    this.elements = List.copyOf(elements);
    this.demands =
        this.elements.stream().filter(Demand.class::isInstance).map(Demand.class::cast).toList();
    this.empty = elements.isEmpty();
    this.second = filled(count, NONE);
    this.exact = filled(count, NONE);
    this.scoredAfter = new int[count];
    this.opensAfter = new int[count];
    this.paidUntil = filled(count, Integer.MAX_VALUE);
    this.back = new int[count];
    Arrays.fill(onlyIn, NONE);
    for (Element element : this.elements) {
      switch (element) {
        case CardChange change -> add(change, rows);
        case YellowDie role -> add(role, rows);
        case Tile tile -> add(tile, rows);
        case Demand demand -> check(demand, rows);
      }
    }
    refuseCircles();
  }

  /** The rules of a level that adds nothing. */
  static LevelRules none(int rows) {
    return new LevelRules(List.of(), List.of(), rows);
  }

  /**
   * The rules that these elements add.
   *
   * @param rows the rows as they are after all that the elements change about them
   * @throws IllegalArgumentException if the elements make no sense for these rows
   */
  static LevelRules of(List<Element> elements, List<Row> rows) {
    return new LevelRules(elements, rows, rows.size());
  }

  private static int[] filled(int length, int value) {
    int[] array = new int[length];
    Arrays.fill(array, value);
    return array;
  }

  private void add(CardChange change, List<Row> rows) {
    switch (change) {
      case CardChange.RoundLimit(int rounds) -> roundLimit = rounds;
      case CardChange.RowFilled(Category category, Dice dice) -> {
        Row row = rows.get(index(category, rows));
        Slot slot = Slot.empty(row);
        for (int i = 0; i < dice.size(); i++) {
          if (!slot.accepts(dice.face(i))) {
            throw new IllegalArgumentException(category + " cannot begin with " + dice);
          }
          slot = slot.place(dice.face(i));
        }
        if (slot.isFull()) {
          throw new IllegalArgumentException(category + " cannot begin full");
        }
        filled.add(new CardChange.RowFilled(category, dice));
      }
      case CardChange.SecondMarker(Category category, int points) -> {
        int row = index(category, rows);
        Row rule = rows.get(row);
        // So that points of the first filling always mean that the row was full.
        if (rule.inBonus() || !(rule.pay() instanceof Pay.WhenFull) || !rule.tiles().isEmpty()) {
          throw new IllegalArgumentException(category + " cannot be filled a second time");
        }
        second[row] = points;
        seconds = true;
      }
      // These are part of the rows and numbers already.
      case CardChange.SupplySize _,
          CardChange.RollSize _,
          CardChange.RowClosed _,
          CardChange.RowLength _,
          CardChange.RowPays _,
          CardChange.NoBonus _,
          CardChange.BonusTable _ -> {}
    }
  }

  private void add(YellowDie role, List<Row> rows) {
    yellow = true;
    switch (role) {
      case YellowDie.YellowJoker(Category category) -> jokers |= 1 << index(category, rows);
      case YellowDie.YellowDouble() -> yellowDoubles = true;
      case YellowDie.YellowFirst() -> yellowFirst = true;
      case YellowDie.YellowLocked() -> yellowLocked = true;
    }
  }

  private void add(Tile tile, List<Row> rows) {
    int row = index(tile.row(), rows);
    switch (tile) {
      case Tile.FieldPays _, Tile.FieldCosts _ -> {} // part of the row
      case Tile.ExactDice(Category category, int count) -> {
        if (count > rows.get(row).fields() || rows.get(row).points(count) <= 0) {
          throw new IllegalArgumentException(
              category + " pays nothing with exactly " + count + " dice");
        }
        if (second[row] != NONE) {
          throw new IllegalArgumentException(category + " has a second marker already");
        }
        exact[row] = count;
      }
      case Tile.ScoredBefore(Category _, Category other) ->
          scoredAfter[other(row, other, rows)] |= 1 << row;
      case Tile.OpensAfter(Category _, Category other) -> {
        opensAfter[row] |= 1 << other(row, other, rows);
        frees |= opensAfter[row];
      }
      case Tile.PaidUntil(Category _, int round) -> paidUntil[row] = round;
      case Tile.FaceOnlyHere(Category category, int face) -> {
        if (onlyIn[face] != NONE) {
          throw new IllegalArgumentException("two rows claim the " + face);
        }
        if ((rows.get(row).condition().accepts(Dice.NONE, rows.get(row).fields()) & Faces.bit(face))
            == 0) {
          throw new IllegalArgumentException(category + " does not begin with a " + face);
        }
        onlyIn[face] = row;
        claimed |= Faces.bit(face);
        frees |= 1 << row;
      }
      case Tile.GuardsDice(Category _, int points) -> {
        if (guard != NONE) {
          throw new IllegalArgumentException("only one row can guard the dice");
        }
        guard = row;
        guardPoints = points;
      }
      case Tile.DiceBack(Category _, int dice) -> back[row] += dice;
      case Tile.DiceGone(Category _, int dice) -> back[row] -= dice;
    }
    narrows |= tile instanceof Tile.OpensAfter || tile instanceof Tile.FaceOnlyHere;
    restrictsScoring |=
        tile instanceof Tile.OpensAfter
            || tile instanceof Tile.ScoredBefore
            || tile instanceof Tile.ExactDice;
  }

  private static void check(Demand demand, List<Row> rows) {
    switch (demand) {
      case Demand.RowsComplete(int count) -> {
        if (count > rows.size()) {
          throw new IllegalArgumentException("there are not " + count + " rows");
        }
      }
      case Demand.ScoredLast(Category row) -> {
        var _ = index(row, rows);
      }
      case Demand.AllScored _, Demand.NoZero _ -> {}
    }
  }

  private static int other(int row, Category other, List<Row> rows) {
    int index = index(other, rows);
    if (index == row) {
      throw new IllegalArgumentException(other + " cannot wait for itself");
    }
    return index;
  }

  private static int index(Category category, List<Row> rows) {
    for (int row = 0; row < rows.size(); row++) {
      if (rows.get(row).category() == category) {
        return row;
      }
    }
    throw new IllegalArgumentException("the level has no row " + category);
  }

  /** Rows that wait for each other could never be scored. */
  private void refuseCircles() {
    int free = 0;
    for (int pass = 0; pass < second.length; pass++) {
      for (int row = 0; row < second.length; row++) {
        if (((scoredAfter[row] | opensAfter[row]) & ~free) == 0) {
          free |= 1 << row;
        }
      }
    }
    if (Integer.bitCount(free) < second.length) {
      throw new IllegalArgumentException("rows wait for each other in a circle");
    }
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

  /** The dice that come back when the row is scored; fewer than none leave. */
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
   * @param waiting those of them that were not even scored once
   */
  public int allowed(int row, int unscored, int waiting) {
    if ((opensAfter[row] & waiting) != 0) {
      return 0;
    }
    int faces = Faces.ALL;
    for (int rest = claimed; rest != 0; rest &= rest - 1) {
      int face = Integer.numberOfTrailingZeros(rest) + 1;
      if (onlyIn[face] != row && (unscored & 1 << onlyIn[face]) != 0) {
        faces &= ~Faces.bit(face);
      }
    }
    return faces;
  }

  /** How often a row can be scored. */
  int times(int row) {
    return hasSecond(row) ? 2 : 1;
  }

  /** The most dice that scoring all rows brings back beside their own. */
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
