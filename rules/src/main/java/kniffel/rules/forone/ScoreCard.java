package kniffel.rules.forone;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The score card (Gewinnkarte): the rows of a level with the dice that lie in them. */
public final class ScoreCard {

  private static final int[] ALL_FACES = {};

  private final Level level;
  private final Slot[] slots;

  /** By row, the faces that tiles allow, as bits; empty where they allow all. */
  private final int[] allowed;

  // Computed from the slots, because they are needed at every step.
  private final int accepts;
  private final int unscored;
  private final int waiting;
  private final int scorable;
  private final int full;

  private ScoreCard(Level level, Slot[] slots, int[] allowed) {
    this.level = level;
    this.slots = slots;
    this.allowed = allowed;
    int taken = 0;
    int open = 0;
    int filled = 0;
    for (int row = 0; row < slots.length; row++) {
      Slot slot = slots[row];
      if (!slot.scored()) {
        taken |= slot.accepts();
        open |= 1 << row;
        filled |= slot.isFull() ? 1 << row : 0;
      }
    }
    this.accepts = taken;
    this.unscored = open;
    this.waiting = level.rules().hasSeconds() ? open & ~again() : open;
    this.scorable = level.rules().restrictsScoring() ? scorable(open) : open;
    this.full = filled & scorable;
  }

  /** The rows that no tile keeps from being scored, as bits. */
  private int scorable(int open) {
    LevelRules rules = level.rules();
    int free = 0;
    for (int rest = open; rest != 0; rest &= rest - 1) {
      int row = Integer.numberOfTrailingZeros(rest);
      if ((rules.waitsFor(row) & waiting) == 0 && rules.isExact(row, slots[row].count())) {
        free |= 1 << row;
      }
    }
    return free;
  }

  static ScoreCard empty(Level level) {
    Slot[] slots = level.rows().stream().map(Slot::empty).toArray(Slot[]::new);
    for (CardChange.RowFilled filled : level.rules().filled()) {
      int row = level.indexOf(filled.row());
      for (int i = 0; i < filled.dice().size(); i++) {
        slots[row] = slots[row].place(filled.dice().face(i));
      }
    }
    return narrowed(level, slots);
  }

  /** A card whose rows take only what the tiles allow. */
  private static ScoreCard narrowed(Level level, Slot[] slots) {
    int[] allowed = ALL_FACES;
    if (level.rules().narrows()) {
      allowed = new int[slots.length];
      int open = 0;
      int waiting = 0;
      for (int row = 0; row < slots.length; row++) {
        open |= slots[row].scored() ? 0 : 1 << row;
        waiting |= slots[row].scored() || slots[row].again() ? 0 : 1 << row;
      }
      for (int row = 0; row < slots.length; row++) {
        allowed[row] = level.rules().allowed(row, open, waiting);
        slots[row] = slots[row].narrowed(allowed[row]);
      }
    }
    return new ScoreCard(level, slots, allowed);
  }

  static ScoreCard of(Level level, List<Slot> slots) {
    return narrowed(level, slots.toArray(Slot[]::new));
  }

  public Level level() {
    return level;
  }

  public Slot slot(int row) {
    return slots[row];
  }

  List<Slot> slots() {
    return List.of(slots);
  }

  /** The faces that at least one row takes, as bits. */
  int accepts() {
    return accepts;
  }

  /** The rows that are not scored, as bits. */
  public int unscored() {
    return unscored;
  }

  /** The rows that may be scored, as bits. */
  public int scorable() {
    return scorable;
  }

  /** The rows that have not been scored at all, as bits. */
  public int waiting() {
    return waiting;
  }

  /** The rows that are being filled a second time, or were, as bits. */
  int again() {
    int rows = 0;
    for (int row = 0; row < slots.length; row++) {
      rows |= slots[row].again() ? 1 << row : 0;
    }
    return rows;
  }

