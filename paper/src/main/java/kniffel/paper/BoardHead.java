package kniffel.paper;

import kniffel.paper.Pen.Align;

/** The head of a player's own sheet: what it is, and whose. */
public final class BoardHead {

  private BoardHead() {}

  /** Draws it into an area that is as wide as the sheet. */
  public static void draw(
      Pen pen, Area area, double size, String title, Subject<?, ?> subject, int seat) {
    double half = area.width() * 0.55;
    pen.text(area.left(half).inset(0, 0), Align.LEFT, size, true, title);
    Area right = area.after(half + size);
    if (!subject.isEmpty()) {
      pen.text(right, Align.RIGHT, size, true, subject.name(seat));
      return;
    }
    String word = subject.say("paper.player");
    double width = Helvetica.width(word, false) * size * 0.7;
    pen.text(right.left(width), Align.LEFT, size * 0.7, false, word);
    double y = area.middleY() + size * 0.4;
    pen.line(right.x() + width + size * 0.3, y, right.right(), y, Pen.NORMAL);
  }
}
