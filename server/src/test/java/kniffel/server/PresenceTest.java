package kniffel.server;

import static kniffel.server.Sandbox.bot;
import static kniffel.server.Sandbox.friend;
import static kniffel.server.Sandbox.join;
import static kniffel.server.Sandbox.local;
import static kniffel.server.Sandbox.me;
import static kniffel.server.Sandbox.playCode;
import static kniffel.server.Sandbox.wish;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kniffel.client.Connection;
import kniffel.client.News;
import kniffel.client.Online;
import kniffel.client.ServerException;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.wire.FromServer;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Who is there, who is gone, and who plays for those who are. */
class PresenceTest {

  private Sandbox sandbox;
  private Connection anna;
  private Connection ben;

  @BeforeEach
  void open(@TempDir Path folder) throws IOException {
    sandbox = Sandbox.in(folder);
    anna = sandbox.guest("Anna");
    ben = sandbox.guest("Ben");
  }

  @AfterEach
  void close() {
    sandbox.close();
  }

  static Stream<String> gamesForTwo() {
    return Rulebooks.ALL.stream().filter(each -> each.maxPlayers() > 1).map(Rulebook::id);
  }

  private static boolean isPresent(TableInfo info, int seat) {
    return info.seats().get(seat).present();
  }

  @Test
  void whoeverIsKickedIsToldNothingMore() throws Exception {
    TableInfo table = anna.api().create(wish("classic", false, false, 0, me(), friend()));
    var _ = ben.api().join(join(playCode(table)));
    Online<?, ?, ?, ?> his = ben.open(table, Optional.empty());
    Online<?, ?, ?, ?> hers = anna.open(table, Optional.empty());
    var _ = Sandbox.await(hers, info -> isPresent(info, 1));
    var _ = anna.api().kick(table.id(), 1);
    News<?, ?> last = his.next();
    while (!(last instanceof News.Gone<?, ?>)) {
      assertThat(last)
          .isInstanceOfSatisfying(
              News.Seats.class, seats -> assertThat(isPresent(seats.info(), 1)).isTrue());
      last = his.next();
    }
  }

  /** Not even in an answer: a move for an outdated version, or a sign, brings no state. */
  @Test
  void whoeverIsKickedCannotAskForMore() throws Exception {
    TableInfo table = anna.api().create(wish("classic", false, false, 0, me(), friend()));
    var _ = ben.api().join(join(playCode(table)));
    String place = "'table':'" + table.id() + "'";
    try (RawSocket his = sandbox.socket(ben.token());
        RawSocket hers = sandbox.socket(anna.token())) {
      his.say("{'open':{" + place + "}}").await("changed");
      hers.say("{'open':{" + place + "}}").await("changed");
      var _ = anna.api().kick(table.id(), 1);
      his.await("gone");
      var _ =
          anna.api()
              .start(table.id(), new Requests.Start(Optional.of(Requests.Start.OpenSeats.BOTS)));
      his.say("{'play':{" + place + ",'id':'x','version':0,'move':{'roll':{'dice':'1'}}}}");
      his.await("gone");
      his.say("{'react':{" + place + ",'reaction':'hello'}}");
      his.await("gone");
      hers.say("{'ping':{}}").await("pong");
      assertThat(his.heard()).noneMatch(message -> message.startsWith("{\"state\""));
      assertThat(hers.heard()).noneMatch(message -> message.startsWith("{\"reaction\""));
    }
  }

  @Test
  void aBotPlaysForAnAbsentPlayerUntilTheyAreBack() throws Exception {
    TableInfo table = sandbox.running(new ClassicRulebook(), anna, ben);
    Online<?, ?, ?, ?> seats =
        sandbox
            .keep(Connection.as(sandbox.address(), "en", anna.token()))
            .open(table, Optional.empty());
    try (Connection away = Connection.as(sandbox.address(), "en", ben.token())) {
      var _ = away.open(table, Optional.empty());
      var _ = Sandbox.await(seats, info -> isPresent(info, 1));
      assertThatThrownBy(() -> anna.api().standIn(table.id(), 1))
          .isInstanceOfSatisfying(
              ServerException.class, e -> assertThat(e.code()).isEqualTo("not-gone"));
    }
    TableInfo gone = Sandbox.await(seats, info -> !isPresent(info, 1));
    assertThat(gone.seats().get(1).absent()).isPresent();
    TableInfo replaced = anna.api().standIn(table.id(), 1);
    assertThat(replaced.seats().get(1).standIn()).contains("normal");
    Online<?, ?, ?, ?> game = anna.open(table, Optional.empty());
    assertThat(standsIn(game)).isEqualTo("bot:normal");
    var _ = ben.open(table, Optional.empty());
    var _ =
        Sandbox.await(seats, info -> isPresent(info, 1) && info.seats().get(1).standIn().isEmpty());
  }

  /** Plays on until something done by the stand-in has been told, and returns whose it was. */
  private static <S, M, O, V> String standsIn(Online<S, M, O, V> game) throws Exception {
    while (true) {
      if (game.next() instanceof News.Update<M, V> update) {
        for (FromServer.LogLine line : update.log()) {
          if (line.by().isPresent()) {
            assertThat(line.seat()).contains(1);
            return line.by().get();
          }
        }
        if (!update.moves().isEmpty()) {
          game.play(update, update.moves().getLast());
        }
      }
    }
  }

