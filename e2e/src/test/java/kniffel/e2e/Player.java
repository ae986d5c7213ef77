package kniffel.e2e;

/** Somebody who plays a game: sees what the page shows, and decides by clicks or by keys. */
abstract class Player {

  /** More decisions than any game here takes. */
  private static final int MANY = 1500;

  final Table table;
  final Window window;

  Player(Table table) {
    this.table = table;
    this.window = table.window;
  }

  static Player of(String game, Table table) {
    try {
      return Games.player(game).getDeclaredConstructor(Table.class).newInstance(table);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(game + ": its player cannot sit down at a table", e);
    }
  }

  /** What can be seen as soon as there is something to do. */
  abstract String[] things();

  /** Makes one decision, or a part of it, with the mouse. */
  abstract void click();

  /** The same by keyboard. */
  abstract void press();

  /** Chooses something without playing it, as somebody does who thinks. */
  void choose() {
    awaitTurn();
  }

  boolean awaitTurn() {
    return table.awaitTurn(things());
  }

  void clickToTheEnd() {
    play(this::click);
  }

  void pressToTheEnd() {
    play(this::press);
  }

  private void play(Runnable decide) {
    for (int i = 0; awaitTurn(); i++) {
      if (i == MANY) {
        throw new AssertionError("the game does not end");
      }
      decide.run();
    }
  }
}
