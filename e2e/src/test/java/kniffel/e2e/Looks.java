package kniffel.e2e;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** In which languages, themes and widths everything is looked at. */
final class Looks {

  static final Look DARK_LAPTOP = new Look("de", "dark", 1280, 900);
  static final Look LIGHT_PHONE = new Look("de", "light", 360, 780);

  /** A phone on its side, where there is least room of all. */
  static final Look LANDSCAPE = new Look("de", "dark", 740, 360);

  /** Both themes at both widths. */
  static final List<Look> ALL = List.of(Look.LAPTOP, DARK_LAPTOP, Look.PHONE, LIGHT_PHONE);

  private Looks() {}

  /** Does something in each language; in one of them to be seen in both themes at both widths. */
  static void inLanguages(BiConsumer<String, List<Look>> scene) {
    scene.accept("de", ALL);
    scene.accept("en", List.of());
    scene.accept("nl", List.of());
  }

  /** The same as arguments of a test. */
  static Stream<Arguments> languages() {
    List<Arguments> all = new ArrayList<>();
    inLanguages((language, looks) -> all.add(Arguments.of(language, looks)));
    return all.stream();
  }
}
