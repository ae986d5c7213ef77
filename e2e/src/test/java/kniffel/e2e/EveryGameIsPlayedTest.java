package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Somebody here plays every game; known also where there is no browser. */
class EveryGameIsPlayedTest {

  @ParameterizedTest
  @MethodSource("kniffel.e2e.Games#all")
  void hasAPlayer(String game) {
    assertThat(Games.about(game).middle()).isPositive();
  }
}
