package kniffel.paper;

import java.util.List;

/** Something drawn on a page; all lengths are in millimetres, from the upper left corner. */
public sealed interface Mark {

  /** A straight line. */
  record Line(double x1, double y1, double x2, double y2, double width) implements Mark {}

  /**
   * A rectangle.
   *
   * @param width of its border; 0 for none
   * @param grey its fill, from 0 for black to 1 for none
   */
  record Box(Area area, double width, double grey) implements Mark {}

  /** A circle, black or only its border. */
  record Circle(double x, double y, double radius, double width, boolean filled) implements Mark {}

  /** A closed shape of straight lines, black or only its border. */
  record Shape(List<Point> points, double width, boolean filled) implements Mark {
    public Shape {
      points = List.copyOf(points);
    }
  }

  /** A place on the page. */
  record Point(double x, double y) {}

  /**
   * A line of text in Helvetica.
   *
   * @param x where it begins
   * @param y its base line
   * @param size of the letters
   * @param room the area in which it has to stay
   */
  record Text(double x, double y, double size, boolean bold, String text, Area room)
      implements Mark {

    public double width() {
      return Helvetica.width(text, bold) * size;
    }
  }
}
