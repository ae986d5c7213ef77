package kniffel.paper;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Writes drawings as the pages of a PDF, with nothing but the fonts that every reader has. */
public final class Pdf {

  /** What PDF calls WinAnsiEncoding. */
  private static final Charset ENCODING = Charset.forName("windows-1252");

  private static final double POINTS_PER_MM = 72 / 25.4;

  /** How far the handles of a curve are from its ends where it is a quarter of a circle. */
  private static final double KAPPA = 0.5523;

  private final ByteArrayOutputStream file = new ByteArrayOutputStream();
  private final List<Integer> offsets = new ArrayList<>();

  private Pdf() {}

  public static byte[] write(List<DrawnPage> pages) {
    return new Pdf().whole(pages);
  }

  private byte[] whole(List<DrawnPage> pages) {
    // Objects: 1 catalogue, 2 tree of pages, 3 and 4 fonts, 5 what it is, then page and content.
    text("%PDF-1.4\n");
    object("<< /Type /Catalog /Pages 2 0 R >>");
    StringBuilder kids = new StringBuilder();
    for (int i = 0; i < pages.size(); i++) {
      kids.append(6 + 2 * i).append(" 0 R ");
    }
    object("<< /Type /Pages /Kids [ " + kids + "] /Count " + pages.size() + " >>");
    object(font("Helvetica"));
    object(font("Helvetica-Bold"));
    begin();
    text("<< /Producer (kniffel) /Title (");
    bytes(string(pages.getFirst().title()));
    text(") >>\nendobj\n");
    for (DrawnPage page : pages) {
      page(page);
    }
    int start = file.size();
    text("xref\n0 " + (offsets.size() + 1) + "\n0000000000 65535 f \n");
    offsets.forEach(offset -> text(String.format(Locale.ROOT, "%010d 00000 n \n", offset)));
    text("trailer\n<< /Size " + (offsets.size() + 1) + " /Root 1 0 R /Info 5 0 R >>\n");
    text("startxref\n" + start + "\n%%EOF\n");
    return file.toByteArray();
  }

  private static String font(String name) {
    return "<< /Type /Font /Subtype /Type1 /BaseFont /" + name + " /Encoding /WinAnsiEncoding >>";
  }

  private void page(DrawnPage page) {
    double width = page.paper().width() * POINTS_PER_MM;
    double height = page.paper().height() * POINTS_PER_MM;
    int content = offsets.size() + 2;
    object(
        "<< /Type /Page /Parent 2 0 R /MediaBox [ 0 0 %s %s ] /Contents %d 0 R /Resources << /Font << /F 3 0 R /B 4 0 R >> >> >>"
            .formatted(Svg.number(width), Svg.number(height), content));
    Pdf drawn = new Pdf();
    // From here on units are millimetres from the upper left corner; letters alone are turned
    // upright again.
    drawn.text(
        String.format(
            Locale.ROOT,
            "%.5f 0 0 %.5f 0 %s cm\n",
            POINTS_PER_MM,
            -POINTS_PER_MM,
            Svg.number(height)));
    page.marks().forEach(drawn::mark);
    begin();
    text("<< /Length " + drawn.file.size() + " >>\nstream\n");
    bytes(drawn.file.toByteArray());
    text("\nendstream\nendobj\n");
  }

  private void mark(Mark mark) {
    switch (mark) {
      case Mark.Line(double x1, double y1, double x2, double y2, double width) ->
          operate("%s w %s %s m %s %s l S", width, x1, y1, x2, y2);
      case Mark.Box(Area area, double width, double grey) -> {
        if (grey == 1) {
          operate("%s w %s %s %s %s re S", width, area.x(), area.y(), area.width(), area.height());
        } else {
          operate(
              "%s g %s %s %s %s re f 0 g", grey, area.x(), area.y(), area.width(), area.height());
        }
      }
      case Mark.Circle(double x, double y, double radius, double width, boolean filled) ->
          circle(x, y, radius, width, filled);
      case Mark.Shape(List<Mark.Point> points, double width, boolean filled) -> {
        operate("%s w", width);
        for (int i = 0; i < points.size(); i++) {
          operate(i == 0 ? "%s %s m" : "%s %s l", points.get(i).x(), points.get(i).y());
        }
        text(filled ? "f\n" : "s\n");
      }
      case Mark.Text line -> {
        text("BT /" + (line.bold() ? "B" : "F") + " ");
        operate("%s Tf 1 0 0 -1 %s %s Tm", line.size(), line.x(), line.y());
        text("(");
        bytes(string(line.text()));
        text(") Tj ET\n");
      }
    }
  }

  private void circle(double x, double y, double radius, double width, boolean filled) {
    double handle = radius * KAPPA;
    operate("%s w %s %s m", width, x + radius, y);
    curve(x + radius, y + handle, x + handle, y + radius, x, y + radius);
    curve(x - handle, y + radius, x - radius, y + handle, x - radius, y);
    curve(x - radius, y - handle, x - handle, y - radius, x, y - radius);
    curve(x + handle, y - radius, x + radius, y - handle, x + radius, y);
    text(filled ? "f\n" : "s\n");
  }

  private void curve(double... points) {
    operate("%s %s %s %s %s %s c", points);
  }

  private void operate(String operation, double... numbers) {
    Object[] written = new Object[numbers.length];
    for (int i = 0; i < numbers.length; i++) {
      written[i] = Svg.number(numbers[i]);
    }
    text(operation.formatted(written) + "\n");
  }

  /** The letters of a text as these fonts have them, with what has a meaning in PDF marked. */
  private static byte[] string(String text) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    text.codePoints()
        .forEach(
            letter -> {
              byte code = code(letter);
              if (code == '(' || code == ')' || code == '\\') {
                bytes.write('\\');
              }
              bytes.write(code);
            });
    return bytes.toByteArray();
  }

  /** A letter, or else the letter without its accents, or a question mark. */
  private static byte code(int letter) {
    if (letter < 32) {
      return ' ';
    }
    CharsetEncoder encoder = ENCODING.newEncoder();
    String alone = Character.toString(letter);
    String base = Normalizer.normalize(alone, Normalizer.Form.NFD).substring(0, 1);
    for (String candidate : List.of(alone, base)) {
      try {
        ByteBuffer encoded = encoder.encode(CharBuffer.wrap(candidate));
        return encoded.get();
      } catch (CharacterCodingException e) {
        encoder.reset(); // try the next
      }
    }
    return '?';
  }

  private void object(String content) {
    begin();
    text(content + "\nendobj\n");
  }

  private void begin() {
    offsets.add(file.size());
    text(offsets.size() + " 0 obj\n");
  }

  private void text(String text) {
    bytes(text.getBytes(StandardCharsets.US_ASCII));
  }

  private void bytes(byte[] bytes) {
    file.writeBytes(bytes);
  }
}
