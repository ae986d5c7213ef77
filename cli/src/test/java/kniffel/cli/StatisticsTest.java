package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import kniffel.bots.Rating.Unit;
import kniffel.cli.Statistics.Books;
import kniffel.cli.Statistics.GameTotals;
import kniffel.cli.Statistics.Result;
import kniffel.rules.master.MasterOptions;
import org.junit.jupiter.api.Test;

/** What the games at a terminal add up to. */
class StatisticsTest {

  private static Result result(int players, int score, Optional<Books> books) {
    return new Result(
        "master",
        MasterOptions.MASTER,
        "fair",
        "file",
        "Anna",
        score,
        1,
        players,
        Optional.empty(),
        books);
  }

  /** Turns and chances of winning are different things, and alone nobody wins. */
  @Test
  void gamesAloneAreCountedApart() {
    List<GameTotals> sums =
        Statistics.sums(
            List.of(
                result(1, 20, Optional.of(new Books(Unit.TURNS, 2, 1))),
                result(2, 25, Optional.of(new Books(Unit.WINNING, 0.4, 0.1))),
                result(3, 35, Optional.empty())));
    assertThat(sums).extracting(GameTotals::alone).containsExactly(false, true);
    assertThat(sums).extracting(GameTotals::wins).containsExactly(2L, 0L);
    assertThat(sums).extracting(GameTotals::mean).containsExactly(30.0, 20.0);
    assertThat(sums).extracting(GameTotals::rated).containsExactly(1L, 1L);
    assertThat(sums.getLast().books()).contains(new Books(Unit.TURNS, 2, 1));
    Books others = sums.getFirst().books().orElseThrow();
    assertThat(others.unit()).isEqualTo(Unit.WINNING);
    assertThat(others.luck()).isCloseTo(0.4, within(1e-9));
    assertThat(others.loss()).isCloseTo(0.1, within(1e-9));
  }
}
