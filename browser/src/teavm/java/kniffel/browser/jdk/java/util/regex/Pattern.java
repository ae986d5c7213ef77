package kniffel.browser.jdk.java.util.regex;

import java.util.ArrayList;
import java.util.List;
import kniffel.browser.jdk.Texts;

/** A regular expression, as far as we use them; the browser does the matching. */
public final class Pattern {

  private static final String SPECIAL = "\\^$.|?*+()[]{}";

  private final String text;

  private Pattern(String text) {
    this.text = text;
  }

  public static Pattern compile(String text) {
    return new Pattern(text);
  }

  public static boolean matches(String pattern, CharSequence text) {
    return compile(pattern).matcher(text).matches();
  }

  public Matcher matcher(CharSequence in) {
    return new Matcher(text, in.toString());
  }

  public String[] split(CharSequence in) {
    return split(in, 0);
  }

  public String[] split(CharSequence in, int limit) {
    String whole = in.toString();
    List<String> parts = new ArrayList<>();
    boolean plain = text.length() == 1 && SPECIAL.indexOf(text.charAt(0)) < 0;
    int from = 0;
    while (limit <= 0 || parts.size() < limit - 1) {
      int start = from;
      int end = from;
      if (plain) {
        start = whole.indexOf(text.charAt(0), from);
        end = start + 1;
      } else {
        int[] found = Texts.find(text, whole, from);
        start = found.length == 0 ? -1 : found[0];
        end = found.length == 0 ? 0 : found[1];
      }
      if (start < 0) {
        break;
      }
      parts.add(whole.substring(from, start));
      from = end;
    }
    parts.add(whole.substring(from));
    while (limit == 0 && parts.size() > 1 && parts.getLast().isEmpty()) {
      parts.removeLast();
    }
    return parts.toArray(new String[0]);
  }
}
