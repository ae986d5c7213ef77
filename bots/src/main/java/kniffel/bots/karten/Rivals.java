package kniffel.bots.karten;

import java.util.ArrayList;
import java.util.List;
import kniffel.rules.karten.Box;
import kniffel.rules.karten.Karten;
import kniffel.rules.karten.KartenView;

/**
 * How the others stand, and what points are worth against them.
 *
 * <p>Everybody's prospect is the current score and what is still to come, minus the price of the
 * turns: as all have the same number of turns, a player who needs fewer for the rest gains what the
 * others lose by an early end. The probability of winning falls with the difference as a logistic
 * curve whose width was fitted to games of the search bot against itself.
 */
final class Rivals {

  /** What one more turn brings when it is the last. */
  private static final double LAST_TURN = 12;

  /** Enough turns for everything. */
  private static final double ENDLESS = 1000;

  /** What a card above five is worth in a hand that nobody sees: most of the turn it took. */
  private static final double EXTRA_CARD = 0.8 * SheetValues.Aim.FULL.price();

  /** How much more five cards that somebody chose to keep are worth than five random ones. */
  private static final double CHOSEN_CARDS = 1;

  /** The width of the curve: how far chance can still separate two players. */
  private static final double NARROW = 3;

  private static final double WIDENING = 4.3;

  /** The same where nothing can happen any more. */
  private static final double EXACT = 0.1;

  /**
   * A small part of the probability follows the points, so that nobody plays at random when all is
   * won.
   */
  private static final double FOR_POINTS = 0.001;

  private static final double POINTS_WIDTH = 300;

  /** An opponent: the prospect, and how many points more if the game ends with this round. */
  private record Other(double prospect, double stands, double stillGains) {}

  private final List<Other> others = new ArrayList<>();
  private final double width;
  private final double turnsLeft;

  Rivals(KartenView view, PackedView packed, SheetValues sheetValues, int lastRound) {
    int players = view.players().size();
    int ownPlace = Math.floorMod(packed.seat() - view.starter(), players);
    int ownFree = Integer.bitCount(packed.free());
    int fewest = Integer.MAX_VALUE;
    double soonest = ENDLESS;
    for (int seat = 0; seat < players; seat++) {
      if (seat == packed.seat()) {
        continue;
      }
      KartenView.PlayerArea player = view.players().get(seat);
      int free = PackedView.bits(player.free());
      fewest = Math.min(fewest, player.free().size());
      soonest = Math.min(soonest, turns(player));
      boolean after = Math.floorMod(seat - view.starter(), players) > ownPlace;
      double extra = CHOSEN_CARDS + EXTRA_CARD * Math.max(0, player.cards() - Karten.HAND);
      double gains = after && free != 0 ? LAST_TURN : 0;
      double toCome =
          packed.lastTurn() || free == 0 ? gains : sheetValues.start(free, player.upper()) + extra;
      // Those who have had their turn in this round have paid for it already.
      double paid = after || packed.lastTurn() ? 0 : SheetValues.Aim.FULL.price();
      others.add(new Other(player.total() + toCome - paid, player.total(), gains));
    }
    int open = others.isEmpty() ? ownFree : ownFree + fewest;
    width = packed.lastTurn() ? 2 * NARROW : NARROW + WIDENING * Math.sqrt(open);
    turnsLeft = Math.min(soonest, lastRound - packed.turns());
  }

  boolean isAlone() {
    return others.isEmpty();
  }

  /** How many turns the player will still have, this one included: others may end the game. */
  double turnsLeft() {
    return turnsLeft;
  }

  /** How many turns a player still needs: fitted to games of the search bot alone. */
  private static double turns(KartenView.PlayerArea player) {
    double turns = 1.5 + 1.93 * player.free().size() - 0.6 * (player.cards() - Karten.HAND);
    return Math.max(1, player.free().contains(Box.KNIFFEL) ? turns + 2.2 : turns);
  }

  /** The probability of winning with such a prospect, a shared victory counting as its share. */
  double winning(double prospect) {
    double sum = 1;
    for (Other other : others) {
      sum += Math.exp((other.prospect - prospect) / width);
    }
    double forPoints = 0.5 + Math.atan(prospect / POINTS_WIDTH) / Math.PI;
    return (1 - FOR_POINTS) / sum + FOR_POINTS * forPoints;
  }

  /** The prospect that is worth as much as ending the game with such a score. */
  double ending(double score) {
    double against = 0;
    double sum = 1;
    for (Other other : others) {
      against += Math.exp(other.prospect / width);
      double behind = other.stands + other.stillGains - score;
      // For those without a turn to come it is already certain.
      sum += Math.exp(Math.clamp(behind / (other.stillGains > 0 ? 2 * NARROW : EXACT), -50, 50));
    }
    double odds = 1 / Math.max(sum - 1, 1e-9);
    return width * Math.log(odds * against);
  }
}
