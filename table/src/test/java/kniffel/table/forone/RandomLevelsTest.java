package kniffel.table.forone;

import java.io.IOException;
import java.util.stream.Stream;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.rules.forone.ForOneOptions;
import kniffel.rules.forone.ForOneRulebook;
import kniffel.table.ConformanceTest;
import kniffel.table.OwnDiceTest;
import kniffel.table.Variant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every level of the book holds for any that somebody might think of. */
@Tag("slow")
class RandomLevelsTest {

  private static final int LEVELS = 120;

  static Stream<Variant> levels() {
    Rulebook<?> rulebook = Rulebooks.find(ForOneRulebook.ID).orElseThrow();
    return RandomChallenges.some(LEVELS)
        .map(level -> Variant.of("level " + level.elements(), rulebook, ForOneOptions.of(level)));
  }

  @ParameterizedTest
  @MethodSource("levels")
  void holds(Variant level) throws IOException {
    new ConformanceTest().holds(level);
  }

  @ParameterizedTest
  @MethodSource("levels")
  void peopleSayWhatFell(Variant level) throws IOException {
    new OwnDiceTest().peopleSayWhatFell(level);
  }
}
