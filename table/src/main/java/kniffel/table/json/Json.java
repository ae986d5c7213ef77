package kniffel.table.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * JSON as a value whose meaning is not known yet, or not here.
 *
 * <p>Our own small tree, so that only the streaming part of Jackson is needed, which also runs
 * inside a browser.
 */
public sealed interface Json {

  /** Reads and writes the streams that the tree is not. */
  JsonFactory FACTORY = new JsonFactory();

  /** An object; takes ownership of the map. */
  record Obj(Map<String, Json> fields) implements Json {

    public static final Obj EMPTY = new Obj(Map.of());

    public Obj {
      fields = Collections.unmodifiableMap(fields);
    }

    public @Nullable Json get(String name) {
      return fields.get(name);
    }

    public boolean has(String name) {
      return fields.containsKey(name);
    }

    /** The same with an additional field, or with another value for one. */
    public Obj with(String name, Json value) {
      Map<String, Json> more = new LinkedHashMap<>(fields);
      more.put(name, value);
      return new Obj(more);
    }

    public Obj with(String name, String value) {
      return with(name, new Text(value));
    }

    @Override
    public void write(JsonGenerator out) throws IOException {
      out.writeStartObject();
      for (var field : fields.entrySet()) {
        out.writeFieldName(field.getKey());
        field.getValue().write(out);
      }
      out.writeEndObject();
    }

    @Override
    public String toString() {
      return new JsonText().value(this).toString();
    }
  }

  /** A list; takes ownership of the items. */
  record Arr(List<Json> items) implements Json {

    public Arr {
      items = Collections.unmodifiableList(items);
    }

    @Override
    public void write(JsonGenerator out) throws IOException {
      out.writeStartArray();
      for (Json item : items) {
        item.write(out);
      }
      out.writeEndArray();
    }

    @Override
    public String toString() {
      return new JsonText().value(this).toString();
    }
  }

  /** A text. */
  record Text(String value) implements Json {

    @Override
    public void write(JsonGenerator out) throws IOException {
      out.writeString(value);
    }

    @Override
    public String toString() {
      return new JsonText().value(this).toString();
    }
  }

  /** A whole number. */
  record Whole(long value) implements Json {

    @Override
    public void write(JsonGenerator out) throws IOException {
      out.writeNumber(value);
    }

    @Override
    public String toString() {
      return new JsonText().value(this).toString();
    }
  }

  /** A whole number beyond what a long holds. */
  record Huge(BigInteger value) implements Json {

    @Override
    public void write(JsonGenerator out) throws IOException {
      out.writeNumber(value);
    }

    @Override
    public String toString() {
      return new JsonText().value(this).toString();
    }
  }

  /** A number with a fraction or an exponent. */
  record Real(double value) implements Json {

    @Override
    public void write(JsonGenerator out) throws IOException {
      out.writeNumber(value);
    }

    @Override
    public String toString() {
      return new JsonText().value(this).toString();
    }
  }

  /** True, false or null. */
  enum Word implements Json {
    TRUE,
    FALSE,
    NULL;

    public static Word of(boolean value) {
      return value ? TRUE : FALSE;
    }

    @Override
    public void write(JsonGenerator out) throws IOException {
      switch (this) {
        case TRUE -> out.writeBoolean(true);
        case FALSE -> out.writeBoolean(false);
        case NULL -> out.writeNull();
      }
    }

    @Override
    public String toString() {
      return new JsonText().value(this).toString();
    }
  }

  void write(JsonGenerator out) throws IOException;

  /**
   * A field that must be there.
   *
   * @throws MalformedException if this is no object or has no such field
   */
  default Json at(String name) {
    Json value = this instanceof Obj object ? object.get(name) : null;
    if (value == null) {
      throw new MalformedException("", "\"" + name + "\" is missing");
    }
    return value;
  }

  /**
   * The text that this must be.
   *
   * @throws MalformedException if it is something else
   */
  default String text() {
    return SimpleForms.TEXT.read(this, "");
  }

  /**
   * What a text says, if it is one value and nothing else.
   *
   * @throws MalformedException if it is not JSON
   */
  static Json parse(String text) {
    try (JsonParser in = FACTORY.createParser(text)) {
      return only(in);
    } catch (IOException e) {
      throw new MalformedException("", "this is not JSON: " + e.getMessage());
    }
  }

  /**
   * The one value that a parser has.
   *
   * @throws JsonProcessingException if there is none, or something follows
   */
  static Json only(JsonParser in) throws IOException {
    Json value = in.nextToken() == null ? null : read(in);
    if (value == null || in.nextToken() != null) {
      throw new JsonParseException(in, "one value is expected, and no more");
    }
    return value;
  }

  /**
   * Reads the value that begins with the current token; afterwards the current token is its last
   * one.
   */
  static Json read(JsonParser in) throws IOException {
    return switch (in.currentToken()) {
      case START_OBJECT -> {
        Map<String, Json> fields = new LinkedHashMap<>();
        for (String name = in.nextFieldName(); name != null; name = in.nextFieldName()) {
          in.nextToken();
          fields.put(name, read(in));
        }
        yield new Obj(fields);
      }
      case START_ARRAY -> {
        List<Json> items = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
          items.add(read(in));
        }
        yield new Arr(items);
      }
      case VALUE_STRING -> new Text(in.getText());
      case VALUE_NUMBER_INT ->
          in.getNumberType() == JsonParser.NumberType.BIG_INTEGER
              ? new Huge(in.getBigIntegerValue())
              : new Whole(in.getLongValue());
      case VALUE_NUMBER_FLOAT -> new Real(in.getDoubleValue());
      case VALUE_TRUE -> Word.TRUE;
      case VALUE_FALSE -> Word.FALSE;
      case VALUE_NULL -> Word.NULL;
      default -> throw new JsonParseException(in, "a value is expected");
    };
  }
}
