package kniffel.e2e;

/** Plays Das Kartenspiel: plays the first combination there is, otherwise draws. */
@Plays(
    middle = 50,
    shortRounds = 3,
    names = {
      " P$",
      " (active|reserve)$",
      ": (level|\\d of \\d columns)",
      ", \\d stones?",
      "any row",
      " D$",
      "^(red|blue|green|yellow|violet)-",
      " E$"
    })
final class KartenspielPlayer extends Player {

  private static final String COMBINATION = ".combo:not(.is-no)";
  private static final String CARD = "button.card:not(.is-no, .is-sel)";
  private static final String ORIGIN = ".origins button";
  private static final String ROW = "button.prow.is-open";
  private static final String ONE_STEP = ".acts.is-1";

  KartenspielPlayer(Table table) {
    super(table);
  }

  @Override
  String[] things() {
    return new String[] {".banner.is-mine"};
  }

  @Override
  void click() {
    if (table.can("P")) {
      table.click("P");
    } else if (window.has(ONE_STEP)) {
      window.find(step()).first().click();
    } else if (window.has(COMBINATION)) {
      window.find(COMBINATION).first().click();
    } else {
      table.click(table.can("D") ? "D" : "E");
      table.confirm();
    }
  }

  @Override
  void choose() {
    while (awaitTurn() && (window.has(ONE_STEP) || !table.can("D"))) {
      click();
    }
    if (window.has(COMBINATION)) {
      window.find(COMBINATION).first().click();
    }
  }

  /** What is asked for in a step that has no other choice: where stones go, or which cards. */
  private String step() {
    return window.has(ORIGIN) ? ORIGIN : window.has(ROW) ? ROW : CARD;
  }

  @Override
  void press() {
    if (table.can("P")) {
      window.press("p");
    } else if (window.has(ORIGIN)) {
      window.press("1");
    } else if (window.has(ONE_STEP)) {
      window.tabTo(step());
      window.press("Enter");
    } else if (window.has(COMBINATION)) {
      window.press("1");
    } else {
      window.press(table.can("D") ? "d" : "e");
      table.confirmByKey();
    }
  }
}
