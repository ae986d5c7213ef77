package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** There is a player for every game; checked even where there is no browser. */
class EveryGameIsPlayedTest {

  @ParameterizedTest
  @MethodSource("kniffel.e2e.Games#all")
  void hasAPlayer(String game) {
    assertThat(Games.about(game).middle()).isPositive();
  }
}
