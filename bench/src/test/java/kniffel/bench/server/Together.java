package kniffel.bench.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import kniffel.client.Connection;
import kniffel.server.Server;
import kniffel.telling.agreed.Progress;
import kniffel.wire.Evenings.Come;
import kniffel.wire.Evenings.EveningInfo;
import kniffel.wire.Evenings.GameStanding;
import kniffel.wire.Evenings.Guest;
import kniffel.wire.Evenings.NewEvening;
import kniffel.wire.Evenings.NextGame;
import kniffel.wire.NewTable;
import kniffel.wire.NewTable.NewSeat;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Status;

/**
 * What schema v8 brought, created for a stored database and checked after its upgrade: an evening,
 * a link to a review, a short code, how far games have come, a game on paper.
 */
final class Together {

  private static final ObjectMapper JSON = new ObjectMapper();

  private static final String SHEET =
      """
      {"ones":3,"twos":6,"threes":9,"fours":12,"fives":15,"sixes":%d,"three-of-a-kind":22,
       "four-of-a-kind":0,"full-house":25,"small-straight":30,"large-straight":0,"kniffel":50,
       "chance":17,"extra-points":0}""";

  private static final String PAPER =
      """
      {"paper":{"game":"classic","played":"2020-02-29","names":["Anna","Ben"],"sheets":[%s,%s]},
       "mine":0}"""
          .formatted(SHEET.formatted(18), SHEET.formatted(12));

  private final URI server;
  private final Connection anna;

  Together(Server server, Connection anna) {
    this.server = URI.create("http://127.0.0.1:" + server.port());
    this.anna = anna;
  }

  /** Makes all of it, once there are games that are over and running. */
  void make(Properties names) throws Exception {
    evening(names);
    TableInfo inviting = anna.api().create(inviting());
    names.setProperty("inviting", inviting.id());
    names.setProperty("code", inviting.links().orElseThrow().code().orElseThrow());
    String finished = names.getProperty("finished");
    names.setProperty(
        "review-link",
        send("POST", "/api/tables/" + finished + "/review-links", "{}").get("path").asText());
    names.setProperty("paper", send("POST", "/api/paper", PAPER).get("id").asText());
    for (String name : List.of("finished", "running", "evening-running")) {
      names.setProperty(name + "-progress", progress(names.getProperty(name)));
    }
  }

  private static NewTable inviting() {
    return NewTable.quick(
        "classic", List.of(new NewSeat.Me(Optional.empty()), new NewSeat.Friend()));
  }

  /** Its first game is over and told about, the second is being played; Ben has left before. */
  private void evening(Properties names) throws Exception {
    NewSeat bot = new NewSeat.Bot("easy");
    NewSeat me = new NewSeat.Me(Optional.empty());
    String code =
        anna.api()
            .beginEvening(new NewEvening(Optional.of(List.of(me, bot)), Optional.empty()))
            .code();
    names.setProperty("evening", code);
    try (Connection ben = Connection.guest(server, "en", Optional.of("Ben"))) {
      EveningInfo with = ben.api().comeTo(code, new Come(Optional.empty(), Optional.empty()));
      var _ = ben.api().leaveEvening(code, with.seats().size() - 1);
    }
    TableInfo over = anna.api().nextGame(code, quick("classic"));
    names.setProperty("evening-finished", over.id());
    Databases.play(anna.open(over, Optional.empty()));
    Databases.until("its moments", () -> !anna.api().evening(code).moments().isEmpty());
    TableInfo going = anna.api().nextGame(code, quick("master"));
    names.setProperty("evening-running", going.id());
    var _ = DatabaseMaker.moves(anna.open(going, Optional.empty()), 9);
  }

  private static NextGame quick(String game) {
    return new NextGame(
        game,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(0),
        Optional.empty());
  }

