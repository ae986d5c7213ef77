package kniffel.rules.kartenspiel;

import kniffel.rules.Refusal;
import kniffel.rules.StarterDraw;
import org.jspecify.annotations.Nullable;

/** Why moves and outcomes cannot be, in any position; null where they can. */
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
    Phase phase = state.phase();
    Player player = state.player();
    boolean action = phase == Phase.ACTION || phase == Phase.SECOND_ACTION;
    Refusal notNow =
        switch (phase) {
          case START, DEAL, DRAW, REFILL, OVER -> new Refusal.NobodyDecides();
          case SET_UP, ACTION, SECOND_ACTION, TAKE, SPEND, PLACE, TRADE, DISCARD ->
              new KartenspielRefusal.NotAskedNow(phase);
        };
    return switch (move) {
      case KartenspielMove.SetUp(Row row) -> phase == Phase.SET_UP ? setUp(state, row) : notNow;
      case KartenspielMove.Draw() -> {
        if (phase == Phase.SECOND_ACTION) {
          yield new KartenspielRefusal.DrawnAlready();
        }
        yield phase == Phase.ACTION ? null : notNow;
      }
      case KartenspielMove.Take(Card card) -> {
        if (phase != Phase.TAKE) {
          yield notNow;
        }
        yield state.display().contains(card) ? null : new KartenspielRefusal.CardNotInDisplay(card);
      }
      case KartenspielMove.Play(Combination combination) ->
          action ? play(player, combination) : notNow;
      case KartenspielMove.Spend(Card card) -> phase == Phase.SPEND ? spend(state, card) : notNow;
      case KartenspielMove.Place(Row row, int stones, int fromReserve) ->
          phase == Phase.PLACE ? place(state, row, stones, fromReserve) : notNow;
      case KartenspielMove.Trade(Card card) ->
          action || phase == Phase.TRADE ? trade(player, card) : notNow;
      case KartenspielMove.Discard(Card card) ->
          phase == Phase.DISCARD ? held(player, card) : notNow;
      case KartenspielMove.EndTurn() -> {
        if (phase == Phase.TRADE || action && variant == Variant.SIMPLE) {
          yield null;
        }
        // R40: there is no pass but in the simple variant (R42).
        yield action ? new KartenspielRefusal.NoPassing() : notNow;
      }
    };
  }

  @Nullable KartenspielRefusal setUp(KartenspielState state, Row row) {
    if (row == Row.TWO_PAIRS) {
      return new KartenspielRefusal.OnlyPowerRows();
    }
    RowLevels levels = state.player().levels();
    if (levels.of(row) == SET_UP_IN_ROW) {
      return new KartenspielRefusal.TooManyInRow(row, SET_UP_IN_ROW);
    }
    if (variant == Variant.HARD && state.left() == 1) {
      // R37: no two players on the same two fields. A first stone is never in vain: it belongs to
      // four pairs of fields, and at most three are taken.
      RowLevels both = levels.raise(row, 1);
      for (int seat = 0; seat < state.players().size(); seat++) {
        if (state.players().get(seat).levels().equals(both)) {
          return new KartenspielRefusal.FieldsTaken(seat);
        }
      }
    }
    return null;
  }

  private @Nullable KartenspielRefusal play(Player player, Combination combination) {
    int held = combination.held(player.hand());
    return held < combination.size()
        ? new KartenspielRefusal.MissingCards(combination, combination.size(), held)
        : tableau.refusal(player, combination);
  }

  private static @Nullable KartenspielRefusal spend(KartenspielState state, Card card) {
    if (!state.player().hand().contains(card)) {
      return new KartenspielRefusal.CardNotInHand(card);
    }
    return state.choosable().contains(card)
        ? null
        : new KartenspielRefusal.CardNotNeeded(card, state.combination().orElseThrow());
  }

  private @Nullable KartenspielRefusal place(
      KartenspielState state, Row row, int stones, int fromReserve) {
    Combination combination = state.combination().orElseThrow();
    boolean kniffel = combination instanceof Combination.Kniffel;
    // R32: only a Kniffel may go to any row.
    if (!kniffel && row != Row.TWO_PAIRS) {
      return new KartenspielRefusal.WrongRow(row, combination);
    }
    Player player = state.player();
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

  private boolean fillsTwoColumns(Player player, Row row, int stones) {
    return row == Row.TWO_PAIRS
        && stones == 2 * Side.COLUMN
        && player.levels().of(row) + 2 <= tableau.length(row);
  }

  private @Nullable KartenspielRefusal trade(Player player, Card card) {
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

  private static @Nullable KartenspielRefusal held(Player player, Card card) {
    return player.hand().contains(card) ? null : new KartenspielRefusal.CardNotInHand(card);
  }

  @Nullable Refusal refusal(KartenspielState state, KartenspielOutcome outcome) {
    int players = state.players().size();
    return switch (state.phase()) {
      case START ->
          switch (outcome) {
            case KartenspielOutcome.Starts(int seat) -> StarterDraw.refusal(players, seat);
            case KartenspielOutcome.Drawn drawn -> new Refusal.StarterIsDue();
          };
      case DEAL, DRAW, REFILL ->
          switch (outcome) {
            case KartenspielOutcome.Starts starts -> new KartenspielRefusal.CardToDraw();
            case KartenspielOutcome.Drawn(Card card) ->
                state.pile().contains(card) ? null : new KartenspielRefusal.CardNotInPile(card);
          };
      case SET_UP, ACTION, SECOND_ACTION, TAKE, SPEND, PLACE, TRADE, DISCARD, OVER ->
          new Refusal.NothingToDraw();
    };
  }
}
