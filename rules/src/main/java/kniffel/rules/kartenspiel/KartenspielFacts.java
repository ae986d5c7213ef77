package kniffel.rules.kartenspiel;

import java.util.ArrayList;
import java.util.List;
import kniffel.rules.Event;
import kniffel.rules.Fact;
import kniffel.rules.Step;
import kniffel.rules.Viewer;
import kniffel.rules.kartenspiel.KartenspielState.Combining;

/** What a step means to a viewer. */
final class KartenspielFacts {

  private final Tableau tableau;
  private final KartenspielState before;
  private final KartenspielState after;
  private final Layout layoutBefore;
  private final Layout layoutAfter;
  private final Viewer viewer;
  private final int seat;
  private final PlayerState was;
  private final PlayerState is;
  private final List<Fact> facts = new ArrayList<>();

  private KartenspielFacts(
      Kartenspiel game,
      Step<KartenspielState, KartenspielMove, KartenspielOutcome> step,
      Viewer viewer) {
    this.tableau = game.tableau();
    this.before = step.before();
    this.after = step.after();
    this.layoutBefore = before.layout();
    this.layoutAfter = after.layout();
    this.viewer = viewer;
    this.seat = layoutBefore.seat();
    this.was = layoutBefore.player();
    this.is = layoutAfter.players().get(seat);
  }

  static List<Fact> of(
      Kartenspiel game,
      Step<KartenspielState, KartenspielMove, KartenspielOutcome> step,
      Viewer viewer) {
    return new KartenspielFacts(game, step, viewer).of(step.event());
  }

  private List<Fact> of(Event<KartenspielMove, KartenspielOutcome> event) {
    switch (event) {
      case Event.Moved<KartenspielMove, KartenspielOutcome>(int mover, KartenspielMove move) ->
          moved(move);
      case Event.Happened<KartenspielMove, KartenspielOutcome>(KartenspielOutcome outcome) ->
          happened(outcome);
    }
    ended();
    return List.copyOf(facts);
  }

  private void moved(KartenspielMove move) {
    switch (move) {
      case KartenspielMove.SetUp(Row row) -> {
        facts.add(new KartenspielFact.SetStone(seat, row));
        improved();
      }
      case KartenspielMove.Draw() ->
          facts.add(
              new KartenspielFact.Draws(
                  seat, tableau.value(Row.FULL_HOUSE, was), tableau.value(Row.FLUSH, was)));
      case KartenspielMove.Take take -> took();
      case KartenspielMove.Play(Combination combination) -> {
        if (after instanceof Combining) {
          announced(combination);
        } else {
          played(combination, Cards.NONE);
        }
      }
      case KartenspielMove.Spend(Card card) -> {
        if (after instanceof Combining) {
          facts.add(new KartenspielFact.Spent(seat, card));
        } else {
          played();
        }
      }
      case KartenspielMove.Place place -> played();
      case KartenspielMove.Trade(Card card) ->
          facts.add(new KartenspielFact.Traded(seat, card, is.active(), is.reserve()));
      case KartenspielMove.Discard(Card card) ->
          facts.add(new KartenspielFact.Discarded(seat, card));
      case KartenspielMove.EndTurn() -> facts.add(new KartenspielFact.TurnEnded(seat));
    }
  }

  private void announced(Combination combination) {
    facts.add(new KartenspielFact.Announced(seat, combination));
    List<Placing> placings = tableau.placings(was, combination);
    if (placings.size() == 1) {
      Placing placing = placings.getFirst();
      facts.add(new KartenspielFact.StonesDue(placing.row(), placing.stones()));
    }
  }

  /** The combination that was begun before is complete. */
  private void played() {
    if (before instanceof Combining combining) {
      played(combining.combination(), combining.spent());
    }
  }

  private void played(Combination combination, Cards spentBefore) {
    Cards cards = was.hand().plus(spentBefore).minus(is.hand());
    facts.add(new KartenspielFact.Played(seat, combination, cards.list()));
    int stones = was.stonesLeft() - is.stonesLeft();
    for (Row row : Row.ALL) {
      if (is.levels().of(row) > was.levels().of(row)) {
        int fromReserve = was.reserve() - is.reserve();
        facts.add(
            fromReserve == 0
                ? new KartenspielFact.Placed(seat, row, stones)
                : new KartenspielFact.PlacedFromReserve(seat, row, stones, fromReserve));
      }
    }
    is.levels().aloneIn().ifPresent(row -> facts.add(new KartenspielFact.StandsAlone(seat, row)));
    improved();
  }

  private void improved() {
    for (Row row : Row.POWER) {
      int old = tableau.value(row, was);
      int now = tableau.value(row, is);
      if (now > old) {
        facts.add(
            switch (row) {
              case FULL_HOUSE -> new KartenspielFact.DrawsMore(seat, old, now);
              case FLUSH -> new KartenspielFact.TakesMore(seat, old, now);
              case TRIPLE -> new KartenspielFact.TradesMore(seat, old, now);
              case STRAIGHT, TWO_PAIRS -> new KartenspielFact.HoldsMore(seat, old, now);
            });
      }
    }
  }

  private void took() {
    Cards taken = layoutBefore.display().minus(layoutAfter.display());
    if (!taken.isEmpty()) {
      facts.add(new KartenspielFact.Took(seat, taken.list()));
    }
  }

  private void happened(KartenspielOutcome outcome) {
    switch (outcome) {
      case KartenspielOutcome.Starts(int starter) -> facts.add(new KartenspielFact.Begins(starter));
      case KartenspielOutcome.Drawn(Card card) -> {
        if (before instanceof KartenspielState.Refilling) {
          facts.add(new KartenspielFact.TurnedUp(card));
        } else {
          // Only the player who drew it may know the card.
          facts.add(
              viewer.is(seat)
                  ? new KartenspielFact.Drew(seat, card)
                  : new KartenspielFact.DrewHidden(seat));
          took();
        }
      }
    }
  }

  /** What may follow any event. */
  private void ended() {
    if (layoutAfter.pile().size() > layoutBefore.pile().size()) {
      facts.add(new KartenspielFact.Reshuffled(layoutAfter.pile().size()));
    }
    if (is.isFinished() && !was.isFinished()) {
      facts.add(new KartenspielFact.Finished(seat, is.hand().size()));
    }
    if (is.lost() && !was.lost()) {
      facts.add(new KartenspielFact.Blocked(seat, is.stonesLeft()));
    }
    if (after instanceof KartenspielState.Over && isCountedAsItStands()) {
      facts.add(new KartenspielFact.RoundLimitReached(layoutAfter.round()));
    }
  }

  /** Whether nobody finished and more than one could have. */
  private boolean isCountedAsItStands() {
    int contenders = 0;
    for (PlayerState player : layoutAfter.players()) {
      if (player.isFinished()) {
        return false;
      }
      contenders += player.lost() ? 0 : 1;
    }
    return contenders > 1;
  }
}
