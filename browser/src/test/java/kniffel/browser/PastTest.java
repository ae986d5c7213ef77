package kniffel.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import kniffel.table.json.Json;
import org.junit.jupiter.api.Test;

/** What a device says of the games that were played on it. */
class PastTest {

  private final Worker worker = new Worker(new Engine()::handle, "en");

  @Test
  void countsWhatWasPlayedToItsEnd() {
    assertThat(statistics()).isEmpty();
    assertThat(worker.get("/api/me/results").at("games")).isEqualTo(new Json.Arr(List.of()));

    String first = worker.newTable("forone");
    worker.playToTheEnd(first);
    String second = worker.newTable("forone");
    worker.playToTheEnd(second);
    worker.playSome(worker.newTable("classic"), 3);

    assertThat(statistics()).hasSize(1);
    Json forone = statistics().getFirst();
    int one = score(first);
    int other = score(second);
    assertThat(forone.at("game").text()).isEqualTo("forone");
    assertThat(forone.at("dice").text()).isEqualTo("fair");
    assertThat(forone.at("alone")).isEqualTo(Json.Word.TRUE);
    assertThat(forone.at("games")).isEqualTo(new Json.Whole(2));
    assertThat(forone.at("best")).isEqualTo(new Json.Whole(Math.max(one, other)));
    assertThat(Double.parseDouble(forone.at("mean").toString())).isEqualTo((one + other) / 2.0);

    Json results = Worker.items(worker.get("/api/me/results").at("games")).getFirst();
    assertThat(Worker.items(results.at("recent")).stream().map(each -> each.at("table").text()))
        .containsExactly(first, second);
    assertThat(Worker.items(results.at("best")).getFirst().at("score"))
        .isEqualTo(new Json.Whole(Math.max(one, other)));
  }

  @Test
  void nobodyWinsAlone() {
    String wish = "{\"game\":\"classic\",\"seats\":[{\"me\":{\"name\":\"Anna\"}}],\"pace\":0}";
    worker.playToTheEnd(worker.opened(wish));
    Json classic = statistics().getFirst();
    assertThat(classic.at("alone")).isEqualTo(Json.Word.TRUE);
    assertThat(classic.at("wins")).isEqualTo(new Json.Whole(0));
    Json results = Worker.items(worker.get("/api/me/results").at("games")).getFirst();
    assertThat(results.at("alone")).isEqualTo(Json.Word.TRUE);
    assertThat(results.at("longest")).isEqualTo(new Json.Whole(0));
  }

  /** A bot has no statistics; a continued game counts only once. */
  @Test
  void outlivesARestartAndARematch() {
    String table = worker.newTable("classic");
    worker.playToTheEnd(table);
    Json before = worker.get("/api/me/results");
    assertThat(worker.http("POST", "/api/tables/" + table + "/rematch", "{}").at("status"))
        .isEqualTo(new Json.Whole(201));
    Worker later = new Worker(new Engine()::handle, "en");
    later.load(worker.kept());
    assertThat(later.get("/api/me/results")).isEqualTo(before);
    assertThat(statistics().getFirst().at("games")).isEqualTo(new Json.Whole(1));
  }

  @Test
  void knowsTheYear() {
    for (int year : List.of(1970, 2026, 2028, 2100, 2101, 2400)) {
      long first = LocalDate.of(year, 1, 1).atStartOfDay(ZoneOffset.UTC).toInstant().toEpochMilli();
      assertThat(Past.year(first)).isEqualTo(year);
      assertThat(Past.year(first + 364 * 86_400_000L)).isEqualTo(year);
      assertThat(Past.year(Math.max(0, first - 1))).isEqualTo(Math.max(1970, year - 1));
    }
  }

  private List<Json> statistics() {
    return Worker.items(worker.get("/api/me/statistics").at("games"));
  }

  private int score(String table) {
    Json scores = worker.get("/api/tables/" + table).at("scores");
    return Integer.parseInt(Worker.items(scores).getFirst().toString());
  }
}
