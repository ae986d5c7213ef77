package kniffel.cli.classic;

import java.util.Map;
import java.util.Optional;
import kniffel.cli.play.Confirm;
import kniffel.cli.play.DiceArt;
import kniffel.cli.play.Hold;
import kniffel.cli.play.KeyReply;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.cli.play.Screen;
import kniffel.cli.terminal.Block;
import kniffel.cli.terminal.Style;
import kniffel.rules.Viewer;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.Classic;
import kniffel.rules.classic.ClassicMove;
import kniffel.rules.classic.ClassicView;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;

/** The table of classic Kniffel: dice to hold by their numbers, boxes to write by their letters. */
public final class ClassicScreen implements Screen<ClassicMove, ClassicView> {

  private static final int GAP = 2;

  /** Columns of five dice. */
  private static final int DICE = 41;

  private final Hold hold = new Hold();

  /** A box about to be struck although another would bring points. */
  private final Confirm<ClassicView, Box> confirm = new Confirm<>();

  @Override
  public Block draw(ClassicView view, Viewer viewer, Offers<ClassicMove> offers, Look look) {
    SheetArt art = new SheetArt(view, offers, look);
    String title = look.paint(Style.STRONG, title(view, look));
    // At the end there are no dice next to which names would have to be short.
    if (look.isPlain() || view.round() > Box.ALL.size()) {
      return Block.of(title).above(dice(view, false, look)).above(art.draw(look.width()));
    }
    int beside = look.width() - GAP - DICE;
    if (beside >= art.least()) {
      Block sheet = art.draw(beside);
      Block dice = Block.of("").above(dice(view, true, look));
      boolean high = sheet.height() + 2 <= look.height();
      return (high ? Block.of(title, "") : Block.of(title)).above(sheet.beside(GAP, dice));
    }
    Block sheet = art.draw(look.width());
    Block stacked = Block.of(title, "").above(dice(view, true, look)).above(sheet);
    return stacked.height() <= look.height()
        ? stacked
        : Block.of(title).above(dice(view, false, look)).above(sheet);
  }

  private static String title(ClassicView view, Look look) {
    int rounds = Box.ALL.size();
    return look.say(
        "cli.classic.title", Map.of("round", Math.min(view.round(), rounds), "rounds", rounds));
  }

  private Block dice(ClassicView view, boolean large, Look look) {
    if (view.round() > Box.ALL.size()) {
      return Block.of();
    }
    if (view.start().isPresent()) {
      return Block.of(look.say("cli.classic.start"));
    }
    String roll =
        look.paint(
            Style.STRONG,
            view.rolls() == 0
                ? look.say("cli.classic.before")
                : look.say(
                    "cli.classic.roll", Map.of("roll", view.rolls(), "rolls", Classic.ROLLS)));
    Dice dice =
        look.frame() == 0
            ? view.dice()
            : DiceArt.tumbling(view.dice(), Classic.DICE, view.rolling(), look.frame());
    if (look.isPlain()) {
      return Block.of(roll).above(DiceArt.spoken(dice, held(view), look));
    }
    return large
        ? Block.of(" " + roll)
            .above(DiceArt.large(dice, Classic.DICE, held(view), look.width(), look))
            .above(Block.of(""))
        : Block.of(roll).beside(GAP, DiceArt.small(dice, held(view), look.width(), look));
  }

  private Places held(ClassicView view) {
    return hold.in(view.seat(), view.round(), view.rolls());
  }

  @Override
  public String keys(ClassicView view, Offers<ClassicMove> offers, Look look) {
    if (view.rolls() == 0) {
      return look.say("cli.classic.keys-first");
    }
    boolean canRoll = view.rolls() < Classic.ROLLS;
    return look.say(canRoll ? "cli.classic.keys" : "cli.classic.keys-last");
  }

  @Override
  public KeyReply<ClassicMove> press(char key, ClassicView view, Offers<ClassicMove> offers) {
    Optional<Box> asked = confirm.take(view);
    if (key >= '1' && key <= '0' + Classic.DICE) {
      return hold(key - '1', view, offers);
    }
    if (key == 'r' || key == ' ') {
      return offers.play(new ClassicMove.Roll(held(view).others(Classic.DICE)));
    }
    int box = key - 'a';
    if (box >= 0 && box < Box.ALL.size()) {
      return write(Box.ALL.get(box), asked, view, offers);
    }
    return new KeyReply.Unknown<>();
  }

  private KeyReply<ClassicMove> hold(int place, ClassicView view, Offers<ClassicMove> offers) {
    // Holding prepares a roll: if no roll is left, say so.
    ClassicMove reroll = new ClassicMove.Roll(view.rolls() == 0 ? Places.NONE : Classic.ALL_DICE);
    var objection = offers.objection(reroll);
    if (objection.isPresent()) {
      return new KeyReply.Refused<>(objection.get());
    }
    hold.toggle(view.seat(), view.round(), place);
    return new KeyReply.Chosen<>();
  }

  private KeyReply<ClassicMove> write(
      Box box, Optional<Box> asked, ClassicView view, Offers<ClassicMove> offers) {
    ClassicMove move = new ClassicMove.Score(box);
    boolean better =
        offers.objection(move).isEmpty()
            && Preview.points(offers, move) == 0
            && offers.moves().stream().anyMatch(other -> Preview.points(offers, other) > 0);
    return better && !asked.equals(Optional.of(box))
        ? confirm.ask(view, box, "cli.classic.sure")
        : offers.play(move);
  }

  @Override
  public boolean isRolling(ClassicView view) {
    return view.start().isEmpty() && !view.rolling().equals(Places.NONE);
  }

  @Override
  public void clear() {
    hold.clear();
    confirm.clear();
  }
}
