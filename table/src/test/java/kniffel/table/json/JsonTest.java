package kniffel.table.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.rules.Range;
import org.junit.jupiter.api.Test;

/** JSON as a value: what is in it, how it is written, and what is missing. */
class JsonTest {

  /** A record whose optional parts stand before others. */
  record Perhaps(Optional<Integer> first, Optional<String> second, int third) {}

  record Bounded(@Range(min = 1, max = 6) int face, @Range(min = 0, max = 9) List<Integer> more) {}

  private final Codec codec = new Codec();

  @Test
  void aFieldIsThereOrMissing() {
    Json.Obj object = new Json.Obj(Map.of("name", new Json.Text("Anna")));
    assertThat(object.has("name")).isTrue();
    assertThat(object.has("points")).isFalse();
    assertThat(object.at("name").text()).isEqualTo("Anna");
    assertThatExceptionOfType(MalformedException.class).isThrownBy(() -> object.at("points"));
    assertThatExceptionOfType(MalformedException.class)
        .isThrownBy(() -> new Json.Text("Anna").at("name"));
    assertThatExceptionOfType(MalformedException.class).isThrownBy(object::text);
  }

  @Test
  void valuesAreWrittenAsTheyAreRead() {
    String text = "[{\"a\":1},true,false,null,\"x\"]";
    assertThat(Json.parse(text)).hasToString(text);
    assertThat(Json.Word.of(true)).isEqualTo(Json.Word.TRUE);
    assertThat(Json.Word.of(false)).isEqualTo(Json.Word.FALSE);
    assertThat(codec.tree(Perhaps.class, new Perhaps(Optional.of(1), Optional.empty(), 3)))
        .isEqualTo(Json.parse("{\"first\":1,\"third\":3}"));
  }

  @Test
  void whatMayBeMissingKeepsItsPlace() {
    assertThat(codec.read(Perhaps.class, Json.parse("{\"third\":3}"), ""))
        .isEqualTo(new Perhaps(Optional.empty(), Optional.empty(), 3));
    assertThat(codec.read(Perhaps.class, Json.parse("{\"second\":\"x\",\"third\":3}"), ""))
        .isEqualTo(new Perhaps(Optional.empty(), Optional.of("x"), 3));
  }

  /** Each bound is stated once, at the component, and the schema takes it from there. */
  @Test
  void aSchemaHasTheBoundsOfTheComponents() {
    Json.Obj schema = SchemaOf.type(Bounded.class);
    Json face = schema.at("properties").at("face");
    assertThat(face.at("minimum")).isEqualTo(new Json.Whole(1));
    assertThat(face.at("maximum")).isEqualTo(new Json.Whole(6));
    Json items = schema.at("properties").at("more").at("items");
    assertThat(items.at("minimum")).isEqualTo(new Json.Whole(0));
    assertThat(items.at("maximum")).isEqualTo(new Json.Whole(9));
  }
}
