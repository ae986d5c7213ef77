package kniffel.cli.terminal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/**
 * A place on the screen that does what a key does, if it is clicked or reached with the arrows.
 *
 * <p>In a text it is marked by a background, which nothing else here uses and nobody sees, so it
 * stays with its text wherever that is placed, cut or wrapped.
 *
 * @param from the first column
 * @param to the column after the last
 */
record Target(char key, int row, int from, int to) {

  private static final Map<Long, Character> KEYS = keys();

  private static Map<Long, Character> keys() {
    Map<Long, Character> keys = new HashMap<>();
    for (char key = 0; key < 256; key++) {
      keys.put(background(AttributedStyle.DEFAULT.background(key)), key);
    }
    return Map.copyOf(keys);
  }

  private static long background(AttributedStyle style) {
    return style.getStyle() ^ style.backgroundDefault().getStyle();
  }

  /** The key that a style marks. */
  static Optional<Character> key(AttributedStyle style) {
    return Optional.ofNullable(KEYS.get(background(style)));
  }

  static String mark(char key, String text) {
    AttributedString plain = AttributedString.fromAnsi(text);
    AttributedStringBuilder marked = new AttributedStringBuilder();
    for (int i = 0; i < plain.length(); i++) {
      marked.append(plain.subSequence(i, i + 1).toString(), plain.styleAt(i).background(key));
    }
    return Ansi.of(marked.toAttributedString());
  }

  /** All targets of a line; columns are counted as they are shown. */
  static List<Target> in(AttributedString line, int row) {
    List<Target> found = new ArrayList<>();
    int column = 0;
    for (int i = 0; i < line.length(); i++) {
      int next = column + line.subSequence(i, i + 1).columnLength();
      Character key = KEYS.get(background(line.styleAt(i)));
      if (key != null) {
        Target last = found.isEmpty() ? null : found.getLast();
        if (last != null && last.key == key && last.to == column) {
          found.set(found.size() - 1, new Target(key, row, last.from, next));
        } else {
          found.add(new Target(key, row, column, next));
        }
      }
      column = next;
    }
    return found;
  }

  /** The line as it is seen: marks are gone, and the target in focus is inverted. */
  static AttributedString seen(AttributedString line, char focus) {
    AttributedStringBuilder seen = new AttributedStringBuilder();
    for (int i = 0; i < line.length(); i++) {
      AttributedStyle style = line.styleAt(i);
      Character key = KEYS.get(background(style));
      AttributedStyle clean = style.backgroundDefault();
      seen.append(
          line.subSequence(i, i + 1).toString(),
          key != null && key == focus ? clean.inverse() : clean);
    }
    return seen.toAttributedString();
  }

  boolean covers(int column, int line) {
    return line == row && column >= from && column < to;
  }
}
