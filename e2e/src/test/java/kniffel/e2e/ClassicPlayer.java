package kniffel.e2e;

import com.microsoft.playwright.Locator;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Plays classic Kniffel: rolls, and writes where it brings most. */
@Plays(
    middle = 12,
    names = {" W$", "would bring [1-9]", "would bring 0", " R$"})
final class ClassicPlayer extends Player {

  private static final String BOX = "button.box";

  ClassicPlayer(Table table) {
    super(table);
  }

  @Override
  String[] things() {
    return new String[] {BOX, Table.button("R") + ":not([disabled], [aria-disabled=true])"};
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
    holdTheLike();
    window.find(BOX).nth(Table.largest(window.find(BOX + " .val"))).click();
  }

  /** Holds the dice of the number that most of them show. */
  private void holdTheLike() {
    List<Locator> dice = window.find("k-tray .slot").all();
    Map<String, List<Locator>> like =
        dice.stream()
            .collect(Collectors.groupingBy(die -> String.valueOf(die.locator("circle").count())));
    like.values().stream()
        .max(Comparator.comparingInt(List::size))
        .orElseThrow()
        .forEach(Locator::click);
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
