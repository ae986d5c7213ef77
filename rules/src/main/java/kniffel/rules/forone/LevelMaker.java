package kniffel.rules.forone;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import kniffel.rules.dice.Dice;

/** Makes a level from the base card and the elements that change it. */
final class LevelMaker {

  private int dice;
  private int roll;
  private final List<Row> rows;
  private List<Integer> bonus;

  private LevelMaker(Level base) {
    this.dice = base.dice();
    this.roll = base.roll();
    this.rows = new ArrayList<>(base.rows());
    this.bonus = base.bonus();
  }

  /**
   * The level.
   *
   * @throws IllegalArgumentException if it cannot be played; says why
   */
  static Level make(Level base, List<Element> elements, Medals medals) {
    LevelMaker maker = new LevelMaker(base);
    refuseTwice(elements);
    for (Element element : elements) {
      maker.change(element);
    }
    for (Element element : elements) {
      switch (element) {
        case Tile.FieldPays(Category row, int field, int points) -> maker.lay(row, field, points);
        case Tile.FieldCosts(Category row, int field, int points) -> maker.lay(row, field, -points);
        default -> {} // lies on no field
      }
    }
    if (maker.bonus.isEmpty()) {
      maker.rows.replaceAll(LevelMaker::withoutBonus);
    }
    // Tiles name rows as they are after all changes, in whatever order the elements are written.
    LevelRules rules = LevelRules.of(elements, maker.rows);
    int all = maker.dice + (rules.hasYellow() ? 1 : 0);
    Level level =
        new Level(all, maker.roll, maker.rows, maker.bonusForAllRows(), medals, Set.of(), rules);
    if (Layout.start(level).supply() < level.roll()) {
      throw new IllegalArgumentException("too few dice are left for the first roll");
    }
    return level;
  }

  /** Repeating an element adds nothing, and a row is changed in only one way. */
  private static void refuseTwice(List<Element> elements) {
    for (int i = 0; i < elements.size(); i++) {
      for (int j = 0; j < i; j++) {
        Element one = elements.get(j);
        Element other = elements.get(i);
        if (one.equals(other)
            || one instanceof CardChange
                && one.getClass() == other.getClass()
                && row(one) == row(other)) {
          throw new IllegalArgumentException("changed twice: " + other);
        }
      }
    }
  }

  private static int row(Element element) {
    return switch (element) {
      case CardChange.RowClosed(Category row) -> row.ordinal();
      case CardChange.RowFilled(Category row, Dice _) -> row.ordinal();
      case CardChange.RowLength(Category row, int _) -> row.ordinal();
      case CardChange.RowPays(Category row, Pay _) -> row.ordinal();
      case CardChange.SecondMarker(Category row, int _) -> row.ordinal();
      default -> -1;
    };
  }

  private void change(Element element) {
    switch (element) {
      case CardChange.SupplySize(int count) -> dice = count;
      case CardChange.RollSize(int count) -> roll = count;
      case CardChange.RowClosed(Category category) -> rows.remove(index(category));
      case CardChange.RowLength(Category category, int fields) -> {
        int index = index(category);
        Row row = rows.get(index);
        rows.set(
            index,
            new Row(category, resized(row.condition(), fields), fields, row.pay(), row.inBonus()));
      }
      case CardChange.RowPays(Category category, Pay pay) -> {
        int index = index(category);
        Row row = rows.get(index);
        rows.set(index, new Row(category, row.condition(), row.fields(), pay, row.inBonus()));
      }
      case CardChange.BonusTable(List<Integer> points) -> bonus = points;
      case CardChange.NoBonus() -> bonus = List.of();
      default -> {} // what changes no row
    }
  }

  /** A straight of another length begins with the same number. */
  private static Condition resized(Condition condition, int fields) {
    if (!(condition instanceof Condition.Sequence(List<Integer> faces))) {
      return condition;
    }
    List<Integer> resized = new ArrayList<>();
    for (int i = 0; i < fields; i++) {
      resized.add(faces.getFirst() + i);
    }
    return new Condition.Sequence(resized);
  }

  private void lay(Category category, int field, int points) {
    int index = index(category);
    Row row = rows.get(index);
    if (field > row.fields()) {
      throw new IllegalArgumentException(
          category + " has " + row.fields() + " fields, not " + field);
    }
    List<Integer> tiles =
        new ArrayList<>(row.tiles().isEmpty() ? Collections.nCopies(row.fields(), 0) : row.tiles());
    tiles.set(field - 1, tiles.get(field - 1) + points);
    rows.set(
        index,
        new Row(row.category(), row.condition(), row.fields(), row.pay(), row.inBonus(), tiles));
  }

  private static Row withoutBonus(Row row) {
    return new Row(row.category(), row.condition(), row.fields(), row.pay(), false, row.tiles());
  }

  private int index(Category category) {
    for (int index = 0; index < rows.size(); index++) {
      if (rows.get(index).category() == category) {
        return index;
      }
    }
    throw new IllegalArgumentException("the level has no row " + category);
  }

  /** More dice than the table knows bring its last bonus; without upper rows there is none. */
  private List<Integer> bonusForAllRows() {
    int most = rows.stream().filter(Row::inBonus).mapToInt(Row::fields).max().orElse(-1);
    if (most < 0 || bonus.isEmpty()) {
      return List.of();
    }
    List<Integer> longer = new ArrayList<>(bonus);
    while (longer.size() <= most) {
      longer.add(bonus.getLast());
    }
    return longer;
  }
}