  @Test
  void watchingBeforeSittingDownCountsAsPresent() throws Exception {
    TableInfo table = anna.api().create(wish("classic", true, false, 0, me(), friend(), friend()));
    Online<?, ?, ?, ?> host = anna.open(table, Optional.empty());
    var _ = ben.open(table, Optional.empty());
    try (RawSocket socket = sandbox.socket(ben.token())) {
      socket.say("{'open':{'table':'" + table.id() + "'}}").await("changed");
      var _ = ben.api().sit(table.id(), new Requests.Sit(Optional.empty(), Optional.empty()));
      var _ = Sandbox.await(host, info -> isPresent(info, 1));
    }
  }

  @Test
  void whoeverLeavesLooksOnAsASpectator() throws Exception {
    TableInfo table = anna.api().create(wish("karten", false, false, 0, me(), friend(), bot()));
    var _ = ben.api().join(join(playCode(table)));
    var _ = anna.api().start(table.id(), new Requests.Start(Optional.empty()));
    try (RawSocket socket = sandbox.socket(ben.token())) {
      socket.say("{'open':{'table':'" + table.id() + "'}}");
      JsonNode seen = socket.await(message -> message.at("/state/viewer").asInt(-1) == 1);
      assertThat(seen.at("/state/view").has("own")).isTrue();
      ben.api().leave(table.id());
      JsonNode after =
          socket.await(message -> message.has("state") && message.at("/state/viewer").asInt() < 0);
      assertThat(after.at("/state/view").has("own")).isFalse();
    }
  }

  @ParameterizedTest
  @MethodSource("gamesForTwo")
  void severalPlayersShareADevice(String game) throws Exception {
    TableInfo table = anna.api().create(wish(game, me(), local("Oma")));
    try (RawSocket socket = sandbox.socket(anna.token())) {
      socket.say("{'open':{'table':'" + table.id() + "'}}");
      JsonNode state = socket.await(message -> message.at("/state/asked/seat").isInt());
      assertThat(state.at("/state/viewer").asInt()).isEqualTo(FromServer.SPECTATOR);
      boolean hidden = state.at("/state/hidden").asBoolean();
      assertThat(state.at("/state/asked").has("moves")).isEqualTo(!hidden);
      for (int i = 0; i < 20; i++) {
        int seat = state.at("/state/asked/seat").asInt();
        socket.say("{'open':{'table':'" + table.id() + "','seat':" + seat + "}}");
        state =
            socket.await(
                message ->
                    message.at("/state/viewer").asInt(-1) == seat
                        && message.at("/state/since").asInt(-1) == 0);
        String move = state.at("/state/asked/moves/0/move").toString();
        int version = state.at("/state/version").asInt();
        socket.text(
            "{\"play\":{\"table\":\"%s\",\"id\":\"%d\",\"version\":%d,\"move\":%s}}"
                .formatted(table.id(), i, version, move));
        String id = String.valueOf(i);
        state = socket.await(message -> message.at("/state/done").asText().equals(id));
      }
    }
  }

  @Test
  void aSeatAskedForBeforeTheStartIsKept() throws Exception {
    TableInfo table =
        anna.api().create(wish("karten", false, false, 0, me(), local("Oma"), friend()));
    try (RawSocket socket = sandbox.socket(anna.token())) {
      socket.say("{'open':{'table':'" + table.id() + "','seat':1}}").await("changed");
      var _ = ben.api().join(join(playCode(table)));
      var _ = anna.api().start(table.id(), new Requests.Start(Optional.empty()));
      assertThat(socket.await("state").get("viewer").asInt()).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @MethodSource("gamesForTwo")
  void aClockThatRanOutWhileTheServerWasDownIsHandled(String game) throws Exception {
    TableInfo table = anna.api().create(wish(game, false, true, 3600, me(), local("Oma")));
    Online<?, ?, ?, ?> before = anna.open(table, Optional.of(0));
    TableInfo running = Sandbox.await(before, info -> info.left().isPresent());
    assertThat(running.left().orElseThrow()).isBetween(3_500_000L, 3_600_000L);
    sandbox.stop();
    try (var database =
            DriverManager.getConnection("jdbc:sqlite:" + sandbox.folder().resolve("kniffel.db"));
        var statement = database.createStatement()) {
      assertThat(statement.executeUpdate("UPDATE head SET at = 1")).isEqualTo(1);
    }
    sandbox.start();
    try (RawSocket socket = sandbox.socket(anna.token())) {
      socket.say("{'open':{'table':'" + table.id() + "'}}");
      JsonNode played =
          socket.await(message -> message.toString().contains("\"by\":\"bot:normal\""));
      assertThat(played.has("state")).isTrue();
    }
  }

  @Test
  void myTablesThatWaitForMeComeFirst() throws Exception {
    TableInfo first = anna.api().create(wish("forone", me()));
    TableInfo second = anna.api().create(wish("classic", false, false, 0, me(), friend()));
    List<TableInfo> mine = anna.api().mine();
    assertThat(mine).extracting(TableInfo::id).containsExactly(first.id(), second.id());
    assertThat(mine.getFirst().myTurn()).isTrue();
  }
}
