package kniffel.rules.forone;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The score card (Gewinnkarte): the rows of a level with the dice that lie in them. */
public final class ScoreCard {

  private final Level level;
  private final Slot[] slots;

  // Worked out from the slots, for they are asked at every step.
  private final int accepts;
  private final int unscored;
  private final int full;

  private ScoreCard(Level level, Slot[] slots) {
    this.level = level;
    this.slots = slots;
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
    this.full = filled;
  }

  static ScoreCard empty(Level level) {
    return of(level, level.rows().stream().map(Slot::empty).toList());
  }

  static ScoreCard of(Level level, List<Slot> slots) {
    return new ScoreCard(level, slots.toArray(Slot[]::new));
  }

  Level level() {
    return level;
  }

  Slot slot(int row) {
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
  int unscored() {
    return unscored;
  }

  /** The rows that are full and not scored, as bits. */
  int full() {
    return full;
  }

  ScoreCard place(int row, int face) {
    return with(row, slots[row].place(face));
  }

  ScoreCard takeBack(int row) {
    return with(row, slots[row].takeBack());
  }

  ScoreCard score(int row) {
    return with(row, slots[row].score());
  }

  /** R55: at the end what is left is counted as it stands. */
  ScoreCard scoreAll() {
    Slot[] scored = slots.clone();
    for (int row = 0; row < slots.length; row++) {
      scored[row] = slots[row].score();
    }
    return new ScoreCard(level, scored);
  }

  private ScoreCard with(int row, Slot slot) {
    Slot[] changed = slots.clone();
    changed[row] = slot;
    return new ScoreCard(level, changed);
  }

  /** How many dice lie on the card. */
  int lying() {
    int dice = 0;
    for (Slot slot : slots) {
      dice += slot.dice().size();
    }
    return dice;
  }

  /** The points of the rows that are scored, without bonus. */
  int scoredPoints() {
    int points = 0;
    for (Slot slot : slots) {
      points += slot.scored() ? slot.points() : 0;
    }
    return points;
  }

  /** R46: the fewest dice that a row of the bonus has, scored or not. */
  int lowest() {
    int lowest = Integer.MAX_VALUE;
    for (Slot slot : slots) {
      lowest = slot.row().inBonus() ? Math.min(lowest, slot.count()) : lowest;
    }
    return lowest == Integer.MAX_VALUE ? 0 : lowest;
  }

  /** The bonus for the rows as they stand. */
  int bonus() {
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

  /** Everything as it stands, bonus included. */
  int total() {
    int points = 0;
    for (Slot slot : slots) {
      points += slot.points();
    }
    return points + bonus();
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
