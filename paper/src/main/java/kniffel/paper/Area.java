package kniffel.paper;

/** A rectangle of the page, in millimetres. */
public record Area(double x, double y, double width, double height) {

  public double right() {
    return x + width;
  }

  public double bottom() {
    return y + height;
  }

  public double middleX() {
    return x + width / 2;
  }

  public double middleY() {
    return y + height / 2;
  }

  /** Its upper part. */
  public Area top(double part) {
    return new Area(x, y, width, part);
  }

  /** What is left without the upper part. */
  public Area below(double part) {
    return new Area(x, y + part, width, height - part);
  }

  /** Its left part. */
  public Area left(double part) {
    return new Area(x, y, part, height);
  }

  /** What is left without the left part. */
  public Area after(double part) {
    return new Area(x + part, y, width - part, height);
  }

  /** A smaller one in it, with this margin left and right, above and below. */
  public Area inset(double across, double down) {
    return new Area(x + across, y + down, width - 2 * across, height - 2 * down);
  }

  public Area inset(double margin) {
    return inset(margin, margin);
  }

  /** One of several equal columns, counted from 0. */
  public Area column(int index, int columns) {
    double each = width / columns;
    return new Area(x + index * each, y, each, height);
  }

  /** One of several equal rows, counted from 0. */
  public Area row(int index, int rows) {
    double each = height / rows;
    return new Area(x, y + index * each, width, each);
  }

  /** The largest square in its middle. */
  public Area square() {
    double side = Math.min(width, height);
    return new Area(middleX() - side / 2, middleY() - side / 2, side, side);
  }
}
