package kniffel.paper.forone;

import java.util.List;
import java.util.Optional;
import kniffel.paper.Area;
import kniffel.paper.Pen;
import kniffel.paper.Pen.Align;
import kniffel.paper.Subject;
import kniffel.rules.forone.CardChange;
import kniffel.rules.forone.Condition;
import kniffel.rules.forone.ForOneOptions;
import kniffel.rules.forone.ForOneView;
import kniffel.rules.forone.ForOneView.CardLine;
import kniffel.rules.forone.ForOneView.LineExtra;
import kniffel.rules.forone.Pay;
import kniffel.rules.forone.Row;

/** Draws the parts of a score card. */
record CardParts(Pen pen, Subject<ForOneOptions, ForOneView> subject, double size) {

  /** How the width of a row is shared: its name, its fields, what it pays, what it has brought. */
  private static final double NAME = 0.3;

  private static final double FIELDS = 0.48;
  private static final double PAYS = 0.08;

  void rows(Area area) {
    List<CardLine> lines = subject.view().lines();
    for (int i = 0; i < lines.size(); i++) {
      Area row = area.row(i, lines.size());
      if (i > 0) {
        boolean isBorder = lines.get(i).inBonus() != lines.get(i - 1).inBonus();
        pen.line(row.x(), row.y(), row.right(), row.y(), isBorder ? Pen.THICK : Pen.NORMAL);
      }
      row(row, lines.get(i));
    }
    pen.frame(area, Pen.THICK);
    double x = area.x() + area.width() * (NAME + FIELDS + PAYS);
    pen.line(x, area.y(), x, area.bottom(), Pen.THICK);
  }

  private void row(Area area, CardLine line) {
    double width = area.width();
    Area name = area.left(width * NAME).inset(size * 0.3, area.height() * 0.08);
    String label = subject.say(line.row());
    String condition = subject.say(line.condition());
    double hint = name.height() * 0.42;
    boolean hasRoom = hint >= Pen.SMALLEST && Pen.fits(condition, false, name.width());
    if (subject.large() || !hasRoom) {
      pen.text(name, Align.LEFT, size, subject.large(), label);
    } else {
      pen.text(name.top(name.height() - hint), Align.LEFT, size, false, label);
      pen.text(name.below(name.height() - hint), Align.LEFT, size * 0.65, false, condition);
    }
    Area fields = area.after(width * NAME).left(width * FIELDS);
    double step = fields.width() / Row.MAX_FIELDS;
    for (int i = 0; i < line.fields(); i++) {
      Area cell = new Area(fields.x() + i * step, fields.y(), step, fields.height());
      field(cell.inset(step * 0.05, area.height() * 0.08), line, i);
    }
    Area pays = area.after(width * (NAME + FIELDS)).left(width * PAYS).inset(size * 0.1, 0);
    if (pay(line) instanceof Pay.WhenFull(int points)) {
      pen.text(pays, Align.CENTRE, size, true, Integer.toString(points));
    }
    points(area.after(width * (NAME + FIELDS + PAYS)), line);
  }

  private Pay pay(CardLine line) {
    return ForOneSheet.level(subject).rows().stream()
        .filter(row -> row.category() == line.row())
        .map(Row::pay)
        .findFirst()
        .orElseThrow();
  }

