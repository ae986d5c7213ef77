package kniffel.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import kniffel.server.cluster.Bus;
import kniffel.telling.agreed.ProblemException;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An impossible table name is not found, and is never passed to the bus between nodes. */
@Timeout(60)
class TableNamesTest {

  static List<String> names() {
    return List.of("A".repeat(5_000), ">", "*", "a b", "a.b", "", "\u00e9");
  }

  @ParameterizedTest
  @MethodSource("names")
  void anInvalidNameIsNotFound(String name, @TempDir Path folder) throws Exception {
    Followed bus = new Followed();
    try (TestNode node = new TestNode(folder, bus, true)) {
      for (CompletableFuture<?> asked :
          List.of(node.rooms().room(name), node.rooms().enter(name, TestNode.ANNA))) {
        assertThat(asked)
            .failsWithin(java.time.Duration.ofSeconds(10))
            .withThrowableThat()
            .withCauseInstanceOf(ProblemException.class);
      }
      assertThat(node.rooms().isOpen(name)).isFalse();
      var _ = node.room();
      assertThat(bus.tables).containsExactly(TestNode.TABLE);
    }
  }

  /** Remembers which tables are followed, and reaches nobody. */
  private static final class Followed implements Bus {

    private final List<String> tables = new ArrayList<>();

    @Override
    public void listen(Listener listener) {}

    @Override
    public void follow(String table) {
      tables.add(table);
    }

    @Override
    public void unfollow(String table) {}

    @Override
    public void changed(String table, int version, int revision) {}

    @Override
    public void present(String table, Set<String> players) {}

    @Override
    public void passing(String table, String message) {}

    @Override
    public void sessionEnded(String session) {}

    @Override
    public void whenSessionEnds(Consumer<String> action) {}

    @Override
    public void close() {}
  }
}
