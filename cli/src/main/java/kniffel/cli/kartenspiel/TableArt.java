package kniffel.cli.kartenspiel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kniffel.cli.kartenspiel.CardArt.Slot;
import kniffel.cli.play.Block;
import kniffel.cli.play.Look;
import kniffel.cli.play.Style;
import kniffel.rules.kartenspiel.Card;
import kniffel.rules.kartenspiel.Cards;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielView;

/** The whole table from top to bottom, as large as the screen allows. */
final class TableArt {

  private static final int LABEL = 8;
  private static final int MAX_WIDTH = 100;
  private static final int MAX_NAME = 16;

  /** How much room the cards and the list take. */
  private enum Size {
    LARGE(true, true, true, Choices.PAGE),
    HAND_LARGE(false, true, true, Choices.PAGE / 2),
    SPACED(false, false, true, Choices.PAGE / 2),
    SMALL(false, false, false, Choices.PAGE / 2);

    private final boolean largeDisplay;
    private final boolean largeHand;
    private final boolean spaced;
    private final int list;

    Size(boolean largeDisplay, boolean largeHand, boolean spaced, int list) {
      this.largeDisplay = largeDisplay;
      this.largeHand = largeHand;
      this.spaced = spaced;
      this.list = list;
    }
  }

  private final KartenspielView view;
  private final Look look;
  private final Menu menu;
  private final Order order;
  private final Set<KartenspielMove> marked;
  private final CardArt cards;
  private final int width;

  TableArt(KartenspielView view, Look look, Menu menu, Order order, Set<KartenspielMove> marked) {
    this.view = view;
    this.look = look;
    this.menu = menu;
    this.order = order;
    this.marked = marked;
    this.cards = new CardArt(look);
    this.width = Math.min(look.width(), MAX_WIDTH);
  }

  /**
   * The table with a list of choices.
   *
   * @param ask what is asked now
   */
  Block draw(Choices choices, String ask) {
    Block table = Block.of();
    for (Size size : Size.values()) {
      table = draw(choices, ask, size);
      if (table.height() <= look.height()) {
        break;
      }
    }
    return table;
  }

  private Block draw(Choices choices, String ask, Size size) {
    Block gap = size.spaced ? Block.of("") : Block.of();
    Block top = Block.of(apart(look.paint(Style.STRONG, title()), stacks())).above(gap);
    Block boards = new BoardArt(view, menu, look).draw().above(gap);
    Block table = top.above(boards).above(display(size)).above(gap);
    if (view.owner().isPresent()) {
      table = table.above(hand(size)).above(gap);
    }
    Block asked = Block.of(apart(look.paint(Style.STRONG, ask), more(choices)));
    return view.owner().isEmpty()
        ? table.above(asked)
        : table.above(asked).above(new ChoiceArt(view, menu, look).draw(choices, size.list, width));
  }

  /** Two texts at the ends of a line; the first gives way. */
  private String apart(String left, String right) {
    return right.isEmpty() ? left : Block.fit(left, width - Block.width(right) - 1) + " " + right;
  }

  private String title() {
    String game = look.say("kartenspiel.name");
    if (view.starter().isEmpty()) {
      return game;
    }
    String name = look.narrator().name(view.starter().get());
    String starter = Block.width(name) > MAX_NAME ? Block.fit(name, MAX_NAME) : name;
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
    Block open = row("cli.kartenspiel.display", view.display(), size.largeDisplay);
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
    return row("cli.kartenspiel.hand", Menu.inHand(view), size.largeHand);
  }

  private Block row(String label, Cards shown, boolean large) {
    List<Slot> slots = order.sort(shown).stream().map(this::slot).toList();
    String name = look.paint(Style.FAINT, look.say(label));
    Block start = large ? Block.of("", Block.fit(name, LABEL)) : Block.of(Block.fit(name, LABEL));
    return start.beside(0, cards.row(slots, width - LABEL, large));
  }

  private Slot slot(Card card) {
    KartenspielMove move =
        switch (view.phase()) {
          case TAKE -> new KartenspielMove.Take(card);
          case SPEND -> new KartenspielMove.Spend(card);
          case DISCARD -> new KartenspielMove.Discard(card);
          default -> new KartenspielMove.Trade(card);
        };
    return new Slot(card, menu.key(move), marked.contains(move) || view.spent().contains(card));
  }
}
