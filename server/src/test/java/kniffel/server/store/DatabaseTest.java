package kniffel.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatException;
import static org.assertj.core.api.Assertions.assertThatIOException;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicInteger;
import kniffel.table.json.Codec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An unusable database is reported clearly, and left as it is. */
class DatabaseTest {

  @Test
  void whatAnotherVersionMadeIsLeftAlone(@TempDir Path folder) throws IOException, SQLException {
    Database.inFolder(folder).close();
    try (var connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("kniffel.db"));
        var statement = connection.createStatement()) {
      statement.execute("UPDATE flyway_schema_history SET checksum = 1");
    }
    expectRefused(folder);
    expectRefused(folder); // not "another server uses it": nothing is held
  }

  @Test
  void whatANewerVersionMadeIsLeftAlone(@TempDir Path folder) throws IOException, SQLException {
    Database.inFolder(folder).close();
    try (var connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("kniffel.db"));
        var statement = connection.createStatement()) {
      statement.execute(
          "INSERT INTO flyway_schema_history SELECT 99, '99', 'later', type, 'V99__later.sql',"
              + " checksum, installed_by, installed_on, execution_time, success"
              + " FROM flyway_schema_history WHERE version = '1'");
    }
    expectRefused(folder);
  }

  @Test
  void onlyTheOwnerCanReadIt(@TempDir Path folder) throws IOException {
    try (Database database = Database.inFolder(folder)) {
      assertThat(Files.getPosixFilePermissions(folder.resolve("kniffel.db")))
          .isEqualTo(PosixFilePermissions.fromString("rw-------"));
      assertThatException()
          .isThrownBy(
              () ->
                  database
                      .readers()
                      .useHandle(db -> db.execute("INSERT INTO nowhere VALUES (?)", "a seed")))
          .satisfies(e -> assertThat(e.toString()).doesNotContain("a seed"));
    }
  }

  @Test
  void aFileOfSomethingElse(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("kniffel.db"), "not a database at all ".repeat(100));
    expectRefused(folder);
  }

  /** Although open connections still find all they need in memory. */
  @Test
  void aDamagedFileIsNoticed(@TempDir Path folder) throws IOException {
    Database.inFolder(folder).close(); // now all is in the file
    try (Database database = Database.inFolder(folder);
        Journal journal = new Journal(database, new SimpleMeterRegistry())) {
      Store store = new Store(database, journal, new Codec());
      assertThat(store.tryWriting().join()).isPositive();
      Path file = folder.resolve("kniffel.db");
      try (FileChannel damaged = FileChannel.open(file, StandardOpenOption.WRITE)) {
        damaged.write(ByteBuffer.allocate((int) damaged.size()), 0);
      }
      assertThat(store.tryWriting()).failsWithin(Duration.ofMinutes(1));
    }
  }

  @Test
  void aDatabaseThatGoesAwayInTheMiddleIsWaitedFor() throws IOException {
    AtomicInteger tries = new AtomicInteger();
    int answer =
        Patience.atMost(
            Duration.ofHours(1),
            Duration.ZERO,
            () -> {
              if (tries.incrementAndGet() < 3) {
                throw new CompletionException(new SQLException("closed", "08003"));
              }
              return tries.get();
            });
    assertThat(answer).isEqualTo(3);
  }

  @Test
  void otherFailuresAreNotWaitedFor() {
    assertThatIOException()
        .isThrownBy(
            () ->
                Patience.atMost(
                    Duration.ofHours(1),
                    Duration.ZERO,
                    () -> {
                      throw new IOException(new SQLException("wrong password", "28P01"));
                    }));
  }

  @Test
  void nobodyAnswers() {
    assertThatIOException()
        .isThrownBy(
            () -> Database.at(URI.create("postgresql://a:b@127.0.0.1:1/kniffel"), Duration.ZERO))
        .withMessageStartingWith("the database cannot be used: ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "reWriteBatchedInserts=true",
        "options=-c%20synchronous_commit=off",
        "sslmode=require&%6Fptions=-c%20synchronous_commit=off",
        "preferQueryMode=simple",
        ""
      })
  void theAddressMayNotChangeCountsOrDurability(String query) {
    URI address = URI.create("postgresql://a:b@127.0.0.1:1/kniffel?" + query);
    assertThatIOException()
        .isThrownBy(() -> Database.at(address, Duration.ZERO))
        .withMessageContaining("its address may not set");
    URI harmless = URI.create("postgresql://a:b@127.0.0.1:1/kniffel?sslmode=disable&user=c");
    assertThatIOException()
        .isThrownBy(() -> Database.at(harmless, Duration.ZERO))
        .withMessageNotContaining("may not set");
  }

  private static void expectRefused(Path folder) {
    assertThatIOException()
        .isThrownBy(() -> Database.inFolder(folder))
        .withMessageStartingWith("the database cannot be used: ");
  }
}
