package kniffel.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import kniffel.rules.Game;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import org.junit.jupiter.api.Test;

/** For which games it was measured how right the values of their books are: docs/BOTS.md. */
class MeasuredTest {

  private static List<Integer> measured(String id, String preset) {
    Rulebook<?> rulebook = Rulebooks.find(id).orElseThrow();
    return measured(rulebook, preset);
  }

  private static <P extends Record> List<Integer> measured(Rulebook<P> rulebook, String preset) {
    Game<?, ?, ?, ?> game = rulebook.game(Objects.requireNonNull(rulebook.presets().get(preset)));
    Mind<?, ?> mind = Minds.of(game).orElseThrow();
    return IntStream.rangeClosed(rulebook.minPlayers(), rulebook.maxPlayers())
        .filter(players -> mind.isMeasured(players))
        .boxed()
        .toList();
  }

  @Test
  void exactValuesNeedNoMeasuring() {
    assertThat(measured("classic", "kniffel")).containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
  }

  @Test
  void othersAreMeasuredForSomeNumbersOfPlayers() {
    assertThat(measured("master", "master")).containsExactly(1, 2, 3, 4);
    assertThat(measured("karten", "rulebook")).containsExactly(2);
    assertThat(measured("forone", "base")).containsExactly(1);
    for (String variant : List.of("base", "simple", "hard")) {
      assertThat(measured("kartenspiel", variant)).containsExactly(2, 4);
    }
  }

  @Test
  void otherRulesAreOtherValues() {
    assertThat(measured("master", "long")).isEmpty();
    assertThat(measured("karten", "relaxed")).isEmpty();
    assertThat(measured("forone", "free-discard")).isEmpty();
  }
}