  /** The rows that are full and may be scored, as bits: they must be. */
  public int full() {
    return full;
  }

  ScoreCard place(int row, int face) {
    return with(row, limited(row, slots[row].place(face)));
  }

  ScoreCard takeBack(int row) {
    return with(row, limited(row, slots[row].takeBack()));
  }

  /** A row that was just changed, where it takes only what the tiles allow. */
  private Slot limited(int row, Slot slot) {
    return allowed.length == 0 ? slot : slot.limited(allowed[row]);
  }

  /** The card after a row was scored for these points. */
  ScoreCard score(int row, int points) {
    Slot slot = slots[row];
    Slot scored =
        !slot.again() && level.rules().hasSecond(row)
            ? slot.scoreAndReopen(points)
            : slot.score(points);
    if (!level.rules().frees(row)) {
      return with(row, limited(row, scored));
    }
    Slot[] changed = slots.clone();
    changed[row] = scored;
    return narrowed(level, changed);
  }

  /** R55: at the end what is left is counted, for these points. */
  ScoreCard scoreAll(int[] points) {
    Slot[] scored = slots.clone();
    for (int row = 0; row < slots.length; row++) {
      scored[row] = slots[row].scored() ? slots[row] : slots[row].score(points[row]);
    }
    return new ScoreCard(level, scored, allowed);
  }

  private ScoreCard with(int row, Slot slot) {
    Slot[] changed = slots.clone();
    changed[row] = slot;
    return new ScoreCard(level, changed, allowed);
  }

  /** How many dice lie on the card. */
  int lying() {
    int dice = 0;
    for (Slot slot : slots) {
      dice += slot.dice().size();
    }
    return dice;
  }

  /** The points of the rows that are fixed, without bonus. */
  int scoredPoints() {
    int points = 0;
    for (Slot slot : slots) {
      points += slot.earned();
    }
    return points;
  }

  /** Whether a row was scored for nothing. */
  boolean hasZero() {
    for (Slot slot : slots) {
      if ((slot.scored() || slot.again()) && slot.earned() <= 0) {
        return true;
      }
    }
    return false;
  }

  /** How many rows were full when they were scored. */
  int complete() {
    int rows = 0;
    for (Slot slot : slots) {
      boolean full = slot.scored() ? slot.count() == slot.row().fields() : slot.earned() > 0;
      rows += full ? 1 : 0;
    }
    return rows;
  }

  /** R46: the fewest dice that a row of the bonus has, scored or not. */
  public int lowest() {
    int lowest = Integer.MAX_VALUE;
    for (Slot slot : slots) {
      lowest = slot.row().inBonus() ? Math.min(lowest, slot.count()) : lowest;
    }
    return lowest == Integer.MAX_VALUE ? 0 : lowest;
  }

  /** The bonus for the rows as they stand. */
  public int bonus() {
    return level.bonusFor(lowest());
  }

  /** The best bonus that the scored rows still allow. */
  int bonusAtMost() {
    int best = 0;
    for (int dice = lowest(); dice < level.bonus().size() && canReach(dice); dice++) {
      best = Math.max(best, level.bonusFor(dice));
    }
    return best;
  }

  private boolean canReach(int lowest) {
    for (Slot slot : slots) {
      if (slot.row().inBonus() && (slot.scored() ? slot.count() : slot.row().fields()) < lowest) {
        return false;
      }
    }
    return true;
  }

  /** The names of some rows, given as bits. */
  List<Category> names(int rows) {
    List<Category> names = new ArrayList<>();
    for (int rest = rows; rest != 0; rest &= rest - 1) {
      names.add(slots[Integer.numberOfTrailingZeros(rest)].row().category());
    }
    return List.copyOf(names);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ScoreCard card
        && level.equals(card.level)
        && Arrays.equals(slots, card.slots);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(slots);
  }

  @Override
  public String toString() {
    return Arrays.toString(slots);
  }
}
