package kniffel.bench.simulation;

import org.jspecify.annotations.Nullable;

/** Walks through the text of a JSON message without building anything: quick, and no more. */
final class Scan {

  private final String text;
  private int at;

  Scan(String text) {
    this.text = text;
  }

  Scan(String text, int from) {
    this.text = text;
    this.at = from;
  }

  int position() {
    return at;
  }

  void goTo(int position) {
    at = position;
  }

  boolean isComma() {
    return text.charAt(at) == ',';
  }

  /** Steps into an object or a list. */
  void enter() {
    at++;
  }

  /** Whether another field or element comes; steps over the comma, or out at the end. */
  boolean more() {
    char next = text.charAt(at);
    if (next == ',') {
      at++;
      return true;
    }
    if (next == '}' || next == ']') {
      at++;
      return false;
    }
    return true;
  }

  /** Reads the name of a field and steps to its value. */
  String name() {
    String name = string();
    at++; // the colon
    return name;
  }

  /** Reads a text; escaped characters stay as they are. */
  String string() {
    int start = at + 1;
    skipString();
    return text.substring(start, at - 1);
  }

  int number() {
    int start = at;
    while (at < text.length() && (text.charAt(at) == '-' || Character.isDigit(text.charAt(at)))) {
      at++;
    }
    return Integer.parseInt(text, start, at, 10);
  }

  /** Whether the value is {@code true}. */
  boolean yes() {
    boolean yes = text.charAt(at) == 't';
    skip();
    return yes;
  }

  private void skipString() {
    at++;
    while (true) {
      char c = text.charAt(at++);
      if (c == '"') {
        return;
      }
      if (c == '\\') {
        at++;
      }
    }
  }

  /** Skips objects that are probably equal to these. */
  void skip(@Nullable String probably) {
    if (probably != null && !probably.isEmpty() && text.startsWith(probably, at)) {
      at += probably.length();
    } else {
      skip();
    }
  }

  /** Skips a value, whatever it is. */
  void skip() {
    int depth = 0;
    do {
      char c = text.charAt(at);
      switch (c) {
        case '"' -> skipString();
        case '{', '[' -> {
          depth++;
          at++;
        }
        case '}', ']' -> {
          depth--;
          at++;
        }
        case ',', ':' -> at++;
        default -> {
          do {
            at++;
          } while (at < text.length() && ",}]".indexOf(text.charAt(at)) < 0);
        }
      }
    } while (depth > 0);
  }
}
