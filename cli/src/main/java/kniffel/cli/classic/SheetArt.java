package kniffel.cli.classic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.cli.terminal.Block;
import kniffel.cli.terminal.Style;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.ClassicMove;
import kniffel.rules.classic.ClassicView;
import kniffel.rules.classic.ClassicView.Column;
import kniffel.rules.classic.Sheet;

/** The score sheets side by side, with what each free box would bring in brackets. */
final class SheetArt {

  private static final int LABEL = 20;

  /** A column with room for {@code (123)} and a gap, and one with room for a name. */
  private static final int NARROWEST = 6;

  /** Wider only for a name. */
  private static final int WIDEST = 16;

  private final ClassicView view;
  private final Look look;
  private final Map<Box, Integer> previews = new EnumMap<>(Box.class);
  private final int[] widths;

  SheetArt(ClassicView view, Offers<ClassicMove> offers, Look look) {
    this.view = view;
    this.look = look;
    this.widths = new int[view.sheets().size()];
    for (ClassicMove move : offers.moves()) {
      if (move instanceof ClassicMove.Score(Box box)) {
        previews.put(box, Preview.points(offers, move));
      }
    }
  }

  /** How many columns are needed at least. */
  int least() {
    return LABEL + NARROWEST * view.sheets().size();
  }

  /** The sheets, not wider than this. */
  Block draw(int width) {
    share(width - LABEL);
    List<String> lines = new ArrayList<>();
    lines.add(names());
    Box.UPPER.forEach(box -> lines.add(box(box)));
    lines.add(row(look.say("cli.classic.upper"), this::upper));
    lines.add(row(look.say("cli.classic.bonus"), this::bonus));
    Box.ALL.stream().filter(box -> !box.isUpper()).forEach(box -> lines.add(box(box)));
    if (view.sheets().stream().anyMatch(column -> column.extra() > 0)) {
      lines.add(row(look.say("cli.classic.extra"), column -> String.valueOf(column.extra())));
    }
    lines.add(
        row(
            look.say("cli.classic.total"),
            column -> look.paint(Style.STRONG, String.valueOf(column.total()))));
    return new Block(lines);
  }

  /** Distributes the width: first to the columns whose names lack most, then to the narrowest. */
  private void share(int width) {
    Arrays.fill(widths, NARROWEST);
    for (int spare = width - NARROWEST * widths.length; spare > 0; spare--) {
      int neediest = 0;
      int narrowest = 0;
      for (int seat = 1; seat < widths.length; seat++) {
        neediest = lack(seat) > lack(neediest) ? seat : neediest;
        narrowest = widths[seat] < widths[narrowest] ? seat : narrowest;
      }
      int wider = lack(neediest) > 0 ? neediest : narrowest;
      widths[wider] = Math.min(Math.max(WIDEST, whole(wider)), widths[wider] + 1);
    }
  }

  /** What a name takes, with the mark of whose turn it is and a gap. */
  private int whole(int seat) {
    return Block.width(look.narrator().name(seat)) + 2;
  }

  /** How many characters of a name have no room. */
  private int lack(int seat) {
    return whole(seat) - widths[seat];
  }

  private String names() {
    StringBuilder line = new StringBuilder(" ".repeat(LABEL));
    for (int seat = 0; seat < view.sheets().size(); seat++) {
      boolean now = seat == view.seat() && view.round() <= Box.ALL.size();
      int room = widths[seat] - (now ? 2 : 1);
      String name = Block.cut(look.narrator().name(seat), room).stripTrailing();
      String headed = (now ? "▶" : "") + name;
      line.append(Block.right(now ? look.paint(Style.CHOSEN, headed) : headed, widths[seat]));
    }
    return line.toString();
  }

  private String box(Box box) {
    String letter = previews.containsKey(box) ? String.valueOf((char) ('a' + box.ordinal())) : " ";
    StringBuilder line =
        new StringBuilder(Block.fit(look.paint(Style.OFFER, letter) + " " + look.say(box), LABEL));
    for (int seat = 0; seat < view.sheets().size(); seat++) {
      line.append(Block.right(cell(box, seat), widths[seat]));
    }
    return previews.containsKey(box)
        ? look.target((char) ('a' + box.ordinal()), line.toString())
        : line.toString();
  }

  private String cell(Box box, int seat) {
    Integer points = view.sheets().get(seat).boxes().get(box);
    if (points != null) {
      return points == 0 ? look.paint(Style.BAD, "✗ 0") : String.valueOf(points);
    }
    Integer preview = seat == view.seat() ? previews.get(box) : null;
    if (preview == null) {
      return look.paint(Style.FAINT, "·");
    }
    return look.paint(preview == 0 ? Style.FAINT : Style.OFFER, "(" + preview + ")");
  }

  private String upper(Column column) {
    return String.valueOf(column.upper());
  }

  private String bonus(Column column) {
    if (column.bonus() > 0) {
      return look.paint(Style.GOOD, "+" + column.bonus());
    }
    boolean missed = column.boxes().keySet().containsAll(Box.UPPER);
    return look.paint(Style.FAINT, missed ? "0" : column.upper() + "/" + Sheet.BONUS_FROM);
  }

  private String row(String label, Function<Column, String> cell) {
    StringBuilder line = new StringBuilder(Block.fit("  " + look.paint(Style.FAINT, label), LABEL));
    for (int seat = 0; seat < widths.length; seat++) {
      line.append(Block.right(cell.apply(view.sheets().get(seat)), widths[seat]));
    }
    return line.toString();
  }
}
