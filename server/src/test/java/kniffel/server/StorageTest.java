package kniffel.server;

import static kniffel.server.EveningHouse.come;
import static kniffel.server.Sandbox.assertRefused;
import static kniffel.server.Sandbox.friend;
import static kniffel.server.Sandbox.me;
import static kniffel.server.Sandbox.watchCode;
import static kniffel.server.Sandbox.wish;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import kniffel.client.Connection;
import kniffel.client.ServerException;
import kniffel.wire.Evenings.NewEvening;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever leaves a row behind is paid for. */
class StorageTest {

  private static final int ROWS = 60;

  private Sandbox sandbox;
  private Connection anna;
  private Connection eve;

  @BeforeEach
  void open(@TempDir Path folder) throws IOException {
    sandbox = Sandbox.limited(folder);
    anna = sandbox.guest("Anna");
    eve = sandbox.guest("Eve");
  }

  @AfterEach
  void close() {
    sandbox.close();
  }

  /** How often something can be done before it is too often. */
  private static int times(Callable<?> request) throws Exception {
    for (int times = 0; ; times++) {
      try {
        request.call();
      } catch (ServerException e) {
        assertThat(e.code()).isEqualTo("too-often");
        return times;
      }
      assertThat(times).isLessThan(2 * ROWS);
    }
  }

  @Test
  void whoeverWatchesForTheFirstTimePays() throws Exception {
    List<String> codes = new ArrayList<>();
    for (Connection host : List.of(anna, sandbox.guest("Ben"))) {
      for (int i = 0; i < ROWS / 2 + 2; i++) {
        codes.add(watchCode(host.api().create(wish("classic", false, false, 0, me(), friend()))));
      }
    }
    assertThat(codes).hasSizeGreaterThan(ROWS);
    List<String> left = new ArrayList<>(codes);
    assertThat(times(() -> eve.api().watch(left.removeFirst()))).isEqualTo(ROWS);
    assertThat(eve.api().watch(codes.getFirst()).seated()).isFalse();
  }

  @Test
  void whoeverSendsAwayPaysForTheFormerLink() throws Exception {
    NewEvening wish = new NewEvening(Optional.of(List.of(me())), Optional.empty());
    String evening = anna.api().beginEvening(wish).code();
    int rows =
        times(
            () -> {
              var _ = eve.api().comeTo(anna.api().evening(evening).code(), come());
              return anna.api().leaveEvening(evening, 1);
            });
    assertThat(rows).isEqualTo(ROWS - 1); // and one for the evening
    assertThat(anna.api().leaveEvening(evening, 0).seated()).isTrue();
    assertRefused("no-such-seat", () -> anna.api().leaveEvening(evening, 9));
  }
}
