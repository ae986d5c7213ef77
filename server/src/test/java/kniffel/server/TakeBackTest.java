package kniffel.server;

import static kniffel.server.OwnDiceHouse.assertRefused;
import static kniffel.server.OwnDiceHouse.own;
import static kniffel.server.OwnDiceHouse.state;
import static kniffel.server.Sandbox.assertRefused;
import static kniffel.server.Sandbox.me;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import kniffel.client.Connection;
import kniffel.wire.TableDice;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Status;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What was misread is taken back at a new table; that a hint was asked for is not. */
@Timeout(120)
class TakeBackTest {

  private OwnDiceHouse house;
  private Sandbox sandbox;
  private Connection anna;

  @BeforeEach
  void open(@TempDir Path folder) throws IOException {
    house = new OwnDiceHouse(folder);
    sandbox = house.sandbox;
    anna = house.anna;
  }

  @AfterEach
  void close() {
    house.close();
  }

  @Test
  void whatWasMisreadIsTakenBackAtANewTable() throws Exception {
    Connection ben = sandbox.guest("Ben");
    TableInfo table = house.withBen(ben);
    RawSocket first = house.watch(anna, table);
    RawSocket second = house.watch(ben, table);
    first.text(house.say(table, 0, List.of(6), false));
    var _ = state(second, 1);
    second.text(house.say(table, 1, List.of(5), false));
    JsonNode turn = state(first, 2);
    first.text(house.play(table, turn, turn.at("/asked/moves/0/move")));
    var _ = state(first, 3);
    first.text(house.say(table, 3, List.of(1, 2, 3, 4, 5), false));
    JsonNode fallen = state(first, 4);
    assertThat(fallen.get("log").get(0).get("said").asBoolean()).isTrue();
    assertRefused("nothing-said", () -> anna.api().takeBack(table.id(), 2));
    assertRefused("nothing-said", () -> anna.api().takeBack(table.id(), 4));
    assertRefused("nothing-said", () -> anna.api().takeBack(table.id(), -1));
    Connection cleo = sandbox.guest("Cleo");
    assertRefused("not-there", () -> cleo.api().takeBack(table.id(), 3));
    TableInfo next = ben.api().takeBack(table.id(), 3);
    assertThat(next.version()).isEqualTo(3);
    assertThat(next.status()).isEqualTo(Status.RUNNING);
    assertThat(anna.api().takeBack(table.id(), 0).id()).as("once only").isEqualTo(next.id());
    JsonNode told = first.await(message -> message.at("/changed/info/goesOn").isTextual());
    assertThat(told.at("/changed/info/goesOn").asText()).isEqualTo(next.id());
    assertRefused(
        first.text(house.play(table, fallen, fallen.at("/asked/moves/0/move"))), "not-running", "");
    RawSocket there = house.watch(anna, next);
    assertThat(state(there, 3).at("/falling/yours").asBoolean()).isTrue();
    there.text(house.say(next, 3, List.of(1, 2, 3, 4, 6), false));
    assertThat(state(there, 4).at("/view/dice").asText()).isEqualTo("1 2 3 4 6");
    sandbox.stop();
    sandbox.start();
    assertThat(anna.api().table(table.id()).goesOn()).contains(next.id());
    assertThat(anna.api().table(next.id()).version()).isEqualTo(4);
    assertThat(anna.api().mine()).extracting(TableInfo::id).containsExactly(next.id());
  }

  /** Whoever asks again is told again, and no row is kept for that. */
  @Test
  void askingAgainOpensNoTableAndCostsNone(@TempDir Path other) throws Exception {
    try (Sandbox limited = Sandbox.limited(other)) {
      Connection carl = limited.guest("Carl");
      TableInfo table = carl.api().create(own("classic", true, TableDice.OWN, me()));
      try (RawSocket socket = limited.socket(carl.token())) {
        socket.say("{'open':{'table':'" + table.id() + "'}}");
        JsonNode start = state(socket, 0);
        socket.text(house.play(table, start, start.at("/asked/moves/0/move")));
        var _ = state(socket, 1);
        socket.text(house.say(table, 1, List.of(1, 2, 3, 4, 5), false));
        var _ = state(socket, 2);
      }
      String next = carl.api().takeBack(table.id(), 1).id();
      for (int i = 0; i < 100; i++) {
        assertThat(carl.api().takeBack(table.id(), 1).id()).isEqualTo(next);
      }
    }
  }

  @Test
  void aHintIsNotUndoneByTakingBackTheDiceItWasAskedAbout() throws Exception {
    TableInfo table = anna.api().create(own("classic", true, TableDice.OWN, me()));
    RawSocket first = house.watch(anna, table);
    JsonNode start = state(first, 0);
    var _ = anna.api().hint(table.id(), 0);
    first.text(house.play(table, start, start.at("/asked/moves/0/move")));
    var _ = state(first, 1);
    first.text(house.say(table, 1, List.of(1, 2, 3, 4, 5), false));
    var _ = state(first, 2);
    var _ = anna.api().hint(table.id(), 2);
    // Asked, and not played yet: what falls again is played with what is known of it.
    TableInfo second = anna.api().takeBack(table.id(), 1);
    hinted(second, List.of(true, false, true), List.of(1, 2, 3, 4, 5));
    // Asked and played: the same.
    TableInfo third = anna.api().takeBack(second.id(), 1);
    hinted(third, List.of(true, false, true), List.of(1, 2, 3, 4, 6));
  }

  /** Says what fell as the second event, plays on, and expects hint marks up to that point. */
  private void hinted(TableInfo table, List<Boolean> marks, List<Integer> fallen) {
    RawSocket socket = house.watch(anna, table);
    var _ = state(socket, 1);
    socket.text(house.say(table, 1, fallen, false));
    JsonNode turn = state(socket, 2);
    socket.text(house.play(table, turn, turn.at("/asked/moves/0/move")));
    var _ = state(socket, 3);
    RawSocket late = house.watch(anna, table);
    JsonNode log = state(late, 3).get("log");
    assertThat(IntStream.range(0, 3).mapToObj(i -> log.get(i).path("hint").asBoolean()))
        .containsExactlyElementsOf(marks);
    late.close();
    socket.close();
  }
}
