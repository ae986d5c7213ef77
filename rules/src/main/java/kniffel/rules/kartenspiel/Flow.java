package kniffel.rules.kartenspiel;

import java.util.List;

/** How positions follow each other, for moves and outcomes already found legal. */
final class Flow {

  private final KartenspielOptions options;
  private final Tableau tableau;

  Flow(KartenspielOptions options, Tableau tableau) {
    this.options = options;
    this.tableau = tableau;
  }

  /** R28, R37: in turn order, or in the hard variant against it so that the starter is last. */
  KartenspielState begin(KartenspielState state, int starter) {
    int players = state.players().size();
    int first = options.variant() == Variant.HARD ? (starter + players - 1) % players : starter;
    return state.at(Phase.SET_UP, starter, first, 0, options.variant().setUpStones());
  }

  KartenspielState setUp(KartenspielState state, Row row) {
    Player player = state.player();
    RowLevels raised = player.levels().raise(row, 1);
    KartenspielState placed = withPlayer(state, player.place(raised, 0, 1));
    if (state.left() > 1) {
      return placed.to(Phase.SET_UP, state.left() - 1);
    }
    int players = state.players().size();
    boolean hard = options.variant() == Variant.HARD;
    int last = hard ? state.starter() : (state.starter() + players - 1) % players;
    if (state.seat() == last) {
      // R26: three cards each, dealt after the stones are placed (R28).
      int cards = KartenspielState.HAND * players;
      return placed.at(Phase.DEAL, state.starter(), state.starter(), 0, cards);
    }
    int next = (state.seat() + (hard ? players - 1 : 1)) % players;
    return placed.at(Phase.SET_UP, state.starter(), next, 0, options.variant().setUpStones());
  }

  /** A card has come from the pile. */
  KartenspielState drawn(KartenspielState state, Card card) {
    Cards pile = state.pile().minus(card);
    if (state.phase() == Phase.REFILL) {
      return refill(state.with(pile, state.discard(), state.display().plus(card), state.player()));
    }
    KartenspielState given =
        state.with(pile, state.discard(), state.display(), state.player().draw(card));
    int left = state.left() - 1;
    if (state.phase() == Phase.DRAW) {
      return left > 0 ? fromPile(given, Phase.DRAW, left) : display(given);
    }
    int next = (state.seat() + 1) % state.players().size();
    KartenspielState dealt = given.at(Phase.DEAL, state.starter(), next, 0, left);
    return left > 0 ? dealt : refill(dealt);
  }

  /** R29: first the cards of the pile, as many as the Full House row says. */
  KartenspielState draw(KartenspielState state) {
    return fromPile(state, Phase.DRAW, tableau.value(Row.FULL_HOUSE, state.player()));
  }

  /** R31: the discard pile becomes the pile when a card is needed, not earlier. */
  private static KartenspielState fromPile(KartenspielState state, Phase phase, int left) {
    KartenspielState next = state.to(phase, left);
    return state.pile().isEmpty()
        ? next.with(state.discard(), Cards.NONE, state.display(), state.player())
        : next;
  }

  /** R24, R29: then cards of the display, exactly as many as the flush row says. */
  private KartenspielState display(KartenspielState state) {
    int cards = tableau.value(Row.FLUSH, state.player());
    return cards >= state.display().size()
        ? acted(take(state, state.display()))
        : state.to(Phase.TAKE, cards);
  }

  KartenspielState take(KartenspielState state, Card card) {
    KartenspielState taken = take(state, Cards.of(card));
    int left = state.left() - 1;
    return left > 0 ? taken.to(Phase.TAKE, left) : acted(taken);
  }

  private static KartenspielState take(KartenspielState state, Cards cards) {
    return state.with(
        state.pile(), state.discard(), state.display().minus(cards), state.player().take(cards));
  }

  /** R42: only in the simple variant something may follow on drawing. */
  private KartenspielState acted(KartenspielState state) {
    return options.variant() == Variant.SIMPLE ? state.to(Phase.SECOND_ACTION, 0) : endTurn(state);
  }

  KartenspielState play(KartenspielState state, Combination combination) {
    return settle(state, combination, Cards.NONE, state.player());
  }

