package kniffel.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kniffel.words.Language;
import kniffel.words.Words;
import org.junit.jupiter.api.Test;

/** A PDF says where everything in it is: that must be true. */
class PdfTest {

  private static final Charset ENCODING = Charset.forName("windows-1252");

  private static String pdf(List<DrawnPage> pages) {
    return new String(Pdf.write(pages), ENCODING);
  }

  private static DrawnPage of(String text) {
    Pen pen = new Pen();
    pen.text(new Area(10, 10, 100, 10), Pen.Align.LEFT, 5, false, text);
    return new DrawnPage(text, PageSize.A5, pen.marks());
  }

  private static List<DrawnPage> allGames() {
    Format format = new Format(PageSize.A4, 4, false);
    return Sheets.ALL.stream()
        .map(
            sheet ->
                Printing.empty(sheet, sheet.rulebook().standard(), format, Words.in(Language.DE)))
        .toList();
  }

  @Test
  void everyObjectIsWhereTheTableSays() {
    String pdf = pdf(allGames());
    assertThat(pdf).startsWith("%PDF-1.4\n").endsWith("%%EOF\n");
    Matcher start = Pattern.compile("startxref\n(\\d+)\n").matcher(pdf);
    assertThat(start.find()).isTrue();
    int table = Integer.parseInt(start.group(1));
    assertThat(pdf.substring(table)).startsWith("xref\n0 ");
    Matcher entry = Pattern.compile("(\\d{10}) 00000 n \n").matcher(pdf.substring(table));
    int objects = 0;
    while (entry.find()) {
      objects++;
      assertThat(pdf.substring(Integer.parseInt(entry.group(1)))).startsWith(objects + " 0 obj\n");
    }
    assertThat(objects).isEqualTo(5 + 2 * Sheets.ALL.size());
    assertThat(pdf).contains("/Count " + Sheets.ALL.size());
  }

  @Test
  void everyStreamIsAsLongAsItSays() {
    String pdf = pdf(allGames());
    Matcher stream = Pattern.compile("/Length (\\d+) >>\nstream\n").matcher(pdf);
    int streams = 0;
    while (stream.find()) {
      streams++;
      int end = stream.end() + Integer.parseInt(stream.group(1));
      assertThat(pdf.substring(end)).startsWith("\nendstream\n");
      assertThat(pdf.substring(stream.end(), end)).doesNotContain("endstream");
    }
    assertThat(streams).isEqualTo(Sheets.ALL.size());
  }

  @Test
  void lettersAreThoseOfTheFont() {
    assertThat(pdf(List.of(of("Große Straße – Fünfer é"))))
        .contains("(Große Straße – Fünfer é) Tj");
    assertThat(pdf(List.of(of("a(b)\\c")))).contains("(a\\(b\\)\\\\c) Tj");
  }

  @Test
  void otherLettersLoseTheirAccentsOrAreQuestionMarks() {
    assertThat(pdf(List.of(of("Őz 🎲")))).contains("(Oz ?) Tj");
  }

  @Test
  void pagesHaveTheSizeOfTheirPaper() {
    assertThat(pdf(List.of(of("x")))).contains("/MediaBox [ 0 0 419.53 595.28 ]");
  }
}
