package kniffel.rules.karten;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import kniffel.rules.Randomness;
import kniffel.rules.Viewer;

/**
 * What somebody sees of a game of Karten Kniffel.
 *
 * @param phase what is going on
 * @param starter the seat that began, or 0 while that is open
 * @param round from 1; 0 while the cards are dealt, and one more than were played at the end
 * @param seat whose turn it is, or who is being dealt cards
 * @param drawing how many cards that player is still to draw now
 * @param pile how many cards lie in the pile
 * @param mayHold how many cards of each value the pile may hold at the most, as far as the viewer
 *     remembers what it was last made of, ones first
 * @param discards how many cards of each value lie open in the discard pile, ones first
 * @param lastRound whether the game ends with this round
 * @param own what the viewer holds, if the viewer plays
 * @param players by seat
 * @param figures what never changes, so that whoever shows the game need not know its rules
 */
public record KartenView(
    Phase phase,
    int starter,
    int round,
    int seat,
    int drawing,
    int pile,
    List<Integer> mayHold,
    List<Integer> discards,
    boolean lastRound,
    Optional<Own> own,
    List<PlayerArea> players,
    Figures figures) {

  /**
   * The numbers of the game, and the boxes of its sheet.
   *
   * @param bonus what the upper part can earn
   * @param bonusFrom the sum that earns it
   * @param malus what the upper part can cost
   * @param malusBelow below which sum it does
   * @param handLimit how many cards may be held
   * @param mostDiscards how many may be exchanged at once
   */
  public record Figures(
      int bonus,
      int bonusFrom,
      int malus,
      int malusBelow,
      int handLimit,
      int mostDiscards,
      List<Box> upper,
      List<Box> lower) {

    static final Figures ALL =
        new Figures(
            Sheet.BONUS,
            Sheet.BONUS_FROM,
            Sheet.MALUS,
            Sheet.MALUS_BELOW,
            Karten.HAND_LIMIT,
            Karten.MOST_DISCARDS,
            Box.ALL.stream().filter(Box::isUpper).toList(),
            Box.ALL.stream().filter(box -> !box.isUpper()).toList());
  }

  public KartenView {
    mayHold = List.copyOf(mayHold);
    discards = List.copyOf(discards);
    players = List.copyOf(players);
  }

  /**
   * The viewer's own cards.
   *
   * @param seat the viewer's seat
   * @param hand all of them, those set aside included
   * @param aside what is set aside for an exchange
   * @param takenBack how often cards were taken back in this turn
   * @param best for each free box that this hand could fill, its most valuable play
   */
  public record Own(int seat, Cards hand, Cards aside, int takenBack, Map<Box, Play> best) {}

  /** Cards that fill a box, and their points without the penalty. */
  public record Play(Cards cards, int points) {}

  /**
   * What lies open of a player.
   *
   * @param cards how many cards the player holds
   * @param penalty the penalty points for scoring with that many
   * @param boxes the filled boxes and their points
   * @param penalties the penalty points next to them
   * @param free the free boxes
   * @param upper the sum of the upper part, without penalties
   * @param bonus what the upper part brings as it stands: bonus, nothing or malus
   * @param toBonus how many points the upper part still needs for the bonus
   * @param toSafety how many points the upper part still needs to escape the malus
   * @param missed whether the last free box was not announced
   * @param minus all penalty points but the malus
   * @param total everything as it stands
   */
  public record PlayerArea(
      int cards,
      int penalty,
      Map<Box, Integer> boxes,
      Map<Box, Integer> penalties,
      List<Box> free,
      int upper,
      int bonus,
      int toBonus,
      int toSafety,
      boolean missed,
      int minus,
      int total) {

    /** The total, without a malus that can still be avoided. */
    public int soFar() {
      return bonus < 0 && free.stream().anyMatch(Box::isUpper) ? total - bonus : total;
    }

    static PlayerArea of(int cards, Sheet sheet) {
      return new PlayerArea(
          cards,
          Karten.penalty(cards),
          sheet.boxes(),
          sheet.penalties(),
          Box.ALL.stream().filter(sheet::isFree).toList(),
          sheet.upper(),
          sheet.bonus(),
          Math.max(0, Sheet.BONUS_FROM - sheet.upper()),
          Math.max(0, Sheet.MALUS_BELOW - sheet.upper()),
          sheet.missed(),
          sheet.minus(),
          sheet.total());
    }

    private Sheet sheet() {
      return Sheet.of(boxes, penalties, missed);
    }
  }

  static KartenView of(KartenState state, Viewer viewer, int lastRound) {
    int pile = state.pile().size();
    List<Integer> none = Cards.NONE.counts();
    List<Integer> deck = Cards.DECK.counts();
    Optional<Own> own =
        switch (viewer) {
          case Viewer.Seat(int seat) -> Optional.of(own(state, seat));
          case Viewer.Spectator() -> Optional.empty();
        };
    List<PlayerArea> players =
        IntStream.range(0, state.players())
            .mapToObj(
                seat -> PlayerArea.of(state.hands().get(seat).size(), state.sheets().get(seat)))
            .toList();
    return switch (state) {
      case KartenState.Lot _ ->
          new KartenView(
              Phase.START, 0, 0, 0, 0, pile, deck, none, false, own, players, Figures.ALL);
      case KartenState.Dealing dealing ->
          new KartenView(
              Phase.DEAL,
              dealing.starter(),
              0,
              dealing.seat(),
              Karten.HAND,
              pile,
              deck,
              none,
              false,
              own,
              players,
              Figures.ALL);
      case KartenState.Rounds playing -> {
        Turn turn = playing.turn();
        yield new KartenView(
            phase(playing),
            turn.starter(),
            turn.round(),
            turn.seat(),
            playing instanceof KartenState.Drawing drawing ? drawing.due() : 0,
            pile,
            mayHold(turn, viewer).counts(),
            turn.discard().counts(),
            turn.isAnyFull() || turn.round() >= lastRound,
            own,
            players,
            Figures.ALL);
      }
    };
  }

  private static Cards mayHold(Turn turn, Viewer viewer) {
    return switch (viewer) {
      case Viewer.Seat(int seat) -> turn.mayHold().get(seat);
      // A spectator decides nothing and need not remember.
      case Viewer.Spectator() -> Cards.DECK;
    };
  }

  private static Phase phase(KartenState.Rounds state) {
    return switch (state) {
      case KartenState.Acting _ -> Phase.ACT;
      case KartenState.Announcing _ -> Phase.ANNOUNCE;
      case KartenState.Drawing _ -> Phase.DRAW;
      case KartenState.Over _ -> Phase.OVER;
    };
  }

  private static Own own(KartenState state, int seat) {
    Cards hand = state.hands().get(seat);
    Plays possible = Plays.of(hand, state.sheets().get(seat).freeBits());
    Map<Box, Play> best = new EnumMap<>(Box.class);
    for (int i = 0; i < possible.size(); i++) {
      KartenMove.Score score = possible.get(i);
      Play play = new Play(score.cards(), score.box().points(score.cards()));
      best.merge(score.box(), play, (old, other) -> other.points() > old.points() ? other : old);
    }
    Map<Box, Play> plays = Collections.unmodifiableMap(best);
    return state instanceof KartenState.Acting(Turn turn, Cards aside, int takenBack)
            && turn.seat() == seat
        ? new Own(seat, hand, aside, takenBack, plays)
        : new Own(seat, hand, Cards.NONE, 0, plays);
  }

  /** A state that looks like this: what the viewer does not see is dealt out at random. */
  KartenState state(Randomness randomness) {
    Cards discard = Cards.ofCounts(discards);
    Cards hidden = Cards.DECK.minus(discard).minus(own.map(Own::hand).orElse(Cards.NONE));
    // Cards that cannot be in the pile are in other hands.
    Cards held = hidden.beyond(Cards.ofCounts(mayHold));
    int others = hidden.size() - pile;
    held = held.plus(new CardDraw(hidden.minus(held), others - held.size()).draw(randomness));
    Cards inPile = hidden.minus(held);
    List<Cards> hands = new ArrayList<>();
    for (int i = 0; i < players.size(); i++) {
      Cards hand;
      if (own.isPresent() && own.get().seat() == i) {
        hand = own.get().hand();
      } else {
        hand = new CardDraw(held, players.get(i).cards()).draw(randomness);
        held = held.minus(hand);
      }
      hands.add(hand);
    }
    return switch (phase) {
      case START -> new KartenState.Lot(players.size());
      case DEAL -> new KartenState.Dealing(players.size(), starter, dealt(hands));
      case ACT ->
          new KartenState.Acting(
              turn(inPile, discard, hands),
              own.map(Own::aside).orElse(Cards.NONE),
              own.map(Own::takenBack).orElse(0));
      case ANNOUNCE -> new KartenState.Announcing(turn(inPile, discard, hands));
      case DRAW -> new KartenState.Drawing(turn(inPile, discard, hands), drawing);
      case OVER -> new KartenState.Over(turn(inPile, discard, hands));
    };
  }

  /** The hands that were dealt before this seat's, in that order. */
  private List<Cards> dealt(List<Cards> hands) {
    return IntStream.range(0, turnsOfRound())
        .mapToObj(i -> hands.get((starter + i) % hands.size()))
        .toList();
  }

  /**
   * Everybody else is assumed to remember what the viewer does, because nobody knows what they have
   * drawn.
   */
  private Turn turn(Cards inPile, Cards discard, List<Cards> hands) {
    return new Turn(
        starter,
        (round - 1) * players.size() + turnsOfRound(),
        inPile,
        discard,
        hands,
        players.stream().map(PlayerArea::sheet).toList(),
        Collections.nCopies(players.size(), Cards.ofCounts(mayHold)));
  }

  /** How many seats came before this one in the round. */
  private int turnsOfRound() {
    return Math.floorMod(seat - starter, players.size());
  }
}
