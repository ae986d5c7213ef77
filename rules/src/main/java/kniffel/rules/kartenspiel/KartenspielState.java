package kniffel.rules.kartenspiel;

import java.util.List;

/** A state of Kniffel – Das Kartenspiel, with everything that is hidden from some. */
public sealed interface KartenspielState {

  /** Where everything lies, and whose turn it is. */
  Layout layout();

  /** What the players have, by seat. */
  default List<PlayerState> players() {
    return layout().players();
  }

  /** Whose turn it is, or who places a stone or is dealt a card. */
  default int seat() {
    return layout().seat();
  }

  /** The player at that seat. */
  default PlayerState player() {
    return layout().player();
  }

  /** The lot for who begins is to be drawn. */
  record Lot(List<PlayerState> players) implements KartenspielState {

    public Lot {
      players = List.copyOf(players);
    }

    /** It is nobody's turn yet; the first seat is used instead. */
    @Override
    public Layout layout() {
      return begun(0);
    }

    /** Once it is known who begins. */
    Layout begun(int starter) {
      return new Layout(Cards.ALL, Cards.NONE, Cards.NONE, players, starter, starter, 0);
    }
  }

  /** A player places set-up stones on the board. */
  record SettingUp(Layout layout, int stonesLeft) implements KartenspielState {}

  /**
   * Chance deals the hands.
   *
   * @param cardsLeft how many cards all players together still get
   */
  record Dealing(Layout layout, int cardsLeft) implements KartenspielState {}

  /** A player chooses an action. */
  record Acting(Layout layout) implements KartenspielState {}

  /** Action A: chance gives cards from the pile. */
  record Drawing(Layout layout, int cardsLeft) implements KartenspielState {}

  /** Action A: a player takes cards from the display. */
  record Taking(Layout layout, int cardsLeft) implements KartenspielState {}

  /** R42: a player who has drawn may play or trade (simple variant). */
  record ActingAgain(Layout layout) implements KartenspielState {}

  /** Action B: a combination is being played. */
  sealed interface Combining extends KartenspielState {

    Combination combination();

    /** The cards already chosen for it, no longer in hand. */
    Cards spent();
  }

  /** Action B: a player chooses cards where more fit the combination than it needs. */
  record Spending(Layout layout, Combination combination, Cards spent) implements Combining {

    int cardsLeft() {
      return combination.size() - spent.size();
    }

    /** The cards in hand that may be chosen next. */
    Cards choosable() {
      Cards hand = layout.player().hand();
      Cards choosable = Cards.NONE;
      for (Combination.CombinationPart part : combination.parts()) {
        if (spent.and(part.cards()).size() < part.need()) {
          choosable = choosable.plus(hand.and(part.cards()));
        }
      }
      return choosable;
    }
  }

  /** Action B: a player chooses where the stones go and where they come from. */
  record PlacingStones(Layout layout, Combination combination, Cards spent) implements Combining {}

  /** Action C: a player may trade more cards for stones. */
  record Trading(Layout layout, int cardsLeft) implements KartenspielState {}

  /** A player discards down to the hand limit. */
  record Discarding(Layout layout, int cardsLeft) implements KartenspielState {}

  /** Chance turns up cards for the display. */
  record Refilling(Layout layout) implements KartenspielState {

    int cardsLeft() {
      return Layout.DISPLAY - layout.display().size();
    }
  }

  /** The game has ended. */
  record Over(Layout layout) implements KartenspielState {}
}
