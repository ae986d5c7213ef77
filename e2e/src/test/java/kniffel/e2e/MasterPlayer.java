package kniffel.e2e;

/** Plays Kniffel Master: rolls, and uses the roll for what is offered first. */
@Plays(
    middle = 24,
    shortRounds = 4,
    names = {" W$", "^(Task|Rows?|Coins) ?.*: ", " R$"})
final class MasterPlayer extends Player {

  private static final String USE = "button.use";
  private static final String CHOSEN = USE + ".is-sel";

  MasterPlayer(Table table) {
    super(table);
  }

  @Override
  String[] things() {
    return new String[] {USE, Table.button("R") + ":not([disabled], [aria-disabled=true])"};
  }

  @Override
  void click() {
    if (!window.has(USE)) {
      table.click("R");
      return;
    }
    if (!window.has(CHOSEN)) {
      window.find(USE).first().click();
    }
    table.click("W");
  }

  @Override
  void choose() {
    // A roll may be useless.
    while (awaitTurn() && !window.has(USE)) {
      table.click("R");
    }
    window.find(USE).first().click();
  }

  @Override
  void press() {
    if (!window.has(USE)) {
      window.press("r");
      return;
    }
    if (!window.has(CHOSEN)) {
      window.press("ArrowDown");
    }
    window.press("w");
  }
}
