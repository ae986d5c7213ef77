package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every page around the tables: usable by everybody, and all in words of a language. */
@ExtendWith(OnStage.class)
class PagesTest {

  private static final String WAYS = ".gcard:has(a[href='/rules/classic']) .gcard-a ";

  @ParameterizedTest(name = "{0}")
  @MethodSource("kniffel.e2e.Looks#languages")
  void home(String language, List<Look> looks, Stage stage) {
    Window window = stage.window(Look.LAPTOP.in(language));
    Inspector inspector = new Inspector(window, looks);
    window.open("/").await(WAYS);
    inspector.look("home");
    for (int way = 0; way < 3; way++) {
      window.find(WAYS + ".btn").nth(way).click();
      window.find("dialog summary").first().click();
      window.find("dialog summary").last().click();
      inspector.glance("way into a game " + way);
      window.press("Escape");
    }
    window.press("?");
    window.await("dialog[open]");
    inspector.glance("keys");
    window.press("Escape");
    window.find(WAYS + ".btn").nth(1).click();
    window.find("dialog[open] .dialog-acts .btn--act").click();
    window.await(".g-lobby");
    inspector.look("lobby");
    Window other = stage.window();
    Table.create(other, "master", List.of(Table.me("Ben"), Table.FRIEND), Map.of());
    window.open("/").await(".cont");
    inspector.look("home with games");
    inspector.expectNothing();
  }

  @Test
  void others(Stage stage) {
    Window window = stage.window(Look.LAPTOP.in("en"));
    Inspector inspector = new Inspector(window, Looks.ALL);
    window.open("/settings").await("main h1");
    inspector.look("settings");
    window.open("/statistics").await("main h1");
    inspector.look("statistics without games");
    Table.finished(window, "classic", Map.of());
    Table.finished(window, "classic", Map.of());
    window.open("/statistics").await(".trend");
    window.find(".trend summary").click();
    assertThat(window.count(".results tbody tr")).isEqualTo(2);
    assertThat(window.count(".bests a[href^='/review/']")).isEqualTo(2);
    assertThat(window.find(".controw .won").first().innerText()).containsPattern("\\d");
    inspector.look("statistics");
    window.open("/review").await("textarea");
    inspector.look("record from a file");
    window.find("textarea").fill("nonsense");
    window.await(".proof.is-bad");
    inspector.look("no record");
    inspector.expectNothing();
  }

  @Test
  void nothingThere(Stage stage) {
    Window window = stage.window(Look.LAPTOP.in("nl")).expecting("status of 404");
    Inspector inspector = new Inspector(window, Looks.ALL);
    for (String path :
        List.of(
            "/nowhere",
            "/rules/nowhere",
            "/t/nowhere",
            "/review/nowhere",
            "/r/nowhere",
            "/join#nowhere")) {
      window.open(path).await("main h1");
      inspector.look(path);
    }
    window.find(".join-name button").click(); // a link that leads nowhere asks for a name too
    window.await(".message-a a");
    inspector.look("no seat");
    inspector.expectNothing();
  }
}
