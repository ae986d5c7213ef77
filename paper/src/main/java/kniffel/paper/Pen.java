package kniffel.paper;

import java.util.ArrayList;
import java.util.List;

/** Draws on a page; what it draws stays in the area it is given. */
public final class Pen {

  /** The smallest letters that anybody can read; a longer text is cut. */
  public static final double SMALLEST = 1.5;

  /** The three widths of lines. */
  public static final double FINE = 0.15;

  public static final double NORMAL = 0.3;
  public static final double THICK = 0.7;

  /** The grey of areas that only guide the eye; it prints well on any printer. */
  public static final double SHADE = 0.9;

  /** How high capital letters are, by the size. */
  private static final double CAPITALS = 0.72;

  private static final double LINE_HEIGHT = 1.25;

  private final List<Mark> marks = new ArrayList<>();

  /** Where a text is placed in its area. */
  public enum Align {
    LEFT,
    CENTRE,
    RIGHT
  }

  List<Mark> marks() {
    return marks;
  }

  public void line(double x1, double y1, double x2, double y2, double width) {
    marks.add(new Mark.Line(x1, y1, x2, y2, width));
  }

  public void frame(Area area, double width) {
    marks.add(new Mark.Box(area, width, 1));
  }

  public void shade(Area area) {
    marks.add(new Mark.Box(area, 0, SHADE));
  }

  public void circle(Area area, boolean filled) {
    Area square = area.square();
    marks.add(
        new Mark.Circle(square.middleX(), square.middleY(), square.width() / 2, NORMAL, filled));
  }

  /** A cross through an area, the way people strike something out. */
  public void cross(Area area) {
    line(area.x(), area.y(), area.right(), area.bottom(), NORMAL);
    line(area.x(), area.bottom(), area.right(), area.y(), NORMAL);
  }

  /** A die that shows a face. */
  public void die(Area area, int face) {
    Area square = area.square();
    frame(square, NORMAL);
    double step = square.width() / 4;
    double spot = square.width() * 0.2;
    for (int column = -1; column <= 1; column++) {
      for (int row = -1; row <= 1; row++) {
        if (hasSpot(face, column, row)) {
          double x = square.middleX() + column * step;
          double y = square.middleY() + row * step;
          circle(new Area(x - spot / 2, y - spot / 2, spot, spot), true);
        }
      }
    }
  }

  private static boolean hasSpot(int face, int column, int row) {
    if (column == 0) {
      return row == 0 && face % 2 == 1;
    }
    if (row == 0) {
      return face == 6;
    }
    return face >= 4 || (face >= 2 && column == row);
  }

  /** A star with five points. */
  public void star(Area area, boolean filled) {
    Area square = area.square();
    double outer = square.width() / 2;
    List<Mark.Point> points = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      double radius = i % 2 == 0 ? outer : outer * 0.42;
      double angle = Math.PI * (i / 5.0 - 0.5);
      points.add(
          new Mark.Point(
              square.middleX() + radius * Math.cos(angle),
              square.middleY() + radius * Math.sin(angle)));
    }
    marks.add(new Mark.Shape(points, NORMAL, filled));
  }

  /** Whether a line of text fits this width without being cut. */
  public static boolean fits(String text, boolean bold, double width) {
    return Helvetica.width(text, bold) * SMALLEST <= width;
  }

  /** A line of text in the middle of the height of an area, smaller where it would not fit. */
  public void text(Area area, Align align, double size, boolean bold, String text) {
    if (text.isEmpty()) {
      return;
    }
    boolean isTooLong = !fits(text, bold, area.width());
    String shown = isTooLong ? cut(text, bold, area.width() / SMALLEST) : text;
    double letters = Helvetica.width(shown, bold);
    double fitting =
        isTooLong ? SMALLEST : Math.min(Math.max(size, SMALLEST), area.width() / letters);
    double width = letters * fitting;
    double x =
        switch (align) {
          case LEFT -> area.x();
          case CENTRE -> area.middleX() - width / 2;
          case RIGHT -> area.right() - width;
        };
    double y = area.middleY() + fitting * CAPITALS / 2;
    marks.add(new Mark.Text(x, y, fitting, bold, shown, area));
  }

  /** As much of a text as has room. */
  private static String cut(String text, boolean bold, double room) {
    int end = text.length();
    while (end > 0 && Helvetica.width(text.substring(0, end) + "…", bold) > room) {
      end = text.offsetByCodePoints(end, -1);
    }
    return text.substring(0, end) + "…";
  }

  /** Text in several lines from the top of an area; returns its height. */
  public double paragraph(Area area, double size, boolean bold, String text) {
    double letters = Math.max(size, SMALLEST);
    double height = letters * LINE_HEIGHT;
    List<String> lines = lines(text, bold, area.width() / letters);
    for (int i = 0; i < lines.size(); i++) {
      text(area.below(i * height).top(height), Align.LEFT, letters, bold, lines.get(i));
    }
    return lines.size() * height;
  }

  /** The height of text in several lines. */
  public static double height(double width, double size, boolean bold, String text) {
    double letters = Math.max(size, SMALLEST);
    return lines(text, bold, width / letters).size() * letters * LINE_HEIGHT;
  }

  private static List<String> lines(String text, boolean bold, double room) {
    List<String> lines = new ArrayList<>();
    String line = "";
    for (String word : text.split(" ", -1)) {
      String longer = line.isEmpty() ? word : line + " " + word;
      if (!line.isEmpty() && Helvetica.width(longer, bold) > room) {
        lines.add(line);
        line = word;
      } else {
        line = longer;
      }
    }
    lines.add(line);
    return lines;
  }
}
