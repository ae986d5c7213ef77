package kniffel.cli.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jline.utils.AttributedString;

/** A rectangle of text for the terminal; colours and wide characters do not affect its width. */
public record Block(List<String> lines) {

  public Block {
    lines = List.copyOf(lines);
  }

  public static Block of(String... lines) {
    return new Block(List.of(lines));
  }

  /** A text that does what a key does, if it is clicked or chosen with the arrows. */
  public static String target(char key, String text) {
    return Target.mark(key, text);
  }

  /** How many columns a text takes on the screen. */
  public static int width(String text) {
    return AttributedString.fromAnsi(text).columnLength();
  }

  /** A text, cut or filled with blanks on the right, so that it takes exactly this many columns. */
  public static String fit(String text, int width) {
    String cut = cut(text, width);
    return cut + " ".repeat(width - width(cut));
  }

  /** A text, cut so that it takes at most this many columns. */
  public static String cut(String text, int width) {
    return width(text) > width
        ? Ansi.of(AttributedString.fromAnsi(text).columnSubSequence(0, width))
        : text;
  }

  /** A text with blanks on the left, so that it takes at least this many columns. */
  public static String right(String text, int width) {
    return " ".repeat(Math.max(0, width - width(text))) + text;
  }

  /** A text in as many lines as it needs, broken between words. */
  public static List<String> wrap(String text, int width) {
    List<String> lines = new ArrayList<>();
    String line = "";
    for (String word : text.split(" ", -1)) {
      String longer = line.isEmpty() ? word : line + " " + word;
      if (!line.isEmpty() && width(longer) > width) {
        lines.add(line);
        longer = word;
      }
      line = longer;
    }
    lines.add(line);
    return lines;
  }

  public int width() {
    return lines.stream().mapToInt(Block::width).max().orElse(0);
  }

  public int height() {
    return lines.size();
  }

  /** This block with another to its right. */
  public Block beside(int gap, Block other) {
    int width = width();
    List<String> rows = new ArrayList<>();
    for (int i = 0; i < Math.max(height(), other.height()); i++) {
      String left = i < height() ? lines.get(i) : "";
      String right = i < other.height() ? other.lines.get(i) : "";
      rows.add(right.isEmpty() ? left : fit(left, width + gap) + right);
    }
    return new Block(rows);
  }

  /** Blocks side by side, in as many rows as they need in that width. */
  public static Block flow(List<Block> blocks, int gap, int width) {
    Block rows = of();
    Block row = of();
    for (Block block : blocks) {
      boolean fits = row.width() + gap + block.width() <= width;
      if (fits || row.height() == 0) {
        row = row.height() == 0 ? block : row.beside(gap, block);
      } else {
        rows = rows.above(row);
        row = block;
      }
    }
    return rows.above(row);
  }

  /** This block with another below it. */
  public Block above(Block other) {
    return new Block(Stream.concat(lines.stream(), other.lines.stream()).toList());
  }
}
