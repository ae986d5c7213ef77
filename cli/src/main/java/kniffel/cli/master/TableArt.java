package kniffel.cli.master;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import kniffel.cli.play.DiceArt;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.cli.terminal.Block;
import kniffel.cli.terminal.Style;
import kniffel.rules.Viewer;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import kniffel.rules.master.CoinLine;
import kniffel.rules.master.Master;
import kniffel.rules.master.MasterMove;
import kniffel.rules.master.MasterView;

/** The whole table: the boards, and next to or above them the dice and their uses. */
final class TableArt {

  private static final int GAP = 1;

  /** Columns of five dice. */
  private static final int DICE = 40;

  /** Room for dice and uses below which they go above the boards. */
  private static final int NARROWEST = 32;

  /** The most uses a roll has: a full house that is a Chance as well. */
  private static final int MOST_USES = 11;

  /** The height of large dice and all uses, or of the boards, with blank lines between them. */
  private static final int SPACIOUS = 19;

  private final MasterView view;
  private final boolean asked;
  private final UseList uses;
  private final Places held;
  private final Look look;
  private final int own;

  TableArt(MasterView view, Viewer viewer, Offers<MasterMove> offers, Places held, Look look) {
    this.view = view;
    this.asked = !offers.moves().isEmpty();
    this.uses = UseList.of(offers);
    this.held = held;
    this.look = look;
    this.own = viewer instanceof Viewer.Seat(int seat) ? seat : view.seat();
  }

  Block draw() {
    if (look.isPlain()) {
      return title().above(turn(look.width())).above(boards(look.width()));
    }
    int besideDice = look.width() - GAP - DICE;
    Block boards = title().above(boards(besideDice));
    int besideBoards = look.width() - GAP - boards.width();
    if (besideBoards < DICE) {
      boolean slim = besideDice < NARROWEST;
      Block above = title().above(slim ? turn(look.width()) : flatTurn()).above(gap());
      Block stacked = above.above(boards(look.width()));
      if (slim || stacked.height() <= look.height()) {
        return stacked;
      }
    }
    return boards.beside(GAP, turn(besideBoards));
  }

  private Block boards(int room) {
    return new BoardArt(view, own, room, look).draw(isSpacious());
  }

  /** Whether there is room for blank lines between the parts. */
  private boolean isSpacious() {
    return look.height() >= SPACIOUS;
  }

  private Block title() {
    return title(titleText());
  }

  private Block title(String text) {
    return Block.of(look.paint(Style.STRONG, text)).above(gap());
  }

  private Block gap() {
    return isSpacious() ? Block.of("") : Block.of();
  }

  private String titleText() {
    if (view.over()) {
      return look.say("cli.master.title-over", Map.of("rounds", view.round() - 1));
    }
    boolean last = view.lastRound().filter(round -> round == view.round()).isPresent();
    return look.say(
        last ? "cli.master.title-last" : "cli.master.title", Map.of("round", view.round()));
  }

  /** The dice, and below them their uses; at the end the stars. */
  private Block turn(int width) {
    if (view.over()) {
      return title(" ").above(new StarArt(view, width, look).draw());
    }
    Block dice = dice(width).above(gap());
    return dice.above(below(width, look.height() - dice.height()));
  }

  /** The dice, and next to them their uses; always of the same height. */
  private Block flatTurn() {
    if (view.over()) {
      return turn(look.width());
    }
    return new Block(Collections.nCopies(MOST_USES, ""))
        .beside(0, dice(DICE))
        .beside(GAP, below(look.width() - GAP - DICE, MOST_USES));
  }

  /** The uses of the roll, or other information if there is none. */
  private Block below(int width, int room) {
    return uses.list().isEmpty() ? legend(width) : new UseArt(uses, width, look).draw(room);
  }

  private String roll() {
    if (view.starter().isEmpty()) {
      return look.say("cli.master.lot");
    }
    return view.rolls() == 0
        ? look.say("cli.master.before")
        : look.say(
            "cli.master.roll",
            Map.of("roll", view.rolls(), "rolls", view.rolls() + view.rollsLeft()));
  }

  private Block dice(int width) {
    if (look.isPlain()) {
      return Block.of(roll()).above(DiceArt.spoken(view.dice(), held, look));
    }
    Block roll = Block.of(" " + look.paint(Style.STRONG, roll()));
    if (width < DICE) {
      Block small = DiceArt.small(lying(), held, width - 1, look);
      return roll.above(Block.of().beside(1, small)).above(Block.of(""));
    }
    return roll.above(
        isSpacious()
            ? DiceArt.large(lying(), Master.DICE, held, width, look)
            : DiceArt.medium(lying(), Master.DICE, held, width, look));
  }

  private Dice lying() {
    return look.frame() == 0
        ? view.dice()
        : DiceArt.tumbling(view.dice(), Master.DICE, view.rolling(), look.frame());
  }

  /** What the symbols mean and what equal dice pay, where no use needs the room. */
  private Block legend(int width) {
    List<String> lines = new ArrayList<>();
    if (asked && view.rolls() > 0) {
      lines.add(look.say("cli.master.no-use-yet"));
    }
    lines.add("");
    if (width >= DICE) {
      lines.add(faint(look.say("cli.master.legend-stars")));
      lines.add(faint(look.say("cli.master.legend-race")));
      lines.add(faint(look.say("cli.master.legend-coins")));
      List<String> pays =
          CoinLine.ALL.stream()
              .map(line -> line.coins() + Symbols.COIN + " " + look.say(line))
              .toList();
      new ShortTexts(pays).wrap(width - 3).forEach(line -> lines.add(faint("  " + line)));
    }
    return new Block(lines.stream().map(line -> " " + line).toList());
  }

  private String faint(String text) {
    return look.paint(Style.FAINT, text);
  }
}
