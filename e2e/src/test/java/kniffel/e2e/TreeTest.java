package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every game is played using only what a screen reader is told: roles, names and what is pressed.
 * As soon as everything has been asked for some times, bots play on to the end.
 */
@ExtendWith(OnStage.class)
class TreeTest {

  private static final int DECISIONS = 14;

  /** A button as the tree of a page names it, with what it is marked as. */
  private static final Pattern BUTTON =
      Pattern.compile("(?m)^\\s*- '?button \"([^\"]*)\"((?: \\[[^\\]]*])*)");

  @ParameterizedTest
  @MethodSource("kniffel.e2e.Games#all")
  void byNamesAlone(String game, Stage stage) {
    Window window = stage.window(Look.LAPTOP.in("en"));
    Map<String, Object> options = Table.endingAfter(Games.about(game).shortRounds());
    Table table = Table.start(window, game, Games.isSolo(game) ? 0 : 1, options);
    Player player = Player.of(game, table);
    for (int i = 0; i < DECISIONS && player.awaitTurn(); i++) {
      String name = wish(game, window.find("main").ariaSnapshot());
      GetByRoleOptions exactly = new GetByRoleOptions().setName(name).setExact(true);
      Locator button = window.page.getByRole(AriaRole.BUTTON, exactly).first();
      button.focus();
      window.press("Enter");
      table.confirmByKey();
    }
    if (player.awaitTurn()) {
      table.finish();
      window.page.reload();
      assertThat(player.awaitTurn()).isFalse();
    }
    String ending = window.find("main").ariaSnapshot();
    assertThat(ending).contains("heading \"").contains("link \"Review\"").containsPattern("button");
  }

  /** The first button that can be used, is not pressed yet, and is wished for most. */
  private static String wish(String game, String tree) {
    List<MatchResult> usable =
        BUTTON
            .matcher(tree)
            .results()
            .filter(button -> !button.group(2).matches(".*\\[(disabled|pressed)].*"))
            .toList();
    return Stream.of(Games.about(game).names())
        .map(Pattern::compile)
        .flatMap(wish -> usable.stream().map(b -> b.group(1)).filter(n -> wish.matcher(n).find()))
        .findFirst()
        .orElseThrow(() -> new AssertionError("nothing to do in " + tree));
  }
}
