package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Two browsers in one game whose wires are cut and whose server is restarted. */
@ExtendWith(OnStage.class)
class ConnectionTest {

  private static final String LOST = ".conn.is-lost";
  private static final String LIVE = ".game:not(.is-stale) .conn.is-live";
  private static final String PENDING = ".game.is-pending";
  private static final String MINE = ".game:not(.is-pending, .is-stale) .banner.is-mine";

  /** Whose decision it was, in the order in which they were made by hand. */
  private final List<Integer> decisions = new ArrayList<>();

  @Test
  void nothingIsLostOrDoubled(Stage stage) throws IOException {
    try (Wire wire = new Wire(stage.port())) {
      Window anna = stage.window(Look.LAPTOP, wire.port()).withWiresCut();
      Window ben = stage.window(Look.PHONE).withWiresCut();
      List<Player> players = sitDown(anna, ben, 5);
      turn(players, 0);
      turn(players, 1);

      // Ben's network is away, and he is told so. Meanwhile Anna plays on.
      ben.context.setOffline(true);
      ben.await(LOST);
      turn(players, 0);
      ben.context.setOffline(false);
      ben.await(LIVE);
      turn(players, 1);
      expectTheSame(players);

      // What Anna says gets lost, then the wire is cut: she says it again without being asked.
      wire.loseRequests();
      decide(players, 0);
      anna.await(PENDING);
      wire.cut();
      anna.await(LIVE);

      // What she says arrives, but not the answer: it is not played twice.
      anna.await(MINE);
      expectTheSame(players);
      wire.loseAnswers();
      List<String> before = players.get(1).table.log();
      decide(players, 0);
      ben.page.waitForCondition(() -> !players.get(1).table.log().equals(before));
      assertThat(anna.has(PENDING)).isTrue();
      wire.cut();
      anna.await(LIVE);
      expectTheSame(players);

      // The server goes away in the middle: both are told, and both are back by themselves.
      stage.restart(
          () -> {
            anna.await(LOST);
            ben.await(LOST);
          });
      anna.await(LIVE);
      ben.await(LIVE);
      expectTheSame(players);
      playToTheEnd(players);
      expectExactlyTheseDecisions(players.get(0).table);
    }
  }

  @Test
  void twoTabsOfOneSeatStayInStep(Stage stage) {
    Window anna = stage.window();
    Table table = Table.start(anna, "classic", 1, Map.of());
    Page other = anna.context.newPage();
    other.navigate(anna.page.url());
    Player player = Player.of("classic", table);
    for (int i = 0; i < 6; i++) {
      player.awaitTurn();
      player.click();
      anna.await(".game:not(.is-pending)");
      anna.page.waitForCondition(
          () -> other.locator(Table.LOG).allTextContents().equals(table.log()));
    }
    player.awaitTurn();
    other.locator(Table.button("R") + ":not([disabled], [aria-disabled=true])").click();
    anna.await("button.box");
    anna.page.waitForCondition(
        () -> other.locator(Table.LOG).allTextContents().equals(table.log()));
  }

  /** A short game of Kniffel Master, in which whoever opens the link of the first takes part. */
  private static List<Player> sitDown(Window anna, Window ben, int rounds) {
    JsonNode info =
        Table.create(
            anna, "master", List.of(Table.me("Anna"), Table.FRIEND), Map.of("maxRounds", rounds));
    Table hers = Table.open(anna, info.get("id").asText());
    ben.open(info.get("links").get("play").asText()).await(".join-name button").click();
    ben.await(".g-lobby");
    anna.find(".start .btn--act").click();
    return List.of(new MasterPlayer(hers), new MasterPlayer(Table.in(ben)));
  }

  private void decide(List<Player> players, int seat) {
    players.get(seat).awaitTurn();
    players.get(seat).click();
    decisions.add(seat);
  }

  /** One after the other what makes a turn: rolling, and using the roll. */
  private void turn(List<Player> players, int seat) {
    Window window = players.get(seat).window;
    do {
      decide(players, seat);
      window.await(".game:not(.is-pending)");
    } while (window.has(MINE));
  }

  private void playToTheEnd(List<Player> players) {
    Window anna = players.get(0).window;
    Window ben = players.get(1).window;
    while (!players.get(0).table.isOver()) {
      if (anna.has(MINE)) {
        turn(players, 0);
      } else if (ben.has(MINE)) {
        turn(players, 1);
      }
    }
    anna.await(".result .btn--act:not([disabled], [aria-disabled=true])");
  }

  private static void expectTheSame(List<Player> players) {
    Table hers = players.get(0).table;
    Table his = players.get(1).table;
    hers.window.page.waitForCondition(() -> hers.log().equals(his.log()));
    assertThat(hers.log()).isNotEmpty();
  }

  private void expectExactlyTheseDecisions(Table table) {
    List<Integer> kept = new ArrayList<>();
    for (JsonNode event : table.window.get("/api/tables/" + table.id() + "/record").get("events")) {
      if (event.has("move")) {
        kept.add(event.get("seat").asInt());
      }
    }
    assertThat(kept).isEqualTo(decisions);
  }
}
