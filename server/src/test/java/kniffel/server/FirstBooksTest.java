package kniffel.server;

import static kniffel.server.Sandbox.me;
import static kniffel.server.Sandbox.wish;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import kniffel.client.Connection;
import kniffel.wire.Answers;
import kniffel.wire.TableInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever opens the books of a game that has just ended sees them at once. */
class FirstBooksTest {

  /** On a busy machine they may take longer; then at least they were waited for. */
  @Test
  void theFirstRequestWaitsForBooksAtFirstSight(@TempDir Path folder) throws Exception {
    try (Sandbox sandbox = Sandbox.in(folder)) {
      Connection anna = sandbox.guest("Anna");
      TableInfo table = anna.api().create(wish("master", me()));
      Sandbox.toTheEnd(anna.open(table, Optional.empty()), 3);
      Instant asked = Instant.now();
      Answers.Review review = anna.api().review(table.id());
      if (!review.ready()) {
        assertThat(Duration.between(asked, Instant.now())).isGreaterThan(Duration.ofMillis(900));
        review =
            Sandbox.until("the books", () -> anna.api().review(table.id()), Answers.Review::ready);
      }
      assertThat(review.players()).hasSize(1);
      assertThat(review.sharp()).isFalse();
    }
  }
}
