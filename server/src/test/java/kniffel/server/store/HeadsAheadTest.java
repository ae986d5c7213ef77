package kniffel.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import kniffel.server.store.TableStore.Append;
import kniffel.server.store.TableStore.LogEntry;
import kniffel.server.store.TableStore.Opened;
import kniffel.table.dice.Seed;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.telling.agreed.Agreement;
import kniffel.telling.agreed.Progress;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.Player;
import kniffel.wire.TableInfo.Status;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Moves of people write only their entry, and nobody can tell the difference. */
class HeadsAheadTest {

  private final Codec codec = new Codec();
  private Database database;
  private Journal journal;

  @BeforeEach
  void begin(@TempDir Path folder) throws IOException {
    database = Database.inFolder(folder);
    journal = journal();
    new PlayerStore(database, journal).addPlayer(new Player("a", "A"), "hash", 0).join();
    new Store(database, journal, codec).addTable(new Opened(table(), head(0))).join();
  }

  @AfterEach
  void end() {
    journal.close();
    database.close();
  }

  private Journal journal() {
    return new Journal(database, new SimpleMeterRegistry());
  }

  private static StoredTable table() {
    Agreement agreement =
        new Agreement(
            "classic",
            Json.parse("{}"),
            "a",
            List.of(Agreement.Place.Person.of("a", "A", false)),
            true,
            0,
            0,
            Optional.empty());
    return new StoredTable(
        "t", Status.RUNNING, true, agreement, "p", "w", new Seed("5eed".repeat(16)), 0, 0);
  }

  private static Head head(int version) {
    return new Head(
        version,
        1,
        Optional.of(version % 2),
        false,
        Optional.empty(),
        Optional.of(new Progress(Optional.of(version), List.of(10 * version), List.of())));
  }

  private static Append move(int seq, long at) {
    return new Append(
        "t",
        head(seq - 1),
        head(seq),
        new LogEntry(seq, "{}", Optional.empty(), at),
        Optional.empty());
  }

  private boolean isKept(int seq, long at) {
    return journal.append(move(seq, at)).join();
  }

  /** The row of a fast game is left behind; this one is at its third move. */
  private void playQuickly() {
    assertThat(isKept(1, 0)).isTrue();
    assertThat(isKept(2, 0)).isTrue();
    assertThat(isKept(3, 0)).isTrue();
  }

  private String row() {
    return journal
        .change(
            db ->
                db.createQuery(
                        "SELECT version || ' ' || asked || ' ' || progress || ' ' ||"
                            + " COALESCE(what || ' ' || at, 'nothing') FROM head")
                    .mapTo(String.class)
                    .one())
        .join();
  }

  private SqlTableStore tables() {
    return new SqlTableStore(database, journal, codec);
  }

  private Head listed() {
    return new Store(database, journal, codec).tablesOf("a").getFirst().head();
  }

  @Test
  void theRowIsWrittenNowAndThen() {
    assertThat(isKept(1, 1_000)).isTrue();
    assertThat(row()).isEqualTo("1 1 1:10: nothing");
    assertThat(isKept(2, 2_000)).isTrue();
    assertThat(isKept(3, 12_000)).isTrue();
    assertThat(isKept(4, 21_999)).isTrue();
    assertThat(row()).isEqualTo("2 0 2:20: look 32000");
    assertThat(isKept(5, 22_000)).isTrue();
    assertThat(row()).isEqualTo("5 1 5:50: look 52000");
  }

  /** No later check is needed, which would be two more writes for each move. */
  @Test
  void aSlowMoveWritesItsRow() {
    for (int seq = 1; seq <= 4; seq++) {
      assertThat(isKept(seq, seq * 10_001L)).isTrue();
      assertThat(row()).isEqualTo("%d %d %d:%d0: nothing".formatted(seq, seq % 2, seq, seq));
    }
    assertThat(tables().due(Long.MAX_VALUE, 10)).isEmpty();
  }

  @Test
  void aGameThatSlowsDownLeavesNoRowBehind() {
    playQuickly();
    assertThat(row()).isEqualTo("2 0 2:20: look 30000");
    assertThat(isKept(4, 10_001)).isTrue();
    assertThat(row()).isEqualTo("4 0 4:40: nothing");
    assertThat(listed()).isEqualTo(head(4));
    assertThat(isKept(4, 10_002)).isFalse();
    assertThat(isKept(5, 10_002)).isTrue();
    assertThat(row()).isEqualTo("5 1 5:50: look 40002");
  }

