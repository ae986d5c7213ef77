package kniffel.server.site;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kniffel.paper.DrawnPage;
import kniffel.paper.Format;
import kniffel.paper.GameSheet;
import kniffel.paper.PageSize;
import kniffel.paper.Pdf;
import kniffel.paper.Printing;
import kniffel.paper.Sheets;
import kniffel.paper.Svg;
import kniffel.table.LevelBook;
import kniffel.table.Supplements;
import kniffel.words.Language;
import kniffel.words.Words;

/**
 * The score sheets of a site, drawn in advance, because the engine does not draw: each game by each
 * set of rules with a name, and all levels of a book in one file. A printer with A5 paper scales A4
 * to fit.
 */
final class SiteSheets {

  private static final PageSize PAPER = PageSize.A4;

  private final Map<String, byte[]> files = new LinkedHashMap<>();

  private SiteSheets() {}

  /** Each file by its path. */
  static Map<String, byte[]> all() {
    SiteSheets sheets = new SiteSheets();
    for (Language language : Language.values()) {
      Sheets.ALL.forEach(sheet -> sheets.draw(sheet, language));
    }
    return sheets.files;
  }

  private void draw(GameSheet<?, ?> sheet, Language language) {
    String game = sheet.rulebook().id();
    Words words = Words.in(language);
    for (boolean large : List.of(false, true)) {
      for (int per : Format.PER_PAGE) {
        Format format = new Format(PAPER, per, large);
        sheet
            .rulebook()
            .presets()
            .forEach(
                (rules, options) -> {
                  DrawnPage page = Printing.empty(sheet, options, format, words);
                  String name = game + "-" + rules + "-" + per + (large ? "-large" : "");
                  put(name, language, "svg", Svg.write(page).getBytes(StandardCharsets.UTF_8));
                });
      }
    }
    Format one = new Format(PAPER, 1, false);
    List<DrawnPage> levels =
        Supplements.book(game).stream()
            .flatMap(book -> book.levels().stream())
            .filter(LevelBook.Level::open)
            .map(level -> Printing.empty(sheet, level.options(), one, words))
            .toList();
    if (!levels.isEmpty()) {
      put(game + "-levels", language, "pdf", Pdf.write(levels));
    }
  }

  private void put(String name, Language language, String kind, byte[] bytes) {
    files.put("sheets/" + name + "." + language.code() + "." + kind, bytes);
  }
}
