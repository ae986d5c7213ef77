package kniffel.paper.master;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import kniffel.paper.Area;
import kniffel.paper.BoardHead;
import kniffel.paper.GameSheet;
import kniffel.paper.Pen;
import kniffel.paper.Pen.Align;
import kniffel.paper.Subject;
import kniffel.rules.Rulebook;
import kniffel.rules.master.Board;
import kniffel.rules.master.CoinLine;
import kniffel.rules.master.Master;
import kniffel.rules.master.MasterOptions;
import kniffel.rules.master.MasterRulebook;
import kniffel.rules.master.MasterView;
import kniffel.rules.master.MasterView.Side;
import kniffel.rules.master.Task;

/** The sheet of Kniffel Master: a player's board with tasks, number rows and the coin row. */
public final class MasterSheet implements GameSheet<MasterOptions, MasterView> {

  /** How many lines the whole sheet has room for. */
  private static final double LINES = 23.1;

  private final MasterRulebook rulebook = new MasterRulebook();

  @Override
  public Rulebook<MasterOptions> rulebook() {
    return rulebook;
  }

  @Override
  public Class<MasterView> view() {
    return MasterView.class;
  }

  @Override
  public boolean isForEach() {
    return true;
  }

  @Override
  public void draw(Pen pen, Area area, Subject<MasterOptions, MasterView> subject, int seat) {
    double line = area.height() / LINES;
    double size = line * (subject.large() ? 0.5 : 0.4);
    Side side = subject.view().sides().get(seat);
    BoardHead.draw(
        pen, area.top(line * 1.2), size * 1.4, subject.say("master.name"), subject, seat);
    Area rest = area.below(line * 1.4);
    heading(pen, rest.top(line), size, subject.say("paper.master.tasks"), race(subject));
    tasks(pen, rest.below(line).top(line * 3), size, subject, side);
    rest = rest.below(line * 4.2);
    heading(pen, rest.top(line), size, subject.say("paper.master.rows"), race(subject));
    rows(pen, rest.below(line).top(line * Board.ROWS), side);
    bonus(pen, rest.below(line * (1 + Board.ROWS)).top(line), size, subject, side);
    rest = rest.below(line * (2.2 + Board.ROWS));
    heading(
        pen, rest.top(line), size, subject.say("paper.master.coins"), furtherLaps(subject, side));
    laps(pen, rest.below(line).top(line * Board.LAPS), size, side);
    rest = rest.below(line * (1.2 + Board.LAPS));
    pen.paragraph(
        rest.top(line * 1.5), size * (subject.large() ? 0.8 : 0.75), false, coins(subject));
    stars(pen, rest.below(line * 1.6).top(line * 1.4), size, subject, side);
  }

  private static void heading(Pen pen, Area area, double size, String title, String hint) {
    double half = area.width() * 0.4;
    pen.text(area.left(half), Align.LEFT, size, true, title);
    pen.text(area.after(half), Align.RIGHT, size * 0.75, false, hint);
    pen.line(area.x(), area.bottom(), area.right(), area.bottom(), Pen.NORMAL);
  }

  private static String race(Subject<MasterOptions, MasterView> subject) {
    return subject.say(
        "paper.master.race", Map.of("first", Master.raceCoins(1), "second", Master.raceCoins(2)));
  }

  private static void tasks(
      Pen pen, Area area, double size, Subject<MasterOptions, MasterView> subject, Side side) {
    int lines = (Task.ALL.size() + 1) / 2;
    for (int i = 0; i < Task.ALL.size(); i++) {
      Task task = Task.ALL.get(i);
      boolean has = side.tasks().contains(task);
      Area half = area.column(i / lines, 2);
      Area cell = half.left(half.width() * 0.93).row(i % lines, lines);
      double mark = cell.height() * 0.6;
      field(pen, cell.left(mark), mark, has);
      double stars = mark * 3.3;
      pen.text(
          cell.after(mark * 1.4).left(cell.width() - mark * 1.6 - stars),
          Align.LEFT,
          size,
          subject.large(),
          subject.say(task));
      for (int star = 0; star < task.stars(); star++) {
        double x = cell.right() - (task.stars() - star) * mark;
        pen.star(new Area(x, cell.y(), mark * 0.9, cell.height()), has);
      }
    }
  }

