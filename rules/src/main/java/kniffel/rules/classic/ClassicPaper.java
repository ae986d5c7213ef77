package kniffel.rules.classic;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kniffel.rules.Ids;
import kniffel.rules.PaperForm;
import kniffel.rules.PaperLine;
import kniffel.rules.PaperName;
import kniffel.rules.PaperObjection;
import kniffel.rules.PaperSheet;
import kniffel.rules.PaperSum;
import kniffel.rules.Refusal;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Roll;

/** A column of the score sheet, filled in by hand. */
public final class ClassicPaper implements PaperForm {

  private static final String EXTRA = Ids.of(PaperNote.EXTRA_POINTS);

  private final ClassicOptions options;
  private final List<PaperLine> lines;

  ClassicPaper(ClassicOptions options) {
    this.options = options;
    this.lines = List.copyOf(made());
  }

  /** What is noted next to the boxes. */
  public enum PaperNote implements PaperName {
    EXTRA_POINTS
  }

  /** Why no game of classic Kniffel can have ended with this on paper. */
  public sealed interface Contradiction extends Refusal {

    /** Extra points are due only when the Kniffel box holds 50 points (R12). */
    record NoFirstKniffel() implements Contradiction {}

    /** Each further Kniffel fills a box, so there are at most this many. */
    record TooManyExtras(int most) implements Contradiction {}
  }

  @Override
  public List<PaperLine> lines() {
    return lines;
  }

  private List<PaperLine> made() {
    List<PaperLine> made = new ArrayList<>();
    Box.UPPER.forEach(box -> made.add(line(box)));
    made.add(new PaperLine.Sum(PaperSum.UPPER));
    made.add(new PaperLine.Sum(PaperSum.BONUS));
    Box.ALL.stream().filter(box -> !box.isUpper()).forEach(box -> made.add(line(box)));
    if (options.extraPoints() > 0) {
      made.add(new PaperLine.Box(EXTRA, PaperNote.EXTRA_POINTS, extras()));
    }
    made.add(new PaperLine.Sum(PaperSum.LOWER));
    made.add(new PaperLine.Sum(PaperSum.TOTAL));
    return made;
  }

  /** What five dice can bring here; a joker brings nothing that they could not. */
  private static PaperLine line(Box box) {
    List<Integer> rolled =
        Roll.of(Classic.DICE).outcomes().stream().map(roll -> box.value(roll.outcome())).toList();
    return new PaperLine.Box(Ids.of(box), box, rolled);
  }

  private List<Integer> extras() {
    int most =
        switch (options.extra()) {
          case WITH_NUMBER_BOX -> Box.UPPER.size(); // R16
          case ALWAYS -> Box.ALL.size() - 1;
        };
    return IntStream.rangeClosed(0, most).mapToObj(n -> n * options.extraPoints()).toList();
  }

  @Override
  public List<PaperObjection> contradictions(List<PaperSheet> sheets) {
    List<PaperObjection> objections = new ArrayList<>();
    for (int seat = 0; seat < sheets.size(); seat++) {
      Sheet sheet = sheet(sheets.get(seat));
      if (sheet.extraPoints() == 0) {
        continue;
      }
      int extras = sheet.extraPoints() / options.extraPoints();
      int kniffels = furtherKniffels(sheet);
      if (sheet.kniffelStruck() && !options.extraAfterStrike()) {
        objections.add(PaperObjection.of(seat, EXTRA, new Contradiction.NoFirstKniffel()));
      } else if (extras > kniffels) {
        objections.add(PaperObjection.of(seat, EXTRA, new Contradiction.TooManyExtras(kniffels)));
      }
    }
    return objections;
  }

  /** In how many boxes a further Kniffel can be written. */
  private int furtherKniffels(Sheet sheet) {
    Stream<Box> boxes =
        switch (options.extra()) {
          case WITH_NUMBER_BOX -> Box.UPPER.stream(); // R13
          case ALWAYS -> Box.ALL.stream();
        };
    return (int)
        boxes.filter(box -> box != Box.KNIFFEL && canBeKniffel(box, sheet.points(box))).count();
  }

  /** Whether five equal dice can have been written here for this. */
  private boolean canBeKniffel(Box box, int points) {
    return switch (options.extra()) {
      case WITH_NUMBER_BOX -> points == box.value(equal(box.ordinal() + 1));
      case ALWAYS ->
          IntStream.rangeClosed(1, Dice.FACES)
              .mapToObj(ClassicPaper::equal)
              .anyMatch(dice -> points == box.value(dice) || points == box.jokerValue(dice));
    };
  }

  private static Dice equal(int face) {
    return Dice.of(face, face, face, face, face);
  }

  @Override
  public Map<String, Integer> sums(PaperSheet typed, int players) {
    Sheet sheet = sheet(typed);
    return Map.of(
        Ids.of(PaperSum.UPPER),
        sheet.upper(),
        Ids.of(PaperSum.BONUS),
        sheet.bonus(),
        Ids.of(PaperSum.LOWER),
        sheet.total() - sheet.upper() - sheet.bonus(),
        TOTAL,
        sheet.total());
  }

  private static Sheet sheet(PaperSheet typed) {
    Map<Box, Integer> boxes = new EnumMap<>(Box.class);
    for (Box box : Box.ALL) {
      typed.box(Ids.of(box)).ifPresent(points -> boxes.put(box, points));
    }
    return Sheet.of(boxes, typed.points(EXTRA));
  }
}
