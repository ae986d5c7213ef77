package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The page of score sheets: from the rules of a game to a sheet that can be printed. */
@ExtendWith(OnStage.class)
class PrintTest {

  private static final String PRINT = ".print-a button:not([disabled])";

  @Test
  void aSheetIsChosenAndShownAsItWillBePrinted(Stage stage) {
    Window window = stage.window(Look.PHONE.in("de"));
    Inspector inspector = new Inspector(window, Looks.ALL);
    window.open("/rules/master");
    window.find("a[href='/print/master']").click();
    window.await(PRINT); // the preview has come
    assertThat(window.find(".print-s").getAttribute("src")).contains("/api/sheets/master?");
    inspector.look("master");

    window.open("/print/classic");
    window.page.waitForCondition(() -> window.has("option[value=plain]"));
    window.find(".print-c select").nth(1).selectOption("plain");
    window.await(".print-s[src*='rules=plain']");
    window.await(PRINT);
    window.find(".print-c select").first().selectOption("forone");
    window.page.waitForCondition(() -> window.has("option[value='12']"));
    window.open("/print/forone/12").await(PRINT);
    window.find(".print-c .choice button:text-is('A5')").click();
    window.find(".print-c .choice button:text-is('4')").click();
    window.find(".print-c [role=switch]").click();
    window.await(".print-s--a5[src*='per=4'][src*='large=true'][src*='level=12']");
    window.await(PRINT);
    window.page.waitForCondition(
        () -> window.find(".print-s").evaluate("image => image.naturalWidth > 0").equals(true));
    inspector.look("level");
    inspector.expectNothing();
  }
}
