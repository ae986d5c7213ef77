package kniffel.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The code that a telephone reads from the terminal. */
class QrCodeTest {

  /** As the pages draw it for the same text; that one is read by a reader in their tests. */
  @Test
  void isTheOneOfThePages() {
    assertThat(
            Stream.of(QrCode.of("HELLO"))
                .map(
                    row -> {
                      StringBuilder line = new StringBuilder();
                      for (boolean dark : row) {
                        line.append(dark ? '#' : '.');
                      }
                      return line.toString();
                    })
                .collect(Collectors.joining("\n")))
        .isEqualTo(
            """
            #######.#..#..#######
            #.....#.####..#.....#
            #.###.#...#.#.#.###.#
            #.###.#.#.#.#.#.###.#
            #.###.#....#..#.###.#
            #.....#....##.#.....#
            #######.#.#.#.#######
            ........#..##........
            #.##.###.#.##.#..#.##
            .##.##.#.######..##..
            #...#.#..#.#.......##
            #.##...#...#..####.#.
            .#.######...#..#..#.#
            ........####..#...#.#
            #######.#..##..#.....
            #.....#.#.#....#####.
            #.###.#.....######.##
            #.###.#.#.##..#.####.
            #.###.#.##..#.##..#..
            #.....#...#..#.##...#
            #######.#.#..#.#.....\
            """);
  }

  @Test
  void hasAMarginAndHalfAsManyLinesAsSquares() {
    List<String> lines = QrCode.lines("http://127.0.0.1:8080/join#AbCdEfGhIjKlMnOpQrStUv");
    assertThat(lines).hasSizeLessThanOrEqualTo(20).allSatisfy(line -> assertThat(line).hasSize(37));
    assertThat(lines.getFirst()).matches("█+");
    assertThatThrownBy(() -> QrCode.of("x".repeat(300))).isInstanceOf(RuntimeException.class);
  }
}