  /** Looks at all of it, before anybody has opened one of the tables, and goes on with it. */
  void check(Properties known) throws Exception {
    for (String name : List.of("finished", "running", "evening-running")) {
      assertThat(progress(known.getProperty(name)))
          .as(name)
          .isEqualTo(known.getProperty(name + "-progress"))
          .matches("\\d*:-?\\d+.*");
    }
    checkEvening(known);
    checkReviewLink(known);
    JsonNode games = send("GET", "/api/me/paper", "").get("games");
    assertThat(games.findValuesAsText("id")).containsExactly(known.getProperty("paper"));
    assertThat(games.get(0).get("scores").toString()).isEqualTo("[242,201]");
    assertThat(anna.api().statistics().games())
        .anyMatch(each -> each.game().equals("classic") && each.dice().equals("paper"));
    TableInfo open = anna.api().table(known.getProperty("inviting"));
    String code = known.getProperty("code");
    assertThat(open.links().orElseThrow().code()).contains(code);
    try (Connection ben = Connection.guest(server, "en", Optional.of("Ben"))) {
      Requests.Join join = new Requests.Join(code, Optional.empty(), Optional.empty());
      assertThat(ben.api().join(join).id()).isEqualTo(open.id());
    }
    Requests.Start start = new Requests.Start(Optional.empty());
    assertThat(anna.api().start(open.id(), start).seats().get(1).name()).contains("Ben");
  }

  private void checkEvening(Properties known) throws Exception {
    String code = known.getProperty("evening");
    EveningInfo evening = anna.api().evening(code);
    assertThat(evening.host()).isTrue();
    assertThat(evening.seats()).extracting(Guest::name).startsWith("Anna").endsWith("Ben");
    assertThat(evening.seats()).extracting(Guest::here).containsExactly(true, true, false);
    assertThat(evening.games())
        .extracting(game -> game.table() + " " + game.standing())
        .containsExactly(
            known.getProperty("evening-finished") + " " + GameStanding.OVER,
            known.getProperty("evening-running") + " " + GameStanding.PLAYING);
    assertThat(evening.games().getFirst().places()).allMatch(place -> place.score().isPresent());
    assertThat(evening.moments()).isNotEmpty();
    assertThat(evening.playing()).contains(known.getProperty("evening-running"));
    TableInfo going = anna.api().table(evening.playing().orElseThrow());
    assertThat(going.evening()).contains(code);
    Databases.play(anna.open(going, Optional.empty()));
    assertThat(anna.api().nextGame(code, quick("classic")).status()).isEqualTo(Status.RUNNING);
    assertThat(anna.api().evening(code).games())
        .extracting(game -> game.standing())
        .containsExactly(GameStanding.OVER, GameStanding.OVER, GameStanding.PLAYING);
  }

  /** It opens the game for anyone who has it, until Anna revokes it. */
  private void checkReviewLink(Properties known) throws Exception {
    String shared = known.getProperty("review-link").replace("/r/", "/api/shared/");
    assertThat(send("GET", shared, "").get("seats").findValuesAsText("name")).contains("Anna");
    String links = "/api/tables/" + known.getProperty("finished") + "/review-links";
    JsonNode mine = send("GET", links, "").get("links");
    assertThat(mine).hasSize(1);
    var _ = answer("DELETE", links + "/" + mine.get(0).get("id").asText(), "{}");
    assertThat(answer("GET", shared, "").statusCode()).isEqualTo(404);
  }

  /** How far a game has come, as lists tell it: nobody opens the table for that. */
  private String progress(String table) throws IOException {
    TableInfo line =
        anna.api().mine().stream()
            .filter(each -> each.id().equals(table))
            .findFirst()
            .orElseThrow();
    return new Progress(line.round(), line.scores(), line.ranks()).text();
  }

  private JsonNode send(String method, String path, String body) throws Exception {
    HttpResponse<String> answer = answer(method, path, body);
    assertThat(answer.statusCode()).as(answer.body()).isBetween(200, 201);
    return JSON.readTree(answer.body());
  }

  private HttpResponse<String> answer(String method, String path, String body) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(server.resolve(path))
            .header("Authorization", "Bearer " + anna.token())
            .header("Content-Type", "application/json")
            .method(method, HttpRequest.BodyPublishers.ofString(body))
            .build();
    try (HttpClient http = HttpClient.newHttpClient()) {
      return http.send(request, HttpResponse.BodyHandlers.ofString());
    }
  }
}
