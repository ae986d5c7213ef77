package kniffel.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import kniffel.client.Connection;
import kniffel.client.Online;
import kniffel.client.ServerException;
import kniffel.wire.Daily;
import kniffel.wire.Daily.GameOfDay;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Status;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** A server whose time is set by the test, and two people who play its games of the day. */
final class DailyHouse implements AutoCloseable {

  /** The day on which it opens. */
  static final String DAY = "2026-11-16";

  static final Instant MORNING = Instant.parse(DAY + "T10:00:00Z");

  private final AtomicLong clock = new AtomicLong(MORNING.toEpochMilli());
  private final Path folder;
  final Sandbox sandbox;
  final Connection anna;
  final Connection ben;

  DailyHouse(Path folder) throws IOException {
    this.folder = folder;
    sandbox = Sandbox.at(clock::get, folder);
    anna = sandbox.guest("Anna");
    ben = sandbox.guest("Ben");
  }

  @Override
  public void close() {
    sandbox.close();
  }

  void itIs(String time) {
    clock.set(Instant.parse(time).toEpochMilli());
  }

  static GameOfDay game(Daily.DayInfo day, String id) {
    return day.games().stream().filter(each -> each.game().equals(id)).findFirst().orElseThrow();
  }

  static Daily.Try mine(Connection person, String game) throws IOException {
    return game(person.api().daily().today(), game).mine().orElseThrow();
  }

  static void play(Connection person, TableInfo table, long seed)
      throws IOException, InterruptedException {
    Online<?, ?, ?, ?> online = person.open(table, Optional.empty());
    Sandbox.toTheEnd(online, seed);
    var _ = Sandbox.await(online, info -> info.status() == Status.OVER);
  }

  static void assertRefused(String code, ThrowingCallable request) {
    assertThatThrownBy(request)
        .isInstanceOfSatisfying(ServerException.class, e -> assertThat(e.code()).isEqualTo(code));
  }

  /** What the database keeps secret. */
  String secret(String day) throws SQLException {
    try (var connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("kniffel.db"));
        var statement = connection.prepareStatement("SELECT secret FROM daily WHERE day = ?")) {
      statement.setString(1, day);
      var row = statement.executeQuery();
      assertThat(row.next()).isTrue();
      return row.getString(1);
    }
  }
}
