package kniffel.server;

import static kniffel.server.OwnDiceHouse.assertRefused;
import static kniffel.server.OwnDiceHouse.own;
import static kniffel.server.OwnDiceHouse.state;
import static kniffel.server.Sandbox.assertRefused;
import static kniffel.server.Sandbox.bot;
import static kniffel.server.Sandbox.local;
import static kniffel.server.Sandbox.me;
import static kniffel.server.Sandbox.wish;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kniffel.client.Connection;
import kniffel.client.Online;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.table.json.Json;
import kniffel.wire.NewTable;
import kniffel.wire.NewTable.NewSeat;
import kniffel.wire.TableDice;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Status;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tables at which people roll their own dice and say what fell. */
@Timeout(120)
class OwnDiceTest {

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
  void whoeverStaysMaySayWhatFellForThoseWhoLeave() throws Exception {
    Connection ben = sandbox.guest("Ben");
    TableInfo table = house.withBen(ben);
    RawSocket second = house.watch(ben, table);
    assertThat(state(second, 0).at("/falling/yours").asBoolean()).isFalse();
    anna.api().leave(table.id());
    assertThat(state(second, 0).at("/falling/yours").asBoolean()).isTrue();
    second.text(house.say(table, 0, List.of(2), false));
    assertThat(state(second, 1).at("/version").asInt()).isEqualTo(1);
  }

  @Test
  void eachSaysWhatFellOnTheirOwnPhoneAndNobodyElse() throws Exception {
    Connection ben = sandbox.guest("Ben");
    TableInfo table = house.withBen(ben);
    assertThat(table.status()).as("nobody adds to these dice").isEqualTo(Status.RUNNING);
    RawSocket first = house.watch(anna, table);
    RawSocket second = house.watch(ben, table);
    JsonNode falling = state(first, 0).get("falling");
    assertThat(falling.toString())
        .isEqualTo("{\"seat\":0,\"dice\":1,\"apart\":false,\"pad\":false,\"yours\":true}");
    assertThat(state(second, 0).at("/falling/yours").asBoolean()).isFalse();
    assertRefused(second.text(house.say(table, 0, List.of(6), false)), "not-yours", "");
    assertRefused(
        first.text(house.say(table, 0, List.of(6, 6), false)),
        "illegal",
        "1 die was rolled, not 2");
    assertRefused(first.text(house.say(table, 0, List.of(7), false)), "illegal", "7");
    assertRefused(first.text(house.say(table, 0, List.of(0), false)), "illegal", "0");
    assertRefused(first.text(house.say(table, 0, List.of(6), true)), "illegal", "last");
    assertRefused(first.text(house.say(table, 3, List.of(6), false)), "stale", "");
    first.text(house.say(table, 0, List.of(2), false));
    assertThat(state(second, 1).at("/falling/yours").asBoolean()).isTrue();
    second.text(house.say(table, 1, List.of(5), false));
    JsonNode turn = state(second, 2);
    assertThat(turn.at("/asked/seat").asInt()).isEqualTo(1);
    assertRefused(second.text(house.say(table, 2, List.of(1), false)), "illegal", "Nothing");
    second.text(house.play(table, turn, turn.at("/asked/moves/0/move")));
    assertThat(state(second, 3).at("/falling/pad").asBoolean()).isTrue();
    assertThat(anna.api().table(table.id()).asked()).contains(1);
    assertThat(ben.api().table(table.id()).myTurn()).isTrue();
    // A restart in the middle of an entry: what was confirmed is there, and the question too.
    first.close();
    second.close();
    sandbox.stop();
    sandbox.start();
    RawSocket again = house.watch(ben, table);
    JsonNode after = state(again, 3);
    assertThat(after.at("/falling/dice").asInt()).isEqualTo(5);
    String entry = house.say(table, 3, List.of(3, 3, 3, 3, 3), true);
    again.text(entry);
    JsonNode padded = state(again, 4);
    assertThat(padded.at("/asked/moves"))
        .as("nothing is rolled after the last roll")
        .allSatisfy(offer -> assertThat(offer.at("/move/score").isObject()).isTrue());
    again.text(entry);
    assertThat(again.await("state").get("version").asInt())
        .as("sent twice, done once")
        .isEqualTo(4);
    assertRefused("pad-turns", () -> ben.api().hint(table.id(), 4));
    again.text(
        "{\"play\":{\"table\":\"%s\",\"id\":\"r\",\"version\":4,\"move\":{\"roll\":{\"dice\":\"1\"}}}}"
            .formatted(table.id()));
    assertRefused(again, "illegal", "last roll");
    again.close();
  }

  private static Stream<Rulebook<?>> gamesOfDice() {
    return Rulebooks.ALL.stream().filter(Rulebook::isOfDice);
  }

  @ParameterizedTest
  @MethodSource("gamesOfDice")
  void everyGameOfDiceIsPlayedWithThem(Rulebook<?> rulebook) throws Exception {
    NewSeat[] seats =
        rulebook.maxPlayers() == 1 ? new NewSeat[] {me()} : new NewSeat[] {me(), bot()};
    playToTheEnd(own(rulebook.id(), true, TableDice.OWN, seats), 2);
    assertThat(played()).containsExactly(rulebook.id() + " own 1");
  }

