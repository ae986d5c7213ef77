package kniffel.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.server.room.TestNode.Listener;
import kniffel.server.store.Database;
import kniffel.server.store.Journal;
import kniffel.server.store.SqlTableStore;
import kniffel.server.store.Store;
import kniffel.table.dice.Seed;
import kniffel.table.json.Codec;
import kniffel.telling.agreed.Agreement;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.Seating;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.Player;
import kniffel.wire.TableInfo.Status;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where many watch, whoever has a seat is let in, also if they sat down at another node. */
class FullTableTest {

  private static final int MANY = 300;

  private final Codec codec = new Codec();
  private final AtomicLong clock = new AtomicLong(1_000_000);
  private Database database;
  private Journal journal;
  private SteppedNode node;
  private SteppedNode other;

  @BeforeEach
  void begin(@TempDir Path folder) throws IOException {
    database = Database.inFolder(folder);
    journal = new Journal(database, new SimpleMeterRegistry());
    SqlTableStore tables = new SqlTableStore(database, journal, codec);
    node = new SteppedNode(tables, clock, true);
    other = new SteppedNode(tables, clock, true);
    Store store = new Store(database, journal, codec);
    for (String player : List.of("anna", "ben")) {
      store.addPlayer(new Player(player, player), player, 0).join();
    }
    store.addTable(FirstHead.of(table(), codec, clock.get())).join();
    for (int i = 0; i < MANY; i++) {
      node.room("t").open(new Listener("watcher " + i), Optional.empty());
    }
    node.doAll();
  }

  @AfterEach
  void end() {
    node.close();
    other.close();
    journal.close();
    database.close();
  }

  private StoredTable table() throws IOException {
    ClassicRulebook rulebook = new ClassicRulebook();
    Agreement agreement =
        new Agreement(
            rulebook.id(),
            codec.tree(rulebook.optionsType(), rulebook.standard()),
            "anna",
            List.of(Place.Person.of("anna", "Anna", false), new Place.Free()),
            true,
            0,
            0,
            Optional.empty());
    return new StoredTable(
        "t", Status.OPEN, true, agreement, "play", "watch", new Seed("5eed".repeat(16)), 0, 0);
  }

  private String heard(String player) {
    Listener listener = new Listener(player);
    node.room("t").open(listener, Optional.empty());
    node.doAll();
    return String.join("\n", listener.heard());
  }

  @Test
  void whoeverHasJustSatDownAtAnotherNodeIsLetIn() {
    assertThat(heard("ben")).contains("too-many-watchers");
    Player ben = new Player("ben", "Ben");
    other.answer(
        other
            .room("t")
            .change(table -> Seating.sit(table, ben, Optional.empty(), false, clock.get())));
    // This node has not heard of it.
    assertThat(heard("ben")).contains("changed").doesNotContain("too-many-watchers");
    assertThat(heard("somebody else")).contains("too-many-watchers");
  }

  @Test
  void whereNothingCanBeReadTheyAreRefused() {
    node.fail("read", true);
    assertThat(heard("ben")).contains("too-many-watchers");
  }
}
