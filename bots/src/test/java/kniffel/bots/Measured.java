package kniffel.bots;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import kniffel.rules.Rulebook;

/** For which games it was measured how right the values of their books are: docs/BOTS.md. */
public final class Measured {

  private Measured() {}

  /** With how many players the game with this preset was measured. */
  public static <P extends Record> List<Integer> players(Rulebook<P> rulebook, String preset) {
    P options = Objects.requireNonNull(rulebook.presets().get(preset));
    Mind<?, ?> mind = Minds.of(rulebook.game(options)).orElseThrow();
    return IntStream.rangeClosed(rulebook.minPlayers(), rulebook.maxPlayers())
        .filter(mind::isMeasured)
        .boxed()
        .toList();
  }
}
