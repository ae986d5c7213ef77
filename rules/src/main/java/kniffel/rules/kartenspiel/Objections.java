package kniffel.rules.kartenspiel;

import java.util.List;
import kniffel.rules.Refusal;
import kniffel.rules.StarterDraw;
import kniffel.rules.kartenspiel.KartenspielMove.Discard;
import kniffel.rules.kartenspiel.KartenspielMove.Draw;
import kniffel.rules.kartenspiel.KartenspielMove.EndTurn;
import kniffel.rules.kartenspiel.KartenspielMove.Place;
import kniffel.rules.kartenspiel.KartenspielMove.Play;
import kniffel.rules.kartenspiel.KartenspielMove.SetUp;
import kniffel.rules.kartenspiel.KartenspielMove.Spend;
import kniffel.rules.kartenspiel.KartenspielMove.Take;
import kniffel.rules.kartenspiel.KartenspielMove.Trade;
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
import org.jspecify.annotations.Nullable;

/** Why moves and outcomes are impossible, in any position; null where they are possible. */
final class Objections {

  /** R27: no more set-up stones than this in one row. */
  private static final int SET_UP_IN_ROW = 2;

  private final Variant variant;
  private final Tableau tableau;

  Objections(KartenspielOptions options, Tableau tableau) {
    this.variant = options.variant();
    this.tableau = tableau;
  }

  @Nullable Refusal refusal(KartenspielState state, KartenspielMove move) {
    return switch (state) {
      case Lot _, Dealing _, Drawing _, Refilling _, Over _ -> new Refusal.NobodyDecides();
      case SettingUp settingUp when move instanceof SetUp(Row row) -> setUp(settingUp, row);
      case Acting(Layout layout) -> action(state, layout.player(), move);
      case Taking(Layout layout, _) when move instanceof Take(Card card) ->
          layout.display().contains(card) ? null : new KartenspielRefusal.CardNotInDisplay(card);
      case ActingAgain(Layout layout) -> action(state, layout.player(), move);
      case Spending spending when move instanceof Spend(Card card) -> spend(spending, card);
      case PlacingStones(Layout layout, Combination combination, _)
          when move instanceof Place(Row row, int stones, int fromReserve) ->
          place(layout.player(), combination, row, stones, fromReserve);
      case Trading(Layout layout, _) when move instanceof Trade(Card card) ->
          trade(layout.player(), card);
      case Trading _ when move instanceof EndTurn -> null;
      case Discarding(Layout layout, _) when move instanceof Discard(Card card) ->
          held(layout.player(), card);
      case SettingUp _, Taking _, Spending _, PlacingStones _, Trading _, Discarding _ ->
          notAsked(state);
    };
  }

  private @Nullable Refusal action(
      KartenspielState state, PlayerState player, KartenspielMove move) {
    return switch (move) {
      case Draw() -> state instanceof ActingAgain ? new KartenspielRefusal.DrawnAlready() : null;
      case Play(Combination combination) -> play(player, combination);
      case Trade(Card card) -> trade(player, card);
      // R40: there is no passing except in the simple variant (R42).
      case EndTurn() -> variant == Variant.SIMPLE ? null : new KartenspielRefusal.NoPassing();
      case SetUp _, Take _, Spend _, Place _, Discard _ -> notAsked(state);
    };
  }

  private static KartenspielRefusal notAsked(KartenspielState state) {
    return new KartenspielRefusal.NotAskedNow(Awaited.of(state).phase());
  }

  @Nullable KartenspielRefusal setUp(SettingUp state, Row row) {
    if (row == Row.TWO_PAIRS) {
      return new KartenspielRefusal.OnlyPowerRows();
    }
    RowLevels levels = state.layout().player().levels();
    if (levels.of(row) == SET_UP_IN_ROW) {
      return new KartenspielRefusal.TooManyInRow(row, SET_UP_IN_ROW);
    }
    // R37: no two players on the same two fields. A first stone is never in vain: it belongs to
    // four pairs of fields, and at most three are taken.
    return variant == Variant.HARD && state.stonesLeft() == 1
        ? sameFields(state.layout().players(), levels.raise(row, 1))
        : null;
  }

