package kniffel.e2e;

/** Plays Newgame: rolls once and keeps. */
@Plays(middle = 4, names = {" K$", " R$"})
final class NewgamePlayer extends Player {

  private static final String ROLL = Table.button("R") + ":not([aria-disabled=true])";
  private static final String KEEP = Table.button("K") + ":not([aria-disabled=true])";

  NewgamePlayer(Table table) {
    super(table);
  }

  @Override
  String[] things() {
    return new String[] {KEEP, ROLL};
  }

  @Override
  void click() {
    table.click(window.has(KEEP) ? "K" : "R");
  }

  @Override
  void press() {
    window.press(window.has(KEEP) ? "k" : "r");
  }
}
