package kniffel.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kniffel.client.Connection;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.wire.TableInfo;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A command is carried out once, however often and from wherever it is sent. */
class ExactlyOnceTest {

  private Sandbox sandbox;
  private TableInfo table;
  private RawSocket mover;
  private RawSocket waiter;
  private String token;
  private JsonNode state;

  /** Two people at a table of classic Kniffel; the one whose turn it is moves. */
  @BeforeEach
  void open(@TempDir Path folder) throws IOException {
    sandbox = Sandbox.in(folder);
    Connection anna = sandbox.guest("Anna");
    Connection ben = sandbox.guest("Ben");
    table = sandbox.running(new ClassicRulebook(), anna, ben);
    RawSocket first = sandbox.socket(anna.token());
    RawSocket second = sandbox.socket(ben.token());
    state = opened(first);
    boolean own = state.get("asked").get("seat").asInt() == 0;
    mover = own ? first : second;
    waiter = own ? second : first;
    token = own ? anna.token() : ben.token();
    JsonNode other = opened(second);
    state = own ? state : other;
  }

  @AfterEach
  void close() {
    mover.close();
    waiter.close();
    sandbox.close();
  }

  private JsonNode opened(RawSocket socket) {
    socket.say("{'open':{'table':'" + table.id() + "'}}");
    return socket
        .await(message -> message.has("state") && message.get("state").has("asked"))
        .get("state");
  }

  private String play(String id, int version, String move) {
    return "{'play':{'table':'%s','id':'%s','version':%d,'move':%s}}"
        .formatted(table.id(), id, version, move);
  }

  private static JsonNode done(RawSocket socket, String id) {
    return socket.await(
        message ->
            message.has("refused")
                || (message.has("state") && message.get("state").path("done").asText().equals(id)));
  }

  private String firstMove() {
    return state.at("/asked/moves/0/move").toString();
  }

  private int version() {
    return state.get("version").asInt();
  }

  @Test
  void theSameCommandTwiceIsOneMoveWithTheSameAnswer() {
    mover.say(play("one", version(), firstMove())).say(play("one", version(), firstMove()));
    JsonNode first = done(mover, "one").get("state");
    JsonNode second = done(mover, "one").get("state");
    assertThat(second).isEqualTo(first);
    assertThat(first.get("version").asInt()).isEqualTo(version() + 2);
    // Much later it is still the same command, although the answer shows the present state.
    String next = first.at("/asked/moves/0/move").toString();
    mover.say(play("two", version() + 2, next));
    int now = done(mover, "two").at("/state/version").asInt();
    mover.say(play("one", version(), firstMove()));
    assertThat(done(mover, "one").at("/state/version").asInt()).isEqualTo(now);
  }

  @Test
  void twoSocketsThatRollAtOnceGetOneRoll() {
    try (RawSocket again = sandbox.socket(token)) {
      JsonNode seen = opened(again);
      assertThat(seen.get("version").asInt()).isEqualTo(version());
      // Two tabs, each with its own id: the second is too late, whichever it is.
      mover.say(play("tab-1", version(), firstMove()));
      again.say(play("tab-2", version(), firstMove()));
      List<JsonNode> answers = List.of(done(mover, "tab-1"), done(again, "tab-2"));
      assertThat(answers).filteredOn(answer -> answer.has("state")).hasSize(1);
      assertThat(answers)
          .filteredOn(answer -> answer.has("refused"))
          .singleElement()
          .satisfies(
              answer -> {
                assertThat(answer.at("/refused/code").asText()).isEqualTo("stale");
                assertThat(answer.at("/refused/version").asInt()).isEqualTo(version() + 2);
              });
      // The same id from both: both are told that it is done.
      JsonNode now = waiter.await(message -> message.at("/state/version").asInt() == version() + 2);
      String move = "{\"score\":{\"box\":\"chance\"}}".replace('"', '\'');
      int next = now.at("/state/version").asInt();
      mover.say(play("same", next, move));
      again.say(play("same", next, move));
      assertThat(done(mover, "same").at("/state/version"))
          .isEqualTo(done(again, "same").at("/state/version"));
    }
  }

