package kniffel.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import kniffel.client.Connection;
import kniffel.server.room.Costs;
import kniffel.table.Seat;
import kniffel.table.dice.DiceTerms;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games of a device that are given to the server: checked, kept once, marked, counted nowhere. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DeviceGamesTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String PATH = "/api/me/device-games";

  private Sandbox sandbox;
  private Connection anna;

  @BeforeAll
  void open(@TempDir Path folder) throws Exception {
    sandbox = Sandbox.in(folder);
    anna = sandbox.guest("Anna");
  }

  @AfterAll
  void close() {
    sandbox.close();
  }

  private HttpResponse<String> send(Connection who, String method, String path, String body)
      throws Exception {
    return sandbox.send(
        method,
        path,
        body,
        "Authorization",
        "Bearer " + who.token(),
        "Content-Type",
        "application/json",
        "Accept-Language",
        "en");
  }

  private JsonNode got(Connection who, String path) throws Exception {
    HttpResponse<String> answer = send(who, "GET", path, "");
    assertThat(answer.statusCode()).as(path).isEqualTo(200);
    return JSON.readTree(answer.body());
  }

  private JsonNode given(Connection who, String record) throws Exception {
    HttpResponse<String> answer = send(who, "POST", PATH, record);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    return JSON.readTree(answer.body());
  }

  private void expectRefused(String record, int status, String code, String text) throws Exception {
    HttpResponse<String> answer = send(anna, "POST", PATH, record);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    JsonNode problem = JSON.readTree(answer.body()).get("problem");
    assertThat(problem.get("code").asText()).isEqualTo(code);
    assertThat(problem.get("text").asText()).contains(text);
  }

  @ParameterizedTest
  @MethodSource("kniffel.server.DeviceRecords#games")
  void itIsAFinishedGameWithAMarkThatCountsNowhere(String game) throws Exception {
    Connection ben = sandbox.guest("Ben");
    String record = DeviceRecords.of(game, 1);
    JsonNode info = given(ben, record);
    String path = "/api/tables/" + info.get("id").asText();
    assertThat(info.get("status").asText()).isEqualTo("over");
    assertThat(info.get("given").asLong()).isPositive();
    assertThat(info.get("seats").get(0).get("mine").asBoolean()).isTrue();
    assertThat(info.get("ranks")).hasSize(info.get("seats").size());

    JsonNode again = given(ben, JSON.readTree(record).toPrettyString());
    assertThat(again.get("id")).as("the same, written otherwise").isEqualTo(info.get("id"));
    assertThat(again.get("given")).isEqualTo(info.get("given"));
    JsonNode mine = got(ben, "/api/me/tables").get("tables");
    assertThat(mine).hasSize(1);
    assertThat(mine.get(0).get("given")).isEqualTo(info.get("given"));
    assertThat(mine.get(0).get("ranks")).isEqualTo(info.get("ranks"));

    assertThat(send(ben, "GET", path + "/record", "").body()).isEqualTo(record);
    JsonNode verdict = got(ben, path + "/verification");
    assertThat(verdict.get("verdict").asText()).isEqualTo("proven");
    assertThat(verdict.get("text").asText()).contains("not that the program is honest");
    JsonNode review =
        Sandbox.until(
            "the books",
            () -> JSON.readTree(send(ben, "GET", path + "/review", "").body()),
            books -> books.get("ready").asBoolean());
    assertThat(review.get("players")).hasSize(1);
    assertThat(got(ben, path + "/steps/" + info.get("version").asInt()).has("over")).isTrue();

    assertThat(got(ben, "/api/me/statistics").get("games")).isEmpty();
    assertThat(got(ben, "/api/me/results").get("games")).isEmpty();
    assertThat(send(anna, "GET", path, "").statusCode()).as("nobody else's").isEqualTo(404);
    assertThat(given(anna, record).get("id")).as("hers is another").isNotEqualTo(info.get("id"));
  }

  @Test
  void itOutlivesARestartAndTellsItsMarkBehindALink(@TempDir Path folder) throws Exception {
    try (Sandbox other = Sandbox.in(folder)) {
      Connection guest = other.guest("Anna");
      String[] headers = {
        "Authorization", "Bearer " + guest.token(), "Content-Type", "application/json"
      };
      String record = DeviceRecords.of("classic", 3);
      JsonNode info = JSON.readTree(other.send("POST", PATH, record, headers).body());
      other.stop();
      other.start();
      String path = "/api/tables/" + info.get("id").asText();
      JsonNode after = JSON.readTree(other.send("GET", path, "", headers).body());
      assertThat(after.get("given")).isEqualTo(info.get("given"));
      JsonNode link =
          JSON.readTree(other.send("POST", path + "/review-links", "{}", headers).body());
      String token = link.get("path").asText().replaceAll(".*[/#]", "");
      JsonNode shared = JSON.readTree(other.send("GET", "/api/shared/" + token, "").body());
      assertThat(shared.get("given")).isEqualTo(info.get("given"));
    }
  }

  @Test
  void whatIsNoFinishedGameOfADeviceIsRefusedWithAReason() throws Exception {
    String record = DeviceRecords.of("classic", 2);
    expectRefused(DeviceRecords.of("classic", 2, 40), 422, "record-not-over", "not over");
    expectRefused(
        DeviceRecords.with(new DiceTerms.Seeded(42)), 422, "record-elsewhere", "known number");
    expectRefused(record.replaceFirst("\"seed\":\".", "\"seed\":\"z"), 422, "record-refused", "");
    String seed = record.replaceFirst("(?s).*\"seed\":\"([0-9a-f]{64})\".*", "$1");
    String other = (seed.startsWith("0") ? "1" : "0") + seed.substring(1);
    expectRefused(record.replace(seed, other), 422, "record-refused", "seed");
    expectRefused(record.replace("Änne", "Anna"), 422, "record-refused", "");
    expectRefused(record.replace("bot:easy", "bot:grand-master"), 422, "record-refused", "");
    expectRefused(
        DeviceRecords.among(List.of(new Seat("Ada", "bot:magic"), new Seat("Anna", Seat.HUMAN))),
        400,
        "malformed",
        "seats");
    expectRefused(
        DeviceRecords.among(List.of(new Seat("Ada", "bot:easy"), new Seat("Bo", "bot:easy"))),
        400,
        "nobody",
        "");
    expectRefused("{\"format\":\"kniffel-record/9\"}", 422, "record-refused", "kniffel-record/9");
    expectRefused("", 422, "record-refused", "");
    expectRefused("x".repeat(300_000), 413, "too-large", "");
    assertThat(sandbox.send("POST", PATH, record, "Content-Type", "application/json").statusCode())
        .isEqualTo(401);
  }

  /** Whatever is changed in a record, it is either refused with a reason or a possible game. */
  @Test
  void noChangeOfARecordDoesHarm() throws Exception {
    Random random = new Random(Long.getLong("fuzz.seed", 1));
    String pieces = "0123456789\",:{}[] abcdefrolseatn-\u0000é";
    List<String> records = DeviceRecords.games().map(game -> DeviceRecords.of(game, 5)).toList();
    Set<Integer> seen = new HashSet<>();
    for (int i = 0; i < 400; i++) {
      StringBuilder text = new StringBuilder(records.get(i % records.size()));
      for (int changes = random.nextInt(3); changes >= 0; changes--) {
        int at = random.nextInt(text.length());
        switch (random.nextInt(4)) {
          case 0 -> text.deleteCharAt(at);
          case 1 -> text.insert(at, pieces.charAt(random.nextInt(pieces.length())));
          case 2 -> text.setCharAt(at, pieces.charAt(random.nextInt(pieces.length())));
          default -> text.setLength(Math.max(1, at));
        }
      }
      HttpResponse<String> answer = send(anna, "POST", PATH, text.toString());
      seen.add(answer.statusCode());
      assertThat(answer.statusCode()).as(text + " " + answer.body()).isIn(201, 400, 422);
      JsonNode body = JSON.readTree(answer.body());
      assertThat(body.has("given") || !body.get("problem").get("text").asText().isBlank()).isTrue();
    }
    assertThat(seen).contains(422);
  }

  @Test
  void sendingTooMuchMeansWaiting(@TempDir Path folder) throws Exception {
    try (Sandbox limited = Sandbox.limited(folder)) {
      Connection guest = limited.guest("Anna");
      String[] headers = {
        "Authorization", "Bearer " + guest.token(), "Content-Type", "application/json"
      };
      int status = 201;
      int kept = 0;
      for (; status == 201 && kept < 200; kept++) {
        status = limited.send("POST", PATH, DeviceRecords.of("forone", kept), headers).statusCode();
      }
      assertThat(status).isEqualTo(429);
      assertThat(kept).as("nobody has that many at once").isGreaterThan(5);
    }
  }

  /** A short answer is not necessarily cheap: a long game is replayed for it. */
  @ParameterizedTest
  @ValueSource(strings = {"/verification", "/steps/1"})
  void whatIsPlayedAgainIsPaidFor(String what, @TempDir Path folder) throws Exception {
    try (Sandbox limited = Sandbox.limited(folder)) {
      Connection ben = limited.guest("Ben");
      String[] headers = {
        "Authorization", "Bearer " + ben.token(), "Content-Type", "application/json"
      };
      String record = DeviceRecords.of("kartenspiel", 1);
      JsonNode info = JSON.readTree(limited.send("POST", PATH, record, headers).body());
      int answered = 0;
      String path = "/api/tables/" + info.get("id").asText() + what;
      while (limited.send("GET", path, "", headers).statusCode() == 200) {
        answered++;
      }
      int price = Costs.REQUEST + Costs.playedAgain(info.get("version").asInt());
      assertThat(answered).isBetween(1, 2_000 / price);
    }
  }
}
