package kniffel.cli.classic;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.cli.play.Description;
import kniffel.rules.Ids;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.Classic;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.classic.ClassicState;
import kniffel.rules.classic.Scoring;
import kniffel.rules.classic.Sheet;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import kniffel.rules.dice.Roll;

/** A turn of classic Kniffel described in text, checked against the rules. */
final class TurnText {

  /** What counts besides the boxes: the points for further Kniffels. */
  private static final String EXTRA = "extra";

  /** Thrown for text that describes no turn. */
  static final class UnclearException extends RuntimeException {
    private static final long serialVersionUID = 1;

    UnclearException(String entry) {
      super(entry);
    }
  }

  private final ClassicOptions options;

  TurnText(ClassicOptions options) {
    this.options = options;
  }

  /**
   * The turn of the first player: a sheet as {@code ones=3,kniffel=50} with at least one box free,
   * five dice as {@code 5,5,5,3,3} or none, and 0 to 2 rolls left.
   *
   * @throws UnclearException with the impossible part
   */
  ClassicState.Turn read(Description description) {
    String own = description.text(ClassicDescriber.SHEET).orElse("");
    List<String> opponents = description.texts(ClassicDescriber.OPPONENT);
    Optional<String> dice = description.text(ClassicDescriber.DICE);
    int rollsLeft = description.number(ClassicDescriber.ROLLS_LEFT).orElse(0);
    List<Sheet> sheets = new ArrayList<>();
    sheets.add(sheet(own));
    opponents.forEach(opponent -> sheets.add(sheet(opponent)));
    int filled = sheets.getFirst().boxes().size();
    if (filled == Box.ALL.size()) {
      throw unclear(ClassicDescriber.SHEET, own);
    }
    if (sheets.size() > Classic.MAX_PLAYERS) {
      throw unclear(ClassicDescriber.OPPONENT, "× " + opponents.size());
    }
    if (rollsLeft < 0 || rollsLeft > 2) {
      throw unclear(ClassicDescriber.ROLLS_LEFT, rollsLeft);
    }
    return new ClassicState.Turn(
        sheets,
        0,
        filled * sheets.size(),
        dice.isEmpty() ? 0 : Classic.ROLLS - rollsLeft,
        dice.map(TurnText::dice).orElse(Dice.NONE),
        Places.NONE);
  }

  private static UnclearException unclear(String option, Object value) {
    return new UnclearException(option + " " + value);
  }

  private static Dice dice(String text) {
    if (!text.matches("[1-6](,[1-6]){4}")) {
      throw unclear(ClassicDescriber.DICE, text);
    }
    return Dice.parse(text.replace(',', ' '));
  }

  private Sheet sheet(String text) {
    Map<Box, Integer> boxes = new EnumMap<>(Box.class);
    int extra = 0;
    for (String entry : text.isBlank() ? new String[0] : text.split(",", -1)) {
      String[] parts = entry.strip().split("=", 2);
      if (parts.length != 2 || !parts[1].matches("\\d{1,4}")) {
        throw new UnclearException(entry);
      }
      int points = Integer.parseInt(parts[1]);
      if (parts[0].equals(EXTRA) && extra == 0 && isExtra(points)) {
        extra = points;
        continue;
      }
      Box box =
          Box.ALL.stream()
              .filter(each -> Ids.of(each).equals(parts[0]))
              .findFirst()
              .orElseThrow(() -> new UnclearException(entry));
      if (!canHold(box, points) || boxes.put(box, points) != null) {
        throw new UnclearException(entry);
      }
    }
    return Sheet.of(boxes, extra);
  }

  private boolean isExtra(int points) {
    int each = options.extraPoints();
    return each > 0 && points % each == 0 && points / each < Box.ALL.size();
  }

  /** Whether any roll brings just these points in a box, as a joker or not. */
  private boolean canHold(Box box, int points) {
    boolean jokers = options.joker() != ClassicOptions.Joker.NONE;
    return points == 0
        || Roll.of(Classic.DICE).outcomes().stream()
            .map(weighted -> weighted.outcome())
            .anyMatch(
                dice ->
                    brings(box, dice, false) == points
                        || (jokers && dice.isKniffel() && brings(box, dice, true) == points));
  }

  private int brings(Box box, Dice dice, boolean joker) {
    return new Scoring(Box.ALL_BITS, joker, 0).points(options, box, dice);
  }
}
