package kniffel.server;

import static kniffel.server.DailyHouse.DAY;
import static kniffel.server.DailyHouse.assertRefused;
import static kniffel.server.DailyHouse.game;
import static kniffel.server.DailyHouse.mine;
import static kniffel.server.DailyHouse.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import kniffel.bots.Minds;
import kniffel.client.Connection;
import kniffel.client.Online;
import kniffel.rules.Game;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.table.json.Json;
import kniffel.telling.agreed.Agreement;
import kniffel.wire.Daily;
import kniffel.wire.Daily.GameOfDay;
import kniffel.wire.Daily.TryStanding;
import kniffel.wire.Player;
import kniffel.wire.Requests;
import kniffel.wire.TableDice;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Status;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The games of the day: one try counts, without help, and all have the same dice. */
class DailyTest {

  private DailyHouse house;
  private Sandbox sandbox;
  private Connection anna;
  private Connection ben;

  @BeforeEach
  void open(@TempDir Path data) throws IOException {
    house = new DailyHouse(data);
    sandbox = house.sandbox;
    anna = house.anna;
    ben = house.ben;
  }

  @AfterEach
  void close() {
    house.close();
  }

  /** The faces that fell, by number of the throw and place: classic, as the record has them. */
  private static Map<String, String> faces(Connection person, String table) throws IOException {
    JsonNode record = new ObjectMapper().readTree(person.api().record(table));
    Map<String, String> faces = new java.util.TreeMap<>();
    int turn = 0;
    int roll = 0;
    List<String> places = List.of();
    for (JsonNode event : record.get("events")) {
      if (event.at("/move/score").isObject()) {
        turn++;
        roll = 0;
      } else if (event.has("move")) {
        roll++;
        places = List.of(event.at("/move/roll/dice").asText().split(" ", -1));
      } else {
        String[] fallen = event.get("outcome").asText().split(" ", -1);
        for (int i = 0; i < fallen.length; i++) {
          faces.put(turn + "." + roll + "." + places.get(i), fallen[i]);
        }
      }
    }
    return faces;
  }

  private static Stream<String> games() {
    return Rulebooks.ALL.stream().filter(Rulebook::countsThrows).map(Rulebook::id);
  }

  @ParameterizedTest
  @MethodSource("games")
  void oneTryCountsAndThenThereAreFreeOnes(String game) throws Exception {
    TableInfo first = anna.api().daily(game, false);
    assertThat(first.daily()).contains(new Daily.DailyMark(DAY, true));
    assertThat(first.status()).isEqualTo(Status.RUNNING);
    assertThat(first.links()).isEmpty();
    assertThat(first.commitment()).isEqualTo(anna.api().daily().today().promise().commitment());
    assertThat(anna.api().daily(game, false).id()).isEqualTo(first.id());
    assertRefused("counted-first", () -> anna.api().daily(game, true));
    assertRefused("counted-first", () -> ben.api().daily(game, true));
    assertThat(mine(anna, game).standing()).isEqualTo(TryStanding.RUNNING);

    play(anna, first, 1);
    Daily.Try done = mine(anna, game);
    assertThat(done.standing()).isEqualTo(TryStanding.FINISHED);
    assertThat(done.rank()).contains(1);
    TableInfo free = anna.api().daily(game, true);
    assertThat(free.daily()).contains(new Daily.DailyMark(DAY, false));
    assertThat(free.id()).isNotEqualTo(first.id());
    play(anna, free, 2);
    assertThat(anna.api().daily(game, false).id()).isEqualTo(first.id());

    play(ben, ben.api().daily(game, false), 3);
    GameOfDay told = game(anna.api().daily().today(), game);
    assertThat(told.tries()).isEqualTo(2);
    assertThat(told.best())
        .extracting(Daily.DayLine::name)
        .containsExactlyInAnyOrder("Anna", "Ben");
    assertThat(told.best()).extracting(Daily.DayLine::mine).contains(true, false);
    assertThat(told.mine().orElseThrow().score()).isEqualTo(done.score());
    assertThat(anna.api().daily().streak()).isEqualTo(1);
  }

  @Test
  void whoeverHasTheSameDiceSeesTheSameFaces() throws Exception {
    TableInfo annas = anna.api().daily("classic", false);
    TableInfo bens = ben.api().daily("classic", false);
    play(anna, annas, 4);
    play(ben, bens, 5);
    TableInfo again = ben.api().daily("classic", true);
    play(ben, again, 6);
    Map<String, String> seen = faces(anna, annas.id());
    Map<String, String> others = faces(ben, bens.id());
    others.putAll(faces(ben, again.id()));
    seen.keySet().retainAll(others.keySet());
    others.keySet().retainAll(seen.keySet());
    assertThat(seen).hasSizeGreaterThan(65).isEqualTo(others);
  }

