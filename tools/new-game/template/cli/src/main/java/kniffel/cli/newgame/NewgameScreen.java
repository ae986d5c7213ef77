package kniffel.cli.newgame;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kniffel.cli.play.DiceArt;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.cli.play.KeyReply;
import kniffel.cli.play.Screen;
import kniffel.cli.terminal.Block;
import kniffel.cli.terminal.Style;
import kniffel.rules.Viewer;
import kniffel.rules.dice.Places;
import kniffel.rules.newgame.NewgameMove;
import kniffel.rules.newgame.NewgameView;

/** The table of Newgame: the points of all, and the die. */
public final class NewgameScreen implements Screen<NewgameMove, NewgameView> {

  @Override
  public Block draw(NewgameView view, Viewer viewer, Offers<NewgameMove> offers, Look look) {
    List<String> lines = new ArrayList<>();
    int round = Math.min(view.round(), view.rounds());
    Map<String, Integer> rounds = Map.of("round", round, "rounds", view.rounds());
    lines.add(look.paint(Style.STRONG, look.say("cli.newgame.title", rounds)));
    lines.add("");
    for (int seat = 0; seat < view.totals().size(); seat++) {
      String arrow = seat == view.seat() ? "▶ " : "  ";
      String points = Block.right(String.valueOf(view.totals().get(seat)), 6);
      lines.add(arrow + Block.fit(look.narrator().name(seat), 20) + points);
    }
    lines.add("");
    Block die = DiceArt.small(view.dice(), Places.NONE, look.width(), look);
    return new Block(lines).above(die);
  }

  @Override
  public String keys(NewgameView view, Offers<NewgameMove> offers, Look look) {
    return look.say(view.rolls() == 0 ? "cli.newgame.keys-first" : "cli.newgame.keys");
  }

  @Override
  public KeyReply<NewgameMove> press(char key, NewgameView view, Offers<NewgameMove> offers) {
    return switch (key) {
      case 'r', ' ' -> offers.play(new NewgameMove.Roll());
      case 'k' -> offers.play(new NewgameMove.Keep());
      default -> new KeyReply.Unknown<>();
    };
  }

  /** Nothing is ever chosen. */
  @Override
  public void clear() {}
}
