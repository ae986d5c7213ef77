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
import java.util.List;
import java.util.Optional;
import kniffel.client.Connection;
import kniffel.client.ServerException;
import kniffel.wire.Requests.RenameSeat;
import kniffel.wire.Requests.SeatBot;
import kniffel.wire.Requests.Start;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.SeatKind;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** What seats are called, and bots that are put on them. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SeatsTest {

  private Sandbox sandbox;

  @BeforeAll
  void open(@TempDir Path folder) throws IOException {
    sandbox = Sandbox.in(folder);
  }

  @AfterAll
  void close() {
    sandbox.close();
  }

  private static void refused(String code, ThrowingCallable request) {
    assertThatThrownBy(request)
        .isInstanceOfSatisfying(ServerException.class, e -> assertThat(e.code()).isEqualTo(code));
  }

  private static List<String> names(TableInfo table) {
    return table.seats().stream().map(seat -> seat.name().orElse("")).toList();
  }

  @Test
  void aSeatIsRenamedForEverybodyUntilTheGameBegins() throws Exception {
    Connection anna = sandbox.guest("Anna");
    Connection ben = sandbox.guest("Gast");
    String id = anna.api().create(wish("classic", false, false, 0, me(), friend())).id();
    var _ = ben.api().join(join(playCode(anna.api().table(id))));

    assertThat(names(ben.api().rename(id, new RenameSeat(1, " Ben "))))
        .containsExactly("Anna", "Ben");
    assertThat(names(anna.api().table(id))).containsExactly("Anna", "Ben");
    // A taken name is made distinct; your own is not.
    assertThat(names(ben.api().rename(id, new RenameSeat(1, "Anna"))))
        .containsExactly("Anna", "Anna 2");
    assertThat(names(anna.api().rename(id, new RenameSeat(0, "Anna"))))
        .containsExactly("Anna", "Anna 2");
    refused("not-yours", () -> ben.api().rename(id, new RenameSeat(0, "Eve")));
    refused("no-such-seat", () -> ben.api().rename(id, new RenameSeat(2, "Eve")));
    refused("bad-name", () -> ben.api().rename(id, new RenameSeat(1, " ")));
    refused("not-there", () -> sandbox.guest("Eve").api().rename(id, new RenameSeat(1, "Eve")));

    var _ = anna.api().start(id, new Start(Optional.empty()));
    refused("begun", () -> ben.api().rename(id, new RenameSeat(1, "Ben")));
  }

  @Test
  void theHostSeatsBotsThatCanBeToldApart() throws Exception {
    Connection ada = sandbox.guest("Ada");
    Connection eve = sandbox.guest("Eve");
    String id =
        ada.api().create(wish("classic", false, false, 0, me(), friend(), friend(), bot())).id();
    refused("full", () -> ada.api().bot(id, new SeatBot(3, "hard")));
    var _ = eve.api().join(join(playCode(ada.api().table(id))));
    refused("not-host", () -> eve.api().bot(id, new SeatBot(2, "hard")));
    refused("malformed", () -> ada.api().bot(id, new SeatBot(2, "invincible")));
    TableInfo table = ada.api().bot(id, new SeatBot(2, "hard"));
    assertThat(table.seats().get(2).kind()).isEqualTo(SeatKind.BOT);
    assertThat(table.seats().get(2).level()).contains("hard");
    assertThat(names(table).stream().map(name -> name.substring(0, 1))).doesNotHaveDuplicates();
  }
}
