package kniffel.cli.karten;

import java.util.Collections;
import java.util.List;
import kniffel.cli.play.Block;
import kniffel.cli.play.Look;
import kniffel.cli.play.Style;
import kniffel.rules.karten.KartenView;

/** A hand of cards from low to high, each above its key; a chosen card is framed and marked. */
final class HandArt {

  /** The keys of the cards: the tenth has 0. */
  static final String KEYS = "1234567890";

  /** The columns of a large card and of the gap before it. */
  private static final int LARGE = 6;

  private static final String BACK = "░";

  private HandArt() {}

  /** The keys of a hand in short: {@code 1–6}. */
  static String keys(int size) {
    return size == KEYS.length() ? "1–9, 0" : "1–" + size;
  }

  /**
   * The viewer's own hand; for those who have none, the backs of the hand in turn.
   *
   * @param asked whether cards can be chosen now, so that their keys are shown
   */
  static Block draw(KartenView view, Selection chosen, boolean asked, Look look) {
    if (view.own().isEmpty()) {
      return backs(view.players().get(view.seat()).cards(), look);
    }
    List<Integer> values = Selection.values(view.own().get().hand());
    boolean large = values.size() * LARGE <= look.width();
    Block hand = room(large);
    for (int place = 0; place < values.size(); place++) {
      boolean isChosen = chosen.places().contains(place);
      Block card = card(String.valueOf(values.get(place)), isChosen, large, look);
      hand = hand.beside(1, card.above(Block.of(asked ? foot(place, isChosen, large, look) : "")));
    }
    return hand;
  }

  private static Block backs(int count, Look look) {
    boolean large = count * LARGE <= look.width();
    Block card = card(BACK, false, large, look).above(Block.of(""));
    return Collections.nCopies(count, card).stream()
        .reduce(room(large), (hand, next) -> hand.beside(1, next));
  }

  /** The lines stay where they are, also if the hand is empty. */
  private static Block room(boolean large) {
    return large ? Block.of("", "", "", "") : Block.of("", "");
  }

  private static Block card(String face, boolean isChosen, boolean large, Look look) {
    Block card;
    if (large) {
      String inside = face.equals(BACK) ? face.repeat(3) : " " + face + " ";
      card =
          isChosen
              ? Block.of("╔═══╗", "║" + inside + "║", "╚═══╝")
              : Block.of("╭───╮", "│" + inside + "│", "╰───╯");
    } else {
      card = Block.of(isChosen ? "[" + face + "]" : " " + face + " ");
    }
    return isChosen ? paint(Style.CHOSEN, card, look) : card;
  }

  private static String foot(int place, boolean isChosen, boolean large, Look look) {
    String foot = (isChosen && large ? "▲" : " ") + KEYS.charAt(place) + " ";
    return look.paint(isChosen ? Style.CHOSEN : Style.OFFER, large ? " " + foot + " " : foot);
  }

  private static Block paint(Style style, Block block, Look look) {
    return new Block(block.lines().stream().map(line -> look.paint(style, line)).toList());
  }
}
