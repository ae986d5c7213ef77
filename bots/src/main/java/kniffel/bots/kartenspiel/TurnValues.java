package kniffel.bots.kartenspiel;

import kniffel.bots.shared.SeededStream;
import kniffel.rules.kartenspiel.Awaited;
import kniffel.rules.kartenspiel.Card;
import kniffel.rules.kartenspiel.Combination;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.Row;

/** Where each move leads if the rest of the turn is played well, and how many turns remain then. */
final class TurnValues {

  /** How many first hands a set-up is tried with. */
  private static final int FIRST_HANDS = 48;

  /** What it costs at least to put off what is overdue. */
  private static final double LATER = 0.01;

  private final PackedView view;
  private final Policy policy;
  private final PackedTableau tableau;
  private final long seed;
  private final PackedPlayer trial = new PackedPlayer();
  private final PackedPlayer choice = new PackedPlayer();
  private final PackedPlayer option = new PackedPlayer();

  TurnValues(PackedView view, Policy policy, long seed) {
    this.view = view;
    this.policy = policy;
    this.tableau = policy.tableau();
    this.seed = seed;
  }

  /**
   * The turns still needed after this turn.
   *
   * @param into becomes the seat as it will be then, still holding what exceeds the hand limit;
   *     after taking, before anything that may follow; meaningless after drawing and in the set-up
   */
  double turns(KartenspielMove move, PackedPlayer into) {
    into.set(view.own());
    return switch (move) {
      case KartenspielMove.SetUp(Row row) -> setUp(into, row.ordinal(), view.toSetUp());
      case KartenspielMove.Draw() -> draw(into);
      case KartenspielMove.Take(Card card) -> take(into, card.index());
      case KartenspielMove.Play(Combination combination) -> {
        policy.playing(into, PackedCombinations.of(combination), new PackedHand());
        yield policy.ended(into);
      }
      case KartenspielMove.Spend(Card card) -> spend(into, card.index());
      case KartenspielMove.Place(Row row, int stones, int fromReserve) -> {
        tableau.place(into, row.ordinal(), stones, fromReserve);
        yield policy.ended(into);
      }
      case KartenspielMove.Trade(Card card) -> trade(into, card.index());
      case KartenspielMove.Discard(Card card) -> {
        into.hand.remove(card.index());
        yield policy.ended(into);
      }
      case KartenspielMove.EndTurn() -> policy.ended(into);
    };
  }

  private double draw(PackedPlayer own) {
    double drawn = policy.drawing(own, view.display, view.open);
    return policy.isOverdue(own) ? Math.max(drawn, policy.due(own, option) + LATER) : drawn;
  }

  private double setUp(PackedPlayer into, int row, int left) {
    tableau.place(into, row, 1, 1);
    if (left == 1) {
      return firstHands(into);
    }
    double best = Policy.NEVER;
    PackedPlayer next = new PackedPlayer();
    for (int other = 0; other < PackedTableau.TWO_PAIRS; other++) {
      if (view.maySetUp(tableau, into, other, left - 1)) {
        next.set(into);
        best = Math.min(best, setUp(next, other, left - 1));
      }
    }
    return best;
  }

  private double firstHands(PackedPlayer seat) {
    SeededStream random = new SeededStream(seed); // the same hands for every set-up
    double sum = 0;
    for (int i = 0; i < FIRST_HANDS; i++) {
      seat.hand.clear();
      while (seat.hand.size() < 3) {
        int card = random.below(PackedHand.CARDS);
        if (!seat.hand.has(card)) {
          seat.hand.add(card);
        }
      }
      sum += policy.rough(seat);
    }
    seat.hand.clear();
    return sum / FIRST_HANDS;
  }

  /** Tries every choice of the display that has this card. */
  private double take(PackedPlayer into, int card) {
    double best = Double.POSITIVE_INFINITY;
    int cards = view.toTake();
    for (int chosen = 0; chosen < 1 << view.open; chosen++) {
      if (Integer.bitCount(chosen) == cards && isChosen(chosen, card)) {
        trial.set(view.own());
        for (int i = 0; i < view.open; i++) {
          if ((chosen >> i & 1) != 0) {
            trial.hand.add(view.display[i]);
          }
        }
        double turns = taken(trial);
        if (turns < best) {
          best = turns;
          into.set(trial);
        }
      }
    }
    return best;
  }

  private boolean isChosen(int chosen, int card) {
    for (int i = 0; i < view.open; i++) {
      if (view.display[i] == card) {
        return (chosen >> i & 1) != 0;
      }
    }
    return false;
  }

  private double taken(PackedPlayer seat) {
    if (!tableau.isSimple()) {
      return policy.ended(seat);
    }
    policy.acting(seat, choice);
    return policy.ended(choice);
  }

  private double spend(PackedPlayer into, int card) {
    into.hand.remove(card);
    PackedHand spent = new PackedHand();
    spent.set(view.spent);
    spent.add(card);
    policy.playing(into, view.combination.orElseThrow(), spent);
    return policy.ended(into);
  }

  private double trade(PackedPlayer into, int card) {
    int limit =
        view.awaited instanceof Awaited.Trade(int most) ? most : tableau.tradeLimit(view.own());
    into.hand.remove(card);
    into.active++;
    into.reserve--;
    double stopped = policy.ended(into);
    double more = policy.trading(into, limit - 1, option);
    if (more < stopped) {
      into.set(option);
      return policy.ended(into);
    }
    return stopped;
  }
}
