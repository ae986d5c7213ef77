package kniffel.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import kniffel.rules.Game;
import kniffel.rules.Option;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever extremes the options are set to, every game that can be played can also be stored. */
class BoundsTest {

  static List<Rulebook<?>> games() {
    return Rulebooks.ALL;
  }

  @ParameterizedTest
  @MethodSource("games")
  void noGameIsLongerThanARecordMayBe(Rulebook<?> rulebook) {
    check(rulebook);
  }

  private static <P extends Record> void check(Rulebook<P> rulebook) {
    Set<P> extremes = new LinkedHashSet<>(rulebook.presets().values());
    for (Option option : Option.of(rulebook.standard())) {
      List<P> before = new ArrayList<>(extremes);
      for (P options : before) {
        for (String value : ends(option, rulebook.standard())) {
          extremes.add(option.set(options, value));
        }
      }
    }
    for (P options : extremes) {
      Game<?, ?, ?, ?> game = rulebook.game(options);
      IntStream.rangeClosed(rulebook.minPlayers(), rulebook.maxPlayers())
          .forEach(
              players ->
                  assertThat(game.maxEvents(players))
                      .as("%s for %d", options, players)
                      .isBetween(1, Game.MAX_EVENTS));
    }
  }

  /** All of a few values, and the ends of a range; a list is as long as those of the rulebook. */
  private static List<String> ends(Option option, Record standard) {
    if (!option.values().isEmpty()) {
      return option.values();
    }
    int length = option.valueIn(standard).split(",", -1).length;
    return List.of(all(option.min(), length), all(option.max(), length));
  }

  private static String all(int number, int length) {
    return String.join(",", Collections.nCopies(length, String.valueOf(number)));
  }
}
