package kniffel.cli.kartenspiel;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import kniffel.cli.play.Offers;
import kniffel.rules.kartenspiel.Card;
import kniffel.rules.kartenspiel.Cards;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielView;
import kniffel.rules.kartenspiel.Row;

/**
 * What the letters mean now.
 *
 * @param moves the move of each letter; those that are not legal answer with the reason
 * @param legal the legal moves
 */
record Menu(List<KartenspielMove> moves, Set<KartenspielMove> legal) {

  static final char DRAW = ' ';
  static final char TRADE = 't';
  static final char END = 'x';
  static final char SORT = 's';
  static final char MORE = 'm';

  /** All letters except those with another meaning. */
  private static final String LETTERS = "abcdefghijklnopruvwyzABCDEFGHIJ";

  /**
   * The letters of a person who is to decide; none while somebody else is.
   *
   * @param trading whether the person wants to trade and now looks for a card
   */
  static Menu of(
      KartenspielView view,
      Offers<KartenspielMove> offers,
      Choices choices,
      Order order,
      boolean trading) {
    Set<KartenspielMove> legal = Set.copyOf(offers.moves());
    if (legal.isEmpty()) {
      return new Menu(List.of(), legal);
    }
    List<KartenspielMove> moves =
        switch (view.phase()) {
          case SET_UP ->
              Row.POWER.stream().<KartenspielMove>map(KartenspielMove.SetUp::new).toList();
          case TAKE -> each(view.display(), order, KartenspielMove.Take::new);
          case SPEND -> each(inHand(view), order, KartenspielMove.Spend::new);
          case TRADE -> each(view.hand(), order, KartenspielMove.Trade::new);
          case DISCARD -> each(view.hand(), order, KartenspielMove.Discard::new);
          case ACTION, SECOND_ACTION ->
              trading ? each(view.hand(), order, KartenspielMove.Trade::new) : choices.moves();
          case PLACE -> choices.moves();
          case START, DEAL, DRAW, REFILL, OVER -> List.of();
        };
    return new Menu(moves, legal);
  }

  private static List<KartenspielMove> each(
      Cards cards, Order order, Function<Card, KartenspielMove> move) {
    return order.sort(cards).stream().map(move).toList();
  }

  /** The hand as shown: cards chosen for a combination keep their places until it is played. */
  static Cards inHand(KartenspielView view) {
    return view.owner().equals(view.seat()) ? view.hand().plus(view.spent()) : view.hand();
  }

  /** The letter of a legal move; blank if it has none. */
  String key(KartenspielMove move) {
    return legal.contains(move) ? letter(move) : " ";
  }

  /** The letter of a move, legal or not; blank if it has none. */
  String letter(KartenspielMove move) {
    int place = moves.indexOf(move);
    return place < 0 ? " " : LETTERS.substring(place, place + 1);
  }

  Optional<KartenspielMove> at(char key) {
    int place = LETTERS.indexOf(key);
    return place < 0 || place >= moves.size() ? Optional.empty() : Optional.of(moves.get(place));
  }

  /** The letters of the legal moves: {@code a–d}; empty if there are none. */
  String range() {
    List<String> keys = moves.stream().filter(legal::contains).map(this::letter).toList();
    return switch (keys.size()) {
      case 0 -> "";
      case 1 -> keys.getFirst();
      default -> keys.getFirst() + "–" + keys.getLast();
    };
  }
}
