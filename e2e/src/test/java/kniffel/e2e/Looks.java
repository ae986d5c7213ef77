package kniffel.e2e;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** In which languages, themes and widths everything is looked at. */
final class Looks {

  private static final List<String> GAMES =
      List.of("classic", "master", "forone", "karten", "kartenspiel");

  static final Look DARK_LAPTOP = new Look("de", "dark", 1280, 900);
  static final Look LIGHT_PHONE = new Look("de", "light", 360, 780);

  private Looks() {}

  /** Each language; in one of them everything is looked at in both themes at both widths. */
  static Stream<Arguments> languages() {
    return Stream.of(
        Arguments.of("de", List.of(Look.LAPTOP, DARK_LAPTOP, Look.PHONE, LIGHT_PHONE)),
        Arguments.of("en", List.of()),
        Arguments.of("nl", List.of()));
  }

  /** The same for each game. */
  static Stream<Arguments> gamesInLanguages() {
    return GAMES.stream()
        .flatMap(game -> languages().map(each -> Arguments.of(game, each.get()[0], each.get()[1])));
  }
}
