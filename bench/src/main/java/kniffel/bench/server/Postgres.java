package kniffel.bench.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.time.Duration;

/** A real PostgreSQL of our own, on a busy machine too. */
final class Postgres {

  /** Without a word of ours it would be given up after ten seconds. */
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private Postgres() {}

  static EmbeddedPostgres start() throws IOException {
    return EmbeddedPostgres.builder().setPGStartupWait(PATIENCE).start();
  }
}
