package kniffel.cli.karten;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import kniffel.cli.play.Look;
import kniffel.cli.terminal.Block;
import kniffel.cli.terminal.Style;
import kniffel.rules.karten.KartenView;

/** A hand of cards from low to high, each above its key; a chosen card is framed and ticked. */
final class HandArt {

  /** The keys of the cards: the tenth has 0. */
  static final String KEYS = "1234567890";

  /** The columns of a large card and of the gap before it. */
  private static final int LARGE = 6;

  /** Stands for an unseen card. */
  private static final int BACK = 0;

  private HandArt() {}

  /** The keys of a hand in short: {@code 1–6}. */
  static String keys(int size) {
    return size == KEYS.length() ? "1–9, 0" : "1–" + size;
  }

  /**
   * The viewer's own hand; for spectators, the backs of the hand whose turn it is.
   *
   * @param asked whether cards can be chosen now, so that their keys are shown
   */
  static Block draw(KartenView view, Selection chosen, boolean asked, Look look) {
    List<Integer> values =
        view.own()
            .map(own -> Selection.values(own.hand()))
            .orElseGet(() -> Collections.nCopies(view.players().get(view.seat()).cards(), BACK));
    if (look.isPlain()) {
      return spoken(values, chosen, look);
    }
    boolean large = values.size() * LARGE <= look.width();
    List<String> lines = new ArrayList<>(Collections.nCopies(large ? 4 : 2, ""));
    for (int place = 0; place < values.size(); place++) {
      boolean isChosen = chosen.places().contains(place);
      String foot = asked ? foot(place, isChosen, large, look) : "";
      List<String> card =
          card(values.get(place), isChosen, large, look).above(Block.of(foot)).lines();
      for (int i = 0; i < lines.size(); i++) {
        String part = asked ? look.target(KEYS.charAt(place), card.get(i)) : card.get(i);
        lines.set(i, lines.get(i) + " " + part);
      }
    }
    return new Block(lines);
  }

  /** In words: {@code Hand: 3 [4] 4}; nothing is said of the backs of cards. */
  private static Block spoken(List<Integer> values, Selection chosen, Look look) {
    if (values.isEmpty() || values.contains(BACK)) {
      return Block.of();
    }
    List<String> cards = new ArrayList<>();
    for (int place = 0; place < values.size(); place++) {
      boolean isChosen = chosen.places().contains(place);
      cards.add(isChosen ? "[" + values.get(place) + "]" : String.valueOf(values.get(place)));
    }
    return Block.of(look.say("cli.karten.hand", Map.of("cards", String.join(" ", cards))));
  }

  private static Block card(int value, boolean isChosen, boolean large, Look look) {
    String inside = value == BACK ? "░░░" : " " + value + " ";
    Block card;
    if (large) {
      card =
          isChosen
              ? Block.of("╔═══╗", "║" + inside + "║", "╚═══╝")
              : Block.of("╭───╮", "│" + inside + "│", "╰───╯");
    } else {
      card = Block.of(isChosen ? "[" + value + "]" : inside);
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
