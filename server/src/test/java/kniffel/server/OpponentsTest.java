package kniffel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import kniffel.client.Connection;
import kniffel.rules.Rulebooks;
import kniffel.wire.Answers;
import kniffel.wire.TableInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Who was ahead of whom is counted, for a year. */
@Timeout(120)
class OpponentsTest {

  @Test
  void whoWasAheadOfWhomIsCountedForAYear(@TempDir Path folder) throws Exception {
    AtomicLong clock = new AtomicLong(Instant.parse("2040-12-31T20:00:00Z").toEpochMilli());
    try (Sandbox other = Sandbox.at(clock::get, folder)) {
      Connection oma = other.guest("Oma");
      Connection opa = other.guest("Opa");
      TableInfo table = other.running(Rulebooks.find("classic").orElseThrow(), oma, opa);
      EveningHouse.toTheEnd(table, oma, opa);
      var ranks =
          oma.api()
              .step(table.id(), oma.api().table(table.id()).version(), Optional.empty())
              .over()
              .orElseThrow()
              .ranks();
      int won = ranks.get(0) < ranks.get(1) ? 1 : 0;
      int lost = ranks.get(0) > ranks.get(1) ? 1 : 0;
      assertThat(oma.api().statistics().year()).isEqualTo(2040);
      assertThat(oma.api().statistics().opponents())
          .containsExactly(new Answers.Opponent("Opa", 1, won, lost, 1 - won - lost));
      assertThat(opa.api().statistics().opponents())
          .containsExactly(new Answers.Opponent("Oma", 1, lost, won, 1 - won - lost));
      clock.addAndGet(Duration.ofHours(5).toMillis());
      assertThat(oma.api().statistics().year()).isEqualTo(2041);
      assertThat(oma.api().statistics().opponents()).isEmpty();
      assertThat(oma.api().statistics().games()).hasSize(1);
    }
  }
}
