package kniffel.rules.kartenspiel;

import java.util.List;
import kniffel.rules.kartenspiel.KartenspielMove.Discard;
import kniffel.rules.kartenspiel.KartenspielMove.Draw;
import kniffel.rules.kartenspiel.KartenspielMove.EndTurn;
import kniffel.rules.kartenspiel.KartenspielMove.Place;
import kniffel.rules.kartenspiel.KartenspielMove.Play;
import kniffel.rules.kartenspiel.KartenspielMove.SetUp;
import kniffel.rules.kartenspiel.KartenspielMove.Spend;
import kniffel.rules.kartenspiel.KartenspielMove.Take;
import kniffel.rules.kartenspiel.KartenspielMove.Trade;
import kniffel.rules.kartenspiel.KartenspielOutcome.Drawn;
import kniffel.rules.kartenspiel.KartenspielOutcome.Starts;
import kniffel.rules.kartenspiel.KartenspielState.Acting;
import kniffel.rules.kartenspiel.KartenspielState.ActingAgain;
import kniffel.rules.kartenspiel.KartenspielState.Dealing;
import kniffel.rules.kartenspiel.KartenspielState.Discarding;
import kniffel.rules.kartenspiel.KartenspielState.Drawing;
import kniffel.rules.kartenspiel.KartenspielState.Lot;
import kniffel.rules.kartenspiel.KartenspielState.Over;
import kniffel.rules.kartenspiel.KartenspielState.PlacingStones;
import kniffel.rules.kartenspiel.KartenspielState.Refilling;
import kniffel.rules.kartenspiel.KartenspielState.SettingUp;
import kniffel.rules.kartenspiel.KartenspielState.Spending;
import kniffel.rules.kartenspiel.KartenspielState.Taking;
import kniffel.rules.kartenspiel.KartenspielState.Trading;

/** How positions follow each other, for moves and outcomes already known to be legal. */
final class Flow {

  private final boolean simple;
  private final Opening opening;
  private final Tableau tableau;
  private final Length length;

  Flow(Variant variant, Opening opening, Tableau tableau, Length length) {
    this.simple = variant == Variant.SIMPLE;
    this.opening = opening;
    this.tableau = tableau;
    this.length = length;
  }

  KartenspielState play(KartenspielState state, KartenspielMove move) {
    return switch (move) {
      case SetUp(Row row) when state instanceof SettingUp settingUp ->
          opening.setUp(settingUp, row);
      case Draw() -> draw(state.layout());
      case Take(Card card) when state instanceof Taking taking -> take(taking, card);
      case Play(Combination combination) -> play(state.layout(), combination);
      case Spend(Card card) when state instanceof Spending spending -> spend(spending, card);
      case Place(Row row, int stones, int fromReserve)
          when state instanceof PlacingStones(Layout layout, _, Cards spent) ->
          place(layout, layout.player(), spent, row, stones, fromReserve);
      case Trade(Card card) when state instanceof Trading(Layout layout, int limit) ->
          trade(layout, card, limit);
      case Trade(Card card) ->
          trade(state.layout(), card, tableau.tradeLimit(state.layout().player()));
      case Discard(Card card) when state instanceof Discarding discarding ->
          discard(discarding, card);
      case EndTurn() -> endTurn(state.layout());
      case SetUp _, Take _, Spend _, Place _, Discard _ -> throw unjudged(state, move.toString());
    };
  }

  KartenspielState happen(KartenspielState state, KartenspielOutcome outcome) {
    return switch (outcome) {
      case Starts(int seat) when state instanceof Lot lot -> opening.begin(lot, seat);
      case Drawn(Card card) when state instanceof Dealing dealing -> dealt(dealing, card);
      case Drawn(Card card) when state instanceof Drawing drawing -> drawn(drawing, card);
      case Drawn(Card card) when state instanceof Refilling(Layout layout) ->
          refill(layout.turnUp(card));
      case Starts _, Drawn _ -> throw unjudged(state, outcome.toString());
    };
  }

  private static IllegalArgumentException unjudged(KartenspielState state, String event) {
    return new IllegalArgumentException(event + " cannot be in phase " + Awaited.of(state).phase());
  }

  private KartenspielState dealt(Dealing dealing, Card card) {
    Layout dealt = Opening.dealt(dealing.layout(), card);
    return dealing.cardsLeft() > 1 ? new Dealing(dealt, dealing.cardsLeft() - 1) : refill(dealt);
  }

  /** R29, action A: first cards of the pile; the Full House row says how many. */
  private KartenspielState draw(Layout layout) {
    return new Drawing(layout.withPile(), tableau.value(Row.FULL_HOUSE, layout.player()));
  }

  private KartenspielState drawn(Drawing drawing, Card card) {
    Layout drawn = drawing.layout().draw(card);
    return drawing.cardsLeft() > 1
        ? new Drawing(drawn.withPile(), drawing.cardsLeft() - 1)
        : turnToDisplay(drawn);
  }