  @Test
  void manyCommandsAtOncePlayOneMove() {
    List<RawSocket> sockets = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      sockets.add(sandbox.socket(token));
      var _ = opened(sockets.getLast());
    }
    for (int i = 0; i < 8; i++) {
      sockets.get(i).say(play("id-" + i, version(), firstMove()));
    }
    Set<String> told = new HashSet<>();
    int played = 0;
    for (int i = 0; i < 8; i++) {
      JsonNode answer = done(sockets.get(i), "id-" + i);
      played += answer.has("state") ? 1 : 0;
      told.add(answer.has("state") ? "" : answer.at("/refused/code").asText());
    }
    assertThat(played).isEqualTo(1);
    assertThat(told).containsExactlyInAnyOrder("", "stale");
    sockets.forEach(RawSocket::close);
  }

  @Test
  void whatCannotBePlayedIsRefusedWithTheReasonAndTheVersion() {
    mover.say(play("old", version() - 1, firstMove()));
    JsonNode stale = mover.await("refused");
    assertThat(stale.get("code").asText()).isEqualTo("stale");
    assertThat(mover.await("state").get("version").asInt()).isEqualTo(version());
    mover.say(play("future", version() + 5, firstMove()));
    assertThat(mover.await("refused").get("code").asText()).isEqualTo("stale");
    mover.say(play("wrong", version(), "{'score':{'box':'chance'}}"));
    JsonNode illegal = mover.await("refused");
    assertThat(illegal.get("code").asText()).isEqualTo("illegal");
    assertThat(illegal.get("text").asText()).isNotBlank();
    mover.say(play("nonsense", version(), "{'fly':{}}"));
    assertThat(mover.await("refused").get("code").asText()).isEqualTo("illegal");
    waiter.say(play("eager", version(), firstMove()));
    assertThat(waiter.await("refused").get("code").asText()).isEqualTo("not-yours");
    // A refused id is not used up.
    mover.say(play("wrong", version(), firstMove()));
    assertThat(done(mover, "wrong").at("/state/version").asInt()).isEqualTo(version() + 2);
  }

  @Test
  void aStrangerIsToldNothing() throws IOException {
    try (RawSocket stranger = sandbox.socket(sandbox.guest("Eve").token())) {
      stranger.say(play("x", version() - 1, firstMove()));
      assertThat(stranger.await("gone").get("table").asText()).isEqualTo(table.id());
      stranger.say("{'open':{'table':'" + table.id() + "'}}");
      stranger.say(play("y", version() - 1, firstMove()));
      stranger.say("{'react':{'table':'" + table.id() + "','reaction':'hello'}}");
      stranger.say("{'ping':{}}");
      stranger.await("gone");
      stranger.say("{'ping':{}}");
      stranger.await(message -> message.has("pong"));
      assertThat(stranger.heard()).noneMatch(message -> message.contains("state"));
      assertThat(stranger.heard()).noneMatch(message -> message.contains("refused"));
    }
  }

  @Test
  void signsAndMarksReachTheOthers() {
    mover.say("{'show':{'table':'" + table.id() + "','marks':[1,3]}}");
    assertThat(waiter.await("shown").get("marks").toString()).isEqualTo("[1,3]");
    waiter.say("{'react':{'table':'" + table.id() + "','reaction':'well-played'}}");
    JsonNode sign = mover.await("reaction");
    assertThat(sign.get("reaction").asText()).isEqualTo("well-played");
    assertThat(sign.get("seat").asInt()).isNotEqualTo(state.at("/asked/seat").asInt());
  }

  @Test
  void theLogSaysWhereItBegins() {
    mover.say(play("one", version(), firstMove()));
    JsonNode told = waiter.await(message -> message.at("/state/version").asInt() > version());
    assertThat(told.at("/state/since").asInt()).isEqualTo(version());
    assertThat(told.at("/state/log/0/n").asInt()).isEqualTo(version() + 1);
    assertThat(told.get("state").has("done")).isFalse();
    assertThat(told.at("/state/asked").has("moves")).isFalse();
    waiter.say("{'open':{'table':'" + table.id() + "'}}");
    assertThat(waiter.await("state").get("since").asInt()).isZero();
    waiter.say("{'close':{'table':'" + table.id() + "'}}");
    waiter.say(play("x", 1, firstMove()));
    assertThat(waiter.await("gone").get("table").asText()).isEqualTo(table.id());
  }
}
