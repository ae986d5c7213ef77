package kniffel.e2e;

import com.microsoft.playwright.Locator;

/** Plays Karten Kniffel: scores as soon as something can be scored, otherwise exchanges a card. */
@Plays(
    middle = 6,
    names = {" A$", " W$", "would bring [1-9]", " T$"})
final class KartenPlayer extends Player {

  private static final String BOX = "button.box";
  private static final String CARD = ".hand button.card";

  KartenPlayer(Table table) {
    super(table);
  }

  @Override
  String[] things() {
    return new String[] {
      ".banner.is-mine ~ .area-dock .acts button:not([disabled], [aria-disabled=true])"
    };
  }

  @Override
  void click() {
    if (table.can("A")) {
      table.click("A");
    } else if (window.has(BOX)) {
      Locator boxes = window.find(BOX);
      boxes.nth(Table.largest(window.find(BOX + " .val"))).click();
      table.click("W");
    } else {
      window.find(CARD).first().click();
      table.click("T");
    }
  }

  @Override
  void choose() {
    awaitTurn();
    if (window.has(BOX)) {
      window.find(BOX).nth(Table.largest(window.find(BOX + " .val"))).click();
    }
  }

  @Override
  void press() {
    if (table.can("A")) {
      window.press("a");
    } else if (window.has(BOX)) {
      window.press("b", "w");
    } else {
      window.press(window.find(CARD).first().getAttribute("aria-label").substring(0, 1), "t");
    }
  }
}
