package kniffel.table.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringWriter;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What we write ourselves is what a JSON library would write, and can be read by one. */
class JsonTextTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** One of each kind of number, and something that may be left out. */
  private record Kinds(
      int small, long large, double real, boolean flag, String text, Optional<Integer> perhaps) {}

  @Test
  void everyCharacterStandsAsALibraryWritesIt() throws Exception {
    for (int i = 0; i <= Character.MAX_VALUE; i++) {
      String text = "a" + (char) i + (char) i + "z";
      assertThat(JsonText.of(out -> out.text(text))).isEqualTo(JSON.writeValueAsString(text));
    }
  }

  @Test
  void numbersStandAsALibraryWritesThem() throws Exception {
    for (double number : List.of(0.0, -0.0, 0.1, 1e21, 1e-7, 1.0 / 3, Double.MAX_VALUE)) {
      assertThat(JsonText.of(out -> out.number(number))).isEqualTo(JSON.writeValueAsString(number));
    }
    for (double none : List.of(Double.NaN, Double.NEGATIVE_INFINITY)) {
      assertThat(JsonText.of(out -> out.number(none))).isEqualTo(JSON.writeValueAsString(none));
    }
  }

  @Test
  void commasStandBetweenValuesAndNowhereElse() {
    String text =
        JsonText.of(
            out -> {
              out.startObject().field("a").startArray().endArray();
              out.field("b").startArray().number(1).startObject().endObject().text("x").endArray();
              out.field("c").raw("null").field("d").bool(true).endObject().number(2L);
            });
    assertThat(text).isEqualTo("{\"a\":[],\"b\":[1,{},\"x\"],\"c\":null,\"d\":true},2");
  }

  /** Every kind of value can be followed by another. */
  @Test
  void whateverIsWrittenSomethingCanComeNext() {
    BigInteger huge = BigInteger.TWO.pow(80);
    JsonText text = new JsonText();
    text.startArray().number(1).number(2L).number(huge).number(0.5).text("x").raw("null");
    text.startArray().endArray().number(3).endArray().number(4);
    assertThat(text).hasToString("[1,2," + huge + ",0.5,\"x\",null,[],3],4");
  }

  /** A report for people has line breaks, and is the same value. */
  @Test
  void aReportIsTheSameLaidOut() throws Exception {
    Codec codec = new Codec();
    Report report =
        new Report(
            List.of(new Kinds(1, 2, 0.5, true, "a \"b\"", Optional.of(3))),
            Map.of("one", List.of(1, 2)),
            false);
    assertThat(Json.parse(laidOut(out -> codec.write(Report.class, report, out))))
        .isEqualTo(codec.tree(Report.class, report));
    Json odd = Json.parse("{\"a\":[null,true,false,{}],\"b\":[],\"c\":123456789012345678901}");
    assertThat(Json.parse(laidOut(odd::write))).isEqualTo(odd);
  }

  private interface Writing {
    void to(JsonGenerator out) throws IOException;
  }

  private static String laidOut(Writing writing) throws IOException {
    StringWriter text = new StringWriter();
    try (JsonGenerator out = JSON.createGenerator(text).useDefaultPrettyPrinter()) {
      writing.to(out);
    }
    assertThat(text.toString()).contains("\n");
    return text.toString();
  }

  private record Report(List<Kinds> kinds, Map<String, List<Integer>> named, boolean last) {}

  @Test
  void aTreeIsWrittenAsItWasRead() {
    String text =
        "{\"a\":[1,2.5,123456789012345678901234567890],\"b\":{\"c\":true,\"d\":false,\"e\":null},"
            + "\"f\\n\":\"\\u0001\"}";
    assertThat(Json.parse(text).toString()).isEqualTo(text);
  }

  /** From some number of them on, records are written by code that is made for their type. */
  @Test
  void theThousandthRecordIsWrittenAsTheFirst() throws Exception {
    Codec codec = new Codec();
    for (int i : IntStream.range(0, 1_000).toArray()) {
      Kinds kinds =
          new Kinds(
              i,
              1L << 40 + i % 8,
              i / 7.0,
              i % 2 == 0,
              "t" + i,
              i % 3 == 0 ? Optional.of(i) : Optional.empty());
      String text = codec.write(Kinds.class, kinds);
      JsonNode read = JSON.readTree(text);
      assertThat(read.properties()).hasSize(i % 3 == 0 ? 6 : 5);
      assertThat(codec.read(Kinds.class, Json.parse(text), "")).isEqualTo(kinds);
    }
  }
}