  /** A field: what lies on it, or in its corner what a die there brings or has to show. */
  private void field(Area box, CardLine line, int index) {
    Optional<Integer> tile =
        line.extra().map(LineExtra::tiles).filter(tiles -> !tiles.isEmpty()).map(t -> t.get(index));
    if (tile.filter(points -> points != 0).isPresent()) {
      pen.shade(box);
    }
    pen.frame(box, Pen.NORMAL);
    if (index < line.dice().size()) {
      pen.die(box.square().inset(box.height() * 0.08), line.dice().face(index));
      return;
    }
    if (line.scored() && index < line.count()) {
      pen.cross(box.square().inset(box.height() * 0.2));
      return;
    }
    Area corner = box.below(box.height() * 0.45).inset(box.width() * 0.06, 0);
    double small = size * (subject.large() ? 0.75 : 0.65);
    tile.filter(points -> points != 0)
        .ifPresent(
            points ->
                pen.text(
                    box.top(box.height() * 0.5).inset(box.width() * 0.06, 0),
                    Align.RIGHT,
                    small,
                    true,
                    (points > 0 ? "+" : "") + Subject.signed(points)));
    if (line.condition() instanceof Condition.Sequence(List<Integer> faces)) {
      Area die = box.square().inset(box.height() * 0.25);
      pen.text(die, Align.CENTRE, size, false, faces.get(index).toString());
    } else if (pay(line) instanceof Pay.PerDie) {
      pen.text(corner, Align.LEFT, small, false, Subject.signed(line.values().get(index + 1)));
    }
  }

  /** Where the points are written; in two halves where the row can be filled twice. */
  private void points(Area cell, CardLine line) {
    boolean isDouble =
        subject.options().challenge().stream()
            .flatMap(level -> level.elements().stream())
            .anyMatch(
                each ->
                    each instanceof CardChange.SecondMarker(var row, int _) && row == line.row());
    if (isDouble) {
      pen.line(cell.middleX(), cell.y(), cell.middleX(), cell.bottom(), Pen.FINE);
    }
    if (line.scored()) {
      pen.text(
          cell.inset(size * 0.2, 0), Align.CENTRE, size * 1.1, true, Subject.signed(line.points()));
    }
  }

  /** The bonus by the fewest dice in a row of the upper part. */
  void bonus(Area area) {
    List<Integer> table = subject.view().bonusTable();
    Area words = area.left(area.width() * NAME).inset(size * 0.3, area.height() * 0.08);
    pen.frame(area, Pen.NORMAL);
    pen.text(words.row(0, 2), Align.LEFT, size, true, subject.say("paper.bonus"));
    pen.text(
        words.row(1, 2),
        Align.LEFT,
        size * 0.65,
        false,
        subject.say(table.isEmpty() ? "paper.forone.no-bonus" : "paper.forone.fewest"));
    Area cells = area.after(area.width() * NAME).left(area.width() * (FIELDS + PAYS));
    for (int i = 0; i < table.size(); i++) {
      Area cell = cells.column(i, table.size()).inset(cells.width() * 0.01, area.height() * 0.08);
      boolean isReached = !subject.isEmpty() && subject.view().lowest() == i;
      pen.frame(cell, isReached ? Pen.THICK : Pen.NORMAL);
      pen.text(
          cell.top(cell.height() * 0.4).inset(size * 0.1, 0),
          Align.LEFT,
          size * 0.65,
          false,
          Integer.toString(i));
      pen.text(
          cell.below(cell.height() * 0.4).inset(size * 0.1, 0),
          Align.CENTRE,
          size,
          true,
          table.get(i).toString());
    }
    double x = area.x() + area.width() * (NAME + FIELDS + PAYS);
    pen.line(x, area.y(), x, area.bottom(), Pen.THICK);
    Area points = area.after(area.width() * (NAME + FIELDS + PAYS)).inset(size * 0.2, 0);
    pen.text(points, Align.CENTRE, size * 1.1, true, subject.result(subject.view().bonus()));
  }

  /** Circles to be ticked one after the other. */
  void tracker(Area area, String label, int count, int done) {
    Area words = area.left(area.width() * NAME).inset(size * 0.3, 0);
    pen.text(words, Align.LEFT, size * 0.85, subject.large(), label);
    Area circles = area.after(area.width() * NAME);
    for (int i = 0; i < count; i++) {
      Area cell = circles.column(i, Math.max(count, 17));
      Area circle = cell.square().inset(cell.width() * 0.08);
      pen.circle(circle, false);
      if (i < done) {
        pen.cross(circle.inset(circle.width() * 0.2));
      }
    }
  }
}
