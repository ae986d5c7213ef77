package kniffel.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
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
import java.util.concurrent.atomic.AtomicLong;
import kniffel.client.Connection;
import kniffel.client.Online;
import kniffel.client.ServerException;
import kniffel.table.RecordReader;
import kniffel.table.Verification;
import kniffel.table.dice.Seed;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.telling.agreed.Agreement;
import kniffel.wire.Daily;
import kniffel.wire.Daily.GameOfDay;
import kniffel.wire.Daily.Standing;
import kniffel.wire.Player;
import kniffel.wire.Requests;
import kniffel.wire.TableDice;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Status;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The games of the day: one try counts, all have the same dice, and nobody knows them early. */
class DailyTest {

  private static final String DAY = "2026-11-16";
  private static final Instant MORNING = Instant.parse(DAY + "T10:00:00Z");

  private final AtomicLong clock = new AtomicLong(MORNING.toEpochMilli());
  private Path folder = Path.of("");
  private Sandbox sandbox;
  private Connection anna;
  private Connection ben;

  @BeforeEach
  void open(@TempDir Path data) throws IOException {
    folder = data;
    sandbox = Sandbox.at(clock::get, data);
    anna = sandbox.guest("Anna");
    ben = sandbox.guest("Ben");
  }

  @AfterEach
  void close() {
    sandbox.close();
  }

  private void itIs(String time) {
    clock.set(Instant.parse(time).toEpochMilli());
  }

  private static GameOfDay game(Daily.DayInfo day, String id) {
    return day.games().stream().filter(each -> each.game().equals(id)).findFirst().orElseThrow();
  }

  private static Daily.Try mine(Connection person, String game) throws IOException {
    return game(person.api().daily().today(), game).mine().orElseThrow();
  }

  private static void play(Connection person, TableInfo table, long seed)
      throws IOException, InterruptedException {
    Online<?, ?, ?, ?> online = person.open(table, Optional.empty());
    Sandbox.toTheEnd(online, seed);
    var _ = Sandbox.await(online, info -> info.status() == Status.OVER);
  }

  private static void assertRefused(String code, ThrowingCallable request) {
    assertThatThrownBy(request)
        .isInstanceOfSatisfying(ServerException.class, e -> assertThat(e.code()).isEqualTo(code));
  }

  /** What the database keeps secret. */
  private String secret(String day) throws SQLException {
    try (var connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("kniffel.db"));
        var statement = connection.prepareStatement("SELECT secret FROM daily WHERE day = ?")) {
      statement.setString(1, day);
      var row = statement.executeQuery();
      assertThat(row.next()).isTrue();
      return row.getString(1);
    }
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

  @ParameterizedTest
  @ValueSource(strings = {"classic", "forone"})
  void oneTryCountsAndThenThereAreFreeOnes(String game) throws Exception {
    TableInfo first = anna.api().daily(game, false);
    assertThat(first.daily()).contains(new Daily.Mark(DAY, true));
    assertThat(first.status()).isEqualTo(Status.RUNNING);
    assertThat(first.links()).isEmpty();
    assertThat(first.commitment()).isEqualTo(anna.api().daily().today().promise().commitment());
    assertThat(anna.api().daily(game, false).id()).isEqualTo(first.id());
    assertRefused("counted-first", () -> anna.api().daily(game, true));
    assertRefused("counted-first", () -> ben.api().daily(game, true));
    assertThat(mine(anna, game).standing()).isEqualTo(Standing.RUNNING);

    play(anna, first, 1);
    Daily.Try done = mine(anna, game);
    assertThat(done.standing()).isEqualTo(Standing.FINISHED);
    assertThat(done.rank()).contains(1);
    TableInfo free = anna.api().daily(game, true);
    assertThat(free.daily()).contains(new Daily.Mark(DAY, false));
    assertThat(free.id()).isNotEqualTo(first.id());
    play(anna, free, 2);
    assertThat(anna.api().daily(game, false).id()).isEqualTo(first.id());

    play(ben, ben.api().daily(game, false), 3);
    GameOfDay told = game(anna.api().daily().today(), game);
    assertThat(told.tries()).isEqualTo(2);
    assertThat(told.best()).extracting(Daily.Line::name).containsExactlyInAnyOrder("Anna", "Ben");
    assertThat(told.best()).extracting(Daily.Line::mine).contains(true, false);
    assertThat(told.mine().orElseThrow().score()).isEqualTo(done.score());
    assertThat(anna.api().daily().streak()).isEqualTo(1);
  }

  @Test
  void whoHasTheSameDiceSeesTheSameFaces() throws Exception {
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
    // A key under which something else was made before brings no other dice either.
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
    // A table with these options, and even this id, has other dice.
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
    assertThat(mine(anna, "forone").standing()).isEqualTo(Standing.GIVEN_UP);
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
    assertThat(anna.api().daily("forone", true).daily()).contains(new Daily.Mark(DAY, false));
    assertThat(game(anna.api().daily().today(), "forone").tries()).isZero();
    assertThat(anna.api().daily().streak()).isZero();
    // After a restart it is still what it was.
    sandbox.stop();
    sandbox.start();
    assertThat(mine(anna, "forone").standing()).isEqualTo(Standing.GIVEN_UP);
  }

