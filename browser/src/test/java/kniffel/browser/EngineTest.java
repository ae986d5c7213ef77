package kniffel.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.table.json.Json;
import kniffel.words.Language;
import kniffel.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** All games are played through the single function that a page's worker calls. */
class EngineTest {

  static Stream<String> games() {
    return Rulebooks.ALL.stream().map(Rulebook::id);
  }

  @ParameterizedTest
  @MethodSource("games")
  void playsEveryGameToItsEnd(String game) {
    Worker worker = new Worker(new Engine()::handle, "de");
    String table = worker.newTable(game);
    worker.playToTheEnd(table);

    Json info = worker.get("/api/tables/" + table);
    assertThat(info.at("status").text()).isEqualTo("over");
    assertThat(worker.get("/api/tables/" + table + "/verification").at("verdict").text())
        .isEqualTo("proven");
    assertThat(worker.get("/api/tables/" + table + "/review").at("ready"))
        .isEqualTo(Json.Word.TRUE);
    assertThat(worker.get("/api/tables/" + table + "/steps/1").at("version"))
        .isEqualTo(new Json.Whole(1));
  }

  @ParameterizedTest
  @MethodSource("games")
  void goesOnWithWhatWasKept(String game) {
    Worker first = new Worker(new Engine()::handle, "en");
    String table = first.newTable(game);
    first.playSome(table, 5);

    Worker second = new Worker(new Engine()::handle, "en");
    second.load(first.kept());
    assertThat(second.get("/api/tables/" + table)).isEqualTo(first.get("/api/tables/" + table));
    second.playToTheEnd(table);
    assertThat(second.get("/api/tables/" + table).at("status").text()).isEqualTo("over");
  }

  @Test
  void theBookOfLevelsIsKeptHereToo() {
    Worker worker = new Worker(new Engine()::handle, "de");
    assertThat(level(worker, "Zo%C3%AB").at("tries")).isEqualTo(new Json.Whole(0));
    String table = played(worker, ",\"book\":\"Zoë\"");
    played(worker, ""); // for fun

    Json total = worker.get("/api/tables/" + table).at("scores");
    assertThat(level(worker, "Zo%C3%AB").at("tries")).isEqualTo(new Json.Whole(1));
    Json best = level(worker, "Zo%C3%AB").at("best");
    assertThat(new Json.Arr(List.of(best.at("score")))).isEqualTo(total);
    assertThat(best.at("table").text()).isEqualTo(table);
    assertThat(level(worker, "Ben").at("tries")).isEqualTo(new Json.Whole(0));
    // It is there when the page is opened again, with its original date.
    Json before = worker.get("/api/me/books/forone");
    worker.http("POST", "/api/tables/" + table + "/rematch", "{}");
    Worker next = new Worker(new Engine()::handle, "de");
    next.load(worker.kept());
    assertThat(next.get("/api/me/books/forone")).isEqualTo(before);
    assertThat(next.get("/api/books/forone").at("books"))
        .isEqualTo(new Json.Arr(List.of(new Json.Text("Zoë"))));
    for (String none : List.of("/api/books/classic", "/api/books/forone/levels/26")) {
      assertThat(next.http("GET", none, "{}").at("status")).isEqualTo(new Json.Whole(404));
    }
  }

  private static Json level(Worker worker, String owner) {
    return worker.get("/api/books/forone/levels/19?book=" + owner).at("level");
  }

  private static String played(Worker worker, String book) {
    Json options = worker.get("/api/books/forone/levels/19").at("options");
    String table =
        worker.opened(
            "{\"game\":\"forone\",\"seats\":[{\"me\":{}}],\"options\":%s%s}"
                .formatted(options, book));
    worker.playToTheEnd(table);
    return table;
  }

