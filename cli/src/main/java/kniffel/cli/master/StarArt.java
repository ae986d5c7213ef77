package kniffel.cli.master;

import java.util.function.ToIntFunction;
import kniffel.cli.play.Look;
import kniffel.cli.terminal.Block;
import kniffel.cli.terminal.Style;
import kniffel.rules.master.MasterView;
import kniffel.rules.master.MasterView.Side;

/** Where everybody's stars come from, for the end of the game. */
final class StarArt {

  private static final int LABEL = 11;

  private final MasterView view;
  private final Look look;
  private final int column;

  StarArt(MasterView view, int width, Look look) {
    this.view = view;
    this.look = look;
    this.column = Math.clamp((width - LABEL) / view.sides().size(), 5, 12);
  }

  Block draw() {
    StringBuilder names = new StringBuilder(" ".repeat(LABEL));
    for (int seat = 0; seat < view.sides().size(); seat++) {
      String name = Block.fit(look.narrator().name(seat), column - 1).stripTrailing();
      names.append(Block.right(name, column));
    }
    return Block.of(
        names.toString(),
        line("cli.master.from-tasks", Side::taskStars),
        line("cli.master.from-rows", Side::rowStars),
        line("cli.master.from-bonus", Side::bonusStars),
        line("cli.master.from-laps", Side::coinStars),
        look.paint(Style.STRONG, line("cli.master.from-all", Side::stars)));
  }

  private String line(String label, ToIntFunction<Side> stars) {
    StringBuilder line = new StringBuilder(Block.fit(" " + look.say(label), LABEL));
    for (Side side : view.sides()) {
      line.append(Block.right(stars.applyAsInt(side) + Symbols.STAR, column));
    }
    return line.toString();
  }
}
