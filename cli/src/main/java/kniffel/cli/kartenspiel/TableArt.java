package kniffel.cli.kartenspiel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kniffel.cli.kartenspiel.CardArt.Slot;
import kniffel.cli.play.Look;
import kniffel.cli.terminal.Block;
import kniffel.cli.terminal.Style;
import kniffel.rules.kartenspiel.Card;
import kniffel.rules.kartenspiel.Cards;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielView;

/** The whole table from top to bottom, as large as the screen allows. */
final class TableArt {

  private static final int LABEL = 8;
  private static final int MAX_WIDTH = 100;
  static final int MAX_NAME = 12;

  /** How much room is taken, from most to least. */
  private enum Size {
    ALL_CARDS_LARGE,
    HAND_LARGE,
    PARTED,
    DENSE;

    private boolean isAtLeast(Size other) {
      return compareTo(other) <= 0;
    }

    private Block gapFrom(Size other) {
      return isAtLeast(other) ? Block.of("") : Block.of();
    }

    /** How many lines the list has. */
    private int list() {
      return isAtLeast(ALL_CARDS_LARGE) ? Choices.PAGE : Choices.PAGE / 2;
    }
  }

  private final KartenspielView view;
  private final Look look;
  private final Menu menu;
  private final Order order;
  private final Set<KartenspielMove> chosen;
  private final CardArt cards;
  private final int width;

  TableArt(KartenspielView view, Look look, Menu menu, Order order, Set<KartenspielMove> chosen) {
    this.view = view;
    this.look = look;
    this.menu = menu;
    this.order = order;
    this.chosen = chosen;
    this.cards = new CardArt(look);
    this.width = Math.min(look.width(), MAX_WIDTH);
  }

  /**
   * The table with a list of choices.
   *
   * @param ask what is asked now
   */
  Block draw(Choices choices, String ask) {
    TableauArt art = new TableauArt(view, menu, look);
    Block boards = art.draw();
    if (look.isPlain()) {
      return draw(boards.above(art.known()), choices, ask, Size.DENSE);
    }
    Block table = boards;
    for (Size size : Size.values()) {
      boolean withKnown = size.isAtLeast(Size.ALL_CARDS_LARGE);
      table = draw(withKnown ? boards.above(art.known()) : boards, choices, ask, size);
      if (table.height() <= look.height()) {
        break;
      }
    }
    return table;
  }

  private Block draw(Block boards, Choices choices, String ask, Size size) {
    Block gap = size.gapFrom(Size.ALL_CARDS_LARGE);
    Block top = Block.of(apart(look.paint(Style.STRONG, title()), stacks())).above(gap);
    Block open = size.gapFrom(Size.PARTED).above(display(size));
    Block table = top.above(boards).above(open).above(gap);
    if (view.owner().isPresent()) {
      table = table.above(hand(size)).above(gap);
    }
    Block asked = Block.of(apart(look.paint(Style.STRONG, ask), more(choices)));
    return view.owner().isEmpty()
        ? table.above(asked)
        : table
            .above(asked)
            .above(
                new ChoiceArt(view, menu, look)
                    .draw(choices, look.isPlain() ? Choices.PAGE : size.list(), width));
  }

  /** Two texts at the ends of a line; the first is cut if necessary. */
  private String apart(String left, String right) {
    return right.isEmpty()
        ? Block.cut(left, width)
        : Block.fit(left, width - Block.width(right) - 1) + " " + right;
  }

  private String title() {
    String game = look.say("kartenspiel.name");
    if (view.starter().isEmpty()) {
      return game;
    }
    String starter = Block.cut(look.narrator().name(view.starter().get()), MAX_NAME);
    return look.say(
        view.round() == 0 ? "cli.kartenspiel.title-set-up" : "cli.kartenspiel.title",
        Map.of("game", game, "round", view.round(), "name", starter));
  }

  private String stacks() {
    Map<String, Integer> counts = Map.of("pile", view.pile(), "discard", view.discard().size());
    return look.say("cli.kartenspiel.stacks", counts);
  }

  private String more(Choices choices) {
    Map<String, Integer> pages = Map.of("page", choices.page() + 1, "pages", choices.pages());
    return choices.pages() == 1
        ? ""
        : look.paint(Style.OFFER, look.say("cli.kartenspiel.more", pages));
  }

  private Block display(Size size) {
    Block open =
        row("cli.kartenspiel.display", view.display(), size.isAtLeast(Size.ALL_CARDS_LARGE));
    if (view.owner().isEmpty()) {
      return open;
    }
    String other = order == Order.BY_VALUE ? "cli.kartenspiel.by-suit" : "cli.kartenspiel.by-value";
    List<String> lines = new ArrayList<>(open.lines());
    // Above the hand, which it sorts.
    lines.set(lines.size() - 1, apart(lines.getLast(), look.paint(Style.OFFER, look.say(other))));
    return new Block(lines);
  }

  private Block hand(Size size) {
    return row("cli.kartenspiel.hand", Menu.inHand(view), size.isAtLeast(Size.HAND_LARGE));
  }

  private Block row(String label, Cards shown, boolean large) {
    List<Slot> slots = order.sort(shown).stream().map(this::slot).toList();
    String name = look.paint(Style.FAINT, look.say(label));
    String start = Block.fit(name, LABEL);
    // As high as the cards, even if there are none.
    Block labels = large ? Block.of("", start, "", "", "") : Block.of(start);
    return labels.beside(0, cards.row(slots, width - LABEL, large));
  }

  private Slot slot(Card card) {
    KartenspielMove move =
        switch (view.phase()) {
          case TAKE -> new KartenspielMove.Take(card);
          case SPEND -> new KartenspielMove.Spend(card);
          case DISCARD -> new KartenspielMove.Discard(card);
          default -> new KartenspielMove.Trade(card);
        };
    return new Slot(card, menu.key(move), chosen.contains(move) || view.spent().contains(card));
  }
}