  /** R24, R29: then cards of the display; the flush row says exactly how many. */
  private KartenspielState turnToDisplay(Layout layout) {
    int cards = tableau.value(Row.FLUSH, layout.player());
    return cards < Layout.DISPLAY
        ? new Taking(layout, cards)
        : endDrawing(layout.take(layout.display()));
  }

  private KartenspielState take(Taking taking, Card card) {
    Layout taken = taking.layout().take(Cards.of(card));
    return taking.cardsLeft() > 1 ? new Taking(taken, taking.cardsLeft() - 1) : endDrawing(taken);
  }

  /** R42: only in the simple variant something may follow drawing. */
  private KartenspielState endDrawing(Layout layout) {
    return simple ? new ActingAgain(layout) : endTurn(layout);
  }

  /** Action B: the cards go, then the stones come. */
  private KartenspielState play(Layout layout, Combination combination) {
    return spend(layout, combination, Cards.NONE, layout.player());
  }

  private KartenspielState spend(Spending spending, Card card) {
    Layout layout = spending.layout();
    Cards spent = spending.spent().plus(card);
    return spend(layout, spending.combination(), spent, layout.player().drop(card));
  }

  /** Picks the cards of the combination that leave no choice and asks for the others. */
  private KartenspielState spend(
      Layout layout, Combination combination, Cards chosen, PlayerState holder) {
    Cards spent = chosen;
    PlayerState player = holder;
    int left = 0;
    for (Combination.CombinationPart part : combination.parts()) {
      Cards fitting = player.hand().and(part.cards());
      int missing = part.need() - spent.and(part.cards()).size();
      if (fitting.size() > missing) {
        left += missing;
      } else {
        spent = spent.plus(fitting);
        player = player.drop(fitting);
      }
    }
    return left > 0
        ? new Spending(layout.with(player), combination, spent)
        : place(layout, player, combination, spent);
  }

  /** Places the stones if there is no choice, and asks otherwise. */
  private KartenspielState place(
      Layout layout, PlayerState player, Combination combination, Cards spent) {
    List<Placing> placings = tableau.placings(player, combination);
    Placing first = placings.getFirst();
    return placings.size() == 1 && first.isForced()
        ? place(layout, player, spent, first.row(), first.stones(), first.minReserve())
        : new PlacingStones(layout.with(player), combination, spent);
  }

  private KartenspielState place(
      Layout layout, PlayerState player, Cards spent, Row row, int stones, int fromReserve) {
    RowLevels filled = tableau.filled(player.levels(), row, stones);
    return endTurn(layout.discard(spent, player.place(filled, stones - fromReserve, fromReserve)));
  }

  /** Action C: a card for a stone, and more if the player may and likes. */
  private KartenspielState trade(Layout layout, Card card, int limit) {
    Layout traded = layout.discard(Cards.of(card), layout.player().drop(card).activate());
    return limit > 1 ? new Trading(traded, limit - 1) : endTurn(traded);
  }

  /** R30: the hand limit is checked at the end of the turn only; R34: with its newest value. */
  private KartenspielState endTurn(Layout layout) {
    int excess = layout.player().hand().size() - tableau.handLimit(layout.player());
    return excess > 0 ? new Discarding(layout, excess) : refill(layout);
  }

  private KartenspielState discard(Discarding discarding, Card card) {
    Layout layout = discarding.layout();
    Layout discarded = layout.discard(Cards.of(card), layout.player().drop(card));
    return discarding.cardsLeft() > 1
        ? new Discarding(discarded, discarding.cardsLeft() - 1)
        : refill(discarded);
  }

  private KartenspielState refill(Layout layout) {
    if (layout.display().size() < Layout.DISPLAY) {
      return new Refilling(layout.withPile());
    }
    return layout.round() == 0 ? new Acting(layout.at(layout.starter(), 1)) : closeTurn(layout);
  }

  /**
   * R39: whoever can no longer finish is out, and when all others are the last player wins at once.
   */
  private KartenspielState closeTurn(Layout layout) {
    PlayerState player = layout.player();
    if (!tableau.isBlocked(player)) {
      return nextTurn(layout);
    }
    Layout without = layout.with(player.lose());
    int contenders = 0;
    for (PlayerState other : without.players()) {
      contenders += other.lost() ? 0 : 1;
    }
    return contenders == 1 ? new Over(without) : nextTurn(without);
  }

  private KartenspielState nextTurn(Layout layout) {
    int round = layout.round();
    int seat = layout.seat();
    do {
      seat = layout.after(seat);
      if (seat == layout.starter()) {
        if (isLast(round, layout.players())) {
          return new Over(layout);
        }
        round++;
      }
    } while (layout.players().get(seat).isOut());
    return new Acting(layout.at(seat, round));
  }

  /** R41: a player who finishes ends the game with the round; S8: so do too many rounds. */
  private boolean isLast(int round, List<PlayerState> players) {
    for (PlayerState player : players) {
      if (player.isFinished()) {
        return true;
      }
    }
    return round == length.lastRound(players.size());
  }
}