  /** How quickly one table goes says nothing about another. */
  @Test
  void onlyTablesThatJustMovedCountAsFast() {
    HeadsAhead ahead = new HeadsAhead();
    ahead.note("a", 0);
    ahead.note("b", 5_000);
    assertThat(ahead.isQuick("a", 10_000)).isTrue();
    assertThat(ahead.isQuick("a", 10_001)).isFalse();
    assertThat(ahead.isQuick("c", 10_001)).isFalse();
    ahead.note("a", 10_001);
    assertThat(ahead.isQuick("a", 15_001)).isTrue();
    assertThat(ahead.isQuick("b", 15_001)).isFalse();
  }

  @Test
  void listsAndRoomsAreToldWhereTheTableStands() {
    for (int seq = 1; seq <= 5; seq++) {
      assertThat(isKept(seq, seq)).isTrue();
      assertThat(listed()).isEqualTo(head(seq));
      assertThat(tables().read("t", 1).orElseThrow().head().version()).isEqualTo(seq);
      assertThat(tables().read("t", seq + 1).orElseThrow().head().version()).isEqualTo(seq);
    }
    assertThat(row()).startsWith("2 ");
  }

  @Test
  void mistakenCallersAreRefused() {
    playQuickly();
    assertThat(isKept(3, 0)).isFalse();
    assertThat(isKept(5, 0)).isFalse();
    assertThat(tables().move("t", head(2), head(2)).join()).isFalse();
    Append elsewhere =
        new Append(
            "t",
            new Head(3, 7, Optional.empty(), false, Optional.empty()),
            head(4),
            new LogEntry(4, "{}", Optional.empty(), 0),
            Optional.empty());
    assertThat(journal.append(elsewhere).join()).isFalse();
    assertThat(isKept(4, 0)).isTrue();
  }

  @Test
  void aChangeWritesTheRow() {
    playQuickly();
    assertThat(tables().move("t", head(3), head(3)).join()).isTrue();
    assertThat(row()).isEqualTo("3 1 3:30: nothing");
    assertThat(listed()).isEqualTo(head(3));
    assertThat(isKept(4, 0)).isTrue();
  }

  @Test
  void closingLeavesNoRowBehind() {
    playQuickly();
    journal.close();
    journal = journal();
    assertThat(row()).isEqualTo("3 1 3:30: nothing");
  }

  /** Nothing remembers a killed node's state; the log says where it was. */
  @Test
  void whoeverComesAfterADeathFindsTheEndOfTheLog() {
    playQuickly();
    try (Journal dead = journal) {
      journal = journal();
      assertThat(tables().due(29_999, 10)).isEmpty();
      assertThat(tables().agendas().takeOver(5).join()).isEqualTo(1);
      assertThat(tables().due(5, 10)).hasSize(1);
      Head found = tables().read("t", 1).orElseThrow().head();
      assertThat(found.version()).isEqualTo(3);
      assertThat(isKept(3, 0)).isFalse();
      assertThat(isKept(4, 0)).isTrue();
      assertThat(isKept(5, 0)).isTrue();
      assertThat(row()).isEqualTo("5 1 5:50: look 30000");
      assertThat(dead.ahead("t")).isEqualTo(head(3));
    }
    assertThat(row()).isEqualTo("5 1 5:50: look 30000");
  }

  @Test
  void aChangeAfterADeathFindsTheEndOfTheLogToo() {
    playQuickly();
    try (Journal dead = journal) {
      journal = journal();
      assertThat(tables().move("t", head(2), head(2)).join()).isFalse();
      assertThat(tables().move("t", head(3), head(3)).join()).isTrue();
      assertThat(row()).isEqualTo("3 1 3:30: nothing");
      assertThat(dead.ahead("t")).isEqualTo(head(3));
    }
  }

  /** A failed write undoes its changes; the log says what is true. */
  @Test
  void aFailedChangeForgetsNothing() {
    playQuickly();
    var failing =
        journal.write(
            write -> {
              assertThat(write.move("t", head(3), head(3))).isTrue();
              throw new IllegalStateException("on purpose");
            });
    assertThat(failing).failsWithin(Duration.ofSeconds(10));
    assertThat(row()).startsWith("2 0 2:20: look");
    assertThat(isKept(3, 0)).isFalse();
    assertThat(isKept(4, 0)).isTrue();
    assertThat(listed()).isEqualTo(head(4));
  }
}
