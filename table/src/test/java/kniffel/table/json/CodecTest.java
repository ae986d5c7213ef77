package kniffel.table.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

  private All read(String json) throws JsonProcessingException {
    return codec.read(All.class, new ObjectMapper().readTree(json.replace('\'', '"')), "");
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
    assertThat(read(JSON.replace(",'perhaps':'yes'", "")).perhaps()).isEmpty();
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
}