  /** Solving takes seconds in a browser; nobody has to wait for it. */
  @Test
  void unsolvedGamesArePlayedAndAdvisedInHaste() {
    List<String> thoughts = new ArrayList<>();
    Engine engine = new Engine();
    Worker worker =
        new Worker(
            request -> {
              if (!request.startsWith("{\"do\":\"think\"")) {
                return engine.handle(request);
              }
              assertThat(request).contains("\"solves\":true");
              String answer = engine.handle("{\"haste\":true," + request.substring(1));
              thoughts.add(Json.parse(answer).at("body").at("topic").text());
              return answer;
            },
            "en");
    String table = worker.newTable("classic", "expert");
    worker.playUntilAsked(table);
    Json version = worker.get("/api/tables/" + table).at("version");
    Json hint =
        worker
            .http("POST", "/api/tables/" + table + "/hint", "{\"version\":%s}".formatted(version))
            .at("body");
    assertThat(hint.at("reason").text()).endsWith(Words.in(Language.EN).say("bots.in-haste.hint"));
    assertThat(hint.at("moves")).isEqualTo(new Json.Arr(List.of()));
    worker.playToTheEnd(table);
    assertThat(worker.get("/api/tables/" + table).at("status").text()).isEqualTo("over");
    assertThat(thoughts).contains("hint", "bot");
  }

  @Test
  void whatCouldNotBeKeptIsForgotten() {
    Worker worker = new Worker(new Engine()::handle, "de");
    String first = worker.newTable("classic");
    String kept = worker.kept();
    Json before = worker.get("/api/tables/" + first);
    worker.playSome(first, 3);
    String second = worker.newTable("classic");
    assertThat(second).startsWith("device-");

    worker.load(kept);
    assertThat(worker.get("/api/tables/" + first)).isEqualTo(before);
    assertThat(worker.http("GET", "/api/tables/" + second, "{}").at("status"))
        .isEqualTo(new Json.Whole(404));
  }

  /** For example a game of another version of the rules: the others go on. */
  @Test
  void aTableThatCannotBeReadHidesNoOther() {
    Worker worker = new Worker(new Engine()::handle, "en");
    String good = worker.newTable("classic");
    String log = worker.newTable("classic");
    worker.playSome(log, 3);
    String head = worker.newTable("classic");
    String last = worker.newTable("classic");
    String kept = worker.kept();

    Json answer = worker.tryToLoad(broken(kept, log, head));
    assertThat(answer.at("body").at("unread"))
        .isEqualTo(new Json.Arr(List.of(new Json.Text(log), new Json.Text(head))));
    for (String other : List.of(good, last)) {
      assertThat(worker.get("/api/tables/" + other).at("status").text()).isEqualTo("running");
    }
    assertThat(worker.http("GET", "/api/tables/" + log, "{}").at("status"))
        .isEqualTo(new Json.Whole(404));
  }

  /** The stored tables, with a nonsensical log in one and another game in the next. */
  private static String broken(String kept, String log, String head) {
    List<Json> tables = new ArrayList<>();
    for (Json table : Worker.items(Json.parse(kept).at("tables"))) {
      String id = table.at("id").text();
      Json changed =
          id.equals(log)
              ? Json.Obj.EMPTY
                  .with("id", id)
                  .with("head", table.at("head"))
                  .with("lines", new Json.Arr(List.of(new Json.Text("{}"))))
              : id.equals(head)
                  ? Json.parse(table.toString().replace("\"classic\"", "\"chess\""))
                  : table;
      tables.add(changed);
    }
    return Json.Obj.EMPTY.with("do", "load").with("tables", new Json.Arr(tables)).toString();
  }

  @Test
  void whatNeedsAServerIsRefused() {
    Worker worker = new Worker(new Engine()::handle, "nl");
    Json answer =
        worker.http(
            "POST",
            "/api/tables",
            "{\"game\":\"classic\",\"seats\":[{\"me\":{}},{\"friend\":{}}]}");
    assertThat(answer.at("status")).isEqualTo(new Json.Whole(409));
    assertThat(answer.at("body").at("problem").at("code").text()).isEqualTo("no-server");
    assertThat(worker.http("GET", "/api/daily", "{}").at("status")).isEqualTo(new Json.Whole(404));
  }
}
