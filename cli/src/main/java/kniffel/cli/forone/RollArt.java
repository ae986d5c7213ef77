package kniffel.cli.forone;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import kniffel.cli.play.DiceArt;
import kniffel.cli.play.Look;
import kniffel.cli.terminal.Block;
import kniffel.cli.terminal.Style;
import kniffel.rules.forone.Category;
import kniffel.rules.forone.ForOneView;

/** The dice of the roll, with the numbers of those that wait and where the others went. */
final class RollArt {

  private final ForOneView view;
  private final RollPlaces roll;
  private final int chosen;
  private final Look look;

  RollArt(ForOneView view, int chosen, Look look) {
    this.view = view;
    this.roll = RollPlaces.of(view);
    this.chosen = chosen;
    this.look = look;
  }

  Block large() {
    List<Block> dice = IntStream.range(0, view.rollSize()).mapToObj(this::die).toList();
    return Block.flow(dice, 1, look.width());
  }

  private Block die(int place) {
    Optional<RollPlaces.RolledDie> waiting = roll.waiting(place);
    if (waiting.isEmpty()) {
      return DiceArt.none(whereto(place), look);
    }
    int face = waiting.get().face();
    boolean isChosen = place == chosen;
    String below =
        (place + 1)
            + (waiting.get().yellow() ? "◆" : "")
            + (isChosen ? " ▲" : "")
            + (!waiting.get().yellow() && view.removable().contains(face) ? " x" : "");
    return look.target((char) ('1' + place), DiceArt.one(face, isChosen, below, look));
  }

  /** All dice in one line; those already placed are shown by where they went. */
  String small() {
    List<String> dice = new ArrayList<>();
    for (int place = 0; place < view.rollSize(); place++) {
      Optional<RollPlaces.RolledDie> waiting = roll.waiting(place);
      if (waiting.isEmpty()) {
        dice.add(look.paint(Style.FAINT, place < roll.places().size() ? whereto(place) : "·"));
      } else {
        String face = (waiting.get().yellow() ? "◆" : "") + waiting.get().face();
        String shown = place == chosen ? look.paint(Style.CHOSEN, "[" + face + "]") : face;
        dice.add(look.target((char) ('1' + place), shown));
      }
    }
    return look.isPlain() && !roll.places().isEmpty()
        ? look.say("cli.dice", Map.of("dice", String.join(" ", dice)))
        : String.join("  ", dice);
  }

  private String whereto(int place) {
    if (place >= roll.places().size()) {
      return "";
    }
    return roll.places()
        .get(place)
        .done()
        .map(
            step -> "→ " + step.row().map(this::letter).orElseGet(() -> look.say("cli.forone.out")))
        .orElse("");
  }

  private String letter(Category row) {
    int index =
        IntStream.range(0, view.lines().size())
            .filter(line -> view.lines().get(line).row() == row)
            .findFirst()
            .orElseThrow();
    return RowMoves.KEYS.substring(index, index + 1);
  }
}
