package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Several people at one screen: nobody sees the hand of another, not even in what the page holds.
 */
@ExtendWith(OnStage.class)
class HotSeatTest {

  private static final String COVER = ".cover";
  private static final String HAND = ".hand .card";
  private static final String SEEN = ".seen button";

  @ParameterizedTest
  @MethodSource("kniffel.e2e.Games#hidden")
  void handsAreCoveredBetweenTurns(String game, Stage stage) {
    Window window = stage.window();
    List<Object> seats = List.of(Table.me("Anna"), Map.of("local", Map.of("name", "Ben")));
    String id = Table.create(window, game, seats, Map.of()).get("id").asText();
    List<String> told = new ArrayList<>();
    window.page.onWebSocket(socket -> socket.onFrameReceived(frame -> told.add(frame.text())));
    Player player = Player.of(game, Table.open(window, id));

    window.await(COVER);
    expectNothingOfHands(window, told);
    Inspector inspector = new Inspector(window, Looks.ALL);
    inspector.look("between two players");
    inspector.expectNothing();
    boolean drew = false;
    for (int i = 0; i < 4; i++) {
      window.find(COVER + " button").click();
      window.await(".banner.is-mine");
      List<String> secrets = secretsOf(window);
      drew |= playUntilCovered(player);
      window.await(".game:not(.is-stale) " + COVER);
      expectNothingOfHands(window, told);
      expectNoneOf(secrets, window);
    }
    assertThat(drew).as("new cards were seen before they were covered").isTrue();
  }

  /** Cards that come at the end of a turn are seen before they are covered. */
  private static boolean playUntilCovered(Player player) {
    String[] things = player.things();
    boolean drew = false;
    while (player.table.awaitTurn(things[0], COVER, SEEN) && !player.window.has(COVER)) {
      if (player.window.has(SEEN)) {
        drew = true;
        assertThat(player.window.count(HAND)).as("cards to be seen").isPositive();
        player.window.find(SEEN).click();
      } else {
        player.click();
      }
    }
    return drew;
  }

  /** The cards in the hand that nobody else has seen; where cards are many of a kind, none is. */
  private static List<String> secretsOf(Window window) {
    String log = logOf(window);
    return window.find(HAND).all().stream()
        .map(card -> card.getAttribute("aria-label"))
        .filter(name -> name.contains("-") && !log.contains(name))
        .toList();
  }

  /** The log with the names of the cards that are drawn in it. */
  private static String logOf(Window window) {
    return window.find(".area-log").innerHTML();
  }

  private static void expectNothingOfHands(Window window, List<String> told) {
    assertThat(window.count(COVER)).isEqualTo(1);
    assertThat(window.count(".hand")).isZero();
    assertThat(window.count("button.card, .found, .box")).isZero();
    // The hand is covered at once; what the page holds is replaced when the server has answered.
    window.page.waitForCondition(() -> lastState(told).contains("\"viewer\":-1"));
    assertThat(lastState(told)).doesNotContain("\"own\":");
  }

  /** The last state received; nothing before the first. */
  private static String lastState(List<String> told) {
    return told.reversed().stream()
        .filter(each -> each.startsWith("{\"state\""))
        .findFirst()
        .orElse("");
  }

  /** Cards that were played meanwhile are in the log, and no secret any more. */
  private static void expectNoneOf(List<String> secrets, Window window) {
    String log = logOf(window);
    String page = window.page.content();
    assertThat(secrets)
        .filteredOn(card -> !log.contains(card))
        .noneMatch(card -> Pattern.compile(Pattern.quote(card) + "(?!\\d)").matcher(page).find());
  }
}
