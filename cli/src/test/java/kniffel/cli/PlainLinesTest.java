package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Lines that are read aloud: words and numbers, no pictures drawn with lines and dots. */
public final class PlainLinesTest {

  static List<String> games() {
    return Rulebooks.ALL.stream().map(Rulebook::id).toList();
  }

  /** What is said when these keys are pressed in a game that always goes the same way. */
  public static String told(String game, String keys) {
    Run run = Run.typing(keys, "play", game, "--seed", "5", "--no-save", "--plain");
    assertThat(run.code()).as(run.err()).isZero();
    return run.out();
  }

  @ParameterizedTest
  @MethodSource("games")
  void nothingIsDrawn(String game) {
    assertThat(told(game, "r\n1\naab\n \nq\n")).doesNotContainPattern("[\\u2500-\\u259f]");
  }
}
