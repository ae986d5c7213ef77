package kniffel.e2e;

import java.util.List;
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

  static final List<String> LANGUAGES = List.of("de", "en", "nl");

  private Looks() {}

  /**
   * In which language a game is looked at: that each has the same messages with the same gaps is
   * known without a browser, so a state needs to be seen in one of them.
   */
  static String language(String game) {
    return LANGUAGES.get(Games.every().toList().indexOf(game) % LANGUAGES.size());
  }

  /** The languages as arguments of a test; in one of them to be seen in all looks. */
  static Stream<Arguments> languages() {
    return LANGUAGES.stream()
        .map(language -> Arguments.of(language, language.equals("de") ? ALL : List.of()));
  }
}
