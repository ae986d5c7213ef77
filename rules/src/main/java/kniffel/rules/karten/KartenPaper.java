package kniffel.rules.karten;

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
import kniffel.rules.PaperRefusal;
import kniffel.rules.PaperSheet;
import kniffel.rules.PaperSum;
import kniffel.rules.Refusal;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Roll;

/** A column of the score sheet, filled in by hand; nothing is struck, and boxes can stay free. */
public final class KartenPaper implements PaperForm {

  private static final String MINUS = Ids.of(PaperNote.MINUS_POINTS);
  private static final String MISSED = Ids.of(PaperNote.MISSED);

  /** What each card too many costs. */
  private static final int STEP = Karten.penalty(Karten.HAND + 1);

  private final KartenOptions options;
  private final List<PaperLine> lines;

  KartenPaper(KartenOptions options) {
    this.options = options;
    this.lines = List.copyOf(made());
  }

  /** What is noted next to the boxes. */
  public enum PaperNote implements PaperName {
    /** All that is noted next to the boxes. */
    MINUS_POINTS,
    /** The last free box was not announced. */
    MISSED
  }

  /** Why no game of Karten Kniffel can have ended with this on paper. */
  public sealed interface Contradiction extends Refusal {

    /** The few filled boxes can have cost this much at most. */
    record TooMuchMinus(int most) implements Contradiction {}

    /** More than one box is free, so there was no last one to announce. */
    record NothingMissed() implements Contradiction {}
  }

  @Override
  public List<PaperLine> lines() {
    return lines;
  }

  private List<PaperLine> made() {
    List<PaperLine> made = new ArrayList<>();
    Box.ALL.stream().filter(Box::isUpper).forEach(box -> made.add(line(box)));
    made.add(new PaperLine.Sum(PaperSum.UPPER));
    made.add(new PaperLine.Sum(PaperSum.BONUS));
    Box.ALL.stream().filter(box -> !box.isUpper()).forEach(box -> made.add(line(box)));
    made.add(new PaperLine.Sum(PaperSum.LOWER));
    int most = Karten.penalty(Karten.HAND_LIMIT);
    made.add(
        new PaperLine.Box(
            MINUS,
            PaperNote.MINUS_POINTS,
            IntStream.rangeClosed(0, Box.ALL.size() * most / STEP)
                .mapToObj(n -> n * STEP)
                .toList()));
    if (!options.autoAnnounce()) {
      made.add(PaperLine.Box.tick(MISSED, PaperNote.MISSED));
    }
    made.add(new PaperLine.Sum(PaperSum.TOTAL));
    return made;
  }

  /** All that as many cards as the box takes can bring here. */
  private static PaperLine line(Box box) {
    List<Integer> values =
        IntStream.rangeClosed(box.fewest(), box.most())
            .boxed()
            .flatMap(size -> Roll.of(size).outcomes().stream()) // cards show what dice show
            .map(each -> box.points(cards(each.outcome())))
            .filter(points -> points > 0)
            .toList();
    return new PaperLine.Box(Ids.of(box), box, values, true);
  }

  private static Cards cards(Dice faces) {
    Cards cards = Cards.NONE;
    for (int i = 0; i < faces.size(); i++) {
      cards = cards.plus(faces.face(i));
    }
    return cards;
  }

  @Override
  public List<PaperObjection> contradictions(List<PaperSheet> sheets) {
    List<PaperObjection> objections = new ArrayList<>();
    for (int seat = 0; seat < sheets.size(); seat++) {
      PaperSheet typed = sheets.get(seat);
      Sheet sheet = sheet(typed);
      int filled = Box.ALL.size() - sheet.freeBoxes();
      int most = filled * Karten.penalty(Karten.HAND_LIMIT);
      if (typed.points(MINUS) > most) {
        objections.add(PaperObjection.of(seat, MINUS, new Contradiction.TooMuchMinus(most)));
      }
      if (sheet.missed() && sheet.freeBoxes() > 1) {
        objections.add(PaperObjection.of(seat, MISSED, new Contradiction.NothingMissed()));
      }
    }
    boolean isShort = options.lastRound() < KartenOptions.STANDARD.lastRound();
    if (!isShort && sheets.stream().noneMatch(typed -> sheet(typed).isFull())) {
      objections.add(PaperObjection.of(new PaperRefusal.NobodyHasEnded()));
    }
    return objections;
  }

  @Override
  public Map<String, Integer> sums(PaperSheet typed, int players) {
    Sheet sheet = sheet(typed);
    int points = Stream.of(Box.values()).mapToInt(sheet::points).sum();
    return Map.of(
        Ids.of(PaperSum.UPPER),
        sheet.upper(),
        Ids.of(PaperSum.BONUS),
        sheet.bonus(),
        Ids.of(PaperSum.LOWER),
        points - sheet.upper(),
        TOTAL,
        sheet.total() - typed.points(MINUS));
  }

  /** The sheet without the penalty points next to its boxes, because only their sum is known. */
  private static Sheet sheet(PaperSheet typed) {
    Map<Box, Integer> boxes = new EnumMap<>(Box.class);
    for (Box box : Box.ALL) {
      typed.box(Ids.of(box)).ifPresent(points -> boxes.put(box, points));
    }
    return Sheet.of(boxes, Map.of(), typed.isTicked(MISSED));
  }
}
