package kniffel.server;

import static kniffel.server.Sandbox.bot;
import static kniffel.server.Sandbox.friend;
import static kniffel.server.Sandbox.join;
import static kniffel.server.Sandbox.local;
import static kniffel.server.Sandbox.me;
import static kniffel.server.Sandbox.playCode;
import static kniffel.server.Sandbox.watchCode;
import static kniffel.server.Sandbox.wish;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kniffel.client.Connection;
import kniffel.client.ServerException;
import kniffel.rules.Rulebooks;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.SeatKind;
import kniffel.wire.TableInfo.Status;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Opening tables, taking seats, leaving, beginning, playing again. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TablesTest {

  private static final Requests.Start START = new Requests.Start(Optional.empty());

  private Sandbox sandbox;

  @BeforeAll
  void open(@TempDir Path folder) throws IOException {
    sandbox = Sandbox.in(folder);
  }

  @AfterAll
  void close() {
    sandbox.close();
  }

  private static void refused(int status, String code, ThrowingCallable request) {
    assertThatThrownBy(request)
        .isInstanceOfSatisfying(
            ServerException.class,
            e -> {
              assertThat(e.code()).isEqualTo(code);
              assertThat(e.status()).isEqualTo(status);
            });
  }

  @Test
  void everyGameIsOnTheShelfWithItsOptionsInWords() throws Exception {
    var games = sandbox.guest("Anna").api().games().games();
    assertThat(games).hasSize(Rulebooks.ALL.size());
    assertThat(games.getFirst().name()).isEqualTo("Kniffel");
    assertThat(games).allSatisfy(game -> assertThat(game.presets()).isNotEmpty());
    assertThat(games).anySatisfy(game -> assertThat(game.hidden()).isTrue());
  }

  @Test
  void friendsComeByTheLinkAndTheHostBegins() throws Exception {
    Connection anna = sandbox.guest("Anna");
    Connection ben = sandbox.guest("Anna"); // the same name is told apart
    Connection eve = sandbox.guest("Eve");
    TableInfo table =
        anna.api().create(wish("classic", false, false, 0, me(), friend(), local("Oma"), bot()));
    assertThat(table.status()).isEqualTo(Status.OPEN);
    assertThat(table.seats())
        .extracting(TableInfo.SeatInfo::kind)
        .containsExactly(SeatKind.HUMAN, SeatKind.OPEN, SeatKind.HUMAN, SeatKind.BOT);
    assertThat(table.host()).isTrue();
    refused(409, "seats-open", () -> anna.api().start(table.id(), START));
    TableInfo joined = ben.api().join(join(playCode(table)));
    assertThat(joined.seats().get(1).name()).contains("Anna 2");
    assertThat(joined.seats()).filteredOn(TableInfo.SeatInfo::mine).hasSize(1);
    assertThat(joined.seats().stream().map(TableInfo.SeatInfo::host))
        .as("a friend sees whose table it is")
        .containsExactly(true, false, true, false);
    assertThat(ben.api().join(join(playCode(table))).revision()).isEqualTo(joined.revision());
    refused(409, "full", () -> eve.api().join(join(playCode(table))));
    refused(409, "not-host", () -> ben.api().start(table.id(), START));
    TableInfo begun = anna.api().start(table.id(), START);
    assertThat(begun.status()).isEqualTo(Status.RUNNING);
    assertThat(anna.api().start(table.id(), START).revision()).isEqualTo(begun.revision());
    refused(409, "begun", () -> eve.api().join(join(playCode(table))));
    assertThat(ben.api().mine()).extracting(TableInfo::id).containsExactly(table.id());
  }

  @Test
  void forbiddenAndMissingLookTheSame() throws Exception {
    Connection anna = sandbox.guest("Anna");
    Connection eve = sandbox.guest("Eve");
    TableInfo table = anna.api().create(wish("classic", me(), bot()));
    String nowhere = "A".repeat(22);
    for (String id : List.of(table.id(), nowhere, "%00")) {
      refused(404, "not-there", () -> eve.api().table(id));
      refused(404, "not-there", () -> eve.api().start(id, START));
      refused(404, "not-there", () -> eve.api().leave(id));
      refused(404, "not-there", () -> eve.api().kick(id, 0));
      refused(404, "not-there", () -> eve.api().standIn(id, 0));
      refused(404, "not-there", () -> eve.api().hint(id, 3));
      refused(404, "not-there", () -> eve.api().record(id));
      refused(404, "not-there", () -> eve.api().review(id));
      refused(404, "not-there", () -> eve.api().step(id, 1, Optional.empty()));
      refused(
          404, "not-there", () -> eve.api().rematch(id, new Requests.Rematch(Optional.empty())));
      refused(
          404,
          "not-there",
          () -> eve.api().sit(id, new Requests.Sit(Optional.empty(), Optional.empty())));
      refused(
          404,
          "not-there",
          () -> eve.api().settings(id, new Requests.TableSettings(Optional.of(0))));
    }
    refused(404, "not-there", () -> eve.api().join(join(watchCode(table))));
    refused(404, "not-there", () -> eve.api().watch(playCode(table)));
    refused(404, "not-there", () -> eve.api().join(join(table.id())));
  }

  @Test
  void spectatorsSeeAndDecideNothing() throws Exception {
    Connection anna = sandbox.guest("Anna");
    Connection eve = sandbox.guest("Eve");
    TableInfo table = anna.api().create(wish("classic", me(), bot()));
    TableInfo seen = eve.api().watch(watchCode(table));
    assertThat(seen.links()).isEmpty();
    assertThat(seen.seated()).isFalse();
    assertThat(eve.api().table(table.id()).id()).isEqualTo(table.id());
    refused(409, "not-host", () -> eve.api().start(table.id(), START));
    refused(404, "not-there", () -> eve.api().standIn(table.id(), 0));
    refused(409, "not-over", () -> eve.api().record(table.id()));
  }

  @Test
  void publicTablesStandInTheLobbyAndBeginWhenFull() throws Exception {
    Connection anna = sandbox.guest("Anna");
    Connection ben = sandbox.guest("Ben");
    TableInfo hidden = anna.api().create(wish("classic", false, false, 0, me(), friend()));
    TableInfo shown = anna.api().create(wish("classic", true, false, 0, me(), friend()));
    assertThat(ben.api().lobby())
        .extracting(TableInfo::id)
        .contains(shown.id())
        .doesNotContain(hidden.id());
    Requests.Sit sit = new Requests.Sit(Optional.of("Benno"), Optional.empty());
    TableInfo begun = ben.api().sit(shown.id(), sit);
    assertThat(begun.status()).isEqualTo(Status.RUNNING);
    assertThat(begun.seats().get(1).name()).contains("Benno");
    refused(404, "not-there", () -> ben.api().sit(hidden.id(), sit));
  }

  @Test
  void aTableAskedForTwiceUnderOneKeyIsOne() throws Exception {
    Connection anna = sandbox.guest("Anna");
    Connection ben = sandbox.guest("Ben");
    String body = "{\"game\":\"classic\",\"seats\":[{\"me\":{}},{\"bot\":{\"level\":\"easy\"}}]}";
    List<String> answers = new ArrayList<>();
    for (Connection who : List.of(anna, anna, ben)) {
      var answer =
          sandbox.send(
              "POST",
              "/api/tables",
              body,
              "Content-Type",
              "application/json",
              "Authorization",
              "Bearer " + who.token(),
              "Idempotency-Key",
              "0123456789abcdef0123");
      assertThat(answer.statusCode()).isEqualTo(201);
      answers.add(answer.body());
    }
    assertThat(answers.get(1)).isEqualTo(answers.get(0));
    assertThat(anna.api().mine()).hasSize(1);
    assertThat(ben.api().mine()).hasSize(1).isNotEqualTo(anna.api().mine());
  }

  @Test
  void whoeverIsKickedFromAPublicTableComesBackByANewLinkOnly() throws Exception {
    Connection anna = sandbox.guest("Anna");
    Connection ben = sandbox.guest("Ben");
    Requests.Sit sit = new Requests.Sit(Optional.empty(), Optional.empty());
    TableInfo table = anna.api().create(wish("classic", true, false, 0, me(), friend(), friend()));
    var _ = ben.api().sit(table.id(), sit);
    TableInfo kicked = anna.api().kick(table.id(), 1);
    refused(409, "sent-away", () -> ben.api().sit(table.id(), sit));
    sandbox.stop();
    sandbox.start();
    refused(409, "sent-away", () -> ben.api().sit(table.id(), sit));
    var _ = sandbox.guest("Carla").api().sit(table.id(), sit);
    assertThat(ben.api().join(join(playCode(kicked))).status()).isEqualTo(Status.RUNNING);
  }

  @Test
  void theHostKicksAndPeopleLeaveBeforeTheStart() throws Exception {
    Connection anna = sandbox.guest("Anna");
    Connection ben = sandbox.guest("Ben");
    TableInfo table = anna.api().create(wish("classic", false, false, 0, me(), friend(), bot()));
    var _ = ben.api().join(join(playCode(table)));
    refused(409, "not-host", () -> ben.api().kick(table.id(), 0));
    refused(409, "own-seat", () -> anna.api().kick(table.id(), 0));
    refused(409, "no-such-seat", () -> anna.api().kick(table.id(), 7));
    assertThat(anna.api().kick(table.id(), 1).seats().get(1).kind()).isEqualTo(SeatKind.OPEN);
    refused(404, "not-there", () -> ben.api().table(table.id()));
    // Nor can he come back by the links that he knows; by the new one he can.
    refused(404, "not-there", () -> ben.api().join(join(playCode(table))));
    refused(404, "not-there", () -> ben.api().watch(watchCode(table)));
    TableInfo kicked = anna.api().table(table.id());
    assertThat(anna.api().kick(table.id(), 2).links()).isEqualTo(kicked.links());
    assertThat(anna.api().table(table.id()).seats().get(2).kind()).isEqualTo(SeatKind.OPEN);
    var _ = ben.api().join(join(playCode(kicked)));
    anna.api().leave(table.id());
    TableInfo left = ben.api().table(table.id());
    assertThat(left.host()).isTrue();
    assertThat(left.seats().getFirst().kind()).isEqualTo(SeatKind.OPEN);
    TableInfo filled =
        ben.api().start(table.id(), new Requests.Start(Optional.of(Requests.Start.OpenSeats.BOTS)));
    assertThat(filled.seats())
        .extracting(TableInfo.SeatInfo::kind)
        .containsExactly(SeatKind.BOT, SeatKind.HUMAN, SeatKind.BOT);
  }

  @Test
  void freeSeatsCanBeTakenAway() throws Exception {
    Connection anna = sandbox.guest("Anna");
    TableInfo table =
        anna.api().create(wish("classic", false, false, 0, friend(), me(), friend(), bot()));
    TableInfo begun =
        anna.api()
            .start(table.id(), new Requests.Start(Optional.of(Requests.Start.OpenSeats.REMOVE)));
    assertThat(begun.seats())
        .extracting(TableInfo.SeatInfo::kind)
        .containsExactly(SeatKind.HUMAN, SeatKind.BOT);
    TableInfo alone = anna.api().create(wish("kartenspiel", false, false, 0, me(), friend()));
    refused(
        409,
        "too-few",
        () ->
            anna.api()
                .start(
                    alone.id(), new Requests.Start(Optional.of(Requests.Start.OpenSeats.REMOVE))));
    anna.api().leave(alone.id());
    assertThat(anna.api().mine()).extracting(TableInfo::id).doesNotContain(alone.id());
  }

  @Test
  void whoeverLeavesARunningGameIsReplacedForGood() throws Exception {
    Connection anna = sandbox.guest("Anna");
    Connection ben = sandbox.guest("Ben");
    TableInfo table = sandbox.running(Rulebooks.ALL.getFirst(), anna, ben);
    anna.api().leave(table.id());
    TableInfo seen = ben.api().table(table.id());
    assertThat(seen.host()).isTrue();
    assertThat(seen.seats().getFirst().standIn()).contains("normal");
    assertThat(seen.seats().getFirst().name()).contains("Anna");
    assertThat(anna.api().table(table.id()).seated()).isFalse();
    refused(409, "begun", () -> anna.api().join(join(playCode(table))));
  }

  @Test
  void thePaceOfBotsCanBeChanged() throws Exception {
    Connection anna = sandbox.guest("Anna");
    TableInfo table = anna.api().create(wish("classic", me(), bot()));
    assertThat(table.pace()).isZero();
    Requests.TableSettings slower = new Requests.TableSettings(Optional.of(1500));
    assertThat(anna.api().settings(table.id(), slower).pace()).isEqualTo(1500);
    Requests.TableSettings odd = new Requests.TableSettings(Optional.of(7));
    refused(400, "malformed", () -> anna.api().settings(table.id(), odd));
  }

  @Test
  void closingTablesAllowsWatchingAnyNumberInTurn() throws Exception {
    Connection anna = sandbox.guest("Anna");
    for (int i = 0; i < 60; i++) {
      var online = anna.open(anna.api().create(wish("classic", me())), Optional.empty());
      assertThat(Sandbox.moves(online, 1, i)).isEqualTo(1);
      online.close();
    }
  }
}
