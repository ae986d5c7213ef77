package kniffel.cli.karten;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kniffel.cli.play.Look;
import kniffel.cli.terminal.Block;
import kniffel.cli.terminal.Style;
import kniffel.rules.karten.Box;
import kniffel.rules.karten.KartenView;
import kniffel.rules.karten.KartenView.PlayerArea;
import kniffel.rules.karten.Phase;

/** The sheets of all players, the upper part next to the lower, with what a box would bring. */
final class SheetArt {

  private static final int GAP = 2;

  private final KartenView view;
  private final Map<Box, Preview> previews;
  private final Look look;

  SheetArt(KartenView view, Map<Box, Preview> previews, Look look) {
    this.view = view;
    this.previews = previews;
    this.look = look;
  }

  /** Both parts, one above the other if the columns would be narrow and there is enough height. */
  Block draw(int height) {
    List<Box> upper = Box.ALL.stream().filter(Box::isUpper).toList();
    List<Box> lower = Box.ALL.stream().filter(box -> !box.isUpper()).toList();
    int upperLabel = label(upper, "upper", "bonus", "cards");
    int lowerLabel = label(lower, "minus", "total");
    Columns half = columns((look.width() - upperLabel - lowerLabel - GAP) / 2);
    if (!half.isRoomy()) {
      int label = Math.max(upperLabel, lowerLabel);
      Columns whole = columns(look.width() - label);
      Block stacked = upper(upper, label, whole).above(lower(lower, label, whole));
      if (stacked.height() <= height || !half.isReadable()) {
        return stacked;
      }
    }
    return upper(upper, upperLabel, half).beside(GAP, lower(lower, lowerLabel, half));
  }

  private Columns columns(int room) {
    int players = view.players().size();
    int name =
        IntStream.range(0, players)
            .map(seat -> Block.width(look.narrator().name(seat)) + 2)
            .max()
            .orElse(0);
    return Columns.of(room, players, view.own().map(KartenView.Own::seat), name);
  }

  private int label(List<Box> boxes, String... keys) {
    return 3
        + Stream.concat(boxes.stream().map(look::say), Stream.of(keys).map(this::word))
            .mapToInt(Block::width)
            .max()
            .orElse(0);
  }

  private String word(String key) {
    return look.say("cli.karten." + key);
  }

  private Block upper(List<Box> boxes, int label, Columns columns) {
    List<String> lines = new ArrayList<>();
    lines.add(names(label, columns));
    boxes.forEach(box -> lines.add(box(box, label, columns)));
    lines.add(row("upper", label, columns, SheetArt::upper));
    lines.add(row("bonus", label, columns, this::bonus));
    lines.add(row("cards", label, columns, this::cards));
    return new Block(lines);
  }

  private Block lower(List<Box> boxes, int label, Columns columns) {
    List<String> lines = new ArrayList<>();
    lines.add(names(label, columns));
    boxes.forEach(box -> lines.add(box(box, label, columns)));
    lines.add(row("minus", label, columns, this::minus));
    lines.add(row("total", label, columns, this::total));
    lines.add("  " + look.paint(Style.FAINT, word("discards")) + " " + discards());
    return new Block(lines);
  }

  private String names(int label, Columns columns) {
    StringBuilder line = new StringBuilder(" ".repeat(label));
    for (int seat = 0; seat < view.players().size(); seat++) {
      boolean now = seat == view.seat() && view.phase() != Phase.OVER;
      int room = columns.width(seat) - (now ? 2 : 1);
      String name = (now ? "▶" : "") + name(seat, room);
      line.append(Block.right(now ? look.paint(Style.CHOSEN, name) : name, columns.width(seat)));
    }
    return line.toString();
  }

  /** A long name is cut, except for a number at its end that distinguishes it from others. */
  private String name(int seat, int room) {
    String name = look.narrator().name(seat);
    boolean numbered = Character.isDigit(name.charAt(name.length() - 1));
    String end = numbered && Block.width(name) > room ? name.substring(name.length() - 1) : "";
    return Block.fit(name, room - end.length()).stripTrailing() + end;
  }

  private String box(Box box, int label, Columns columns) {
    String letter = previews.containsKey(box) ? String.valueOf(letter(box)) : " ";
    String row =
        line(
            look.paint(Style.OFFER, letter) + " " + look.say(box),
            label,
            columns,
            (seat, width) -> cell(box, seat, width));
    return previews.containsKey(box) ? look.target(letter(box), row) : row;
  }

  /** The key of a box. */
  static char letter(Box box) {
    return (char) ('a' + box.ordinal());
  }

  private String cell(Box box, int seat, int width) {
    PlayerArea player = view.players().get(seat);
    Integer points = player.boxes().get(box);
    if (points != null) {
      int penalty = player.penalties().getOrDefault(box, 0);
      return fitting(points + malus(penalty), String.valueOf(points), width);
    }
    Preview preview = seat == view.seat() ? previews.get(box) : null;
    return preview == null
        ? look.paint(Style.FAINT, "·")
        : look.paint(Style.OFFER, "(" + preview.points() + minus(preview.penalty()) + ")");
  }

  private String malus(int points) {
    return look.paint(Style.BAD, minus(points));
  }

  private static String minus(int points) {
    return points == 0 ? "" : "−" + points;
  }

  /** The longer text if it leaves a gap before it. */
  private static String fitting(String text, String shorter, int width) {
    return Block.width(text) < width ? text : shorter;
  }

  /** The sum and the goal that comes next: to escape the malus, then to reach the bonus. */
  private static String upper(PlayerArea player, int width) {
    String sum = String.valueOf(player.upper());
    int missing = player.toSafety() > 0 ? player.toSafety() : player.toBonus();
    return missing == 0 ? sum : fitting(sum + "/" + (player.upper() + missing), sum, width);
  }

  private String bonus(PlayerArea player, int width) {
    if (soFar(player) != player.total()) {
      return "(" + malus(-player.bonus()) + ")";
    }
    return player.bonus() > 0
        ? look.paint(Style.GOOD, "+" + player.bonus())
        : player.bonus() == 0 ? "0" : malus(-player.bonus());
  }

  private String cards(PlayerArea player, int width) {
    String count = String.valueOf(player.cards());
    String costs = player.penalty() == 0 ? "" : " (" + malus(player.penalty()) + ")";
    return fitting(count + costs, count, width);
  }

  private String minus(PlayerArea player, int width) {
    return player.minus() == 0 ? "0" : malus(player.minus());
  }

  private String total(PlayerArea player, int width) {
    return look.paint(Style.STRONG, String.valueOf(soFar(player)).replace('-', '−'));
  }

  /** The total, without a malus that can still be avoided; at the end none can. */
  private int soFar(PlayerArea player) {
    return view.phase() == Phase.OVER ? player.total() : player.soFar();
  }

  private String discards() {
    return String.join(
        " ",
        IntStream.range(0, view.discards().size())
            .mapToObj(i -> (i + 1) + "×" + view.discards().get(i))
            .toList());
  }

  private String row(
      String key, int label, Columns columns, BiFunction<PlayerArea, Integer, String> cell) {
    return line(
        "  " + look.paint(Style.FAINT, word(key)),
        label,
        columns,
        (seat, width) -> cell.apply(view.players().get(seat), width));
  }

  private String line(
      String text, int label, Columns columns, BiFunction<Integer, Integer, String> cell) {
    StringBuilder line = new StringBuilder(Block.fit(text, label));
    for (int seat = 0; seat < view.players().size(); seat++) {
      int width = columns.width(seat);
      line.append(Block.right(cell.apply(seat, width), width));
    }
    return line.toString();
  }
}
