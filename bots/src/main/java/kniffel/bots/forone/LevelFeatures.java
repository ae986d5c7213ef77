package kniffel.bots.forone;

import kniffel.rules.dice.Dice;
import kniffel.rules.forone.Category;
import kniffel.rules.forone.Condition;
import kniffel.rules.forone.Levels;
import kniffel.rules.forone.Row;

/**
 * What the network of the base level looks at in a position of another level: rows stand for the
 * most similar ones of the base card, and rows that the level lacks count as scored.
 */
final class LevelFeatures {

  private static final PackedLevel BASE = new PackedLevel(Levels.BASE);
  static final Features BASE_FEATURES = new Features(BASE);

  /** More than are ever on. */
  static final int MOST = BASE.rows + 3 + Dice.FACES;

  private static final int SETS = 1 << PackedLevel.TAKER_BITS;

  final LevelTable table;

  /** By row and state, the feature that follows from them alone. */
  final int[][] fixed;

  /** Rows of the base level that the level lacks count as scored. */
  private final int[] missing;

  LevelFeatures(LevelTable table) {
    this.table = table;
    this.missing =
        Levels.BASE.rows().stream()
            .map(Row::category)
            .filter(each -> table.level.rows().stream().noneMatch(row -> row.category() == each))
            .mapToInt(Category::ordinal)
            .map(name -> BASE_FEATURES.row[name] + BASE.closed[name][BASE.closed[name].length - 1])
            .toArray();
    this.fixed = new int[table.rows][];
    for (int row = 0; row < table.rows; row++) {
      int states = table.closed[row] + table.fields[row] + 1;
      fixed[row] = new int[states];
      Row rule = table.level.rows().get(row);
      Row base = Levels.BASE.rows().get(table.name[row]);
      for (int state = 0; state < states; state++) {
        fixed[row][state] = BASE_FEATURES.row[table.name[row]] + like(row, state, rule, base);
      }
    }
  }

  /** The state of the most similar row of the base level. */
  private int like(int row, int state, Row rule, Row base) {
    int name = rule.category().ordinal();
    int[] counts = BASE.count[name];
    if (table.isClosed(row, state) || table.isFull(row, state)) {
      return BASE.closed[name][Math.min(table.count[row][state], base.fields())];
    }
    int own = table.isAgain(row, state) ? state - table.filling[row] : state;
    if (rule.fields() == base.fields()) {
      return own;
    }
    boolean chooses =
        rule.condition() instanceof Condition.OfAKind
            || rule.condition() instanceof Condition.AllEqual;
    if (own == 0 && chooses) {
      return PackedLevel.EMPTY;
    }
    int missing = Math.min(base.fields(), table.fields[row] - table.count[row][state]);
    int best = PackedLevel.EMPTY;
    int most = -1;
    for (int each = 0; each < BASE.firstClosed[name]; each++) {
      int takes = 0;
      for (int face = 1; face <= Dice.FACES; face++) {
        takes |= BASE.next[name][each][face] == PackedLevel.REFUSED ? 0 : 1 << (face - 1);
      }
      int alike =
          Dice.FACES
              - Integer.bitCount(takes ^ table.takes[row][state])
              + (base.fields() - counts[each] == missing ? 2 * Dice.FACES : 0);
      if (alike > most) {
        most = alike;
        best = each;
      }
    }
    return best;
  }

  /** Writes the features of a position that are on, and returns how many. */
  int write(LevelPosition position, int[] on) {
    int n = 0;
    for (int row = 0; row < table.rows; row++) {
      on[n++] = fixed[row][position.rows[row]];
    }
    for (int feature : missing) {
      on[n++] = feature;
    }
    return shared(position, on, n);
  }

  /** Writes those that do not follow from the state of one row alone. */
  int shared(LevelPosition position, int[] on, int from) {
    int n = from;
    int open = Integer.bitCount(position.unscored);
    int lowest = Math.min(BASE.mostFields, position.lowest(~position.unscored));
    on[n++] = ofSupply(position.supply);
    on[n++] = ofOpen(open);
    on[n++] = BASE_FEATURES.lowest + lowest;
    long sets = position.takers();
    for (int face = 0; face < Dice.FACES; face++) {
      on[n++] = ofTakers(face, sets);
    }
    return n;
  }

  /** The feature of this number of dice in the supply. */
  static int ofSupply(int dice) {
    return BASE_FEATURES.supply + Math.min(dice, Levels.BASE.dice());
  }

  /** The feature of this number of open rows. */
  static int ofOpen(int rows) {
    return BASE_FEATURES.open + Math.min(rows, BASE.rows);
  }

  /** The feature of the set of rows that take a face, counted from 0. */
  static int ofTakers(int face, long sets) {
    return BASE_FEATURES.takers
        + face * SETS
        + (int) (sets >> face * PackedLevel.TAKER_BITS & SETS - 1);
  }
}
