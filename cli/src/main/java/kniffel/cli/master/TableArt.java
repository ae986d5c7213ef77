package kniffel.cli.master;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kniffel.cli.play.Block;
import kniffel.cli.play.DiceArt;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.cli.play.Style;
import kniffel.rules.Viewer;
import kniffel.rules.dice.Places;
import kniffel.rules.master.CoinLine;
import kniffel.rules.master.MasterMove;
import kniffel.rules.master.MasterView;

/** The whole table: the boards, and beside or above them the dice and what they are good for. */
final class TableArt {

  /** Room for dice and uses below which they go above the boards. */
  private static final int NARROWEST = 32;

  /** The most uses a roll has: a full house that is a Chance as well. */
  private static final int MOST_USES = 11;

  private final MasterView view;
  private final boolean asked;
  private final Uses uses;
  private final Places held;
  private final Look look;
  private final int own;

  TableArt(MasterView view, Viewer viewer, Offers<MasterMove> offers, Places held, Look look) {
    this.view = view;
    this.asked = !offers.moves().isEmpty();
    this.uses = Uses.of(offers);
    this.held = held;
    this.look = look;
    this.own = viewer instanceof Viewer.Seat(int seat) ? seat : view.seat();
  }

  Block draw() {
    Block wide = boards(true);
    int diceWidth = medium().width();
    Block boards = wide.width() + diceWidth <= look.width() ? wide : boards(false);
    int beside = look.width() - boards.width();
    if (beside >= diceWidth) {
      return boards.beside(0, turn(beside, look.height()));
    }
    Block stacked = turn(look.width(), Integer.MAX_VALUE).above(boards);
    return stacked.height() <= look.height() || beside < NARROWEST
        ? stacked
        : boards.beside(0, turn(beside, look.height()));
  }

  private Block boards(boolean wide) {
    BoardArt art = new BoardArt(view, own, wide, look);
    Block dense = Block.of(look.paint(Style.STRONG, title())).above(art.draw(false));
    Block spaced = Block.of(look.paint(Style.STRONG, title()), "").above(art.draw(true));
    return spaced.height() <= look.height() ? spaced : dense;
  }

  private String title() {
    if (view.over()) {
      return look.say("cli.master.title-over", Map.of("rounds", view.round() - 1));
    }
    boolean last = view.lastRound().filter(round -> round == view.round()).isPresent();
    return look.say(
        last ? "cli.master.title-last" : "cli.master.title", Map.of("round", view.round()));
  }

  /** The dice, and below them the uses of the roll, or what there is to know without one. */
  private Block turn(int width, int height) {
    Block dice = Block.of(" " + look.paint(Style.STRONG, roll())).above(dice(width, height));
    Block below =
        uses.list().isEmpty()
            ? legend(width)
            : new UseArt(uses, width, look).draw(height - dice.height());
    return dice.above(below);
  }

  private String roll() {
    if (view.over()) {
      return "";
    }
    if (view.starter().isEmpty()) {
      return look.say("cli.master.lot");
    }
    return view.rolls() == 0
        ? look.say("cli.master.before")
        : look.say(
            "cli.master.roll",
            Map.of("roll", view.rolls(), "rolls", view.rolls() + view.rollsLeft()));
  }

  private Block dice(int width, int height) {
    Block medium = medium();
    if (medium.width() > width) {
      return Block.of(" " + DiceArt.small(view.dice(), held, look), "");
    }
    Block large = DiceArt.large(view.dice(), held, look.say("cli.held"), look);
    return 1 + large.height() + MOST_USES <= height ? large : medium;
  }

  private Block medium() {
    return DiceArt.medium(view.dice(), held, look.say("cli.held"), look);
  }

  /** What the signs mean and what equal dice pay, where no use needs the room. */
  private Block legend(int width) {
    List<String> lines = new ArrayList<>();
    lines.add("");
    if (asked && view.rolls() > 0) {
      lines.add(look.say("cli.master.no-use-yet"));
    }
    lines.add(look.say("cli.master.legend-stars"));
    lines.add(look.say("cli.master.legend-race"));
    lines.add(look.say("cli.master.legend-coins"));
    List<String> pays =
        CoinLine.ALL.stream()
            .map(line -> line.coins() + Signs.COIN + " " + look.say(line))
            .toList();
    new Parts(pays).wrap(width - 3).forEach(line -> lines.add("  " + line));
    return new Block(lines.stream().map(line -> " " + look.paint(Style.FAINT, line)).toList());
  }
}
