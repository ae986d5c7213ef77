package kniffel.rules.master;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A player's board (Ablage): how far the markers are in the six number rows (Zahlenreihen) and in
 * the coin row (Münzreihe), and which tasks are fulfilled. The stars follow from it.
 */
public final class Board {

  public static final int ROWS = 6;
  public static final int FIELDS = 8;

  /** R75: the fourth marker is for the coin row, which therefore never waits for one (R95). */
  public static final int ROW_MARKERS = 3;

  /** How many laps shorten the coin row: 8, 7, 6, 5 and 4 fields. */
  public static final int LAPS = 5;

  public static final int SHORTEST_LAP = 4;

  /** From this completed row on, each gives one more star. */
  public static final int BONUS_FROM = 4;

  public static final Board EMPTY = new Board(0);

  private static final int FIELD_BITS = 4;

  /** The highest bit of each row's field: set on field 8 and nowhere else. */
  private static final int DONE = 0x888888;

  private static final int TASKS_SHIFT = 24;
  private static final int COIN_SHIFT = 30;
  private static final int LAPS_SHIFT = 33;
  private static final int MOST_LAPS = 255;

  private static final int[] TASK_STARS =
      IntStream.range(0, 1 << Task.ALL.size()).map(Board::taskStars).toArray();

  /** Six fields of four bits, six tasks, the field in the coin row, its completed laps. */
  private final long packed;

  private Board(long packed) {
    this.packed = packed;
  }

  /**
   * A board with markers on these fields of rows 1 to 6, 0 for none and 8 for a completed row.
   *
   * @throws IllegalArgumentException if there can be no such board
   */
  public static Board of(List<Integer> rows, Collection<Task> tasks, int laps, int coin) {
    if (rows.size() != ROWS || rows.stream().anyMatch(field -> field < 0 || field > FIELDS)) {
      throw new IllegalArgumentException("not six fields from 0 to 8: " + rows);
    }
    if (laps < 0 || laps > MOST_LAPS || coin < 0 || coin >= lapLength(laps)) {
      throw new IllegalArgumentException("not in the coin row: lap " + laps + " field " + coin);
    }
    long packed = (long) laps << LAPS_SHIFT | (long) coin << COIN_SHIFT;
    for (Task task : tasks) {
      packed |= (long) task.bit() << TASKS_SHIFT;
    }
    for (int row = 1; row <= ROWS; row++) {
      packed |= (long) rows.get(row - 1) << shift(row);
    }
    Board board = new Board(packed);
    if (board.markersOnRows() > ROW_MARKERS) {
      throw new IllegalArgumentException("more than " + ROW_MARKERS + " rows begun: " + rows);
    }
    return board;
  }

  private static int shift(int row) {
    return (row - 1) * FIELD_BITS;
  }

  private static int taskStars(int tasks) {
    return Task.ALL.stream().filter(task -> (tasks & task.bit()) != 0).mapToInt(Task::stars).sum();
  }

  /** R76: the number of steps made in a row is the field its marker stands on. */
  public int field(int row) {
    return (int) (packed >> shift(row)) & 15;
  }

  public boolean isDone(int row) {
    return field(row) == FIELDS;
  }

  public int rowsDone() {
    return Integer.bitCount((int) packed & DONE);
  }

  /** How many markers stand in number rows: those begun and not completed. */
  public int markersOnRows() {
    int rows = (int) packed;
    // Sets the lowest bit of each field to whether it is 1 to 7.
    return Integer.bitCount((rows | rows >> 1 | rows >> 2) & DONE >> 3);
  }

  /** R75: the 4th, 5th and 6th completed row keep a marker each. */
  public int markersRetired() {
    return Math.max(0, rowsDone() - (BONUS_FROM - 1));
  }

  public int markersFree() {
    return ROW_MARKERS - markersOnRows() - markersRetired();
  }

  /** Whether this row has a marker or may get one. */
  boolean isOpen(int row) {
    return !isDone(row) && (field(row) > 0 || markersFree() > 0);
  }

  public boolean has(Task task) {
    return (packed >> TASKS_SHIFT & task.bit()) != 0;
  }

  /** How many laps of the coin row are completed. */
  public int laps() {
    return (int) (packed >> LAPS_SHIFT);
  }

  /** The field of the coin marker in the lap it is in; 0 before the first. */
  public int coin() {
    return (int) (packed >> COIN_SHIFT) & 7;
  }

  /** The number of fields in the lap that follows this many completed ones. */
  public static int lapLength(int laps) {
    return Math.max(SHORTEST_LAP, FIELDS - laps);
  }

  /** R88: the coin row has five laps, unless more are agreed. */
  public boolean isCoinRowClosed(boolean furtherLaps) {
    return !furtherLaps && laps() >= LAPS;
  }

  /** How many coins were ever used in the coin row. */
  int coinsUsed() {
    int used = coin();
    for (int lap = 0; lap < laps(); lap++) {
      used += lapLength(lap);
    }
    return used;
  }

  /** How many dice showing a row's number are more than it needs (Überhang). */
  int overhang(int row, int dice) {
    return Math.max(0, field(row) + dice - FIELDS);
  }

  /** This board with a row advanced by this many dice, at most to its end (R79). */
  Board advance(int row, int dice) {
    long fields = Math.min(dice, FIELDS - field(row));
    return new Board(packed + (fields << shift(row)));
  }

  Board fulfil(Task task) {
    return new Board(packed | (long) task.bit() << TASKS_SHIFT);
  }

  /** This board with this many coins used; those beyond a closed coin row are lost. */
  Board earn(int coins, boolean furtherLaps) {
    int laps = laps();
    int coin = coin();
    // R87: what is left over at the end of a lap carries into the next, shorter one.
    for (int left = coins; left > 0 && (furtherLaps || laps < LAPS); left--) {
      coin++;
      if (coin == lapLength(laps)) {
        laps++;
        coin = 0;
      }
    }
    long others = packed & (1L << COIN_SHIFT) - 1;
    return new Board(others | (long) coin << COIN_SHIFT | (long) laps << LAPS_SHIFT);
  }

  public int taskStars() {
    return TASK_STARS[(int) (packed >> TASKS_SHIFT) & (1 << Task.ALL.size()) - 1];
  }

  /** All stars; R90: there are always enough of them. */
  public int stars() {
    return taskStars() + rowsDone() + markersRetired() + laps();
  }

  /** The fields of the markers in rows 1 to 6. */
  public List<Integer> rows() {
    return IntStream.rangeClosed(1, ROWS).mapToObj(this::field).toList();
  }

  public List<Task> tasks() {
    List<Task> tasks = new ArrayList<>(Task.ALL);
    tasks.removeIf(task -> !has(task));
    return List.copyOf(tasks);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Board board && packed == board.packed;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(packed);
  }

  @Override
  public String toString() {
    return rows() + " " + tasks() + " lap " + laps() + " coin " + coin();
  }
}
