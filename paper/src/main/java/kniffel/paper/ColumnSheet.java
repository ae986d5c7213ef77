package kniffel.paper;

import java.util.ArrayList;
import java.util.List;
import kniffel.paper.Pen.Align;

/**
 * A sheet with a row for each box and a column for each player, or for each game of one.
 *
 * @param title the text above it
 * @param names the headings of the columns; none on an empty sheet
 * @param corner the text next to the names
 * @param most how many columns an empty sheet has at the most
 * @param rows from top to bottom
 * @param split whether a column has a second, narrower one for penalty points
 * @param large whether in large print
 */
public record ColumnSheet(
    String title,
    List<String> names,
    String corner,
    int most,
    List<SheetRow> rows,
    boolean split,
    boolean large) {

  /** How much room a column wants, in millimetres: enough to write three digits. */
  private static final double COLUMN = 14;

  private static final double LARGE_COLUMN = 20;

  /** The additional width of a column with penalty points. */
  private static final double SPLIT = 1.6;

  /** The maximum width, for games with few players. */
  private static final double WIDEST = 40;

  /** The share of a split column that is for points. */
  private static final double POINTS = 0.6;

  /** The largest share of the width that labels may take. */
  private static final double MOST_LABEL = 0.6;

  /** How a row looks. */
  public enum RowKind {
    /** To be filled in. */
    BOX,
    /** To be added up. */
    SUM,
    /** The last line. */
    TOTAL
  }

  /**
   * A row.
   *
   * @param hint what it brings, in small letters
   * @param face the die next to it; 0 for none
   * @param cells the entries in the columns; none on an empty sheet
   * @param minus the penalty points next to them, where columns are split
   */
  public record SheetRow(
      RowKind kind, String label, String hint, int face, List<String> cells, List<String> minus) {
    public SheetRow {
      cells = List.copyOf(cells);
      minus = List.copyOf(minus);
    }
  }

  public ColumnSheet {
    names = List.copyOf(names);
    rows = List.copyOf(rows);
  }

  public void draw(Pen pen, Area area) {
    // The title, the names and a row each; the title is a little higher.
    double height = area.height() / (rows.size() + 2.4);
    double size = Math.min(height * (large ? 0.5 : 0.4), area.width() * (large ? 0.045 : 0.032));
    double wanted = (large ? LARGE_COLUMN : COLUMN) * (split ? SPLIT : 1);
    double label =
        Math.clamp(
            labels(height, size), area.width() * (large ? 0.4 : 0.34), area.width() * MOST_LABEL);
    double room = area.width() - label;
    int columns = names.isEmpty() ? Math.clamp((long) (room / wanted), 2, most) : names.size();
    Area table = area.left(label + Math.min(room, columns * WIDEST));
    pen.text(area.top(height * 1.3), Align.LEFT, size * 1.5, true, title);
    Area body = table.below(height * 1.4).top(height * (rows.size() + 1));
    Area beside = body.top(height).left(label).inset(label * 0.03, height * 0.1);
    pen.text(beside.below(height * 0.4), Align.RIGHT, size * 0.75, false, corner);
    for (int i = 0; i < columns; i++) {
      Area name = body.top(height).after(label).column(i, columns);
      if (i < names.size()) {
        pen.text(name.inset(name.width() * 0.06, 0), Align.CENTRE, size, true, names.get(i));
      }
    }
    for (int i = 0; i < rows.size(); i++) {
      row(pen, body.below(height * (i + 1)).top(height), label, columns, size, rows.get(i));
    }
    lines(pen, body, label, columns, height);
  }

  /** The width that labels need so that no hint is cut. */
  private double labels(double height, double size) {
    double widest =
        rows.stream()
            .mapToDouble(
                row ->
                    (row.face() > 0 ? height * 0.7 : 0)
                        + Helvetica.width(row.label(), isBold(row)) * Math.max(size, Pen.SMALLEST)
                        + Helvetica.width(row.hint(), false) * Math.max(size * 0.75, Pen.SMALLEST))
            .max()
            .orElse(0);
    return (widest + size * 0.5) / 0.94; // without what is left free at both sides
  }

  private boolean isBold(SheetRow row) {
    return row.kind() == RowKind.TOTAL || large;
  }

  private void row(Pen pen, Area line, double label, int columns, double size, SheetRow row) {
    boolean isSum = row.kind() != RowKind.BOX;
    if (isSum) {
      pen.shade(line);
    }
    Area words = line.left(label).inset(label * 0.03, 0);
    if (row.face() > 0) {
      Area die = words.left(line.height() * 0.55);
      pen.die(die, row.face());
      words = words.after(line.height() * 0.7);
    }
    boolean isBold = isBold(row);
    double hinted = Helvetica.width(row.hint(), false) * Math.max(size * 0.75, Pen.SMALLEST);
    double left = words.width() - Helvetica.width(row.label(), isBold) * size - size * 0.4;
    double hint = Math.min(hinted, Math.max(left, words.width() * 0.45));
    pen.text(
        new Area(words.right() - hint, words.y(), hint, words.height()),
        Align.RIGHT,
        size * 0.75,
        false,
        row.hint());
    pen.text(words.left(words.width() - hint - size * 0.4), Align.LEFT, size, isBold, row.label());
    Area cells = line.after(label);
    for (int i = 0; i < row.cells().size(); i++) {
      Area cell = cells.column(i, columns);
      Area points = split ? cell.left(cell.width() * POINTS) : cell;
      pen.text(
          points.inset(points.width() * 0.1, 0),
          Align.CENTRE,
          size * 1.1,
          isSum,
          row.cells().get(i));
      if (i < row.minus().size()) {
        Area minus = cell.after(cell.width() * POINTS);
        pen.text(
            minus.inset(minus.width() * 0.1, 0), Align.CENTRE, size, false, row.minus().get(i));
      }
    }
  }

  private void lines(Pen pen, Area body, double label, int columns, double height) {
    List<Integer> thick = new ArrayList<>();
    for (int i = 1; i < rows.size(); i++) {
      if (rows.get(i).kind() != rows.get(i - 1).kind()) {
        thick.add(i);
      }
    }
    for (int i = 0; i < rows.size(); i++) {
      double y = body.y() + height * (i + 1);
      pen.line(body.x(), y, body.right(), y, i == 0 || thick.contains(i) ? Pen.THICK : Pen.NORMAL);
    }
    Area cells = body.after(label);
    for (int i = 0; i < columns; i++) {
      Area cell = cells.column(i, columns);
      pen.line(cell.x(), body.y(), cell.x(), body.bottom(), i == 0 ? Pen.THICK : Pen.NORMAL);
      for (int j = 0; split && j < rows.size(); j++) {
        if (rows.get(j).kind() == RowKind.BOX) {
          double x = cell.x() + cell.width() * POINTS;
          double y = body.y() + height * (j + 1);
          pen.line(x, y, x, y + height, Pen.FINE);
        }
      }
    }
    pen.frame(body, Pen.THICK);
  }
}
