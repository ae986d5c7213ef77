package kniffel.e2e;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every state of every table: usable by everybody, and all in words of a language. */
@ExtendWith(OnStage.class)
class TablesTest {

  /**
   * First what is there after a game: its books are made in the background, and whatever has to be
   * solved for them need not be solved while somebody waits for a hint.
   */
  @ParameterizedTest
  @MethodSource("kniffel.e2e.Games#all")
  void everyState(String game, Stage stage) {
    afterwards(game, stage);
    playing(game, stage);
  }

  private static void playing(String game, Stage stage) {
    Window window = stage.window(Look.LAPTOP.in(Looks.language(game)));
    Window other = stage.window();
    Inspector inspector = new Inspector(window, Looks.ALL);
    lookWhilePlaying(game, inspector, start(window, other, game), other);
    inspector.expectNothing();
  }

  private static void lookWhilePlaying(
      String game, Inspector inspector, Table table, Window other) {
    Window window = table.window;
    Player player = Player.of(game, table);
    if (!Games.isSolo(game)) {
      Player others = Player.of(game, Table.open(other, table.id()));
      Table.awaitBeginning(window, other);
      if (other.has(Table.MINE)) {
        playTurn(game, others);
      }
    }
    player.awaitTurn();
    inspector.look("my turn");
    window.press("h");
    window.await(".hint-best");
    inspector.glance("hint");
    window.press("Escape");
    window.find("nav .ibtn").last().click();
    window.await("dialog[open]");
    inspector.glance("menu");
    window.press("Escape");
    player.click();
    window.await(".game:not(.is-pending)");
    inspector.glance("after a decision");
    if (window.has(Table.MINE)) {
      playTurn(game, player);
    }
    inspector.glance("the other's turn, or the next");
  }

  /** Goes on until it is somebody else's turn; alone, until the dice are rolled again. */
  private static void playTurn(String game, Player player) {
    Window window = player.window;
    int most = Games.isSolo(game) ? 8 : 100;
    for (int i = 0; i == 0 || i < most && window.has(Table.MINE); i++) {
      player.awaitTurn();
      player.click();
      window.await(".game:not(.is-pending)");
    }
  }

  private static Table start(Window window, Window other, String game) {
    return Games.isSolo(game)
        ? Table.start(window, game, 0, Map.of())
        : Table.startWith(window, other, game, Map.of());
  }

  private static void afterwards(String game, Stage stage) {
    Window window = stage.window(Look.LAPTOP.in(Looks.language(game)));
    Table table = Table.finished(window, game, Map.of());
    Inspector inspector = new Inspector(window, Looks.ALL);
    window.open("/rules/" + game).await(".rules-a");
    inspector.look("rules");
    window.open("/t/" + table.id()).await(".result");
    inspector.glance("result");
    window.open("/review/" + table.id()).await(".rev-ledger .eq");
    window.find(".rev-a button[aria-pressed]").click();
    window.await(".proof.is-good");
    inspector.look("review");
    inspector.expectNothing();
    Inspector reader = new Inspector(window, List.of());
    for (String language : Looks.LANGUAGES) {
      if (language.equals(Looks.language(game))) {
        continue; // was looked at above
      }
      window.speak(language);
      window.open("/rules/" + game).await(".rules-a");
      reader.look("rules in " + language);
    }
    reader.expectNothing();
  }
}
