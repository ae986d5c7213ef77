package kniffel.cli.forone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.cli.terminal.Block;
import kniffel.cli.terminal.Style;
import kniffel.rules.dice.Dice;
import kniffel.rules.forone.Condition;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.forone.ForOneView;
import kniffel.rules.forone.ForOneView.CardLine;
import kniffel.rules.forone.Phase;

/** The score card: each row with its dice, what it takes next and what it is worth. */
final class ScoreCardArt {

  private static final int LABEL = 18;
  private static final int NOTE = 5;
  private static final int POINTS = 5;
  private static final String SMALL_DIGITS = "₀₁₂₃₄₅₆";

  private final ForOneView view;
  private final Optional<RollPlaces.RolledDie> chosen;
  private final Offers<ForOneMove> offers;
  private final Look look;

  /** The fields of the longest row. */
  private final int longest;

  /**
   * @param chosen the chosen die
   */
  ScoreCardArt(
      ForOneView view,
      Optional<RollPlaces.RolledDie> chosen,
      Offers<ForOneMove> offers,
      Look look) {
    this.view = view;
    this.chosen = chosen;
    this.offers = offers;
    this.look = look;
    this.longest = view.lines().stream().mapToInt(CardLine::fields).max().orElseThrow();
  }

  /**
   * Draws the card.
   *
   * @param airy whether a blank line separates what counts for the bonus from what does not
   * @param wordy whether each row says what it must show
   */
  Block draw(boolean airy, boolean wordy) {
    List<String> lines = new ArrayList<>();
    lines.add(head());
    for (int index = 0; index < view.lines().size(); index++) {
      CardLine line = view.lines().get(index);
      if (airy && index > 0 && line.inBonus() != view.lines().get(index - 1).inBonus()) {
        lines.add("");
      }
      String row = row(line, RowMoves.KEYS.charAt(index));
      lines.add(wordy ? row + "  " + look.paint(Style.FAINT, look.say(line.condition())) : row);
    }
    return new Block(lines);
  }

  private String head() {
    boolean goesOn = view.phase() != Phase.SCORING && view.phase() != Phase.OVER;
    String takes = goesOn ? look.say("cli.forone.takes") : "";
    return look.paint(
        Style.FAINT,
        " ".repeat(LABEL + 2 * longest + 1)
            + Block.fit(takes, NOTE)
            + Block.right(look.say("cli.forone.points"), POINTS));
  }

  private String row(CardLine line, char key) {
    List<ForOneMove> moves = RowMoves.of(line.row(), chosen, offers);
    Optional<Preview> preview = moves.stream().findFirst().map(move -> Preview.of(move, offers));
    boolean lit = preview.isPresent();
    boolean must = view.mustScore().contains(line.row());
    String letter = lit ? look.paint(Style.OFFER, String.valueOf(key)) : " ";
    String name = label(line);
    String row =
        letter
            + (must ? look.paint(Style.CHOSEN, "!") : " ")
            + (line.scored() ? look.paint(Style.FAINT, name) : name)
            + fields(line, moves)
            + Block.fit(note(line, moves, preview), NOTE)
            + Block.right(points(line, moves, preview), POINTS);
    return lit ? look.target(key, row) : row;
  }

  /** The name of a row, and at its end the signs that a level puts there. */
  private String label(CardLine line) {
    String signs = new TileArt(view).signs(line);
    int room = LABEL - 2 - Block.width(signs);
    return signs.isEmpty()
        ? Block.fit(look.say(line.row()), room)
        : Block.fit(Block.cut(look.say(line.row()), room - 1), room) + signs;
  }

  /** The fields from left to right; the next one in brackets if a die can go there now. */
  private String fields(CardLine line, List<ForOneMove> moves) {
    int next = offersDie(moves) ? line.count() : longest + 1;
    StringBuilder text = new StringBuilder();
    for (int field = 0; field < longest; field++) {
      if (field == next) {
        text.append(look.paint(Style.CHOSEN, "[" + candidate(moves) + "]"));
      } else {
        text.append(field == next + 1 ? "" : " ").append(field(line, field));
      }
    }
    return text.append(next == longest - 1 ? "" : " ").toString();
  }

  private static boolean offersDie(List<ForOneMove> moves) {
    return moves.stream()
        .anyMatch(
            move -> move instanceof ForOneMove.Place || move instanceof ForOneMove.PlaceYellow);
  }

  /** What would lie on the next field, if only one number can. */
  private static String candidate(List<ForOneMove> moves) {
    if (moves.size() != 1) {
      return "?";
    }
    return switch (moves.getFirst()) {
      case ForOneMove.Place(int face, var _) -> String.valueOf(face);
      case ForOneMove.PlaceYellow(int face, var _) -> String.valueOf(face);
      default -> "?";
    };
  }

  private String field(CardLine line, int field) {
    if (field >= line.fields()) {
      return " ";
    }
    if (field < line.count()) {
      return line.scored()
          ? look.paint(Style.FAINT, "■")
          : look.paint(Style.STRONG, String.valueOf(line.dice().face(field)));
    }
    String tile = TileArt.field(line, field);
    return tile.isEmpty()
        ? look.paint(Style.FAINT, wanted(line, field))
        : look.paint(tile.equals("+") ? Style.GOOD : Style.BAD, tile);
  }

  private static String wanted(CardLine line, int field) {
    return line.condition() instanceof Condition.Sequence(List<Integer> faces) && !line.scored()
        ? String.valueOf(SMALL_DIGITS.charAt(faces.get(field)))
        : "·";
  }

  private String note(CardLine line, List<ForOneMove> moves, Optional<Preview> preview) {
    if (line.scored()) {
      return line.points() == 0 ? look.paint(Style.BAD, "✗") : look.paint(Style.GOOD, "✓");
    }
    if (view.mustScore().contains(line.row())) {
      return look.paint(Style.CHOSEN, look.say("cli.forone.must"));
    }
    if (preview.isPresent() && preview.get().fills()) {
      return look.paint(Style.GOOD, look.say("cli.forone.full"));
    }
    boolean maybe = !moves.isEmpty() && !offersDie(moves);
    return look.paint(Style.FAINT, maybe ? look.say("cli.forone.may") : accepted(line));
  }

  /** The numbers that a row takes next, in at most three letters. */
  private static String accepted(CardLine line) {
    List<Integer> faces = line.accepts();
    if (faces.size() == Dice.FACES) {
      return "1–" + Dice.FACES;
    }
    if (faces.size() == Dice.FACES - 1) {
      int sum = Dice.FACES * (Dice.FACES + 1) / 2;
      return "≠" + (sum - faces.stream().mapToInt(Integer::intValue).sum());
    }
    return faces.stream().map(String::valueOf).collect(Collectors.joining());
  }

  private String points(CardLine line, List<ForOneMove> moves, Optional<Preview> preview) {
    if (line.scored()) {
      return String.valueOf(line.points());
    }
    if (preview.isPresent() && (preview.get().fills() || !offersDie(moves))) {
      String points = "(" + preview.get().points() + ")";
      return look.paint(preview.get().points() == 0 ? Style.FAINT : Style.OFFER, points)
          + (preview.get().lowersBonus() ? look.paint(Style.BAD, "↓") : " ");
    }
    return look.paint(Style.FAINT, line.points() + "/" + line.values().getLast());
  }
}
