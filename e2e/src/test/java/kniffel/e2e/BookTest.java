package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The book of levels: from the first page to a level that is not the base game. */
@ExtendWith(OnStage.class)
class BookTest {

  private static final String LEVEL = ".book-l[href='/book/forone/11']";
  static final String PLAY = ".book-a .btn--act";
  private static final String DIE = "button.fo-slot:not([aria-disabled=true])";

  private static final String WITHIN =
      """
      () => {
        const right = (part) => document.querySelector(part).getBoundingClientRect().right;
        return right('.fo-prize a') < right('.fo-prize');
      }
      """;

  @Test
  void aLevelIsChosenInTheBookAndItsTilesLieOnTheCard(Stage stage) {
    Window window = stage.window(Look.PHONE.in("de"));
    Inspector inspector = new Inspector(window, Looks.ALL);
    window.open("/");
    window.find("a[href='/book/forone']").click();
    window.await(LEVEL);
    assertThat(window.count(".book-c")).isEqualTo(5);
    assertThat(window.count(".book-l")).isEqualTo(25);
    inspector.look("contents");

    window.find(LEVEL).click();
    window.await(PLAY);
    // The page of the level shows the same card as the table.
    assertThat(window.count(".fo-page .fo-tile")).isEqualTo(6);
    assertThat(window.count(".book-e li")).isEqualTo(6);
    inspector.look("level");

    window.find(PLAY).click();
    window.await(".fo-brief li");
    assertThat(window.count(".fo-card .fo-tile")).isEqualTo(6);
    Player player = Player.of("forone", Table.in(window));
    assertThat(player.awaitTurn()).isTrue();
    player.click(); // rolls
    window.await(DIE);
    player.click(); // places a die, or takes it out
    window.await(".fo-acts button:has(kbd:text('U')):not([aria-disabled=true])");
    inspector.look("table");
    inspector.expectNothing();
  }

  @Test
  void theEnterKeyBeginsABookForSomebodyElse(Stage stage) {
    Window window = stage.window(Look.PHONE.in("de"));
    window.open("/book/forone");
    window.await(LEVEL);
    window.find("main button:has-text('Weiteres Heft')").click();
    window.page.keyboard().type("Ben");
    window.page.keyboard().press("Enter");
    window.page.waitForCondition(() -> window.count("main option:checked:text-is('Ben')") == 1);
  }

  @Test
  void whatWasPlayedStandsInTheBook(Stage stage) {
    Window window = stage.window(Look.LAPTOP.in("nl"));
    window.open("/book/forone/19").await(PLAY).click();
    Player player = Player.of("forone", Table.in(window));
    player.clickToTheEnd();
    Inspector inspector = new Inspector(window, Looks.ALL);
    window.await(".fo-prize a[href='/book/forone/19']");
    inspector.look("end");
    inspector.expectNothing();
    assertThat(window.page.evaluate(WITHIN))
        .as("the way to the book is on its panel")
        .isEqualTo(true);
    assertThat(window.has(".end-d .chip")).as("levels compare with nothing").isFalse();
    window.find(".fo-prize a").click();
    window.await(".book-res td a[href='/review/" + player.table.id() + "']");
  }

  @Test
  void myBookStaysMineWhoeverElseBeginsOne(Stage stage) {
    Window window = stage.window(Look.PHONE.in("en"));
    window.open("/book/forone").await(".book-who button").click();
    window.find("dialog[open] input").fill("Ben");
    window.find("dialog[open] .dialog-acts .btn--act").click();
    window.page.waitForCondition(() -> window.has(".book-who option[value=Ben]:checked"));
    assertThat(window.find(".book-who option").allTextContents()).containsExactly("Ben", "My book");
    window.find(".book-who select").selectOption("My book");
    // It has that name the second time too, and nobody else does.
    for (int time = 0; time < 2; time++) {
      window.open("/book/forone/3").await(PLAY);
      assertThat(window.find(PLAY + " small").textContent()).isEqualTo("goes into my book");
      window.find(PLAY).click();
      assertThat(window.get("/api/tables/" + Table.in(window).id()).at("/seats/0/name").asText())
          .isNotBlank()
          .isNotEqualTo("My book");
    }
  }
}
