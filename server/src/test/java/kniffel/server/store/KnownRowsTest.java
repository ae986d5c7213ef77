package kniffel.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.rules.Standings;
import kniffel.server.evening.EveningSeating;
import kniffel.server.room.StoredTables;
import kniffel.server.store.EveningStore.EveningTable;
import kniffel.server.store.EveningStore.StoredEvening;
import kniffel.server.store.TableStore.Opened;
import kniffel.table.json.Codec;
import kniffel.wire.Player;
import kniffel.wire.TableInfo.Status;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A row that nobody understands keeps nobody from the others. */
class KnownRowsTest {

  private static final Player ANNA = new Player("anna", "Anna");

  private StoredTables stored;
  private Store store;
  private SqlTableStore tables;
  private EveningStore evenings;

  @BeforeEach
  void begin(@TempDir Path folder) throws IOException {
    stored = new StoredTables(folder, List.of(ANNA.id()));
    store = stored.store();
    tables = stored.tables();
    evenings = new EveningStore(stored.database(), stored.journal(), new Codec());
    for (String id : List.of("t1", "t2", "t3")) {
      stored.open(opened(id));
    }
  }

  @AfterEach
  void end() {
    stored.close();
  }

  private static Opened opened(String id) {
    return new Opened(
        StoredTables.table(id, Status.RUNNING, true, StoredTables.person(ANNA.id())),
        new Head(0, 1, Optional.of(0), false, Optional.empty()));
  }

  private void write(String sql) {
    assertThat(stored.journal().change(db -> db.execute(sql)).join()).isPositive();
  }

  private List<String> lobby() {
    return store.lobby().stream().map(each -> each.table().id()).toList();
  }

  @Test
  void theLobbyHasTheOtherTables() {
    write("UPDATE head SET what = 'dance', at = 0, delay = 0 WHERE table_id = 't1'");
    write("UPDATE game_table SET body = '{\"of\":\"tomorrow\"}' WHERE id = 't2'");
    assertThat(lobby()).containsExactly("t3");
    assertThat(store.tablesOf(ANNA.id())).hasSize(1);
    assertThat(tables.heads(List.of("t1", "t2", "t3"))).containsOnlyKeys("t2", "t3");
  }

  @Test
  void oneThatIsAskedForByNameIsNotCalledAbsent() {
    write("UPDATE game_table SET status = 'asleep' WHERE id = 't2'");
    assertThat(store.table("t1")).isPresent();
    assertThatThrownBy(() -> store.table("t2")).hasMessageContaining("asleep");
  }

  @Test
  void evenings() {
    Evening evening = EveningSeating.come(Evening.of(ANNA.id()), ANNA, Optional.empty(), false);
    for (String id : List.of("e1", "e2")) {
      evenings.add(new StoredEvening(id, "link" + id, 1, evening, 1, 1)).join();
    }
    StoredEvening second = evenings.byId("e2").orElseThrow();
    assertThat(evenings.begin(second, 1, List.of(0), opened("t4"), 2).join()).isTrue();
    assertThat(evenings.games(List.of("e1", "e2"))).isEqualTo(Map.of("e2", 1));
    write("UPDATE evening SET body = '[]' WHERE id = 'e1'");
    assertThat(evenings.of(ANNA.id())).extracting(StoredEvening::id).containsExactly("e2");
  }

  @Test
  void whatIsToBeNotedOfEveningsIsFoundPastWhatCannotBe() {
    Evening evening = EveningSeating.come(Evening.of(ANNA.id()), ANNA, Optional.empty(), false);
    for (int i = 1; i < 4; i++) {
      evenings.add(new StoredEvening("e" + i, "link" + i, 1, evening, 1, 1)).join();
      StoredEvening begun = evenings.byId("e" + i).orElseThrow();
      assertThat(evenings.begin(begun, 1, List.of(0), opened("u" + i), 2).join()).isTrue();
      write("UPDATE game_table SET status = 'over' WHERE id = 'u" + i + "'");
    }
    write("UPDATE evening_table SET seating = 'anywhere' WHERE table_id = 'u1'");
    assertThat(evenings.unsettled("", 3))
        .extracting(EveningTable::table)
        .containsExactly("u2", "u3");
    assertThat(evenings.unsettled("u2", 3)).extracting(EveningTable::table).containsExactly("u3");
    assertThat(evenings.settle("u3", new Standings(List.of(5), List.of(1))).join()).isEqualTo(1);
    assertThat(evenings.unsettled("u2", 3)).isEmpty();
  }
}
