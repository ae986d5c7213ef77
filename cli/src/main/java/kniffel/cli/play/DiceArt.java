package kniffel.cli.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;

/**
 * Dice drawn with Unicode, large, medium or in one line; a chosen die is framed twice and says so
 * below.
 */
public final class DiceArt {

  /** For each face the places of the pips: left, middle and right in three rows. */
  private static final String[][] PIPS = {
    {"     ", "  ●  ", "     "},
    {"●    ", "     ", "    ●"},
    {"●    ", "  ●  ", "    ●"},
    {"●   ●", "     ", "●   ●"},
    {"●   ●", "  ●  ", "●   ●"},
    {"●   ●", "●   ●", "●   ●"}
  };

  private DiceArt() {}

  /**
   * Five places with dice, seven columns each.
   *
   * @param chosen which of them are marked
   * @param mark what stands below a marked die
   */
  public static Block large(Dice dice, Places chosen, String mark, Look look) {
    return row(dice, chosen, mark, look, face -> List.of(PIPS[face - 1]));
  }

  /** The same with numbers for pips, two lines lower. */
  public static Block medium(Dice dice, Places chosen, String mark, Look look) {
    return row(dice, chosen, mark, look, face -> List.of("  " + face + "  "));
  }

  private static Block row(
      Dice dice, Places chosen, String mark, Look look, IntFunction<List<String>> pips) {
    Block row = Block.of();
    for (int place = 0; place < Dice.MAX; place++) {
      boolean held = chosen.contains(place);
      Block die =
          place < dice.size()
              ? die(pips.apply(dice.face(place)), held, look)
              : gap(pips.apply(1).size(), look);
      String below = (place + 1) + (held ? " " + mark : "");
      row = row.beside(1, die.above(Block.of(below(below, held, look))));
    }
    return row;
  }

  private static String below(String text, boolean held, Look look) {
    String fitted = Block.fit(" " + text, 7);
    return held ? look.paint(Style.CHOSEN, fitted) : look.paint(Style.FAINT, fitted);
  }

  private static Block die(List<String> pips, boolean held, Look look) {
    List<String> lines = new ArrayList<>();
    lines.add(held ? "╔═════╗" : "┌─────┐");
    for (String line : pips) {
      lines.add(held ? "║" + line + "║" : "│" + line + "│");
    }
    lines.add(held ? "╚═════╝" : "└─────┘");
    return held
        ? new Block(lines.stream().map(line -> look.paint(Style.CHOSEN, line)).toList())
        : new Block(lines);
  }

  private static Block gap(int height, Look look) {
    List<String> lines = new ArrayList<>(Collections.nCopies(height, "╎     ╎"));
    lines.addFirst("┌╌╌╌╌╌┐");
    lines.addLast("└╌╌╌╌╌┘");
    return new Block(lines.stream().map(line -> look.paint(Style.FAINT, line)).toList());
  }

  /** The dice in one line, marked ones in brackets: {@code [3] 5 [3]}. */
  public static String small(Dice dice, Places chosen, Look look) {
    return line(dice, chosen::contains, look);
  }

  private static String line(Dice dice, IntPredicate chosen, Look look) {
    List<String> faces = new ArrayList<>();
    for (int place = 0; place < dice.size(); place++) {
      String face = String.valueOf(dice.face(place));
      faces.add(chosen.test(place) ? look.paint(Style.CHOSEN, "[" + face + "]") : face);
    }
    return String.join(" ", faces);
  }

  /** One large die with a few letters below it. */
  public static Block one(int face, boolean chosen, String below, Look look) {
    return die(List.of(PIPS[face - 1]), chosen, look).above(Block.of(below(below, chosen, look)));
  }

  /** A place for one large die, with a few letters below it. */
  public static Block none(String below, Look look) {
    return gap(PIPS[0].length, look).above(Block.of(below(below, false, look)));
  }
}
