package kniffel.e2e;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every state of every table: usable by everybody, and all in words of the language. */
@ExtendWith(OnStage.class)
class TablesTest {

  @ParameterizedTest(name = "{0}, {1}")
  @MethodSource("kniffel.e2e.Looks#gamesInLanguages")
  void playing(String game, String language, List<Look> looks, Stage stage) {
    Window window = stage.window(Look.LAPTOP.in(language));
    Inspector inspector = new Inspector(window, looks);
    Player player = Player.of(game, start(stage, window, game));
    player.awaitTurn();
    inspector.look("my turn");
    player.click();
    player.awaitTurn();
    window.press("h");
    window.await(".hint-best");
    inspector.look("hint");
    window.press("Escape");
    window.find("nav .ibtn").last().click();
    window.await("dialog[open]");
    inspector.look("menu");
    window.press("Escape");
    if (!game.equals("forone")) {
      while (window.has(".banner.is-mine")) {
        player.awaitTurn();
        player.click();
        window.await(".game:not(.is-pending)");
      }
      inspector.look("the other's turn");
    }
    inspector.expectNothing();
  }

  private static Table start(Stage stage, Window window, String game) {
    return game.equals("forone")
        ? Table.start(window, game, 0, Map.of())
        : Table.startWith(window, stage.window(), game, Map.of());
  }

  @ParameterizedTest(name = "{0}, {1}")
  @MethodSource("kniffel.e2e.Looks#gamesInLanguages")
  void afterwards(String game, String language, List<Look> looks, Stage stage) {
    Window window = stage.window(Look.LAPTOP.in(language));
    Inspector inspector = new Inspector(window, looks);
    window.open("/rules/" + game).await(".rules-a");
    inspector.look("rules");
    Table table = Table.finished(window, game, Map.of());
    window.open("/t/" + table.id()).await(".result");
    inspector.look("result");
    window.open("/review/" + table.id()).await(".rev-ledger .eq");
    window.find(".rev-a button[aria-pressed]").click();
    window.await(".proof.is-good");
    inspector.look("review");
    inspector.expectNothing();
  }
}
