package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** An evening: begun from the first page, joined by its link, two games, and a page that stays. */
@ExtendWith(OnStage.class)
class EveningTest {

  private static final String LINK = "a[href='/evening']";
  private static final String BEGIN = ".evening button.btn--act";
  private static final String TABLE = ".ev-t tbody tr";
  private static final String MASTER = ".controw:has(.pic-master) ";

  @Test
  void twoWindowsPlayTwoGames(Stage stage) {
    Window anna = stage.window();
    Window ben = stage.window(Look.PHONE);
    String code = begin(anna);
    join(ben, code, "Ben");
    anna.await(".srow:nth-child(2)");

    // The game is begun elsewhere by the same host, and everybody who waits is brought there.
    anna.post(
        "/api/evenings/" + code + "/next",
        Map.of("game", "master", "options", Table.options(anna, "master", Table.endingAfter(1))));
    playTurn(Table.in(anna));
    playTurn(Table.in(ben));
    for (Window window : List.of(anna, ben)) {
      window.await(".result a[href='/evening/" + code + "']").click();
      window.await(TABLE);
    }

    // Another begins; what is chosen for a game counts.
    anna.await(MASTER + ".ibtn").click();
    anna.await("dialog .folded summary").click();
    anna.await("dialog input[type=number]").fill("1");
    anna.find("dialog .btn--act").click();
    playTurn(Table.in(ben));
    playTurn(Table.in(anna));
    anna.await(".result a[href='/evening/" + code + "']").click();
    anna.await(TABLE + " td:nth-child(5)");
    anna.find(".message-a .btn--q").last().click();
    anna.await("dialog .btn--act").click();
    anna.await(".message-a .btn--act");

    // Whoever has the link reads it, and cannot sit down any more.
    Window eve = stage.window();
    eve.open("/evening/" + code).await(TABLE);
    assertThat(eve.find(TABLE).allInnerTexts()).hasSize(2);
    assertThat(eve.has(".join-name")).isFalse();

    // The next one begins with one tap; who was there finds the way from the last.
    anna.find(".message-a .btn--act").click();
    anna.await(".srow .tag--away");
    ben.open("/evening/" + code).await("p a.btn--act[href^='/evening/']").click();
    ben.await(".join-name .btn--act").click();
    anna.await(".seats:not(:has(.tag--away))");
  }

  @Test
  void theHostGivesUpAGameAndTheEveningGoesOn(Stage stage) {
    Window anna = stage.window(Look.PHONE);
    Window ben = stage.window();
    Inspector inspector = new Inspector(anna, Looks.ALL);
    String code = begin(anna);
    join(ben, code, "Wilhelmine-Charlotte");
    anna.await(".srow:nth-child(2)");
    inspector.look("somebody with a long name");
    anna.await(MASTER + ".btn--act").click();
    Table.in(ben);
    Table.in(anna);
    anna.find(".bar-n button").last().click();
    anna.await("dialog button[value=evening]").click();
    anna.await(".ev-stop").click();
    inspector.look("whether to give up a game");
    anna.await("dialog button[value=yes]").click();
    anna.await(MASTER + ".btn--act"); // the next game can be chosen

    // Whoever sat at the table is told, and finds the way.
    ben.await(".message-a a[href='/evening/" + code + "']");
    Inspector other = new Inspector(ben, Looks.ALL);
    other.look("a table that is closed");
    other.expectNothing();
    anna.find(MASTER + ".btn--act").click();
    Table.in(ben);
    inspector.expectNothing();
  }

  @Test
  void everybodyCanUseThePage(Stage stage) {
    Window window = stage.window(Look.LAPTOP.in("en"));
    Inspector inspector = new Inspector(window, Looks.ALL);
    window.open("/").await(LINK).click();
    window.await(BEGIN);
    inspector.look("my evenings");
    String code = begin(window);
    inspector.look("an evening before the first game");
    window.post(
        "/api/evenings/" + code + "/seat", Map.of("seat", Map.of("bot", Map.of("level", "easy"))));
    window.post(
        "/api/evenings/" + code + "/next",
        Map.of("game", "master", "options", Table.options(window, "master", Table.endingAfter(1))));
    playTurn(Table.in(window));
    window.await(".result a[href='/evening/" + code + "']").click();
    window.await(TABLE);
    inspector.look("an evening after a game");
    window.post("/api/evenings/" + code + "/end", Map.of());
    window.await(".message-a .btn--act");
    inspector.look("an evening that is over");
    inspector.expectNothing();
  }

  private static String begin(Window window) {
    window.open("/evening").await(BEGIN).click();
    window.await(".invite");
    String url = window.page.url();
    return url.substring(url.lastIndexOf('/') + 1);
  }

  private static void join(Window window, String code, String name) {
    window.open("/evening/" + code).await(".join-name input").fill(name);
    window.find(".join-name .btn--act").click();
    window.await(".srow .tag:not(.tag--away)");
  }

  /** Plays one turn, which is due now or soon. */
  private static void playTurn(Table table) {
    Player player = Player.of("master", table);
    do {
      assertThat(player.awaitTurn()).isTrue();
      player.click();
      table.window.await(".game:not(.is-pending)");
    } while (table.window.has(".banner.is-mine"));
  }
}
