package kniffel.bench.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;

/** A real PostgreSQL of our own, on a busy machine too. */
final class Postgres {

  /** By default the library gives up after ten seconds. */
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private static final String DATA = "postgres";

  private Postgres() {}

  static EmbeddedPostgres start() throws IOException {
    return EmbeddedPostgres.builder().setPGStartupWait(PATIENCE).start();
  }

  /** One whose files are in a folder of ours. */
  static EmbeddedPostgres start(Path folder) throws IOException {
    return EmbeddedPostgres.builder()
        .setPGStartupWait(PATIENCE)
        .setDataDirectory(folder.resolve(DATA))
        .start();
  }

  /** The processor time that all its processes have used so far. */
  static Duration cpu(Path folder) throws IOException {
    String pid = Files.readAllLines(folder.resolve(DATA).resolve("postmaster.pid")).getFirst();
    ProcessHandle main = ProcessHandle.of(Long.parseLong(pid.strip())).orElseThrow();
    return Stream.concat(Stream.of(main), main.descendants())
        .map(process -> process.info().totalCpuDuration().orElse(Duration.ZERO))
        .reduce(Duration.ZERO, Duration::plus);
  }
}
