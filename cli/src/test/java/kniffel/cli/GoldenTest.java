package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Short playthroughs under version control: the beginning of a game as it is told, and its end.
 *
 * <p>A change in the rules, the dice, the order of moves or the words shows here. Run with {@code
 * -Dgolden.write=true} to rewrite them, and read the difference.
 */
class GoldenTest {

  private static final int LINES = 70;

  record Golden(String game, String preset) {
    @Override
    public String toString() {
      return game + "-" + preset;
    }
  }

  static Stream<Golden> goldens() {
    String chosen = System.getProperty("kniffel.game", ".*");
    return Rulebooks.ALL.stream()
        .filter(game -> game.id().matches(chosen))
        .flatMap(GoldenTest::goldens);
  }

  private static <P extends Record> Stream<Golden> goldens(Rulebook<P> rulebook) {
    return rulebook.presets().keySet().stream().map(preset -> new Golden(rulebook.id(), preset));
  }

  @ParameterizedTest
  @MethodSource("goldens")
  void isToldAsBefore(Golden golden, @TempDir Path folder) throws IOException {
    Run simulated =
        Run.command(
            "simulate",
            golden.game(),
            "--rules",
            golden.preset(),
            "--games",
            "1",
            "--seed",
            "11",
            "--records",
            folder.toString());
    assertThat(simulated.code()).as(simulated.err()).isZero();
    String told = Run.command("replay", folder.resolve("game-000001.json").toString()).out();
    List<String> lines = told.lines().toList();
    List<String> shortened = new ArrayList<>(lines.subList(0, Math.min(LINES, lines.size())));
    if (lines.size() > LINES) {
      shortened.add("…");
      shortened.addAll(lines.subList(Math.max(LINES, lines.size() - 8), lines.size()));
    }
    Path file = Path.of("src/test/resources/golden", golden + ".txt");
    if (Boolean.getBoolean("golden.write")) {
      Files.write(file, shortened);
    }
    assertThat(Files.exists(file) ? Files.readAllLines(file) : List.of())
        .as("%s: write it anew with ./kniffel test --quick -Dgolden.write=true", file)
        .isEqualTo(shortened);
  }
}
