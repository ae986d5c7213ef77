package kniffel.table.json;

import java.math.BigInteger;
import java.util.function.Consumer;

/**
 * JSON as text, written value by value: commas and quotes are added automatically, everything else
 * is up to the caller. Several values one after the other are parts of an array.
 *
 * <p>Used for every move and every watcher, so it does nothing but append to a text.
 */
public final class JsonText {

  /** The usual length of what is written. */
  private static final int USUAL = 256;

  private static final String HEX = "0123456789ABCDEF";

  private final StringBuilder text;

  /** Whether a value precedes the next one. */
  private boolean after;

  public JsonText() {
    this(USUAL);
  }

  /**
   * Nothing is written yet.
   *
   * @param size how long it will be, nearly always
   */
  public JsonText(int size) {
    this.text = new StringBuilder(size);
  }

  /** What is written, as text. */
  public static String of(Consumer<JsonText> content) {
    JsonText text = new JsonText();
    content.accept(text);
    return text.toString();
  }

  /** The name of a field as it stands before its value. */
  static String name(String name) {
    return '"' + quoted(name) + "\":";
  }

  @Override
  public String toString() {
    return text.toString();
  }

  private StringBuilder next() {
    if (after) {
      text.append(',');
    }
    after = true;
    return text;
  }

  public JsonText startObject() {
    return open('{');
  }

  public JsonText endObject() {
    return close('}');
  }

  public JsonText startArray() {
    return open('[');
  }

  public JsonText endArray() {
    return close(']');
  }

  private JsonText open(char bracket) {
    next().append(bracket);
    after = false;
    return this;
  }

  private JsonText close(char bracket) {
    text.append(bracket);
    after = true;
    return this;
  }

  /** The name of a field; its value comes next. */
  public JsonText field(String name) {
    text(name);
    text.append(':');
    after = false;
    return this;
  }

  /** The same for a {@link #name} that was made before. */
  JsonText quick(String name) {
    next().append(name);
    after = false;
    return this;
  }

  public JsonText number(int value) {
    next().append(value);
    return this;
  }

  public JsonText number(long value) {
    next().append(value);
    return this;
  }

  public JsonText number(BigInteger value) {
    next().append(value);
    return this;
  }

  /** A value that JSON cannot write as a number becomes a text. */
  public JsonText number(double value) {
    return Double.isFinite(value) ? raw(Double.toString(value)) : text(Double.toString(value));
  }

  public JsonText bool(boolean value) {
    next().append(value);
    return this;
  }

  public JsonText text(String value) {
    next().append('"');
    quote(value, text);
    text.append('"');
    return this;
  }

  /** A value that is JSON already. */
  public JsonText raw(String json) {
    next().append(json);
    return this;
  }

  /** A value of a type we know. */
  public JsonText value(Json json) {
    switch (json) {
      case Json.Obj object -> {
        startObject();
        for (var field : object.fields().entrySet()) {
          field(field.getKey()).value(field.getValue());
        }
        endObject();
      }
      case Json.Arr list -> {
        startArray();
        list.items().forEach(this::value);
        endArray();
      }
      case Json.Text(String value) -> text(value);
      case Json.Whole(long value) -> number(value);
      case Json.Huge(BigInteger value) -> number(value);
      case Json.Real(double value) -> number(value);
      case Json.Word.TRUE -> bool(true);
      case Json.Word.FALSE -> bool(false);
      case Json.Word.NULL -> raw("null");
    }
    return this;
  }

  /** A text as it appears between quotes. */
  public static String quoted(String text) {
    StringBuilder quoted = new StringBuilder(text.length() + 8);
    quote(text, quoted);
    return quoted.toString();
  }

  /** Most texts need no escaping and are added as they are. */
  private static void quote(String value, StringBuilder text) {
    int added = 0;
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c < ' ' || c == '"' || c == '\\') {
        text.append(value, added, i);
        escape(c, text);
        added = i + 1;
      }
    }
    if (added == 0) {
      text.append(value);
    } else {
      text.append(value, added, value.length());
    }
  }

  private static void escape(char c, StringBuilder text) {
    text.append('\\');
    switch (c) {
      case '"', '\\' -> text.append(c);
      case '\b' -> text.append('b');
      case '\t' -> text.append('t');
      case '\n' -> text.append('n');
      case '\f' -> text.append('f');
      case '\r' -> text.append('r');
      default -> text.append("u00").append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 15));
    }
  }
}
