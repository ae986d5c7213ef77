package kniffel.table.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kniffel.rules.dice.Dice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CodecTest {

  enum Colour {
    RED,
    DARK_BLUE
  }

  sealed interface Shape {
    record Circle(int radius) implements Shape {
      public Circle {
        if (radius < 0) {
          throw new IllegalArgumentException("a radius is not negative");
        }
      }
    }

    record Nothing() implements Shape {}
  }

  record All(
      int number,
      long large,
      boolean flag,
      String text,
      Colour colour,
      Dice dice,
      Shape shape,
      List<Integer> list,
      Map<Colour, Integer> map,
      Optional<String> perhaps) {}

  private static final String JSON =
      "{'number':1,'large':5000000000,'flag':true,'text':'x','colour':'dark-blue','dice':'1 2',"
          + "'shape':{'circle':{'radius':3}},'list':[1,2],'map':{'red':7},'perhaps':'yes'}";

  private final Codec codec = new Codec();

  private All read(String json) {
    return codec.read(All.class, Json.parse(json.replace('\'', '"')), "");
  }

  @Test
  void everythingIsWrittenAndReadBack() throws Exception {
    All all =
        new All(
            1,
            5_000_000_000L,
            true,
            "x",
            Colour.DARK_BLUE,
            Dice.of(1, 2),
            new Shape.Circle(3),
            List.of(1, 2),
            Map.of(Colour.RED, 7),
            Optional.of("yes"));
    assertThat(codec.write(All.class, all)).isEqualTo(JSON.replace('\'', '"'));
    assertThat(read(JSON)).isEqualTo(all);
    assertThat(codec.write(Shape.class, new Shape.Nothing())).isEqualTo("{\"nothing\":{}}");
    String without = JSON.replace(",'perhaps':'yes'", "");
    assertThat(read(without).perhaps()).isEmpty();
    assertThat(codec.write(All.class, read(without))).isEqualTo(without.replace('\'', '"'));
    assertThat(read(JSON.replace("true", "false")).flag()).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          'number':1        | 'number':1.5            | number: expected a whole number, found 1.5
          'number':1        | 'number':99999999999    | number: expected a whole number
          'number':1        | 'number':null           | number: expected a whole number, found null
          'number':1        | 'numbre':1              | 'number' is missing
          'number':1        | 'number':1,'more':2     | 'more' is not known here
          'flag':true       | 'flag':'true'           | flag: expected true or false
          'text':'x'        | 'text':7                | text: expected a text
          'dark-blue'       | 'DARK_BLUE'             | colour: expected one of [red, dark-blue]
          'dice':'1 2'      | 'dice':'1 7'            | dice: not up to 20 faces from 1 to 6: 1 7
          'radius':3        | 'radius':-1             | shape.circle: a radius is not negative
          'circle'          | 'square'                | shape: expected one of [circle, nothing]
          [1,2]             | [1,'2']                 | list.1: expected a whole number
          [1,2]             | {}                      | list: expected a list
          {'red':7}         | {'pink':7}              | map.pink: expected one of [red, dark-blue]
          {'circle':{'radius':3}} | {}                | shape: expected an object with one field
          """)
  void whatIsWrongIsNamed(String sound, String broken, String reason) {
    assertThat(JSON).contains(sound);
    assertThatExceptionOfType(MalformedException.class)
        .isThrownBy(() -> read(JSON.replace(sound, broken)))
        .withMessageContaining(reason.replace('\'', '"'));
  }

  record Numbers(double part, Long whole, Json any) {}

  /** A value that may hold others of its own type, as the reason for a move may name another. */
  sealed interface Reason {
    record Alone(int points) implements Reason {}

    record Besides(Reason first, List<Reason> others) implements Reason {}
  }

  @Test
  void aTypeMayHoldValuesOfItsOwn() throws Exception {
    Reason reason =
        new Reason.Besides(
            new Reason.Alone(3),
            List.of(new Reason.Besides(new Reason.Alone(1), List.of()), new Reason.Alone(2)));
    String json = codec.write(Reason.class, reason);
    assertThat(codec.read(Reason.class, Json.parse(json), "")).isEqualTo(reason);
  }

  @Test
  void numbersAndForeignJsonAreKept() throws Exception {
    String json = "{\"part\":0.5,\"whole\":7,\"any\":{\"x\":[1,null]}}";
    Numbers numbers = codec.read(Numbers.class, Json.parse(json), "");
    assertThat(numbers.part()).isEqualTo(0.5);
    assertThat(numbers.whole()).isEqualTo(7L);
    assertThat(numbers.any()).isEqualTo(Json.parse("{\"x\":[1,null]}"));
    assertThat(codec.write(Numbers.class, numbers)).isEqualTo(json);
    malformed(Numbers.class, json.replace("0.5", "true"), "part: expected a number, found true");
    malformed(Numbers.class, json.replace("7", "0.7"), "whole: expected a whole number, found 0.7");
    malformed(
        Numbers.class,
        json.replace("7", "99999999999999999999"),
        "whole: expected a whole number, found 99999999999999999999");
  }

  @Test
  void whatIsFoundIsShownInShort() {
    String long60 = "\"" + "x".repeat(60) + "\"";
    malformed(Integer.class, long60, "expected a whole number, found \"" + "x".repeat(39));
    malformed(All.class, "7", "expected an object, found 7");
    malformed(
        Shape.class,
        "{\"circle\":{},\"nothing\":{}}",
        "expected an object with one field of [circle, nothing]"
            + ", found {\"circle\":{},\"nothing\":{}}");
  }

  private <T> void malformed(Class<T> type, String json, String message) {
    assertThatExceptionOfType(MalformedException.class)
        .isThrownBy(() -> codec.read(type, Json.parse(json), ""))
        .withMessage(message);
  }

  @Test
  void aComplaintSaysWhereAndWhy() {
    MalformedException e = new MalformedException("move.roll", "no dice");
    assertThat(e).hasMessage("move.roll: no dice");
    assertThat(e.path()).isEqualTo("move.roll");
    assertThat(e.reason()).isEqualTo("no dice");
    assertThat(new MalformedException("", "no dice")).hasMessage("no dice");
  }

  sealed interface Outer {
    sealed interface Inner extends Outer {
      record Deep(boolean flag) implements Inner {}
    }

    record Flat() implements Outer {}
  }

  @Test
  void recordsOfASealedTypeBelowAnotherAreItsOwn() throws Exception {
    String json = codec.write(Outer.class, new Outer.Inner.Deep(true));
    assertThat(json).isEqualTo("{\"deep\":{\"flag\":true}}");
    assertThat(codec.read(Outer.class, Json.parse(json), "")).isEqualTo(new Outer.Inner.Deep(true));
    assertThat(schema(Outer.class).at("/oneOf/0/required/0").asText()).isEqualTo("deep");
    assertThat(schema(Outer.class).at("/oneOf/1/required/0").asText()).isEqualTo("flat");
  }

  @Test
  void whatIsReadCannotBeChanged() throws Exception {
    All all = read(JSON);
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> all.list().add(3));
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> all.map().clear());
  }

  /** Has a method of that name, but it makes something else. */
  public record Odd(int number) {
    public static int parse(String text) {
      return text.length();
    }
  }

  /** Has a method of that name, but of each value. */
  public record Own(int number) {
    public Own parse(String text) {
      return new Own(text.length());
    }
  }

  @Test
  void onlyAStaticParseMakesATextForm() {
    assertThat(codec.write(Odd.class, new Odd(1))).isEqualTo("{\"number\":1}");
    assertThat(codec.write(Own.class, new Own(1))).isEqualTo("{\"number\":1}");
  }

  record Broken(int number) {
    Broken {
      if (number > 0) {
        throw new IllegalStateException("a mistake of ours");
      }
    }
  }

  record Strange(Set<Integer> numbers) {}

  @Test
  void ourOwnMistakesAreNotBlamedOnTheSender() {
    assertThatExceptionOfType(IllegalStateException.class)
        .isThrownBy(() -> codec.read(Broken.class, Json.parse("{\"number\":1}"), ""));
    assertThatExceptionOfType(IllegalStateException.class)
        .isThrownBy(() -> codec.write(Strange.class, new Strange(Set.of())))
        .withMessageContaining("no JSON form");
    assertThatExceptionOfType(IllegalStateException.class)
        .isThrownBy(() -> codec.write(Object.class, "x"))
        .withMessageContaining("no JSON form");
  }

  /** With the pointers of another library. */
  private static JsonNode schema(Class<?> type) throws JsonProcessingException {
    return new ObjectMapper().readTree(SchemaOf.type(type).toString());
  }

  @Test
  void aSchemaSaysWhatIsRequired() throws Exception {
    JsonNode schema = schema(All.class);
    assertThat(schema.at("/properties/number/type").asText()).isEqualTo("integer");
    assertThat(schema.at("/properties/large/type").asText()).isEqualTo("integer");
    assertThat(schema.at("/properties/flag/type").asText()).isEqualTo("boolean");
    assertThat(schema.at("/properties/text/type").asText()).isEqualTo("string");
    assertThat(schema.at("/properties/dice/type").asText()).isEqualTo("string");
    assertThat(schema.at("/properties/colour/enum/1").asText()).isEqualTo("dark-blue");
    assertThat(schema.at("/properties/list/items/type").asText()).isEqualTo("integer");
    assertThat(schema.at("/properties/map/propertyNames/enum/0").asText()).isEqualTo("red");
    assertThat(schema.at("/properties/map/additionalProperties/type").asText())
        .isEqualTo("integer");
    assertThat(schema.at("/properties/perhaps/type").asText()).isEqualTo("string");
    assertThat(schema.at("/required")).hasSize(9);
    assertThat(schema.at("/additionalProperties").asBoolean(true)).isFalse();
    assertThat(schema(Numbers.class).at("/properties/part/type").asText()).isEqualTo("number");
    assertThat(schema(Numbers.class).at("/properties/any").isObject()).isTrue();
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(() -> SchemaOf.type(Strange.class));
  }
}
