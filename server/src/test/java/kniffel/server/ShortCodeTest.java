package kniffel.server;

import static kniffel.server.Sandbox.bot;
import static kniffel.server.Sandbox.friend;
import static kniffel.server.Sandbox.join;
import static kniffel.server.Sandbox.me;
import static kniffel.server.Sandbox.playCode;
import static kniffel.server.Sandbox.wish;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import kniffel.client.Connection;
import kniffel.client.Online;
import kniffel.client.ServerException;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Status;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Joining a table by a spoken code. */
class ShortCodeTest {

  /** How often somebody may try at once. */
  private static final int TRIES = 10;

  @TempDir private Path folder;
  private Sandbox sandbox;
  private Connection anna;
  private Connection ben;

  @BeforeEach
  void open() throws IOException {
    sandbox = Sandbox.limited(folder);
    anna = sandbox.guest("Anna");
    ben = sandbox.guest("Ben");
  }

  @AfterEach
  void close() {
    sandbox.close();
  }

  private TableInfo waiting() throws IOException {
    return anna.api().create(wish("classic", false, false, 0, me(), friend()));
  }

  private static String code(TableInfo table) {
    return table.links().orElseThrow().code().orElseThrow();
  }

  /** A code that is certainly different. */
  private static String other(String code) {
    return (code.startsWith("2") ? "3" : "2") + code.substring(1);
  }

  private static void refused(int status, String problem, ThrowingCallable request) {
    assertThatThrownBy(request)
        .isInstanceOfSatisfying(
            ServerException.class,
            e -> {
              assertThat(e.code()).isEqualTo(problem);
              assertThat(e.status()).isEqualTo(status);
            });
  }

  @Test
  void itLeadsToTheSeatThatTheLinkLeadsTo() throws Exception {
    TableInfo table = waiting();
    String code = code(table);
    refused(404, "no-such-code", () -> ben.api().join(join(other(code))));
    refused(404, "no-such-code", () -> ben.api().join(join("AAAAAA"))); // no character of ours
    String typed = code.substring(0, 3).toLowerCase(Locale.ROOT) + " - " + code.substring(3);
    TableInfo joined = ben.api().join(join(typed));
    assertThat(joined.id()).isEqualTo(table.id());
    assertThat(joined.seats().get(1).mine()).isTrue();
    assertThat(ben.api().join(join(playCode(table))).revision()).isEqualTo(joined.revision());
    Connection eve = sandbox.guest("Eve");
    refused(409, "full", () -> eve.api().join(join(code)));
    refused(404, "not-there", () -> eve.api().watch(code));
  }

  @Test
  void itBringsThoseBackWhoPlayAndEndsWithTheGame() throws Exception {
    TableInfo table = anna.api().create(wish("classic", false, false, 0, me(), friend()));
    String code = code(table);
    var _ = ben.api().join(join(code));
    var _ = anna.api().start(table.id(), new Requests.Start(Optional.empty()));
    assertThat(ben.api().join(join(code)).status()).isEqualTo(Status.RUNNING);
    Online<?, ?, ?, ?> game = anna.open(table, Optional.empty());
    // Bots play for both of them to the end.
    ben.api().leave(table.id());
    anna.api().leave(table.id());
    var _ = Sandbox.await(game, info -> info.status() == Status.OVER);
    TableInfo over = anna.api().table(table.id());
    assertThat(over.links().flatMap(TableInfo.Links::code)).isEmpty();
    refused(404, "no-such-code", () -> ben.api().join(join(code)));
    sandbox.stop();
    sandbox.start();
    refused(404, "no-such-code", () -> ben.api().join(join(code)));
  }

  @Test
  void itEndsWithTheWaitingRoom() throws Exception {
    TableInfo table = waiting();
    anna.api().leave(table.id());
    refused(404, "no-such-code", () -> ben.api().join(join(code(table))));
  }

  @Test
  void whoeverIsSentAwayKnowsAnOldCodeOnly() throws Exception {
    TableInfo table = waiting();
    var _ = ben.api().join(join(code(table)));
    TableInfo kicked = anna.api().kick(table.id(), 1);
    assertThat(code(kicked)).isNotEqualTo(code(table));
    refused(404, "no-such-code", () -> ben.api().join(join(code(table))));
    sandbox.stop();
    sandbox.start();
    assertThat(code(anna.api().table(table.id()))).isEqualTo(code(kicked));
    assertThat(ben.api().join(join(code(kicked))).id()).isEqualTo(table.id());
  }

  @Test
  void aTableThatWaitsForNobodyHasNoCode() throws Exception {
    TableInfo begun = anna.api().create(wish("classic", me(), bot()));
    assertThat(begun.links().orElseThrow().code()).isEmpty();
  }

  @Test
  void nobodyTriesThemAll() throws Exception {
    TableInfo table = waiting();
    String code = code(table);
    assertThat(triesAll(ben, other(code))).isFalse();
    assertThat(triesAll(ben, other(code))).isTrue();
    refused(429, "too-often", () -> ben.api().join(join(code)));
    // The link is no guess, and somebody else at the same address is not to blame.
    assertThat(ben.api().join(join(playCode(table))).id()).isEqualTo(table.id());
    Connection eve = sandbox.guest("Eve");
    refused(409, "full", () -> eve.api().join(join(code)));
  }

  @Test
  void manyNamesAtOneAddressDoNotHelp() throws Exception {
    String code = code(waiting());
    int guests = 0;
    boolean limited = false;
    while (!limited) {
      assertThat(guests).isLessThan(2 * TRIES);
      limited = triesAll(sandbox.guest("Eve " + ++guests), other(code));
    }
    // That was somebody who had not tried before.
    Connection last = sandbox.guest("Last");
    refused(429, "too-often", () -> last.api().join(join(code)));
  }

  /** Tries as often as allowed; returns whether that was still too often. */
  private static boolean triesAll(Connection guest, String code) {
    for (int i = 0; i < TRIES; i++) {
      try {
        var _ = guest.api().join(join(code));
      } catch (IOException e) {
        if (e instanceof ServerException known && known.status() == 429) {
          return true;
        }
      }
    }
    return false;
  }
}
