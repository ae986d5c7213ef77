package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A game that was played on paper: typed in, checked, kept, and taken away again. */
@ExtendWith(OnStage.class)
class PaperTest {

  private static final String OBJECTION = "small.paper-o";
  private static final String KEEP = ".paper-a .btn--act";

  @Test
  void aSheetIsTypedInCheckedAndKept(Stage stage) {
    Window window = stage.window(Look.PHONE);
    Inspector inspector = new Inspector(window, Looks.ALL);
    window.open("/print/classic").await("a[href='/paper/classic']").click();
    window.await(".paper-i");
    // By other rules there are other boxes.
    String extra = ".paper-i[aria-label^='Weitere Kniffel']";
    window.await(extra);
    window.find(".paper-r input[value=plain]").click();
    window.page.waitForCondition(() -> !window.has(extra));
    window.find(".paper-r input[value=yahtzee]").click();
    window.await(extra);
    inspector.look("by other rules");
    window.find(".paper-r input[value=kniffel]").click();
    window.find(".paper-n").nth(0).fill("Anna");
    window.find(".paper-n").nth(1).fill("Ben");
    window.find(KEEP).click();
    window.await(OBJECTION); // boxes are empty
    Locator boxes = window.find(".paper-i");
    int count = boxes.count();
    for (int i = 0; i < count; i++) {
      // Everything can be struck but the chance.
      boolean isChance = boxes.nth(i).getAttribute("aria-label").startsWith("Chance");
      boxes.nth(i).fill(isChance ? "5" : "0");
    }
    window.page.waitForCondition(() -> !window.has(OBJECTION));
    Locator fullHouse = window.find(".paper-i[aria-label='Full House, Anna']");
    fullHouse.fill("26");
    assertThat(window.await(OBJECTION).innerText()).contains("0", "25");
    inspector.look("a value that the box cannot hold");
    fullHouse.fill("25");
    window.page.waitForCondition(() -> !window.has(OBJECTION));
    window.page.waitForCondition(
        () -> window.find(".paper-s output").last().innerText().equals("5"));
    window.find(KEEP).click();
    window.page.waitForURL("**/statistics");
    window.open("/paper/classic");
    assertThat(window.await(".controw .cont-t").innerText()).contains("Anna 30", "Ben 5");
    inspector.look("kept");
    window.find(".controw button").click();
    window.await("dialog[open] button[value=yes]").click();
    window.page.waitForCondition(() -> !window.has(".controw"));
    assertThat(window.get("/api/me/paper").toString()).doesNotContain("Anna");
    inspector.expectNothing();
  }
}
