package kniffel.server.evening;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import kniffel.rules.Standings;
import kniffel.server.evening.Scoreboard.FinishedGame;
import kniffel.server.evening.Scoreboard.SeatScore;
import org.junit.jupiter.api.Test;

/** What several games add up to. */
class ScoreboardTest {

  @Test
  void theFirstOfFourGetsThreePointsAndTheLastNone() {
    assertThat(RankPoints.of(List.of(2, 4, 1, 3))).containsExactly(2.0, 0.0, 3.0, 1.0);
  }

  @Test
  void equalsGetTheMeanOfTheirPlaces() {
    assertThat(RankPoints.of(List.of(1, 1))).containsExactly(0.5, 0.5);
    assertThat(RankPoints.of(List.of(1, 2, 2, 2))).containsExactly(3.0, 1.0, 1.0, 1.0);
    assertThat(RankPoints.of(List.of(1, 1, 3, 4))).containsExactly(2.5, 2.5, 1.0, 0.0);
  }

  /** So nobody gains by a tie, and a game is worth the same however it ends. */
  @Test
  void whateverTheRanksAGameHasTheSamePointsToGive() {
    Random random = new Random(1);
    for (int i = 0; i < 1_000; i++) {
      int players = 1 + random.nextInt(8);
      List<Integer> scores = IntStream.range(0, players).mapToObj(s -> random.nextInt(5)).toList();
      List<Double> points = RankPoints.of(Standings.byScore(scores).ranks());
      assertThat(points.stream().mapToDouble(each -> each).sum())
          .isEqualTo(players * (players - 1) / 2.0);
    }
  }

  @Test
  void seatsKeepTheirResultsWhereverTheySatAndWhoeverWasMissing() {
    List<SeatScore> lines =
        Scoreboard.of(
                3,
                List.of(
                    new FinishedGame(List.of(0, 1, 2), Standings.byScore(List.of(200, 150, 100))),
                    new FinishedGame(List.of(1, 2, 0), Standings.byScore(List.of(9, 9, 3))),
                    new FinishedGame(List.of(2, 1), Standings.byScore(List.of(40, 10)))))
            .lines();
    assertThat(lines)
        .containsExactly(
            new SeatScore(2, 1, 2.0, 3), new SeatScore(3, 1, 2.5, 1), new SeatScore(3, 2, 2.5, 1));
  }

  @Test
  void beforeTheFirstGameEverybodyIsEqual() {
    assertThat(Scoreboard.of(2, List.of()).lines())
        .containsExactly(new SeatScore(0, 0, 0, 1), new SeatScore(0, 0, 0, 1));
  }
}
