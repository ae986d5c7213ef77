package kniffel.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import kniffel.server.room.TestNode.Listener;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.Seating;
import kniffel.wire.Player;
import kniffel.wire.TableInfo.Status;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where many watch, whoever has a seat is let in, also if they sat down at another node. */
class FullTableTest {

  private static final int MANY = 300;

  private final AtomicLong clock = new AtomicLong(1_000_000);
  private StoredTables stored;
  private SteppedNode node;
  private SteppedNode other;

  @BeforeEach
  void begin(@TempDir Path folder) throws IOException {
    stored = new StoredTables(folder, List.of("anna", "ben"));
    node = new SteppedNode(stored.tables(), clock, true);
    other = new SteppedNode(stored.tables(), clock, true);
    Place.Person anna = StoredTables.person("anna");
    stored.open(StoredTables.table("t", Status.OPEN, true, anna, new Place.Free()), clock.get());
    for (int i = 0; i < MANY; i++) {
      node.room("t").open(new Listener("watcher " + i), Optional.empty());
    }
    node.doAll();
  }

  @AfterEach
  void end() {
    node.close();
    other.close();
    stored.close();
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
