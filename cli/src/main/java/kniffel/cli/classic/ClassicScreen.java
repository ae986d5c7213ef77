package kniffel.cli.classic;

import java.util.Map;
import kniffel.cli.play.Block;
import kniffel.cli.play.DiceArt;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.cli.play.Reply;
import kniffel.cli.play.Screen;
import kniffel.cli.play.Style;
import kniffel.rules.Viewer;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.Classic;
import kniffel.rules.classic.ClassicMove;
import kniffel.rules.classic.ClassicView;
import kniffel.rules.dice.Places;
import org.jspecify.annotations.Nullable;

/** The table of classic Kniffel: dice to hold by their numbers, boxes to write by their letters. */
public final class ClassicScreen implements Screen<ClassicMove, ClassicView> {

  private static final int GAP = 3;

  private Places held = Places.NONE;

  /** A box about to be struck although another would bring points: asked once more. */
  private @Nullable Box doubtful;

  @Override
  public Block draw(ClassicView view, Viewer viewer, Offers<ClassicMove> offers, Look look) {
    Block title = Block.of(look.paint(Style.STRONG, title(view, look)), "");
    return title.above(board(view, offers, look));
  }

  private static String title(ClassicView view, Look look) {
    int rounds = Box.ALL.size();
    return look.say(
        "cli.classic.title", Map.of("round", Math.min(view.round(), rounds), "rounds", rounds));
  }

  private Block board(ClassicView view, Offers<ClassicMove> offers, Look look) {
    Block sheet = new SheetArt(view, offers, look).draw();
    Block dice = dice(view, true, look);
    if (sheet.width() + GAP + dice.width() <= look.width()) {
      return sheet.beside(GAP, dice);
    }
    Block stacked = dice.above(sheet);
    return stacked.height() <= look.height() ? stacked : dice(view, false, look).above(sheet);
  }

  private Block dice(ClassicView view, boolean large, Look look) {
    if (view.start().isPresent()) {
      return Block.of(look.say("cli.classic.start"), "");
    }
    String roll =
        view.rolls() == 0
            ? look.say("cli.classic.before")
            : look.say("cli.classic.roll", Map.of("roll", view.rolls(), "rolls", Classic.ROLLS));
    Block faces =
        large
            ? DiceArt.large(view.dice(), Classic.DICE, held, look.width(), look)
            : DiceArt.small(view.dice(), held, look.width(), look);
    return Block.of(look.paint(Style.STRONG, roll)).above(faces).above(Block.of(""));
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
  public Reply<ClassicMove> press(char key, ClassicView view, Offers<ClassicMove> offers) {
    if (key >= '1' && key <= '0' + Classic.DICE) {
      return hold(key - '1', view, offers);
    }
    if (key == 'r' || key == ' ') {
      boolean first = view.rolls() == 0;
      return offers.play(
          new ClassicMove.Roll(first ? Classic.ALL_DICE : held.others(Classic.DICE)));
    }
    int box = key - 'a';
    if (box >= 0 && box < Box.ALL.size()) {
      return write(Box.ALL.get(box), offers);
    }
    return new Reply.Unknown<>();
  }

  private Reply<ClassicMove> hold(int place, ClassicView view, Offers<ClassicMove> offers) {
    // Holding is getting ready to roll: where no roll is left, say so.
    ClassicMove reroll = new ClassicMove.Roll(view.rolls() == 0 ? Places.NONE : Classic.ALL_DICE);
    var objection = offers.objection(reroll);
    if (objection.isPresent()) {
      return new Reply.Refused<>(objection.get());
    }
    held = new Places(held.mask() ^ (1 << place));
    return new Reply.Chosen<>();
  }

  private Reply<ClassicMove> write(Box box, Offers<ClassicMove> offers) {
    ClassicMove move = new ClassicMove.Score(box);
    boolean better =
        offers.objection(move).isEmpty()
            && Preview.points(offers, move) == 0
            && offers.moves().stream().anyMatch(other -> Preview.points(offers, other) > 0);
    if (better && box != doubtful) {
      doubtful = box;
      return new Reply.Tell<>("cli.classic.sure");
    }
    clear();
    return offers.play(move);
  }

  @Override
  public void clear() {
    held = Places.NONE;
    doubtful = null;
  }
}
