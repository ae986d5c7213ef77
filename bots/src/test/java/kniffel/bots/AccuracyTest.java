package kniffel.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import org.junit.jupiter.api.Test;

/** At first sight losses are told where it was measured how far off they are (docs/BOTS.md). */
class AccuracyTest {

  @Test
  void onlyWhatWasMeasuredIsToldAtFirstSight() {
    assertThat(Rulebooks.ALL.stream().flatMap(book -> told(book).stream()))
        .containsExactlyInAnyOrder(
            "master master 1", "master master 2", "forone base 1", "kartenspiel base 2");
  }

  private static <P extends Record> List<String> told(Rulebook<P> book) {
    List<String> told = new ArrayList<>();
    book.presets()
        .forEach(
            (preset, options) -> {
              Mind<?, ?> mind = Minds.of(book.game(options)).orElseThrow();
              for (int players = book.minPlayers(); players <= book.maxPlayers(); players++) {
                if (!mind.isExact() && isMeasured(mind.accuracy(players))) {
                  told.add(book.id() + " " + preset + " " + players);
                }
              }
            });
    return told;
  }

  private static boolean isMeasured(Accuracy accuracy) {
    return Arrays.stream(Rating.Unit.values())
        .noneMatch(unit -> accuracy.equals(Accuracy.ofStart(accuracy.start(), unit)));
  }
}
