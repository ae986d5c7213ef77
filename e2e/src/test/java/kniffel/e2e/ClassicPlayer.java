package kniffel.e2e;

import com.microsoft.playwright.Locator;

/** Plays classic Kniffel: rolls, and writes where it brings most. */
final class ClassicPlayer extends Player {

  private static final String BOX = "button.box";

  ClassicPlayer(Table table) {
    super(table);
  }

  @Override
  String[] things() {
    return new String[] {BOX, Table.button("R") + ":not([disabled])"};
  }

  @Override
  void click() {
    Locator boxes = window.find(BOX);
    if (boxes.count() == 0) {
      table.click("R");
      return;
    }
    boxes.nth(Table.largest(window.find(BOX + " .val"))).click();
    table.click("W");
    table.confirm();
  }

  @Override
  void choose() {
    awaitTurn();
    if (!window.has(BOX)) {
      table.click("R");
      window.await(BOX);
    }
    if (table.can("R")) {
      window.find("k-tray .slot").nth(0).click();
      window.find("k-tray .slot").nth(3).click();
    }
    window.find(BOX).nth(Table.largest(window.find(BOX + " .val"))).click();
  }

  @Override
  void press() {
    if (!window.has(BOX)) {
      window.press("r");
      return;
    }
    window.press("ArrowDown", "Enter", "w");
    table.confirmByKey();
  }
}
