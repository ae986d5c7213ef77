package kniffel.paper;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes a drawing as SVG, in its real size. */
public final class Svg {

  private Svg() {}

  public static String write(DrawnPage drawing) {
    PageSize paper = drawing.paper();
    StringBuilder svg = new StringBuilder();
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="%1$dmm" height="%2$dmm" viewBox="0 0 %1$d %2$d" font-family="Helvetica, Arial, 'Liberation Sans', 'Nimbus Sans', sans-serif">
        <title>%3$s</title>
        <rect width="%1$d" height="%2$d" fill="#fff"/>
        """
            .formatted(paper.width(), paper.height(), escaped(drawing.title())));
    drawing.marks().forEach(mark -> svg.append(written(mark)).append('\n'));
    return svg.append("</svg>\n").toString();
  }

  private static String written(Mark mark) {
    return switch (mark) {
      case Mark.Line(double x1, double y1, double x2, double y2, double width) ->
          "<path d=\"M%s %sL%s %s\" %s/>"
              .formatted(number(x1), number(y1), number(x2), number(y2), look(width, false));
      case Mark.Box(Area area, double width, double grey) ->
          "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" %s/>"
              .formatted(
                  number(area.x()),
                  number(area.y()),
                  number(area.width()),
                  number(area.height()),
                  grey == 1 ? look(width, false) : "fill=\"" + colour(grey) + "\"");
      case Mark.Circle(double x, double y, double radius, double width, boolean filled) ->
          "<circle cx=\"%s\" cy=\"%s\" r=\"%s\" %s/>"
              .formatted(number(x), number(y), number(radius), look(width, filled));
      case Mark.Shape(List<Mark.Point> points, double width, boolean filled) ->
          "<path d=\"M%sZ\" stroke-linejoin=\"round\" %s/>"
              .formatted(
                  points.stream()
                      .map(point -> number(point.x()) + " " + number(point.y()))
                      .collect(Collectors.joining("L")),
                  look(width, filled));
      // With its length given, a text keeps its width if another font is substituted.
      case Mark.Text text ->
          "<text x=\"%s\" y=\"%s\" font-size=\"%s\"%s textLength=\"%s\" lengthAdjust=\"spacingAndGlyphs\">%s</text>"
              .formatted(
                  number(text.x()),
                  number(text.y()),
                  number(text.size()),
                  text.bold() ? " font-weight=\"bold\"" : "",
                  number(text.width()),
                  escaped(text.text()));
    };
  }

  private static String look(double width, boolean filled) {
    return filled
        ? "fill=\"#000\""
        : "fill=\"none\" stroke=\"#000\" stroke-width=\"" + number(width) + "\"";
  }

  private static String colour(double grey) {
    int level = (int) Math.round(grey * 255);
    return String.format(Locale.ROOT, "#%02x%02x%02x", level, level, level);
  }

  /** A number with at most two decimals; a page has thousands of them. */
  static String number(double value) {
    long hundredths = Math.round(value * 100);
    long size = Math.abs(hundredths);
    String sign = hundredths < 0 ? "-" : "";
    long decimals = size % 100;
    return decimals == 0
        ? sign + size / 100
        : sign + size / 100 + (decimals < 10 ? ".0" : ".") + decimals;
  }

  /** Text as XML has it; what XML cannot have at all is left out. */
  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    text.codePoints()
        .forEach(
            letter -> {
              switch (letter) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                default -> {
                  boolean isUnknown =
                      letter < 32
                          || (letter >= 0xD800 && letter <= 0xDFFF)
                          || letter == 0xFFFE
                          || letter == 0xFFFF;
                  if (!isUnknown) {
                    escaped.appendCodePoint(letter);
                  }
                }
              }
            });
    return escaped.toString();
  }
}
