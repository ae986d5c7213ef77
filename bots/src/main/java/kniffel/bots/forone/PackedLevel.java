package kniffel.bots.forone;

import java.util.List;
import kniffel.rules.dice.Dice;
import kniffel.rules.forone.Condition;
import kniffel.rules.forone.ExtraRule;
import kniffel.rules.forone.Level;
import kniffel.rules.forone.Row;

/**
 * A level as numbers: each row is a small automaton over the faces put into it.
 *
 * <p>Contents of a row after which the same may follow are one state, so that four of a kind has
 * about sixty states instead of thousands. A row that becomes full is closed at once: it takes
 * nothing more and must be scored before the next roll, so waiting makes no difference.
 */
final class PackedLevel {

  /** The state of an open row with nothing in it. */
  static final int EMPTY = 0;

  /** The value of {@link #next} for a face that is refused. */
  static final int REFUSED = -1;

  /** Bits of {@link #takers} for one face. */
  static final int TAKER_BITS = 8;

  private static final int OWN_NUMBER = TAKER_BITS - 1;

  /** The level as the rules have it. */
  final Level rules;

  final int rows;

  /** The fields of the longest row. */
  final int mostFields;

  /** By row, state and face, the next state. */
  final int[][][] next;

  /** By row and state, the dice that lie there, or lay there when the row was closed. */
  final int[][] count;

  /** By row and state, what closing the row pays. */
  final int[][] pay;

  /** By row and number of dice, the state of the closed row; rows without bonus have just one. */
  final int[][] closed;

  /** By row, the first state that is a closed one. */
  final int[] firstClosed;

  /** By row and state, for each face a byte in which the row has its bit if it takes that face. */
  final long[][] takers;

  final boolean[] inBonus;

  /** Whether any die may be removed. */
  final boolean freeDiscard;

  PackedLevel(Level level) {
    this.rules = level;
    this.rows = level.rows().size();
    this.mostFields = level.rows().stream().mapToInt(Row::fields).max().orElseThrow();
    this.next = new int[rows][][];
    this.count = new int[rows][];
    this.pay = new int[rows][];
    this.closed = new int[rows][];
    this.firstClosed = new int[rows];
    this.takers = new long[rows][];
    this.inBonus = new boolean[rows];
    this.freeDiscard = level.extras().contains(ExtraRule.VOLUNTARY_DISCARD);
    int shared = 0;
    for (int row = 0; row < rows; row++) {
      Row rule = level.rows().get(row);
      boolean ownNumber = rule.condition() instanceof Condition.OneNumber;
      build(row, rule, ownNumber ? OWN_NUMBER : shared++);
    }
  }

  private void build(int row, Row rule, int bit) {
    if (bit > OWN_NUMBER) {
      throw new IllegalArgumentException("more rows than bits: " + rules);
    }
    Automaton automaton = new Automaton(rule);
    List<int[]> states = automaton.states;
    int open = states.size();
    int kinds = rule.inBonus() ? rule.fields() + 1 : 1;
    next[row] = new int[open + kinds][];
    count[row] = new int[open + kinds];
    pay[row] = new int[open + kinds];
    takers[row] = new long[open + kinds];
    closed[row] = new int[rule.fields() + 1];
    firstClosed[row] = open;
    inBonus[row] = rule.inBonus();
    for (int dice = 0; dice <= rule.fields(); dice++) {
      closed[row][dice] = open + (rule.inBonus() ? dice : 0);
    }
    for (int state = 0; state < open + kinds; state++) {
      int[] faces = new int[Dice.FACES + 1];
      for (int face = 1; face <= Dice.FACES; face++) {
        // The states were numbered from the last to the first; EMPTY is to be 0.
        int then = state < open ? states.get(open - 1 - state)[face] : REFUSED;
        faces[face] =
            then == REFUSED
                ? REFUSED
                : then == Automaton.FULL ? closed[row][rule.fields()] : open - 1 - then;
        takers[row][state] |= then == REFUSED ? 0 : 1L << ((face - 1) * TAKER_BITS + bit);
      }
      next[row][state] = faces;
      count[row][state] = state < open ? automaton.counts.get(open - 1 - state) : state - open;
      pay[row][state] = state < open ? rule.points(count[row][state]) : 0;
    }
  }

  int states(int row) {
    return next[row].length;
  }

  boolean isClosed(int row, int state) {
    return state >= firstClosed[row];
  }
}