  /** The games of each kind of dice that Anna has played. */
  private List<String> played() throws IOException {
    return anna.api().statistics().games().stream()
        .map(each -> each.game() + " " + each.dice() + " " + each.games())
        .toList();
  }

  @Test
  void everybodyAtOneDeviceWithBotsWhoseDiceTheProgramRolls() throws Exception {
    playToTheEnd(own("classic", true, TableDice.MIXED, me(), local("Oma"), bot()), 1);
    fairlyToTheEnd(wish("classic", me()));
    assertThat(played()).containsExactlyInAnyOrder("classic fair 1", "classic own 2");
  }

  /** Anna says for everybody at her device, and for bots that have nobody else, what fell. */
  private void playToTheEnd(NewTable wish, long seed) throws Exception {
    TableInfo table = anna.api().create(wish);
    Random random = new Random(seed);
    RawSocket socket = house.watch(anna, table);
    int version = 0;
    while (true) {
      JsonNode state = state(socket, version);
      version = state.get("version").asInt() + 1;
      if (state.has("over")) {
        break;
      }
      if (state.at("/falling/yours").asBoolean()) {
        int dice = state.at("/falling/dice").asInt();
        List<Integer> said =
            dice == 0
                ? List.of(random.nextInt(table.seats().size()))
                : IntStream.range(0, dice).mapToObj(i -> 1 + random.nextInt(6)).toList();
        socket.text(house.say(table, state.get("version").asInt(), said, false));
      } else if (state.at("/asked/moves").isArray()) {
        JsonNode moves = state.at("/asked/moves");
        socket.text(house.play(table, state, moves.get(random.nextInt(moves.size())).get("move")));
      }
    }
    assertThat(anna.api().verification(table.id()).verdict()).isEqualTo("own-dice");
    var review =
        Sandbox.until("the books", () -> anna.api().review(table.id()), each -> each.ready());
    assertThat(review.players()).as("luck and loss as elsewhere").isNotEmpty();
    socket.close();
  }

  @Test
  void aBookSaysWhichOfItsResultsAreOfOwnDice() throws Exception {
    JsonNode level = get("/api/books/forone/levels/1").get("options");
    NewTable wish = wish("forone", me()).with(Json.parse(level.toString())).enteredIn("Oma");
    playToTheEnd(wish.with(TableDice.OWN), 1);
    fairlyToTheEnd(wish);
    assertThat(get("/api/me/books/forone").get("results").findValuesAsText("dice"))
        .containsExactlyInAnyOrder("own", "fair");
    assertThat(get("/api/books/forone/levels/1?book=Oma").get("results").findValuesAsText("dice"))
        .containsExactlyInAnyOrder("own", "fair");
  }

  /** Plays with the program's dice. */
  private void fairlyToTheEnd(NewTable wish) throws Exception {
    Online<?, ?, ?, ?> game = anna.open(anna.api().create(wish), Optional.empty());
    Sandbox.toTheEnd(game, 1);
    var _ = Sandbox.await(game, info -> info.status() == Status.OVER);
  }

  private JsonNode get(String path) throws Exception {
    var answer = sandbox.send("GET", path, "", "Authorization", "Bearer " + anna.token());
    return new ObjectMapper().readTree(answer.body());
  }

  @Test
  void aGameOfPadTurnsHasAResultButNoBooks() throws Exception {
    TableInfo table = anna.api().create(own("classic", true, TableDice.OWN, me()));
    RawSocket socket = house.watch(anna, table);
    int version = 0;
    for (int turn = 0; turn < 13; turn++) {
      JsonNode state = state(socket, version);
      socket.text(house.play(table, state, state.at("/asked/moves/0/move")));
      JsonNode falling = state(socket, ++version);
      assertThat(falling.at("/falling/pad").asBoolean()).isTrue();
      socket.text(house.say(table, version, Collections.nCopies(5, 1 + turn % 6), true));
      JsonNode fallen = state(socket, ++version);
      socket.text(house.play(table, fallen, fallen.at("/asked/moves/0/move")));
      version++;
    }
    assertThat(state(socket, version).has("over")).isTrue();
    var review =
        Sandbox.until("the books", () -> anna.api().review(table.id()), each -> each.ready());
    assertThat(review.players()).isEmpty();
    assertThat(anna.api().record(table.id())).contains("\"pad\":true", "\"dice\":{\"own\":{}}");
    assertThat(anna.api().statistics().games().getFirst().rated()).isZero();
    socket.close();
  }

  @Test
  void ownDiceAreForGamesOfDiceAndWithoutAClock() {
    assertRefused(
        "malformed", () -> anna.api().create(own("karten", true, TableDice.OWN, me(), bot())));
    NewTable wish = wish("classic", false, true, 30, me(), bot());
    assertRefused("malformed", () -> anna.api().create(wish.with(TableDice.OWN)));
  }
}
