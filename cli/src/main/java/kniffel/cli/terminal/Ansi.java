package kniffel.cli.terminal;

import java.util.ArrayList;
import java.util.List;
import kniffel.rules.Visible;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;

/**
 * Styled text with its escape sequences.
 *
 * <p>JLine's own {@code toAnsi}, and with it its {@code Display}, replaces the characters of frames
 * by ASCII, or by a character set that has to be switched on first, which it does not do: in tmux
 * frames would be letters.
 */
final class Ansi {

  private static final int COLOURS = 8;
  private static final AttributedStyle PLAIN = AttributedStyle.DEFAULT;

  private Ansi() {}

  static String of(AttributedString text) {
    StringBuilder ansi = new StringBuilder();
    int from = 0;
    while (from < text.length()) {
      AttributedStyle style = text.styleAt(from);
      int to = from + 1;
      while (to < text.length() && text.styleAt(to).getStyle() == style.getStyle()) {
        to++;
      }
      // Text from outside cannot control the terminal.
      String run = Visible.line(text.subSequence(from, to).toString());
      ansi.append(style.getStyle() == PLAIN.getStyle() ? run : codes(style) + run + "\u001b[0m");
      from = to;
    }
    return ansi.toString();
  }

  private static String codes(AttributedStyle style) {
    List<String> codes = new ArrayList<>();
    if (isSame(style, style.bold())) {
      codes.add("1");
    }
    if (isSame(style, style.faint())) {
      codes.add("2");
    }
    if (isSame(style, style.inverse())) {
      codes.add("7");
    }
    for (int colour = 0; colour < COLOURS; colour++) {
      if (isSame(style, style.foreground(colour))) {
        codes.add(String.valueOf(30 + colour));
      }
    }
    Target.key(style).ifPresent(key -> codes.add("48;5;" + (int) key));
    return "\u001b[" + String.join(";", codes) + "m";
  }

  private static boolean isSame(AttributedStyle style, AttributedStyle other) {
    return style.getStyle() == other.getStyle();
  }
}
