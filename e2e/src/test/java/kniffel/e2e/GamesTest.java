package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every game is played to its end, by clicks and once more by keyboard alone. */
@ExtendWith(OnStage.class)
class GamesTest {

  /**
   * Two games count what there is after some rounds, where that is agreed; the others are short.
   */
  private static final Map<String, Map<String, Object>> SHORT =
      Map.of("kartenspiel", Map.of("maxRounds", 8), "master", Map.of("maxRounds", 12));

  @ParameterizedTest
  @ValueSource(strings = {"classic", "master", "forone", "karten", "kartenspiel"})
  void byClicks(String game, Stage stage) {
    Table table = start(stage, game);
    Player.of(game, table).clickToTheEnd();
    expectResult(table, game);
  }

  @ParameterizedTest
  @ValueSource(strings = {"classic", "master", "forone", "karten", "kartenspiel"})
  void byKeyboardAlone(String game, Stage stage) {
    Table table = start(stage, game);
    Player.of(game, table).pressToTheEnd();
    expectResult(table, game);
  }

  private static Table start(Stage stage, String game) {
    int bots = game.equals("forone") ? 0 : 1;
    return Table.start(stage.window(), game, bots, SHORT.getOrDefault(game, Map.of()));
  }

  /** The page shows the result that the server has. */
  private static void expectResult(Table table, String game) {
    table.window.await(".result .btn--act:not([disabled])");
    var info = table.window.get("/api/tables/" + table.id());
    assertThat(info.get("status").asText()).isEqualTo("over");
    assertThat(info.get("game").asText()).isEqualTo(game);
    String last = "/api/tables/" + table.id() + "/steps/" + info.get("version").asInt();
    String shown = table.window.find(".result .ban-t").innerText();
    for (var score : table.window.get(last).get("over").get("scores")) {
      assertThat(shown).contains(score.asText());
    }
  }
}
