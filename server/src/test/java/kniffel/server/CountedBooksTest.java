package kniffel.server;

import static kniffel.server.Sandbox.bot;
import static kniffel.server.Sandbox.me;
import static kniffel.server.Sandbox.wish;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import kniffel.client.Connection;
import kniffel.wire.Answers.GameStatistics;
import kniffel.wire.Answers.Review;
import kniffel.wire.TableInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which games count in the statistics, and with what. */
class CountedBooksTest {

  @TempDir private Path folder = Path.of("");

  private static Review reviewed(Connection anna, TableInfo table) throws Exception {
    Sandbox.toTheEnd(anna.open(table, Optional.empty()), 3);
    return Sandbox.until("the closer look", () -> anna.api().review(table.id()), Review::sharp);
  }

  /** There is a review of every game, but its sums count only where its values are measured. */
  @Test
  void valuesThatNobodyHasMeasuredDoNotCount() throws Exception {
    try (Sandbox sandbox = Sandbox.in(folder);
        Connection anna = sandbox.guest("Anna")) {
      Review three =
          reviewed(anna, anna.api().create(wish("karten", false, true, 0, me(), bot(), bot())));
      assertThat(three.players()).isNotEmpty();
      assertThat(three.measured()).contains(false);
      assertThat(anna.api().statistics().games().getFirst().rated()).isZero();
      Review two = reviewed(anna, anna.api().create(wish("karten", false, true, 0, me(), bot())));
      assertThat(two.measured()).contains(true);
      GameStatistics karten = anna.api().statistics().games().getFirst();
      assertThat(karten.games()).isEqualTo(2);
      assertThat(karten.rated()).isEqualTo(1);
      assertThat(karten.unit()).contains("winning");
      assertThat(karten.loss()).contains(two.players().getFirst().loss());
      assertThat(karten.luck()).contains(two.players().getFirst().luck());
    }
  }

  /** Practice is not a victory, and is not mixed with games against others. */
  @Test
  void nobodyWinsAlone() throws Exception {
    try (Sandbox sandbox = Sandbox.in(folder);
        Connection anna = sandbox.guest("Anna")) {
      Review alone = reviewed(anna, anna.api().create(wish("classic", false, true, 0, me())));
      GameStatistics classic = anna.api().statistics().games().getFirst();
      assertThat(classic.alone()).isTrue();
      assertThat(classic.wins()).isZero();
      assertThat(classic.loss()).contains(alone.players().getFirst().loss());
      TableInfo other = anna.api().create(wish("classic", false, true, 0, me(), bot()));
      var _ = reviewed(anna, other);
      List<GameStatistics> games = anna.api().statistics().games();
      assertThat(games).extracting(GameStatistics::alone).containsExactly(false, true);
      assertThat(games).extracting(GameStatistics::games).containsExactly(1, 1);
    }
  }
}
