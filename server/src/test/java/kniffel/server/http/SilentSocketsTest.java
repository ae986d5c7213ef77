package kniffel.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.LongSupplier;
import kniffel.server.cluster.LocalBus;
import kniffel.server.room.Services;
import kniffel.server.room.TestNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Silent sockets are looked for again and again, whatever goes wrong once. */
class SilentSocketsTest {

  private final Deque<Runnable> later = new ArrayDeque<>();

  private Services services(TestNode node) {
    Services usual = node.services();
    return new Services(
        usual.tables(),
        usual.codec(),
        usual.words(),
        usual.minds(),
        usual.offers(),
        usual.bus(),
        usual.threads(),
        usual.bots(),
        usual.costs(),
        (millis, task) -> later.add(task),
        usual.now(),
        usual.random(),
        usual.meters(),
        usual.grace());
  }

  @Test
  void anErrorDoesNotEndTheSearch(@TempDir Path folder) throws Exception {
    LongSupplier broken =
        () -> {
          throw new StackOverflowError("once");
        };
    try (TestNode node = new TestNode(folder, new LocalBus(), false)) {
      Services services = services(node);
      Limits limits = new Limits(true, () -> 0);
      MessageReader reader = new MessageReader(services.codec());
      var _ = new Sockets(services, node.rooms(), limits, reader, "version", broken);
      for (int i = 0; i < 3; i++) {
        assertThat(later).hasSize(1);
        later.remove().run();
      }
    }
  }
}
