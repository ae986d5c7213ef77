package kniffel.e2e;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** In which languages, themes and widths everything is looked at. */
final class Looks {

  private static final List<String> GAMES =
      List.of("classic", "master", "forone", "karten", "kartenspiel");

  private Looks() {}

  /** Each language; both themes at both widths are spread over two of them. */
  static Stream<Arguments> languages() {
    Look darkLaptop = new Look("en", "dark", Look.LAPTOP.width(), Look.LAPTOP.height());
    Look lightPhone = new Look("en", "light", Look.PHONE.width(), Look.PHONE.height());
    return Stream.of(
        Arguments.of("de", List.of(Look.LAPTOP, Look.PHONE)),
        Arguments.of("en", List.of(darkLaptop, lightPhone)),
        Arguments.of("nl", List.of()));
  }

  /** The same for each game. */
  static Stream<Arguments> gamesInLanguages() {
    return GAMES.stream()
        .flatMap(game -> languages().map(each -> Arguments.of(game, each.get()[0], each.get()[1])));
  }
}
