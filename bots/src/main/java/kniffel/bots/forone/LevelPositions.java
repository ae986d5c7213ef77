package kniffel.bots.forone;

import kniffel.rules.forone.ForOneState;
import kniffel.rules.forone.Layout;
import kniffel.rules.forone.Slot;

/** Makes positions of levels from what the rules say of them. */
final class LevelPositions {

  private LevelPositions() {}

  /** The position of a layout. */
  static LevelPosition of(LevelTable table, Layout layout) {
    LevelPosition position = new LevelPosition(table);
    position.supply = layout.supply();
    position.removed = layout.removed();
    position.round = layout.round();
    position.charged = layout.charged();
    // A die locked in a scored row never comes back: it is gone as if it had been removed.
    position.yellow = Math.max(layout.yellow(), LevelPosition.GONE);
    for (int row = 0; row < table.rows; row++) {
      Slot slot = layout.card().slot(row);
      position.points += slot.earned();
      int bit = 1 << row;
      position.zeros |= (slot.scored() || slot.again()) && slot.earned() <= 0 ? bit : 0;
      if (slot.scored()) {
        position.rows[row] = table.closed[row] + slot.count();
        position.complete |= slot.count() == table.fields[row] ? bit : 0;
        continue;
      }
      position.unscored |= bit;
      position.waiting |= slot.again() ? 0 : bit;
      position.complete |= slot.earned() > 0 ? bit : 0;
      int state = slot.again() ? table.filling[row] : 0;
      for (int i = 0; i < slot.dice().size(); i++) {
        state = table.next[row][state][slot.dice().face(i)];
      }
      position.rows[row] = state;
    }
    position.allow();
    return position;
  }

  /** The beginning of a game. */
  static LevelPosition start(LevelTable table) {
    return of(table, new ForOneState.Start(table.level).layout());
  }
}
