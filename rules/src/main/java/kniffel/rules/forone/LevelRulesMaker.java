package kniffel.rules.forone;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kniffel.rules.dice.Dice;

/**
 * Works out what elements add to the rules of a level, and refuses those that make no sense for its
 * rows.
 */
final class LevelRulesMaker {

  private static final int NONE = LevelRules.NONE;

  final List<CardChange.RowFilled> filled = new ArrayList<>();

  // By row.
  final int[] second;
  final int[] exact;
  final int[] scoredAfter;
  final int[] opensAfter;
  final int[] paidUntil;
  final int[] back;

  /** By face, the row that alone takes it as long as it is not scored. */
  final int[] onlyIn = filled(Dice.FACES + 1, NONE);

  boolean narrows;
  boolean seconds;
  boolean restrictsScoring;
  int claimed;
  int frees;
  int guard = NONE;
  int guardPoints;
  int jokers;
  boolean yellow;
  boolean yellowDoubles;
  boolean yellowFirst;
  boolean yellowLocked;
  int roundLimit = Integer.MAX_VALUE;

  /** The rules of rows to which nothing has been added yet. */
  LevelRulesMaker(int rows) {
    this.second = filled(rows, NONE);
    this.exact = filled(rows, NONE);
    this.scoredAfter = new int[rows];
    this.opensAfter = new int[rows];
    this.paidUntil = filled(rows, Integer.MAX_VALUE);
    this.back = new int[rows];
  }

  /**
   * What these elements add.
   *
   * @param rows the rows as they are after all that the elements change about them
   * @throws IllegalArgumentException if the elements make no sense for these rows
   */
  LevelRulesMaker(List<Element> elements, List<Row> rows) {
    this(rows.size());
    for (Element element : elements) {
      switch (element) {
        case CardChange change -> add(change, rows);
        case YellowDie role -> add(role, rows);
        case Tile tile -> add(tile, rows);
        case Demand demand -> check(demand, rows);
      }
    }
    refuseCircles();
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
        if ((rows.get(row).condition().accepts(Dice.NONE, rows.get(row).fields())
                & FaceSets.bit(face))
            == 0) {
          throw new IllegalArgumentException(category + " does not begin with a " + face);
        }
        onlyIn[face] = row;
        claimed |= FaceSets.bit(face);
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
}
