package kniffel.cli.forone;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import kniffel.cli.play.Look;
import kniffel.cli.terminal.Block;
import kniffel.cli.terminal.Style;
import kniffel.rules.forone.CardChange;
import kniffel.rules.forone.Category;
import kniffel.rules.forone.Demand;
import kniffel.rules.forone.Element;
import kniffel.rules.forone.ForOneView;
import kniffel.rules.forone.ForOneView.CardLine;
import kniffel.rules.forone.Pay;
import kniffel.rules.forone.Tile;
import kniffel.rules.forone.YellowDie;

/** What a level of the book changes: signs of a few letters on the rows, and sentences. */
final class TileArt {

  private final ForOneView view;
  private final List<Element> elements;

  TileArt(ForOneView view) {
    this.view = view;
    this.elements = view.book().map(ForOneView.BookExtras::elements).orElse(List.of());
  }

  /** The signs of a row; empty for most. */
  String signs(CardLine line) {
    List<String> signs = new ArrayList<>();
    if (yellowLiesIn(line.row())) {
      signs.add("◆");
    }
    if (!line.scored()) {
      elements.forEach(element -> add(sign(element, line.row()), signs));
    }
    return String.join("", signs);
  }

  private static void add(String sign, List<String> signs) {
    if (!sign.isEmpty()) {
      signs.add(sign);
    }
  }

  private boolean yellowLiesIn(Category row) {
    return view.book().flatMap(ForOneView.BookExtras::yellow).orElse(null)
            instanceof ForOneView.YellowPlace.InRow(Category in)
        && in == row;
  }

  private String sign(Element element, Category row) {
    return switch (element) {
      case CardChange.RowPays(Category on, Pay pay) when on == row ->
          switch (pay) {
            case Pay.PerDie(int value) -> value + "×";
            case Pay.WhenFull _ -> "";
          };
      case CardChange.SecondMarker(Category on, int points) when on == row -> "²" + points;
      case YellowDie.YellowJoker(Category on) when on == row -> "★";
      case Tile.FieldPays(Category on, int _, int points) when on == row -> "+" + points;
      case Tile.FieldCosts(Category on, int _, int points) when on == row -> "−" + points;
      case Tile.ExactDice(Category on, int count) when on == row -> "=" + count;
      case Tile.ScoredBefore(Category on, Category other) when on == row -> "‹" + letter(other);
      case Tile.OpensAfter(Category on, Category other) when on == row -> "›" + letter(other);
      case Tile.PaidUntil(Category on, int round) when on == row -> "≤" + round;
      case Tile.FaceOnlyHere(Category on, int face) when on == row -> "!" + face;
      case Tile.GuardsDice(Category on, int points) when on == row -> "x" + points;
      case Tile.DiceBack(Category on, int dice) when on == row -> "↑" + dice;
      case Tile.DiceGone(Category on, int dice) when on == row -> "↓" + dice;
      case Demand.ScoredLast(Category on) when on == row -> "⇥";
      default -> "";
    };
  }

  private String letter(Category row) {
    for (int i = 0; i < view.lines().size(); i++) {
      if (view.lines().get(i).row() == row) {
        return RowMoves.KEYS.substring(i, i + 1);
      }
    }
    return "";
  }

  /** Whether a die on this field brings or costs something: {@code +}, {@code −} or nothing. */
  static String field(CardLine line, int field) {
    int points =
        line.extra().map(extra -> extra.tiles().isEmpty() ? 0 : extra.tiles().get(field)).orElse(0);
    return points > 0 ? "+" : points < 0 ? "−" : "";
  }

  /** All that the level changes, in sentences; demands with where they stand. */
  Block sentences(Look look) {
    List<String> lines = new ArrayList<>();
    for (Element element : elements) {
      if (element instanceof Demand) {
        continue; // told below, with where it stands
      }
      String sign =
          view.lines().stream()
              .map(line -> sign(element, line.row()))
              .collect(Collectors.joining());
      String text = look.say(element) + (sign.isEmpty() ? "" : "  " + sign);
      lines.addAll(Block.wrap("· " + text, look.width()));
    }
    view.book().stream()
        .flatMap(book -> book.demands().stream())
        .map(line -> look.say(line.demand()) + " " + look.say(line.standing()))
        .forEach(line -> lines.add(look.paint(Style.STRONG, Block.cut(line, look.width()))));
    return new Block(lines);
  }
}
