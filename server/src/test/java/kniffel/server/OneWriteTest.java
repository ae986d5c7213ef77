package kniffel.server;

import static kniffel.server.Sandbox.bot;
import static kniffel.server.Sandbox.friend;
import static kniffel.server.Sandbox.me;
import static kniffel.server.Sandbox.wish;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Optional;
import kniffel.client.ServerException;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Status;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What belongs together is stored together or not at all, so that no table is left half opened. */
@Timeout(60)
class OneWriteTest {

  private Sandbox sandbox;
  private kniffel.client.Connection anna;
  private kniffel.client.Connection ben;

  @BeforeEach
  void open(@TempDir Path folder) throws IOException {
    sandbox = Sandbox.in(folder);
    anna = sandbox.guest("Anna");
    ben = sandbox.guest("Ben");
  }

  @AfterEach
  void close() {
    sandbox.close();
  }

  private void execute(String sql) throws SQLException {
    try (Connection database =
            DriverManager.getConnection(
                "jdbc:sqlite:" + sandbox.folder().resolve("kniffel.db") + "?busy_timeout=60000");
        var statement = database.createStatement()) {
      statement.execute(sql);
    }
  }

  /** From now on an agreement can be written once but not changed. */
  private void changesFail(String condition) throws SQLException {
    execute(
        "CREATE TRIGGER full BEFORE UPDATE OF status ON game_table WHEN "
            + condition
            + " BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END");
  }

  private void changesSucceed() throws SQLException {
    execute("DROP TRIGGER full");
  }

  @Test
  void aTableThatStartsAtOnceIsOpenedRunning() throws Exception {
    changesFail("1 = 1");
    TableInfo table = anna.api().create(wish("classic", me(), bot()));
    assertThat(table.status()).isEqualTo(Status.RUNNING);
    assertThat(anna.open(table, Optional.empty()).turn()).isPresent();
  }

  @Test
  void whoeverTakesTheLastSeatOfAPublicTableBeginsItOrHasNoSeat() throws Exception {
    TableInfo table = anna.api().create(wish("classic", true, false, 0, me(), friend()));
    changesFail("NEW.status <> 'open'");
    Requests.Sit wish = new Requests.Sit(Optional.empty(), Optional.empty());
    assertThatThrownBy(() -> ben.api().sit(table.id(), wish))
        .isInstanceOfSatisfying(ServerException.class, e -> assertThat(e.status()).isEqualTo(503));
    changesSucceed();
    assertThat(anna.api().table(table.id()).seats().get(1).kind())
        .isEqualTo(TableInfo.SeatKind.OPEN);
    assertThat(ben.api().sit(table.id(), wish).status()).isEqualTo(Status.RUNNING);
  }

  @Test
  void aRematchThatCannotBeNotedIsNotOpened() throws Exception {
    TableInfo table = anna.api().create(wish("forone", me()));
    Sandbox.toTheEnd(anna.open(table, Optional.empty()), 1);
    Requests.Rematch wish = new Requests.Rematch(Optional.empty());
    changesFail("1 = 1");
    assertThatThrownBy(() -> anna.api().rematch(table.id(), wish))
        .isInstanceOfSatisfying(ServerException.class, e -> assertThat(e.status()).isEqualTo(503));
    changesSucceed();
    assertThat(anna.api().mine()).extracting(TableInfo::id).containsExactly(table.id());
    TableInfo again = anna.api().rematch(table.id(), wish);
    assertThat(again.status()).isEqualTo(Status.RUNNING);
    assertThat(anna.open(again, Optional.empty()).turn()).isPresent();
  }
}