  private static @Nullable KartenspielRefusal sameFields(
      List<PlayerState> players, RowLevels both) {
    for (int seat = 0; seat < players.size(); seat++) {
      if (players.get(seat).levels().equals(both)) {
        return new KartenspielRefusal.FieldsTaken(seat);
      }
    }
    return null;
  }

  private @Nullable KartenspielRefusal play(PlayerState player, Combination combination) {
    int held = combination.held(player.hand());
    return held < combination.size()
        ? new KartenspielRefusal.MissingCards(combination, combination.size(), held)
        : tableau.refusal(player, combination);
  }

  private static @Nullable KartenspielRefusal spend(Spending spending, Card card) {
    if (!spending.layout().player().hand().contains(card)) {
      return new KartenspielRefusal.CardNotInHand(card);
    }
    return spending.choosable().contains(card)
        ? null
        : new KartenspielRefusal.CardNotNeeded(card, spending.combination());
  }

  private @Nullable KartenspielRefusal place(
      PlayerState player, Combination combination, Row row, int stones, int fromReserve) {
    boolean kniffel = combination instanceof Combination.Kniffel;
    // R32: only a Kniffel may go to any row.
    if (!kniffel && row != Row.TWO_PAIRS) {
      return new KartenspielRefusal.WrongRow(row, combination);
    }
    int needed = tableau.needed(row, player);
    if (needed == 0) {
      return new KartenspielRefusal.RowComplete(row);
    }
    if (stones != needed && !(kniffel && fillsTwoColumns(player, row, stones))) {
      return new KartenspielRefusal.WrongStones(row, needed, stones);
    }
    if (fromReserve > player.reserve()) {
      return new KartenspielRefusal.TooFewInReserve(fromReserve, player.reserve());
    }
    if (stones - fromReserve > player.active()) {
      return new KartenspielRefusal.TooFewActive(row, stones - fromReserve, player.active());
    }
    return kniffel && row == Row.TWO_PAIRS && fromReserve == stones
        ? new KartenspielRefusal.OneMustBeActive()
        : null;
  }

  private boolean fillsTwoColumns(PlayerState player, Row row, int stones) {
    return row == Row.TWO_PAIRS
        && stones == 2 * Side.COLUMN
        && player.levels().of(row) + 2 <= tableau.length(row);
  }

  private @Nullable KartenspielRefusal trade(PlayerState player, Card card) {
    // R40: one stone for each card, never cards for nothing.
    if (player.reserve() == 0) {
      return new KartenspielRefusal.NoReserve();
    }
    int limit = tableau.handLimit(player);
    if (tableau.limitsActiveZone() && player.active() >= limit) {
      return new KartenspielRefusal.ActiveZoneFull(limit);
    }
    return held(player, card);
  }

  private static @Nullable KartenspielRefusal held(PlayerState player, Card card) {
    return player.hand().contains(card) ? null : new KartenspielRefusal.CardNotInHand(card);
  }

  static @Nullable Refusal refusal(KartenspielState state, KartenspielOutcome outcome) {
    return switch (state) {
      case Lot(List<PlayerState> players) -> lot(players.size(), outcome);
      case Dealing(Layout layout, _) -> draw(layout.pile(), outcome);
      case Drawing(Layout layout, _) -> draw(layout.pile(), outcome);
      case Refilling(Layout layout) -> draw(layout.pile(), outcome);
      case SettingUp _,
          Acting _,
          Taking _,
          ActingAgain _,
          Spending _,
          PlacingStones _,
          Trading _,
          Discarding _,
          Over _ ->
          new Refusal.NothingToDraw();
    };
  }

  private static @Nullable Refusal lot(int players, KartenspielOutcome outcome) {
    return switch (outcome) {
      case KartenspielOutcome.Starts(int seat) -> StarterDraw.refusal(players, seat);
      case KartenspielOutcome.Drawn _ -> new Refusal.StarterIsDue();
    };
  }

  private static @Nullable Refusal draw(Cards pile, KartenspielOutcome outcome) {
    return switch (outcome) {
      case KartenspielOutcome.Starts _ -> new KartenspielRefusal.CardToDraw();
      case KartenspielOutcome.Drawn(Card card) ->
          pile.contains(card) ? null : new KartenspielRefusal.CardNotInPile(card);
    };
  }
}