  @Test
  void nobodyGetsASecondCountedTryByBeingQuick() throws Exception {
    Connection same =
        sandbox.keep(Connection.byLink(sandbox.address(), "en", anna.api().personalLink()));
    Set<String> tables = new HashSet<>();
    try (ExecutorService many = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<TableInfo>> asked = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        Connection device = i % 2 == 0 ? anna : same;
        asked.add(many.submit(() -> device.api().daily("classic", false)));
      }
      for (Future<TableInfo> answer : asked) {
        tables.add(answer.get().id());
      }
    }
    assertThat(tables).hasSize(1);
    // A key under which something else was created before gives no other dice either.
    String key = "a-key-of-some-length";
    String[] headers = {
      "Authorization",
      "Bearer " + anna.token(),
      "Content-Type",
      "application/json",
      "Idempotency-Key",
      key
    };
    var other =
        sandbox.send(
            "POST", "/api/tables", "{\"game\":\"classic\",\"seats\":[{\"me\":{}}]}", headers);
    assertThat(other.statusCode()).isEqualTo(201);
    var counted = sandbox.send("POST", "/api/daily/classic", "{}", headers);
    assertThat(new ObjectMapper().readTree(counted.body()).get("id").asText())
        .isEqualTo(tables.iterator().next());
    assertThat(sandbox.send("POST", "/api/daily/classic", "{\"free\":true}", headers).statusCode())
        .isEqualTo(409);
  }

  @Test
  void aFreeTryThatIsSentOftenAtOnceIsBegunOnce() throws Exception {
    play(anna, anna.api().daily("classic", false), 1);
    Set<String> answers = new HashSet<>();
    for (int i = 0; i < 5; i++) {
      String key = "a-key-of-some-length-" + i;
      Callable<HttpResponse<String>> ask =
          () ->
              sandbox.send(
                  "POST",
                  "/api/daily/classic",
                  "{\"free\":true}",
                  "Authorization",
                  "Bearer " + anna.token(),
                  "Content-Type",
                  "application/json",
                  "Idempotency-Key",
                  key);
      try (ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
        for (var answer : people.invokeAll(Collections.nCopies(12, ask))) {
          assertThat(answer.get().statusCode()).isEqualTo(201);
          answers.add(new ObjectMapper().readTree(answer.get().body()).get("id").asText());
        }
      }
    }
    assertThat(answers).hasSize(5);
  }

  @Test
  void aCountedTryHasNoHelp() throws Exception {
    TableInfo table = anna.api().daily("classic", false);
    assertRefused("no-hints", () -> anna.api().hint(table.id(), 0));
    assertRefused("of-the-day", () -> anna.api().standIn(table.id(), 0));
    assertRefused("not-over", () -> anna.api().record(table.id()));
    assertRefused("not-over", () -> anna.api().review(table.id()));
    assertRefused("not-there", () -> ben.api().table(table.id()));
    // A table with the same options, and even the same id, has other dice.
    play(anna, table, 1);
    assertRefused(
        "of-the-day", () -> anna.api().rematch(table.id(), new Requests.Rematch(Optional.empty())));
    TableInfo free = anna.api().daily("classic", true);
    assertThat(anna.api().hint(free.id(), 0).best().text()).isNotEmpty();
  }

  @Test
  void whatIsGivenUpCountsAsTheTryAndNobodyPlaysItOn() throws Exception {
    TableInfo table = anna.api().daily("forone", false);
    Online<?, ?, ?, ?> online = anna.open(table, Optional.empty());
    assertThat(Sandbox.moves(online, 3, 1)).isEqualTo(3);
    anna.api().leave(table.id());
    assertThat(mine(anna, "forone").standing()).isEqualTo(TryStanding.GIVEN_UP);
    assertThat(anna.api().table(table.id()).status()).isEqualTo(Status.CLOSED);
    RawSocket socket = sandbox.socket(anna.token());
    socket.say(
        "{'play':{'table':'" + table.id() + "','id':'x','version':4,'move':{'roll-on':{}}}}");
    JsonNode answer = socket.next();
    while (answer.has("welcome")) {
      answer = socket.next();
    }
    assertThat(answer.at("/gone/table").asText()).isEqualTo(table.id());
    assertThat(anna.api().daily("forone", false).id()).isEqualTo(table.id());
    assertThat(anna.api().daily("forone", true).daily()).contains(new Daily.DailyMark(DAY, false));
    assertThat(game(anna.api().daily().today(), "forone").tries()).isZero();
    assertThat(anna.api().daily().streak()).isZero();
    // After a restart it is still what it was.
    sandbox.stop();
    sandbox.start();
    assertThat(mine(anna, "forone").standing()).isEqualTo(TryStanding.GIVEN_UP);
  }

  private static <P extends Record> Game<?, ?, ?, ?> standard(Rulebook<P> rulebook) {
    return rulebook.game(rulebook.standard());
  }

  @ParameterizedTest
  @MethodSource("games")
  void theBestBotPlaysToo(String game) throws Exception {
    assertThat(game(anna.api().daily().today(), game).bot()).isEmpty();
    anna.api().leave(anna.api().daily(game, false).id());
    GameOfDay after =
        Sandbox.until(
            "the game of the best bot",
            () -> game(anna.api().daily().today(), game),
            it -> it.bot().isPresent());
    assertThat(after.bot().orElseThrow().level()).isEqualTo("expert");
    assertThat(after.bot().orElseThrow().score()).isBetween(50, 600);
    Rulebook<?> rulebook = Rulebooks.find(game).orElseThrow();
    assertThat(after.expected().isPresent())
        .as("it is told where it can be worked out exactly")
        .isEqualTo(Minds.of(standard(rulebook)).orElseThrow().isExact());
    after.expected().ifPresent(each -> assertThat(each).isBetween(50.0, 600.0));
    // Anyone who could still benefit is not told.
    assertThat(game(ben.api().daily().today(), game).bot()).isEmpty();
  }

  @Test
  void nobodySaysWhatFellInAGameOfTheDay() {
    Agreement agreement =
        Agreement.daily(
            "classic", Json.Obj.EMPTY, new Player("anna", "Anna"), new Daily.DailyMark(DAY, true));
    assertThat(agreement.isOwnDice()).isFalse();
    for (TableDice dice : List.of(TableDice.OWN, TableDice.MIXED)) {
      assertThatIllegalArgumentException().isThrownBy(() -> agreement.withDice(dice));
    }
  }
}
