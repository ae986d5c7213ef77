package kniffel.server;

import static kniffel.server.Sandbox.assertRefused;
import static kniffel.server.Sandbox.friend;
import static kniffel.server.Sandbox.join;
import static kniffel.server.Sandbox.me;
import static kniffel.server.Sandbox.playCode;
import static kniffel.server.Sandbox.watchCode;
import static kniffel.server.Sandbox.wish;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import kniffel.client.Connection;
import kniffel.client.ServerException;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.SeatKind;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Links stop working the moment that somebody is sent away, also for requests under way. */
class OldLinksTest {

  private static final int ROUNDS = 4;

  /** How many requests are under way at any time. */
  private static final int AT_ONCE = 6;

  private Sandbox sandbox;
  private Connection host;
  private Connection eve;

  @BeforeEach
  void open(@TempDir Path folder) throws IOException {
    sandbox = Sandbox.in(folder);
    host = sandbox.guest("Host");
    eve = sandbox.guest("Eve");
  }

  @AfterEach
  void close() {
    sandbox.close();
  }

  /** Eve sits at a new table, and is sent away while she goes on making a request. */
  private TableInfo sentAwayWhile(Function<TableInfo, Callable<?>> request) throws Exception {
    TableInfo table = host.api().create(wish("classic", false, false, 0, me(), friend()));
    var _ = eve.api().join(join(playCode(table)));
    var _ = whileTrying(request.apply(table), () -> host.api().kick(table.id(), 1));
    return host.api().table(table.id());
  }

  /** Does something. */
  @FunctionalInterface
  interface Deed {
    void run() throws IOException;
  }

  /** Does something while another request is made again and again; returns what that has given. */
  static <T> List<T> whileTrying(Callable<T> request, Deed deed) throws Exception {
    List<T> given = Collections.synchronizedList(new ArrayList<>());
    List<Future<?>> trying = new ArrayList<>();
    AtomicBoolean done = new AtomicBoolean();
    CountDownLatch begun = new CountDownLatch(AT_ONCE);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < AT_ONCE; i++) {
        trying.add(
            threads.submit(
                () -> {
                  while (!done.get()) {
                    try {
                      given.add(request.call());
                    } catch (ServerException e) {
                      assertThat(e.status()).isIn(401, 404);
                    } finally {
                      begun.countDown();
                    }
                  }
                  return null;
                }));
      }
      begun.await();
      deed.run();
      done.set(true);
    }
    for (Future<?> each : trying) {
      var _ = each.get();
    }
    return given;
  }

  @Test
  void whoeverIsSentAwayDoesNotSitDownAgainByTheLinkMeanwhile() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      TableInfo now = sentAwayWhile(table -> () -> eve.api().join(join(playCode(table))));
      assertThat(now.seats().get(1).kind()).isEqualTo(SeatKind.OPEN);
    }
  }

  @Test
  void norByTheShortCode() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      TableInfo now =
          sentAwayWhile(
              table ->
                  () -> eve.api().join(join(table.links().flatMap(TableInfo.Links::code).get())));
      assertThat(now.seats().get(1).kind()).isEqualTo(SeatKind.OPEN);
    }
  }

  @Test
  void norDoTheySeeTheTableAgain() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      TableInfo now = sentAwayWhile(table -> () -> eve.api().watch(watchCode(table)));
      assertRefused("not-there", () -> eve.api().table(now.id()));
    }
  }

  @Test
  void whoeverIsSentAwayFromTheNextGameDoesNotComeBackByAskingAgain() throws Exception {
    Connection ben = sandbox.guest("Ben");
    TableInfo table = host.api().create(wish("classic", false, false, 0, me(), friend(), friend()));
    var _ = eve.api().join(join(playCode(table)));
    String invited = playCode(host.api().kick(table.id(), 1));
    var _ = eve.api().join(join(invited));
    var _ = ben.api().join(join(invited));
    TableInfo begun = host.api().start(table.id(), new Requests.Start(Optional.empty()));
    EveningHouse.toTheEnd(begun, host, eve, ben);

    Requests.Rematch again = new Requests.Rematch(Optional.empty());
    String next = host.api().rematch(table.id(), again).id();
    // Sent away from the first game, but then invited to it.
    assertThat(eve.api().rematch(table.id(), again).seats().get(1).mine()).isTrue();
    var _ = host.api().kick(next, 1);
    assertRefused("sent-away", () -> eve.api().rematch(table.id(), again));
    assertThat(host.api().table(next).seats().get(1).kind()).isEqualTo(SeatKind.OPEN);
  }
}