  private static void rows(Pen pen, Area area, Side side) {
    for (int row = 1; row <= Board.ROWS; row++) {
      Area line = area.row(row - 1, Board.ROWS);
      int reached = side.rows().get(row - 1);
      pen.die(line.left(line.height() * 0.7).inset(0, line.height() * 0.15), row);
      fields(pen, line.after(line.height()), Board.FIELDS, reached);
    }
  }

  /** A row of fields with a star at its end, which is won when all are reached. */
  private static void fields(Pen pen, Area line, int count, int reached) {
    double mark = line.height() * 0.8;
    double step = (line.width() - mark * 1.2) / Board.FIELDS;
    for (int i = 0; i < count; i++) {
      Area cell = new Area(line.x() + i * step, line.y(), step, line.height());
      Area box = cell.inset(step * 0.06, line.height() * 0.1);
      pen.frame(box, Pen.NORMAL);
      if (i < reached) {
        pen.cross(box.square().inset(mark * 0.12));
      }
    }
    pen.star(
        new Area(line.x() + count * step + mark * 0.15, line.y(), mark, line.height()),
        reached == count);
  }

  private static void bonus(
      Pen pen, Area area, double size, Subject<MasterOptions, MasterView> subject, Side side) {
    int stars = Board.ROWS - Board.BONUS_FROM + 1;
    double mark = area.height() * 0.8;
    double room = mark * 1.1 * stars;
    pen.text(
        area.left(area.width() - room - mark * 0.4),
        Align.RIGHT,
        size * 0.85,
        false,
        subject.say("paper.master.bonus", Map.of("row", Board.BONUS_FROM)));
    for (int i = 0; i < stars; i++) {
      double x = area.right() - room + i * mark * 1.1;
      pen.star(new Area(x, area.y(), mark, area.height()), i < side.bonusStars());
    }
  }

  private static void laps(Pen pen, Area area, double size, Side side) {
    for (int lap = 0; lap < Board.LAPS; lap++) {
      Area line = area.row(lap, Board.LAPS);
      int length = Board.lapLength(lap);
      int reached = lap < side.laps() ? length : lap == side.laps() ? side.coin() : 0;
      pen.text(
          line.left(line.height() * 0.7),
          Align.CENTRE,
          size,
          false,
          Integer.toString(lap + 1) + ".");
      fields(pen, line.after(line.height()), length, reached);
    }
  }

  /** What follows after the last lap, where that was agreed. */
  private static String furtherLaps(Subject<MasterOptions, MasterView> subject, Side side) {
    if (subject.options().coinRow() == MasterOptions.CoinRow.CLOSED) {
      return "";
    }
    String further = subject.say(MasterOptions.CoinRow.FURTHER_LAPS);
    int made = side.laps() - Board.LAPS;
    return made > 0 ? further + ": " + made : further;
  }

  private static String coins(Subject<MasterOptions, MasterView> subject) {
    String lines =
        CoinLine.ALL.stream()
            .map(line -> subject.say(line) + " " + line.coins())
            .collect(Collectors.joining(" · "));
    return subject.say("paper.master.table", Map.of("lines", lines, "again", Master.REPEAT_COINS));
  }

  private static void stars(
      Pen pen, Area area, double size, Subject<MasterOptions, MasterView> subject, Side side) {
    List<String> labels =
        List.of(
            subject.say("paper.master.tasks"),
            subject.say("paper.master.rows"),
            subject.say("paper.master.bonus-stars"),
            subject.say("paper.master.coins"),
            subject.say("paper.master.stars", Map.of("goal", subject.view().goal())));
    List<Integer> numbers =
        List.of(
            side.taskStars(), side.rowStars(), side.bonusStars(), side.coinStars(), side.stars());
    for (int i = 0; i < labels.size(); i++) {
      Area cell = area.column(i, labels.size());
      boolean isLast = i == labels.size() - 1;
      if (isLast) {
        pen.shade(cell);
      }
      pen.frame(cell, isLast ? Pen.THICK : Pen.NORMAL);
      Area words = cell.top(cell.height() * 0.4).inset(cell.width() * 0.05, 0);
      pen.text(words, Align.LEFT, size * 0.7, isLast, labels.get(i));
      Area number = cell.below(cell.height() * 0.4);
      pen.text(number, Align.CENTRE, size * 1.2, isLast, subject.result(numbers.get(i)));
    }
  }

  private static void field(Pen pen, Area area, double side, boolean isMarked) {
    Area box = new Area(area.x(), area.middleY() - side / 2, side, side);
    pen.frame(box, Pen.NORMAL);
    if (isMarked) {
      pen.cross(box.inset(side * 0.12));
    }
  }
}
