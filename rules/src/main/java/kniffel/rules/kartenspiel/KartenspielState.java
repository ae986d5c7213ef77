package kniffel.rules.kartenspiel;

import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A position of Kniffel – Das Kartenspiel, with everything that is hidden from some.
 *
 * <p>The pile has no order: it is the set of the cards that may come next.
 *
 * @param phase what the position waits for
 * @param starter the seat that begins each round; 0 while that is open
 * @param seat whose turn it is, or who places a stone or is dealt a card
 * @param round from 1; 0 before the first turn
 * @param left how many stones are still to be set up, cards to be dealt, drawn, taken, spent,
 *     discarded or turned up, or may still be traded; 0 in the other phases
 * @param pile the face-down cards (Nachzugstapel)
 * @param discard the discard pile (Abwurfstapel)
 * @param display the open cards (Auslage)
 * @param spent cards of the hand already chosen for the combination that is being played
 * @param combination the combination that is being played
 * @param players by seat
 */
public record KartenspielState(
    Phase phase,
    int starter,
    int seat,
    int round,
    int left,
    Cards pile,
    Cards discard,
    Cards display,
    Cards spent,
    Optional<Combination> combination,
    List<Player> players) {

  public static final int DISPLAY = 4;
  public static final int HAND = 3;
  public static final int ACTIVE = 3;

  public KartenspielState {
    players = List.copyOf(players);
    if ((phase == Phase.SPEND || phase == Phase.PLACE) && combination.isEmpty()) {
      throw new IllegalArgumentException("no combination is being played in phase " + phase);
    }
  }

  static KartenspielState first(int players, int stones) {
    Player player =
        new Player(Cards.NONE, Cards.NONE, RowLevels.EMPTY, ACTIVE, stones - ACTIVE, false);
    return new KartenspielState(
        Phase.START,
        0,
        0,
        0,
        0,
        Cards.ALL,
        Cards.NONE,
        Cards.NONE,
        Cards.NONE,
        Optional.empty(),
        Collections.nCopies(players, player));
  }

  /** The player whose turn it is. */
  public Player player() {
    return players.get(seat);
  }

  /** The cards in hand that fit the combination that is being played and may be chosen for it. */
  Cards choosable() {
    Cards choosable = Cards.NONE;
    for (Combination.Part part : combination.orElseThrow().parts()) {
      if (spent.and(part.cards()).size() < part.need()) {
        choosable = choosable.plus(player().hand().and(part.cards()));
      }
    }
    return choosable;
  }

  /** Waiting for something else. */
  KartenspielState to(Phase next, int count) {
    return new KartenspielState(
        next, starter, seat, round, count, pile, discard, display, spent, combination, players);
  }

  /** Waiting for something of that seat. */
  KartenspielState at(Phase next, int first, int whose, int number, int count) {
    return new KartenspielState(
        next, first, whose, number, count, pile, discard, display, spent, combination, players);
  }

  /** With these cards on the table, and the player at the turn changed. */
  KartenspielState with(Cards newPile, Cards newDiscard, Cards newDisplay, Player player) {
    return new KartenspielState(
        phase,
        starter,
        seat,
        round,
        left,
        newPile,
        newDiscard,
        newDisplay,
        spent,
        combination,
        replaced(player));
  }

  /** With a combination being played, for which some cards were chosen. */
  KartenspielState playing(Phase next, int count, Combination played, Cards chosen, Player player) {
    return new KartenspielState(
        next,
        starter,
        seat,
        round,
        count,
        pile,
        discard,
        display,
        chosen,
        Optional.of(played),
        replaced(player));
  }

  /** With the combination played, its cards discarded, and the turn at its end. */
  KartenspielState played(Player player) {
    return new KartenspielState(
        Phase.REFILL,
        starter,
        seat,
        round,
        0,
        pile,
        discard.plus(spent),
        display,
        Cards.NONE,
        Optional.empty(),
        replaced(player));
  }

  private List<Player> replaced(Player player) {
    Player[] all = players.toArray(Player[]::new);
    all[seat] = player;
    return List.of(all);
  }
}
