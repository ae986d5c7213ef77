package kniffel.bots.forone;

import java.util.List;
import kniffel.rules.dice.Dice;
import kniffel.rules.forone.Category;
import kniffel.rules.forone.Demand;
import kniffel.rules.forone.Level;
import kniffel.rules.forone.LevelRules;
import kniffel.rules.forone.Pay;
import kniffel.rules.forone.Row;

/**
 * A level of the challenge book as numbers: each row is a small automaton over the faces put into
 * it.
 *
 * <p>The states of a row are, in this order, those of its first filling, the full row, the same for
 * its second filling, and the scored row by the dice that it had.
 */
final class LevelTable {

  /** What a missed demand costs, in points: there is no medal then. */
  private static final int DEMAND = 100;

  /** The same where a single row can miss it, at any time: that wants more care. */
  private static final int TENDER = 150;

  /** The value of {@link #next} for a face that is refused. */
  static final int REFUSED = -1;

  final Level level;
  final LevelRules rules;
  final int rows;
  final int[] fields;

  /** By row, the number of its category. */
  final int[] name;

  /** By row, how many states a filling has, the full row included. */
  final int[] filling;

  /** By row, the first state of the scored row. */
  final int[] closed;

  /** By row, state and face, the next state. */
  final int[][][] next;

  /** By row and state, the faces that it takes by itself, as bits. */
  final int[][] takes;

  /**
   * By row and state, for each face a byte in which the row has its bit if it takes that face: the
   * lower rows one each, the upper rows, of which no two take the same, share one.
   */
  final long[][] takers;

  /** By row and state, the dice that lie there, or lay there when the row was scored. */
  final int[][] count;

  /** By row and number of dice, what the row pays by its own numbers. */
  final int[][] pay;

  /** By row, what the yellow die pays in addition. */
  final int[] yellowPay;

  final boolean[] inBonus;

  /** What a missed demand costs, in points. */
  final int demand;

  /** Whether a demand asks how the last rows are scored. */
  final boolean finishes;

  /** By row, the rows that must be scored before it and before those, as bits. */
  final int[] waitsForAll;

  /** The bonus by the fewest dice; one 0 where there is none. */
  final int[] bonus;

  LevelTable(Level level) {
    this.level = level;
    this.rules = level.rules();
    this.rows = level.rows().size();
    this.fields = new int[rows];
    this.name = new int[rows];
    this.filling = new int[rows];
    this.closed = new int[rows];
    this.next = new int[rows][][];
    this.takes = new int[rows][];
    this.takers = new long[rows][];
    this.count = new int[rows][];
    this.pay = new int[rows][];
    this.yellowPay = new int[rows];
    this.inBonus = new boolean[rows];
    this.bonus = level.bonus().stream().mapToInt(Integer::intValue).toArray();
    this.finishes =
        rules.demands().stream()
            .anyMatch(
                demand ->
                    demand instanceof Demand.AllScored || demand instanceof Demand.ScoredLast);
    this.demand =
        rules.demands().stream().anyMatch(Demand.NoZero.class::isInstance) ? TENDER : DEMAND;
    this.waitsForAll = new int[rows];
    for (int pass = 0; pass < rows; pass++) {
      for (int row = 0; row < rows; row++) {
        waitsForAll[row] |= rules.waitsFor(row);
        for (int rest = waitsForAll[row]; rest != 0; rest &= rest - 1) {
          waitsForAll[row] |= waitsForAll[Integer.numberOfTrailingZeros(rest)];
        }
      }
    }
    for (int row = 0; row < rows; row++) {
      build(row, level.rows().get(row));
    }
  }

  private void build(int row, Row rule) {
    Automaton automaton = new Automaton(rule);
    List<int[]> states = automaton.states;
    int open = states.size();
    fields[row] = rule.fields();
    name[row] = rule.category().ordinal();
    filling[row] = open + 1;
    closed[row] = 2 * filling[row];
    int all = closed[row] + rule.fields() + 1;
    next[row] = new int[all][Dice.FACES + 1];
    takes[row] = new int[all];
    takers[row] = new long[all];
    int bit = name[row] < Dice.FACES ? PackedLevel.TAKER_BITS - 1 : name[row] - Dice.FACES;
    count[row] = new int[all];
    inBonus[row] = rule.inBonus();
    for (int state = 0; state < all; state++) {
      int again = state >= filling[row] ? filling[row] : 0;
      boolean filled = state < closed[row] && state - again < open;
      for (int face = 1; face <= Dice.FACES; face++) {
        // The states were numbered from the last to the first; the empty row is to be 0.
        int then = filled ? states.get(open - 1 - (state - again))[face] : PackedLevel.REFUSED;
        next[row][state][face] =
            then == PackedLevel.REFUSED
                ? REFUSED
                : again + (then == Automaton.FULL ? open : open - 1 - then);
        if (then != PackedLevel.REFUSED) {
          takes[row][state] |= 1 << (face - 1);
          takers[row][state] |= 1L << ((face - 1) * PackedLevel.TAKER_BITS + bit);
        }
      }
      count[row][state] =
          state >= closed[row]
              ? state - closed[row]
              : filled ? automaton.counts.get(open - 1 - (state - again)) : rule.fields();
    }
    pay[row] = new int[rule.fields() + 1];
    for (int dice = 0; dice <= rule.fields(); dice++) {
      pay[row][dice] = rule.points(dice);
    }
    yellowPay[row] =
        rules.yellowDoubles() && rule.pay() instanceof Pay.PerDie(int value) ? value : 0;
  }

  boolean isClosed(int row, int state) {
    return state >= closed[row];
  }

  /** Whether the row is being filled a second time. */
  boolean isAgain(int row, int state) {
    return state >= filling[row] && state < closed[row];
  }

  boolean isFull(int row, int state) {
    return state == filling[row] - 1 || state == closed[row] - 1;
  }

  int row(Category category) {
    for (int row = 0; row < rows; row++) {
      if (level.rows().get(row).category() == category) {
        return row;
      }
    }
    throw new IllegalArgumentException("no row " + category);
  }
}
