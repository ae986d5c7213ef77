package kniffel.cli.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import kniffel.cli.terminal.Block;
import kniffel.cli.terminal.Style;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;

/**
 * Any number of dice drawn with Unicode, large, medium or as numbers; a held die is framed twice
 * and says so below.
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
   * Places with dice, eight columns each, in as many rows as they need.
   *
   * @param places how many there are; those beyond the dice are empty
   * @param held which dice are held
   */
  public static Block large(Dice dice, int places, Places held, int width, Look look) {
    return rows(dice, places, held, width, look, face -> List.of(PIPS[face - 1]));
  }

  /** The same with numbers for pips, two lines lower. */
  public static Block medium(Dice dice, int places, Places held, int width, Look look) {
    return rows(dice, places, held, width, look, face -> List.of("  " + face + "  "));
  }

  private static Block rows(
      Dice dice, int places, Places chosen, int width, Look look, IntFunction<List<String>> pips) {
    List<Block> all = new ArrayList<>();
    for (int place = 0; place < places; place++) {
      boolean held = chosen.contains(place);
      Block die =
          place < dice.size()
              ? die(pips.apply(dice.face(place)), held, look)
              : gap(pips.apply(1).size(), look);
      String below = (place + 1) + (held ? " " + look.say("cli.held") : "");
      all.add(look.target(key(place), die.above(Block.of(below(below, held, look)))));
    }
    return Block.of().beside(1, Block.flow(all, 1, width - 1));
  }

  /** The key of a place: the tenth has 0, further ones have none. */
  private static char key(int place) {
    return "1234567890".charAt(Math.min(place, 9));
  }

  /**
   * The dice as they look while some of them are in the air.
   *
   * @param air the places of those
   * @param picture any number; each gives a different picture
   */
  public static Dice tumbling(Dice dice, int places, Places air, int picture) {
    List<Integer> faces = new ArrayList<>();
    for (int place = 0; place < places; place++) {
      boolean lies = !air.contains(place) && place < dice.size();
      faces.add(lies ? dice.face(place) : 1 + (place * 5 + picture * (place + 3)) % Dice.FACES);
    }
    return Dice.of(faces.stream().mapToInt(Integer::intValue).toArray());
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

  /** The dice as numbers, held ones in brackets: {@code [3] 5 [3]}. */
  public static Block small(Dice dice, Places held, int width, Look look) {
    List<String> faces = new ArrayList<>();
    for (int place = 0; place < dice.size(); place++) {
      String face = String.valueOf(dice.face(place));
      String shown = held.contains(place) ? look.paint(Style.CHOSEN, "[" + face + "]") : face;
      faces.add(look.target(key(place), shown));
    }
    return new Block(Block.wrap(String.join(" ", faces), width));
  }

  /** The dice in words, for those who hear them: {@code Dice: 3 5 3 · held: 3 3}. */
  public static Block spoken(Dice dice, Places held, Look look) {
    if (dice.size() == 0) {
      return Block.of();
    }
    List<String> all = new ArrayList<>();
    List<String> kept = new ArrayList<>();
    for (int place = 0; place < dice.size(); place++) {
      String face = String.valueOf(dice.face(place));
      all.add(face);
      if (held.contains(place)) {
        kept.add(face);
      }
    }
    Map<String, String> faces =
        Map.of("dice", String.join(" ", all), "held", String.join(" ", kept));
    return Block.of(look.say(kept.isEmpty() ? "cli.dice" : "cli.dice-held", faces));
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
