package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every game is played to its end, by clicks on a small screen, where what is asked can always be
 * read, and once more by keyboard alone.
 */
@ExtendWith(OnStage.class)
class GamesTest {

  static final String CUT =
      "element => element.scrollWidth > element.clientWidth + 1 || element.scrollHeight >"
          + " element.clientHeight + 3";

  /** Dutch has the longest words for whose turn it is. */
  @ParameterizedTest
  @MethodSource("kniffel.e2e.Games#all")
  void byClicks(String game, Stage stage) {
    Window window = stage.window(Looks.LANDSCAPE.in("nl"));
    Table table = start(window, game);
    Player player = Player.of(game, table);
    for (int i = 0; i < 6 && player.awaitTurn(); i++) {
      Locator asked = window.find(".banner");
      assertThat((boolean) asked.evaluate(CUT)).as(asked.innerText()).isFalse();
      player.click();
    }
    player.clickToTheEnd();
    expectResult(table, game);
    for (Locator button : table.window.find(".res-a .btn").all()) {
      assertThat((boolean) button.evaluate(EndingTest.IN_REACH)).as(button.innerText()).isTrue();
    }
    expectTheGameThatWasShown(table);
  }

  /** The record tells what lay on the table here, each time that somebody decided. */
  private static void expectTheGameThatWasShown(Table table) {
    Window window = table.window;
    window.open("/review/" + table.id());
    window.find(".rev-a button[aria-pressed]").click();
    window.await(".proof.is-good");
    String shown = window.find(".checks li").allInnerTexts().toString();
    Matcher times = Pattern.compile("(\\d+) van de (\\d+) keer").matcher(shown);
    assertThat(times.find()).as(shown).isTrue();
    // A bot may have begun before this page was there.
    assertThat(Integer.parseInt(times.group(1)))
        .isBetween(Integer.parseInt(times.group(2)) / 2, Integer.parseInt(times.group(2)));
  }

  @ParameterizedTest
  @MethodSource("kniffel.e2e.Games#all")
  void byKeyboardAlone(String game, Stage stage) {
    Table table = start(stage.window(), game);
    Player.of(game, table).pressToTheEnd();
    expectResult(table, game);
  }

  private static Table start(Window window, String game) {
    return Table.start(
        window,
        game,
        Games.isSolo(game) ? 0 : 1,
        Table.endingAfter(Games.about(game).shortRounds()));
  }

  /** The page shows the result that the server has. */
  private static void expectResult(Table table, String game) {
    table.window.await(".result .btn--act:not([disabled], [aria-disabled=true])");
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
