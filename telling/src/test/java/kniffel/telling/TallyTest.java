package kniffel.telling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import kniffel.telling.Tally.Books;
import kniffel.telling.Tally.TalliedGame;
import kniffel.wire.Answers.GameResult;
import kniffel.wire.Answers.GameResults;
import kniffel.wire.Answers.GameStatistics;
import kniffel.wire.Answers.MedalCount;
import org.junit.jupiter.api.Test;

/** What results add up to. */
class TallyTest {

  private static TalliedGame played(String game, int players, int rank, Optional<Books> books) {
    GameResult result = new GameResult(Optional.empty(), 100 * players + rank, rank, 0);
    return new TalliedGame(game, "fair", players, result, Optional.empty(), books);
  }

  private static Optional<Books> books(String unit, double luck, double loss) {
    return Optional.of(new Books(unit, luck, loss));
  }

  /** Turns and chances of winning are different things, and have no mean. */
  @Test
  void gamesAloneAreCountedApartWithTheirUnit() {
    List<GameStatistics> all =
        Tally.statistics(
            List.of(
                played("master", 1, 1, books("turns", 1.5, 2)),
                played("master", 2, 1, books("winning", 0.4, 0.1)),
                played("master", 3, 2, books("winning", 0.2, 0.5)),
                played("master", 3, 2, Optional.empty())));
    assertThat(all).hasSize(2);
    GameStatistics others = all.getFirst();
    assertThat(others.alone()).isFalse();
    assertThat(others.games()).isEqualTo(3);
    assertThat(others.rated()).isEqualTo(2);
    assertThat(others.unit()).contains("winning");
    assertThat(others.luck().orElseThrow()).isCloseTo(0.3, within(1e-9));
    assertThat(others.loss().orElseThrow()).as("per game").isCloseTo(0.3, within(1e-9));
    assertThat(others.mean()).isCloseTo((201 + 302 + 302) / 3.0, within(1e-9));
    assertThat(others.best()).isEqualTo(302);
    GameStatistics alone = all.getLast();
    assertThat(alone.alone()).isTrue();
    assertThat(alone.unit()).contains("turns");
    assertThat(alone.luck()).contains(1.5);
    assertThat(alone.loss()).contains(2.0);
  }

  /** Whoever plays alone is always the first. */
  @Test
  void nobodyWinsAlone() {
    List<TalliedGame> games =
        List.of(
            played("classic", 1, 1, Optional.empty()),
            played("classic", 2, 1, Optional.empty()),
            played("classic", 1, 1, Optional.empty()),
            played("classic", 4, 1, Optional.empty()));
    assertThat(Tally.statistics(games)).extracting(GameStatistics::wins).containsExactly(2, 0);
    assertThat(Tally.results(games)).extracting(GameResults::alone).containsExactly(false, true);
    assertThat(Tally.results(games)).extracting(GameResults::streak).containsExactly(2, 0);
    assertThat(Tally.results(games)).extracting(GameResults::longest).containsExactly(2, 0);
  }

  @Test
  void nothingIsSaidAboutTheUnknown() {
    GameStatistics only =
        Tally.statistics(List.of(played("karten", 5, 3, Optional.empty()))).getFirst();
    assertThat(only.rated()).isZero();
    assertThat(only.unit()).isEmpty();
    assertThat(only.luck()).isEmpty();
    assertThat(only.loss()).isEmpty();
  }

  @Test
  void medalsAreCountedAndNoMedalIsNone() {
    GameResult result = new GameResult(Optional.empty(), 300, 1, 0);
    List<TalliedGame> games =
        List.of("none", "gold", "silver", "gold").stream()
            .map(
                award ->
                    new TalliedGame(
                        "forone", "fair", 1, result, Optional.of(award), Optional.empty()))
            .toList();
    assertThat(Tally.statistics(games).getFirst().medals())
        .containsExactly(new MedalCount("gold", 2), new MedalCount("silver", 1));
  }

  /** Nobody knows in which order sheets of paper were won. */
  @Test
  void paperHasNoStreak() {
    GameResult won = new GameResult(Optional.empty(), 242, 1, 0);
    TalliedGame sheet =
        new TalliedGame("classic", "paper", 2, won, Optional.empty(), Optional.empty());
    assertThat(Tally.statistics(List.of(sheet, sheet)).getFirst().wins()).isEqualTo(2);
    assertThat(Tally.results(List.of(sheet, sheet)).getFirst().longest()).isZero();
  }
}