  @Test
  void theSecretIsToldTheDayAfterAndNowhereBefore() throws Exception {
    Daily.Promise promised = anna.api().daily().tomorrow();
    assertThat(promised.day()).isEqualTo("2026-11-17");
    itIs("2026-11-17T00:00:00Z");
    Daily.Overview overview = anna.api().daily();
    assertThat(overview.today().promise()).isEqualTo(promised);
    TableInfo table = anna.api().daily("classic", false);
    play(anna, table, 1);
    itIs("2026-11-18T01:59:59Z");
    String secret = secret("2026-11-17");
    List<String> told = new ArrayList<>();
    RawSocket socket = sandbox.socket(anna.token());
    socket.say("{'open':{'table':'" + table.id() + "'}}");
    told.add(socket.next().toString());
    told.add(socket.next().toString());
    String early = anna.api().record(table.id());
    assertThat(early).contains("\"daily\"").doesNotContain("\"seed\"");
    told.add(early);
    String bearer = "Bearer " + anna.token();
    for (String path :
        List.of(
            "/api/daily",
            "/api/tables/" + table.id(),
            "/api/tables/" + table.id() + "/record",
            "/api/tables/" + table.id() + "/verification",
            "/api/tables/" + table.id() + "/review",
            "/api/tables/" + table.id() + "/steps/4",
            "/api/me/tables",
            "/api/me/statistics",
            "/metrics")) {
      told.add(sandbox.send("GET", path, "", "Authorization", bearer).body());
    }
    assertThat(told).noneMatch(each -> each.contains(secret));
    assertThat(verified(early)).isEqualTo(new Verification.Verdict.SecretOfDay("2026-11-17"));

    itIs("2026-11-18T02:00:00Z");
    Daily.DayInfo yesterday = anna.api().daily().yesterday().orElseThrow();
    assertThat(yesterday.secret()).contains(secret);
    assertThat(new Seed(secret).commitment()).isEqualTo(promised.commitment());
    assertThat(verified(anna.api().record(table.id())))
        .isEqualTo(new Verification.Verdict.Proven());
  }

  private static Verification.Verdict verified(String record) throws IOException {
    byte[] bytes = record.getBytes(StandardCharsets.UTF_8);
    return Verification.of(new RecordReader(new Codec()).read(new ByteArrayInputStream(bytes)))
        .dice();
  }

  @Test
  void finishedAfterMidnightCountsForTheDayItBeganUntilTheSecretIsTold() throws Exception {
    TableInfo annas = anna.api().daily("forone", false);
    TableInfo bens = ben.api().daily("forone", false);
    itIs("2026-11-17T01:00:00Z");
    play(anna, annas, 1);
    itIs("2026-11-17T03:00:00Z");
    assertThat(ben.api().daily().yesterday().orElseThrow().secret()).isPresent();
    play(ben, bens, 2);
    Daily.DayInfo began = ben.api().daily().yesterday().orElseThrow();
    GameOfDay game = game(began, "forone");
    assertThat(game.best()).extracting(Daily.Line::name).containsExactly("Anna");
    assertThat(game.mine().orElseThrow().standing()).isEqualTo(Standing.LATE);
    assertThat(ben.api().daily().streak()).isZero();
    assertThat(anna.api().daily().streak()).isEqualTo(1);
    assertThat(game(anna.api().daily().today(), "forone").mine()).isEmpty();
  }

  @Test
  void aClockThatGoesBackBringsNoDayBack() throws Exception {
    String commitment = anna.api().daily().today().promise().commitment();
    TableInfo bens = ben.api().daily("classic", false);
    itIs("2026-11-18T12:00:00Z");
    assertThat(anna.api().daily().today().promise().day()).isEqualTo("2026-11-18");
    clock.set(MORNING.plus(Duration.ofHours(1)).toEpochMilli());
    Daily.Overview overview = anna.api().daily();
    assertThat(overview.today().promise().commitment()).isEqualTo(commitment);
    assertThat(overview.today().secret()).contains(secret(DAY));
    assertRefused("day-over", () -> anna.api().daily("classic", false));
    play(ben, bens, 1);
    assertThat(mine(ben, "classic").standing()).isEqualTo(Standing.LATE);
    assertThat(game(ben.api().daily().today(), "classic").best()).isEmpty();
  }

  @Test
  void theBestBotPlaysToo() throws Exception {
    GameOfDay before = game(anna.api().daily().today(), "classic");
    assertThat(before.bot()).isEmpty();
    anna.api().leave(anna.api().daily("classic", false).id());
    GameOfDay after =
        Sandbox.until(
            () -> game(anna.api().daily().today(), "classic"), game -> game.bot().isPresent());
    assertThat(after.bot().orElseThrow().level()).isEqualTo("expert");
    assertThat(after.bot().orElseThrow().score()).isBetween(50, 600);
    assertThat(after.expected().orElseThrow()).isBetween(240.0, 260.0);
    // Whoever can still gain by it is not told.
    assertThat(game(ben.api().daily().today(), "classic").bot()).isEmpty();
  }

  @Test
  void nobodySaysWhatFellInAGameOfTheDay() {
    Agreement agreement =
        Agreement.daily(
            "classic", Json.Obj.EMPTY, new Player("anna", "Anna"), new Daily.Mark(DAY, true));
    assertThat(agreement.isOwnDice()).isFalse();
    for (TableDice dice : List.of(TableDice.OWN, TableDice.MIXED)) {
      assertThatIllegalArgumentException().isThrownBy(() -> agreement.withDice(dice));
    }
  }
}
