package kniffel.e2e;

/** Plays For One: puts dice where they fit first and scores only what must be, so it ends soon. */
@Plays(
    middle = 17,
    names = {" W$", " taken, ", " X$", "^Die ", " R$"})
final class ForonePlayer extends Player {

  private static final String DIE = "button.fo-slot:not([disabled], [aria-disabled=true])";
  private static final String LIT = ".fo-row.is-lit";

  ForonePlayer(Table table) {
    super(table);
  }

  @Override
  String[] things() {
    return new String[] {DIE, ".fo-acts button:not([disabled], [aria-disabled=true])"};
  }

  private boolean hasChosen() {
    return window.has(DIE + "[aria-pressed=true]");
  }

  @Override
  void click() {
    if (window.has(DIE)) {
      if (!hasChosen()) {
        window.find(DIE).first().click();
      }
      if (window.has(LIT)) {
        window.find(LIT).first().click();
      } else {
        table.click("X");
      }
    } else if (table.can("W")) {
      table.click("W");
      table.confirm();
    } else {
      table.click("R");
      table.confirm();
    }
  }

  @Override
  void press() {
    if (window.has(DIE)) {
      if (hasChosen()) {
        window.tabTo(DIE + "[aria-pressed=true]");
        window.press("Enter"); // puts it back, so that choosing it leads to its rows
      }
      window.press(window.find(DIE).first().locator("kbd").innerText());
      window.press(window.has(LIT) ? "Enter" : "x");
    } else if (table.can("W")) {
      window.press("w");
      table.confirmByKey();
    } else {
      window.press("r");
      table.confirmByKey();
    }
  }
}
