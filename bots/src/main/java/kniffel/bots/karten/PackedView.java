package kniffel.bots.karten;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kniffel.rules.karten.Box;
import kniffel.rules.karten.Cards;
import kniffel.rules.karten.KartenView;

/**
 * What a player who decides must know, as numbers.
 *
 * @param seat the player's seat
 * @param hand the number of the player's hand among all hands
 * @param aside the number of the cards set aside
 * @param free the own free boxes, as bits
 * @param upper the sum of the own upper part
 * @param total the own score as it stands
 * @param turns how many turns the player has finished
 * @param lastTurn whether the game ends with this round
 * @param probabilities how likely the next card has each value, ones first
 */
record PackedView(
    int seat,
    int hand,
    int aside,
    int free,
    int upper,
    int total,
    int turns,
    boolean lastTurn,
    List<Double> probabilities) {

  /** Below this many cards the pile will be reshuffled in this very turn. */
  private static final int SHORT_PILE = 5;

  static PackedView of(KartenView view) {
    KartenView.Own own = view.own().orElseThrow();
    KartenView.PlayerArea player = view.players().get(own.seat());
    return new PackedView(
        own.seat(),
        Hands.ALL.number(own.hand()),
        Hands.ALL.number(own.aside()),
        bits(player.free()),
        player.upper(),
        player.total(),
        view.round() - 1,
        view.lastRound(),
        probabilities(view, own.hand()));
  }

  static int bits(List<Box> boxes) {
    int bits = 0;
    for (Box box : boxes) {
      bits |= 1 << box.ordinal();
    }
    return bits;
  }

  /**
   * Unseen cards are as likely to be in the pile as in other hands, where they can be there at all:
   * a pile made of the discards holds only what lay open.
   */
  private static List<Double> probabilities(KartenView view, Cards hand) {
    double[] probabilities = new double[Cards.VALUES];
    int discards = view.discards().stream().mapToInt(Integer::intValue).sum();
    Cards seen = Cards.ofCounts(view.discards());
    Cards inPile = Cards.ofCounts(view.mayHold()).atMost(notSeen(seen, hand));
    double fresh = discards == 0 ? 1 : Math.min(1, view.pile() / (double) SHORT_PILE);
    for (int value = 1; value <= Cards.VALUES; value++) {
      int shown = view.discards().get(value - 1);
      double piled = inPile.isEmpty() ? 0 : inPile.count(value) / (double) inPile.size();
      double inDiscards = discards == 0 ? 0 : shown / (double) discards;
      probabilities[value - 1] = fresh * piled + (1 - fresh) * inDiscards;
    }
    return Arrays.stream(probabilities).boxed().toList();
  }

  private static Cards notSeen(Cards discards, Cards hand) {
    List<Integer> counts = new ArrayList<>();
    for (int value = 1; value <= Cards.VALUES; value++) {
      counts.add(Cards.COPIES - discards.count(value) - hand.count(value));
    }
    return Cards.ofCounts(counts);
  }
}
