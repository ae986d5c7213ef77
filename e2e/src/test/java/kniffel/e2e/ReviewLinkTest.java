package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator.WaitForOptions;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A review that is shared: made in the ending, opened by a stranger, taken back by its owner. */
@ExtendWith(OnStage.class)
class ReviewLinkTest {

  private static final String NEW = "dialog .link-new input";

  @Test
  void aReviewIsSharedAndTakenBack(Stage stage) {
    Window window = stage.window();
    Inspector inspector = new Inspector(window, Looks.ALL);
    Table table = Table.start(window, "master", 1, Table.endingAfter(1));
    Player.of("master", table).clickToTheEnd();
    window.await(".result .btn--act:not([disabled], [aria-disabled=true])");
    window.find(".res-a .btn").first().click();
    window.await("dialog button[value=link]").click();
    window.await("dialog .link-make").click();
    String named = window.await(NEW).inputValue();
    assertThat(window.page.evaluate("document.activeElement.closest('.link-new') !== null"))
        .as("the focus is on what to do with the link")
        .isEqualTo(true);
    inspector.look("links");
    window.find("dialog [role=switch]").click();
    window.find("dialog .link-make").click();
    window.page.waitForCondition(() -> !window.find(NEW).inputValue().equals(named));
    String nameless = window.find(NEW).inputValue();
    assertThat(window.count("dialog .links li")).isEqualTo(2);

    Window stranger = stage.window();
    Inspector theirs = new Inspector(stranger, Looks.ALL);
    stranger.open(path(named)).await(".rev-dear");
    assertThat(stranger.find(".rev-result").innerText()).contains("Anna");
    stranger.find(".rev-a [aria-pressed]").click();
    stranger.await(".proof.is-good");
    stranger.await(".replay-game .areas");
    assertThat(stranger.find(".replay-game").innerText())
        .as("whose board it is, for somebody who did not play")
        .contains("Anna")
        .doesNotContain("Deine");
    theirs.look("shared review");
    assertThat(stranger.context.cookies()).as("nobody has to be known").isEmpty();
    stranger.open(path(nameless)).await(".rev-dear");
    stranger.await(".replay-game .areas");
    assertThat(stranger.find("body").innerText()).contains("Spieler 1").doesNotContain("Anna");
    assertThat(stranger.count(".rev-a [aria-pressed]")).as("no proof without names").isZero();
    String sheet = stranger.find("a.rev-sheet").getAttribute("href").replace("as=pdf", "as=svg");
    assertThat(stranger.page.evaluate("path => fetch(path).then(each => each.text())", sheet))
        .asString()
        .contains("Spieler 1")
        .doesNotContain("Anna");
    theirs.look("shared review without names");
    theirs.expectNothing();

    window.find("dialog .links button").last().click();
    window
        .find("dialog .links li")
        .nth(1)
        .waitFor(new WaitForOptions().setState(WaitForSelectorState.DETACHED));
    inspector.expectNothing();
    stranger.expecting("status of 404").open(path(named)).await(".message-a a");
    stranger.open(path(nameless)).await(".rev-dear");
  }

  private static String path(String url) {
    return URI.create(url).getPath();
  }
}
