package kniffel.rules.kartenspiel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import kniffel.rules.Ids;
import kniffel.rules.PaperForm;
import kniffel.rules.PaperLine;
import kniffel.rules.PaperName;
import kniffel.rules.PaperObjection;
import kniffel.rules.PaperRefusal;
import kniffel.rules.PaperSheet;
import kniffel.rules.Refusal;
import kniffel.rules.Standings;

/** A player's board at the end: how far each row is filled, and the cards left in hand. */
public final class KartenspielPaper implements PaperForm {

  private static final String CARDS = Ids.of(PaperNote.CARDS);

  private final KartenspielOptions options;
  private final Tableau tableau;
  private final List<PaperLine> lines;

  KartenspielPaper(KartenspielOptions options) {
    this.options = options;
    this.tableau = new Tableau(options);
    this.lines = List.copyOf(made());
  }

  /** What is noted next to the rows. */
  public enum PaperNote implements PaperName {
    CARDS,
    PLACED
  }

  /** How many levels of a row are filled. */
  public record PaperRow(Row row) implements PaperName {}

  /** Why no game of Das Kartenspiel can have ended with this on paper. */
  public sealed interface Contradiction extends Refusal {

    /** The player cannot have placed the number of stones that these levels take. */
    record StonesDoNotFit(int needed, int stones) implements Contradiction {}

    /** More cards than may be held at the end of a turn. */
    record HandTooLarge(int limit) implements Contradiction {}
  }

  @Override
  public List<PaperLine> lines() {
    return lines;
  }

  private List<PaperLine> made() {
    List<PaperLine> made = new ArrayList<>();
    for (Row row : Row.ALL) {
      made.add(new PaperLine.Box(Ids.of(row), new PaperRow(row), upTo(tableau.length(row))));
    }
    int most = tableau.value(Row.STRAIGHT, tableau.length(Row.STRAIGHT));
    made.add(new PaperLine.Box(CARDS, PaperNote.CARDS, upTo(most)));
    made.add(new PaperLine.Sum(TOTAL, PaperNote.PLACED));
    return made;
  }

  private static List<Integer> upTo(int most) {
    return IntStream.rangeClosed(0, most).boxed().toList();
  }

  @Override
  public List<PaperObjection> contradictions(List<PaperSheet> sheets) {
    int stones = options.variant().stones(sheets.size());
    List<PaperObjection> objections = new ArrayList<>();
    for (int seat = 0; seat < sheets.size(); seat++) {
      PaperSheet sheet = sheets.get(seat);
      int needed = needed(sheet);
      if (needed < options.variant().setUpStones()
          || (needed > stones && !isLastAlone(sheet, stones))) {
        objections.add(PaperObjection.of(seat, new Contradiction.StonesDoNotFit(needed, stones)));
      }
      int limit = tableau.value(Row.STRAIGHT, sheet.points(Ids.of(Row.STRAIGHT)));
      if (sheet.points(CARDS) > limit) {
        objections.add(PaperObjection.of(seat, CARDS, new Contradiction.HandTooLarge(limit)));
      }
    }
    boolean isShort =
        options.maxRounds() > 0
            && options.maxRounds() < KartenspielOptions.of(options.variant()).maxRounds();
    boolean isEnded =
        sheets.stream().anyMatch(sheet -> placed(sheet, stones) == stones)
            || sheets.stream().filter(sheet -> !isLost(sheet, stones)).count() <= 1; // R39
    if (objections.isEmpty() && !isShort && !isEnded) {
      objections.add(PaperObjection.of(new PaperRefusal.NobodyHasEnded()));
    }
    return objections;
  }

  private static RowLevels levels(PaperSheet sheet) {
    RowLevels levels = RowLevels.EMPTY;
    for (Row row : Row.ALL) {
      levels = levels.raise(row, sheet.points(Ids.of(row)));
    }
    return levels;
  }

  /** How many stones these levels take. */
  private int needed(PaperSheet sheet) {
    RowLevels levels = levels(sheet);
    return Row.ALL.stream().mapToInt(row -> tableau.stonesIn(row, levels)).sum();
  }

  /** R36: whether the last stone of all can stand alone on one of these levels. */
  private boolean isLastAlone(PaperSheet sheet, int stones) {
    int needed = needed(sheet);
    RowLevels levels = levels(sheet);
    return options.variant() != Variant.HARD
        && Row.ALL.stream()
            .filter(row -> levels.of(row) > 0)
            .anyMatch(row -> needed - tableau.cost(row, levels.of(row) - 1) + 1 == stones);
  }

  private int placed(PaperSheet sheet, int stones) {
    return Math.min(stones, needed(sheet));
  }

  /** R39: whether the stones that are left cannot be placed any more. */
  private boolean isLost(PaperSheet sheet, int stones) {
    int left = stones - placed(sheet, stones);
    PlayerState player = new PlayerState(Cards.NONE, Cards.NONE, levels(sheet), left, 0, false);
    return left > 0 && tableau.isBlocked(player);
  }

  @Override
  public Map<String, Integer> sums(PaperSheet sheet, int players) {
    return Map.of(TOTAL, placed(sheet, options.variant().stones(players)));
  }

  @Override
  public Standings standings(List<PaperSheet> sheets) {
    int stones = options.variant().stones(sheets.size());
    return Standings.by(
        totals(sheets),
        seat ->
            Kartenspiel.merit(
                isLost(sheets.get(seat), stones),
                placed(sheets.get(seat), stones),
                sheets.get(seat).points(CARDS)));
  }
}