  KartenspielState spend(KartenspielState state, Card card) {
    Combination combination = state.combination().orElseThrow();
    return settle(state, combination, state.spent().plus(card), state.player().drop(card));
  }

  /** Chooses the cards of the combination that leave no choice and asks for the others. */
  private KartenspielState settle(
      KartenspielState state, Combination combination, Cards chosen, Player holder) {
    Cards spent = chosen;
    Player player = holder;
    for (Combination.Part part : combination.parts()) {
      Cards fitting = player.hand().and(part.cards());
      int missing = part.need() - spent.and(part.cards()).size();
      if (missing > 0 && fitting.size() == missing) {
        spent = spent.plus(fitting);
        player = player.drop(fitting);
      }
    }
    int left = combination.size() - spent.size();
    return left > 0
        ? state.playing(Phase.SPEND, left, combination, spent, player)
        : place(state.playing(Phase.PLACE, 0, combination, spent, player), combination);
  }

  private KartenspielState place(KartenspielState state, Combination combination) {
    List<Placing> placings = tableau.placings(state.player(), combination);
    Placing first = placings.getFirst();
    return placings.size() == 1 && first.isForced()
        ? place(state, first.row(), first.stones(), first.minReserve())
        : state;
  }

  KartenspielState place(KartenspielState state, Row row, int stones, int fromReserve) {
    Player player = state.player();
    RowLevels filled = tableau.filled(player.levels(), row, stones);
    return endTurn(state.played(player.place(filled, stones - fromReserve, fromReserve)));
  }

  KartenspielState trade(KartenspielState state, Card card) {
    Player player = state.player();
    int allowed = state.phase() == Phase.TRADE ? state.left() : tableau.tradeLimit(player);
    KartenspielState traded = discarded(state, card, player.activate());
    return allowed > 1 ? traded.to(Phase.TRADE, allowed - 1) : endTurn(traded);
  }

  private static KartenspielState discarded(KartenspielState state, Card card, Player player) {
    return state.with(state.pile(), state.discard().plus(card), state.display(), player.drop(card));
  }

  KartenspielState discard(KartenspielState state, Card card) {
    KartenspielState discarded = discarded(state, card, state.player());
    int left = state.left() - 1;
    return left > 0 ? discarded.to(Phase.DISCARD, left) : refill(discarded);
  }

  /** R30: the hand limit is checked at the end of the turn only; R34: with its newest value. */
  KartenspielState endTurn(KartenspielState state) {
    int excess = state.player().hand().size() - tableau.handLimit(state.player());
    return excess > 0 ? state.to(Phase.DISCARD, excess) : refill(state);
  }

  private KartenspielState refill(KartenspielState state) {
    int missing = KartenspielState.DISPLAY - state.display().size();
    if (missing > 0) {
      return fromPile(state, Phase.REFILL, missing);
    }
    return state.round() == 0
        ? state.at(Phase.ACTION, state.starter(), state.starter(), 1, 0)
        : nextTurn(state);
  }

  private KartenspielState nextTurn(KartenspielState closed) {
    KartenspielState state =
        tableau.isBlocked(closed.player()) ? withPlayer(closed, closed.player().lose()) : closed;
    int contenders = 0;
    boolean finished = false;
    for (Player player : state.players()) {
      contenders += player.lost() ? 0 : 1;
      finished |= player.isFinished();
    }
    // R39: when all others are out the last player wins at once.
    if (contenders == 1) {
      return state.to(Phase.OVER, 0);
    }
    int round = state.round();
    int seat = state.seat();
    do {
      seat = (seat + 1) % state.players().size();
      if (seat == state.starter()) {
        // R41: the round is completed; S8: and so is the game after too many of them.
        if (finished || round == options.maxRounds()) {
          return state.to(Phase.OVER, 0);
        }
        round++;
      }
    } while (state.players().get(seat).isOut());
    return state.at(Phase.ACTION, state.starter(), seat, round, 0);
  }

  private static KartenspielState withPlayer(KartenspielState state, Player player) {
    return state.with(state.pile(), state.discard(), state.display(), player);
  }
}
