package kniffel.browser.jdk.java.util.regex;

import kniffel.browser.jdk.Texts;

/** Where a regular expression is in a text. */
public final class Matcher {

  private final String pattern;
  private final String text;

  /** By group, the whole first: where it begins and ends; empty if nothing was found. */
  private int[] found = {};

  private int from;

  Matcher(String pattern, String text) {
    this.pattern = pattern;
    this.text = text;
  }

  public boolean matches() {
    found = Texts.find("^(?:" + pattern + ")$", text, 0);
    return found.length > 0;
  }

  public boolean find() {
    found = from > text.length() ? new int[0] : Texts.find(pattern, text, from);
    if (found.length > 0) {
      from = end() > start() ? end() : end() + 1;
    }
    return found.length > 0;
  }

  public int start() {
    return found[0];
  }

  public int end() {
    return found[1];
  }

  /** What a group has found, null if it is not part of it. */
  public String group(int group) {
    return found[2 * group] < 0 ? null : text.substring(found[2 * group], found[2 * group + 1]);
  }

  /** With the same text instead of each; it names no groups. */
  public String replaceAll(String by) {
    StringBuilder replaced = new StringBuilder();
    int end = 0;
    while (find()) {
      replaced.append(text, end, start()).append(by);
      end = end();
    }
    return replaced.append(text.substring(end)).toString();
  }
}
