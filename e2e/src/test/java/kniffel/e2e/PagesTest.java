package kniffel.e2e;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;

/** Every page and every state of a table: usable by everybody, and in words of the language. */
@ExtendWith(OnStage.class)
class PagesTest {

  private static final Look DARK_LAPTOP = new Look("en", "dark", 1280, 900);
  private static final Look LIGHT_PHONE = new Look("en", "light", 360, 780);

  /** Both themes and both widths, spread over the languages. */
  static final List<Arguments> LANGUAGES =
      List.of(
          Arguments.of("de", List.of(Look.LAPTOP, Look.PHONE)),
          Arguments.of("en", List.of(DARK_LAPTOP, LIGHT_PHONE)),
          Arguments.of("nl", List.of()));

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void around(String language, List<Look> looks, Stage stage) {
    Window window = stage.window(Look.LAPTOP.in(language));
    Inspector inspector = new Inspector(window, looks);
    long t = System.nanoTime();
    window.open("/").await(".gcard-a");
    inspector.look("home");
    System.out.println((System.nanoTime() - t) / 1e6);
    inspector.expectNothing();
  }
}
