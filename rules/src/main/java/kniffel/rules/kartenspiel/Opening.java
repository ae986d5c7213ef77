package kniffel.rules.kartenspiel;

import java.util.Collections;
import kniffel.rules.kartenspiel.KartenspielState.Dealing;
import kniffel.rules.kartenspiel.KartenspielState.Lot;
import kniffel.rules.kartenspiel.KartenspielState.SettingUp;

/** What comes before the display is laid out: who begins, the set-up stones, the hands. */
final class Opening {

  /** R26: how many cards each player is dealt. */
  static final int HAND = 3;

  /** How many stones lie in the active zone from the beginning. */
  private static final int ACTIVE = 3;

  private final Variant variant;
  private final boolean reversed;

  Opening(Variant variant) {
    this.variant = variant;
    this.reversed = variant == Variant.HARD;
  }

  Lot lot(int players) {
    int reserve = variant.stones(players) - ACTIVE;
    PlayerState player =
        new PlayerState(Cards.NONE, Cards.NONE, RowLevels.EMPTY, ACTIVE, reserve, false);
    return new Lot(Collections.nCopies(players, player));
  }

  /** R28, R37: in turn order, or in the hard variant in reverse, so that the starter is last. */
  SettingUp begin(Lot lot, int starter) {
    Layout layout = lot.begun(starter);
    int first = reversed ? layout.before(starter) : starter;
    return new SettingUp(layout.at(first, 0), variant.setUpStones());
  }

  KartenspielState setUp(SettingUp state, Row row) {
    Layout layout = state.layout();
    PlayerState player = layout.player();
    Layout placed = layout.with(player.place(player.levels().raise(row, 1), 0, 1));
    if (state.stonesLeft() > 1) {
      return new SettingUp(placed, state.stonesLeft() - 1);
    }
    int seat = layout.seat();
    int starter = layout.starter();
    int next = reversed ? layout.before(seat) : layout.after(seat);
    boolean allPlaced = reversed ? seat == starter : next == starter;
    // R26: three cards each, dealt after the stones are placed (R28).
    return allPlaced
        ? new Dealing(placed.at(starter, 0), HAND * layout.players().size())
        : new SettingUp(placed.at(next, 0), variant.setUpStones());
  }

  /** Where everything lies when the next player has been dealt a card. */
  static Layout dealt(Layout layout, Card card) {
    return layout.draw(card).at(layout.after(layout.seat()), 0);
  }
}
