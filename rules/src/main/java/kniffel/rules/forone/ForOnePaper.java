package kniffel.rules.forone;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import kniffel.rules.Ids;
import kniffel.rules.PaperForm;
import kniffel.rules.PaperLine;
import kniffel.rules.PaperName;
import kniffel.rules.PaperObjection;
import kniffel.rules.PaperSheet;
import kniffel.rules.PaperSum;
import kniffel.rules.Refusal;

/**
 * The score card of a level, crossed by hand: how many dice each row had when it was scored, and
 * what else of its points cannot be seen from that.
 */
public final class ForOnePaper implements PaperForm {

  private static final String AGAIN = "-again";
  private static final String LATE = "-late";
  private static final String YELLOW = "-yellow";
  private static final String CHARGED = Ids.of(PaperNote.CHARGED);
  private static final int ANY_ROUND = Integer.MAX_VALUE;

  private final Level level;
  private final List<PaperLine> lines;

  ForOnePaper(ForOneOptions options) {
    this.level = options.played();
    this.lines = List.copyOf(made());
  }

  /** What is noted next to the rows. */
  public enum PaperNote implements PaperName {
    CHARGED
  }

  /** The row was filled a second time. */
  public record PaperAgain(Category row) implements PaperName {}

  /** The row was scored when it no longer paid anything. */
  public record PaperLate(Category row) implements PaperName {}

  /** The yellow die lay in the row when it was scored. */
  public record PaperYellow(Category row) implements PaperName {}

  /** Why no game of For One can have ended with this on paper. */
  public sealed interface Contradiction extends Refusal {

    /** No die lies in the row, so the yellow one does not either. */
    record EmptyRow() implements Contradiction {}
  }

  @Override
  public List<PaperLine> lines() {
    return lines;
  }

  private List<PaperLine> made() {
    List<PaperLine> made = new ArrayList<>();
    LevelRules rules = level.rules();
    for (int i = 0; i < level.rows().size(); i++) {
      Row row = level.rows().get(i);
      String id = id(i);
      int fewest = ScoreCard.empty(level).slot(i).count();
      made.add(
          new PaperLine.Box(
              id, row.category(), IntStream.rangeClosed(fewest, row.fields()).boxed().toList()));
      if (rules.hasSecond(i)) {
        made.add(PaperLine.Box.tick(id + AGAIN, new PaperAgain(row.category())));
      }
      if (isLimited(i)) {
        made.add(PaperLine.Box.tick(id + LATE, new PaperLate(row.category())));
      }
      if (rules.yellowDoubles() && row.pay() instanceof Pay.PerDie) {
        made.add(PaperLine.Box.tick(id + YELLOW, new PaperYellow(row.category())));
      }
    }
    if (rules.guardPoints() > 0) {
      int most = level.dice() + rules.mostBack();
      made.add(
          new PaperLine.Box(
              CHARGED,
              PaperNote.CHARGED,
              IntStream.rangeClosed(0, most).mapToObj(n -> n * rules.guardPoints()).toList()));
    }
    if (!level.bonus().isEmpty()) {
      made.add(new PaperLine.Sum(PaperSum.BONUS));
    }
    made.add(new PaperLine.Sum(PaperSum.TOTAL));
    return made;
  }

  private String id(int row) {
    return Ids.of(level.rows().get(row).category());
  }

  /** Whether the row pays only up to some round. */
  private boolean isLimited(int row) {
    return level.rules().paidUntil(row) < ANY_ROUND;
  }

  @Override
  public List<PaperObjection> contradictions(List<PaperSheet> sheets) {
    List<PaperObjection> objections = new ArrayList<>();
    for (int seat = 0; seat < sheets.size(); seat++) {
      PaperSheet sheet = sheets.get(seat);
      for (int row = 0; row < level.rows().size(); row++) {
        if (sheet.isTicked(id(row) + YELLOW) && sheet.points(id(row)) == 0) {
          objections.add(PaperObjection.of(seat, id(row) + YELLOW, new Contradiction.EmptyRow()));
        }
      }
    }
    return objections;
  }

  @Override
  public Map<String, Integer> sums(PaperSheet sheet, int players) {
    List<Slot> slots = new ArrayList<>();
    for (int row = 0; row < level.rows().size(); row++) {
      Row rule = level.rows().get(row);
      int dice = Math.clamp(sheet.points(id(row)), 0, rule.fields());
      slots.add(Slot.scored(rule, dice, points(sheet, row, dice), false));
    }
    ScoreCard card = ScoreCard.of(level, slots);
    int total = card.bonus() - sheet.points(CHARGED);
    for (Slot slot : slots) {
      total += slot.earned();
    }
    Map<String, Integer> sums = new LinkedHashMap<>();
    if (!level.bonus().isEmpty()) {
      sums.put(Ids.of(PaperSum.BONUS), card.bonus());
    }
    sums.put(TOTAL, total);
    return sums;
  }

  /** What a row has brought; see {@link Layout#pays} for the same while it is played. */
  private int points(PaperSheet sheet, int row, int dice) {
    LevelRules rules = level.rules();
    String id = id(row);
    Row rule = level.rows().get(row);
    int again = sheet.isTicked(id + AGAIN) ? rules.secondPoints(row) : 0;
    if (sheet.isTicked(id + LATE) || !rules.isExact(row, dice)) {
      return again;
    }
    int yellow =
        sheet.isTicked(id + YELLOW) && rule.pay() instanceof Pay.PerDie(int value) ? value : 0;
    return rule.points(dice) + yellow + again;
  }
}
