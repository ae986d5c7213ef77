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

  /** Holds the first two dice and rolls the others. */
  void holdAndRoll() {
    window.find("k-tray .slot").nth(0).click();
    window.find("k-tray .slot").nth(1).click();
    table.click("R");
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
