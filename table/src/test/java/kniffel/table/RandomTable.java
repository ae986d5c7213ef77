package kniffel.table;

import kniffel.rules.Playing;
import kniffel.table.dice.DiceSource;
import kniffel.table.dice.SeededDice;

/** Tables at which any moves were played. */
final class RandomTable {

  private RandomTable() {}

  /**
   * A game to its end.
   *
   * @param seed of the moves
   */
  static Table<?, ?, ?, ?> of(Header<?> header, DiceSource dice, long seed) {
    return of(header, dice, seed, Integer.MAX_VALUE);
  }

  /** The same, but no more than this many events of it. */
  static Table<?, ?, ?, ?> of(Header<?> header, DiceSource dice, long seed, int events) {
    Table<?, ?, ?, ?> table = Table.open(header);
    play(table, dice, seed, events);
    return table;
  }

  private static <S, M, O, V> void play(
      Table<S, M, O, V> table, DiceSource dice, long seed, int events) {
    table.play(dice, Playing.Decider.random(new SeededDice(seed).at(1)), events);
  }
}
