package kniffel.rules.master;

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
import kniffel.rules.PaperRefusal;
import kniffel.rules.PaperSheet;
import kniffel.rules.Refusal;

/** A player's board, crossed by hand: tasks, fields reached in the rows, laps of the coin row. */
public final class MasterPaper implements PaperForm {

  /** With further laps agreed a player completes a few; on paper nobody completes more. */
  private static final int MOST_LAPS = 30;

  private static final String ROW = "row-";
  private static final String LAPS = Ids.of(PaperNote.LAPS);
  private static final String COIN = Ids.of(PaperNote.COIN);

  private final MasterOptions options;
  private final List<PaperLine> lines;

  MasterPaper(MasterOptions options) {
    this.options = options;
    this.lines = List.copyOf(made());
  }

  /** What is noted next to tasks and rows. */
  public enum PaperNote implements PaperName {
    LAPS,
    COIN,
    TASK_STARS,
    ROW_STARS,
    BONUS_STARS,
    STARS
  }

  /** How far a row of fields is. */
  public record PaperRow(int number) implements PaperName {}

  /** Why no game of Kniffel Master can have ended with this on paper. */
  public sealed interface Contradiction extends Refusal {

    /** More rows are begun than there are markers for them (R75). */
    record TooManyRows(int begun, int markers) implements Contradiction {}

    /** After these laps the coin is on this field at most. */
    record LapIsShorter(int most) implements Contradiction {}
  }

  @Override
  public List<PaperLine> lines() {
    return lines;
  }

  private List<PaperLine> made() {
    List<PaperLine> made = new ArrayList<>();
    Task.ALL.forEach(task -> made.add(PaperLine.Box.tick(Ids.of(task), task)));
    made.add(sum(PaperNote.TASK_STARS));
    for (int row = 1; row <= Board.ROWS; row++) {
      made.add(new PaperLine.Box(ROW + row, new PaperRow(row), upTo(Board.FIELDS)));
    }
    made.add(sum(PaperNote.ROW_STARS));
    made.add(sum(PaperNote.BONUS_STARS));
    made.add(
        new PaperLine.Box(
            LAPS, PaperNote.LAPS, upTo(options.furtherLaps() ? MOST_LAPS : Board.LAPS)));
    made.add(new PaperLine.Box(COIN, PaperNote.COIN, upTo(Board.FIELDS - 1)));
    made.add(new PaperLine.Sum(TOTAL, PaperNote.STARS));
    return made;
  }

  private static PaperLine sum(PaperNote note) {
    return new PaperLine.Sum(Ids.of(note), note);
  }

  private static List<Integer> upTo(int most) {
    return IntStream.rangeClosed(0, most).boxed().toList();
  }

  @Override
  public List<PaperObjection> contradictions(List<PaperSheet> sheets) {
    List<PaperObjection> objections = new ArrayList<>();
    for (int seat = 0; seat < sheets.size(); seat++) {
      PaperSheet sheet = sheets.get(seat);
      int laps = sheet.points(LAPS);
      boolean closed = laps >= Board.LAPS && !options.furtherLaps();
      int most = closed ? 0 : Board.lapLength(laps) - 1;
      if (sheet.points(COIN) > most) {
        objections.add(PaperObjection.of(seat, COIN, new Contradiction.LapIsShorter(most)));
      }
      int begun = (int) rows(sheet).stream().filter(at -> at > 0 && at < Board.FIELDS).count();
      // R75: where completed rows keep markers, that many fewer rows can still be begun.
      if (begun > Board.ROW_MARKERS) {
        objections.add(
            PaperObjection.of(seat, new Contradiction.TooManyRows(begun, Board.ROW_MARKERS)));
      }
    }
    boolean isShort = options.lastRound() < MasterOptions.MASTER.lastRound();
    if (objections.isEmpty()
        && !isShort
        && totals(sheets).stream().noneMatch(stars -> stars >= Master.GOAL)) {
      objections.add(PaperObjection.of(new PaperRefusal.NobodyHasEnded()));
    }
    return objections;
  }

  private static List<Integer> rows(PaperSheet sheet) {
    return IntStream.rangeClosed(1, Board.ROWS).mapToObj(row -> sheet.points(ROW + row)).toList();
  }

  @Override
  public Map<String, Integer> sums(PaperSheet sheet, int players) {
    // A complete board is built only where one is possible: stars need no markers.
    List<Integer> rows =
        rows(sheet).stream().map(at -> at == Board.FIELDS ? Board.FIELDS : 0).toList();
    List<Task> tasks = Task.ALL.stream().filter(task -> sheet.isTicked(Ids.of(task))).toList();
    Board board = Board.of(rows, tasks, sheet.points(LAPS), 0);
    Map<String, Integer> sums = new LinkedHashMap<>();
    sums.put(Ids.of(PaperNote.TASK_STARS), board.taskStars());
    sums.put(Ids.of(PaperNote.ROW_STARS), board.rowsDone());
    sums.put(Ids.of(PaperNote.BONUS_STARS), board.markersRetired());
    sums.put(TOTAL, board.stars());
    return sums;
  }
}
