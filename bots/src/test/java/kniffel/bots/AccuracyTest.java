package kniffel.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import org.junit.jupiter.api.Test;

/** At first sight losses are told where it was measured how far off they are (docs/BOTS.md). */
class AccuracyTest {

  @Test
  void onlyWhatWasMeasuredIsToldAtFirstSight() {
    assertThat(measured(Accuracy::loss))
        .containsExactlyInAnyOrder(
            "master master 1", "master master 2", "forone base 1", "kartenspiel base 2");
  }

  @Test
  void gamesThatAreCutShortCountWhereTheirValuesWereMeasured() {
    assertThat(measured(Accuracy::cut))
        .containsExactlyInAnyOrder(
            "master master 1",
            "master master 2",
            "forone base 1",
            "kartenspiel base 2",
            "kartenspiel simple 2",
            "kartenspiel simple 4",
            "kartenspiel hard 2");
  }

  private static List<String> measured(ToDoubleFunction<Accuracy> part) {
    return Rulebooks.ALL.stream().flatMap(book -> measured(book, part).stream()).toList();
  }

  private static <P extends Record> List<String> measured(
      Rulebook<P> book, ToDoubleFunction<Accuracy> part) {
    List<String> told = new ArrayList<>();
    book.presets()
        .forEach(
            (preset, options) -> {
              Mind<?, ?> mind = Minds.of(book.game(options)).orElseThrow();
              for (int players = book.minPlayers(); players <= book.maxPlayers(); players++) {
                if (!mind.isExact() && isMeasured(part.applyAsDouble(mind.accuracy(players)))) {
                  told.add(book.id() + " " + preset + " " + players);
                }
              }
            });
    return told;
  }

  private static boolean isMeasured(double error) {
    return Arrays.stream(Rating.Unit.values()).noneMatch(unit -> error == unit.most());
  }
}
