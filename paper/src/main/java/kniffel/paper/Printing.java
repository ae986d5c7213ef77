package kniffel.paper;

import java.util.List;
import kniffel.rules.Game;
import kniffel.rules.Rulebook;
import kniffel.rules.Viewer;
import kniffel.words.Narrator;
import kniffel.words.Words;

/** Puts sheets on pages. */
public final class Printing {

  /** How far everything stays from the edge of the paper: more than any printer needs. */
  private static final double MARGIN = 8;

  private Printing() {}

  /** A page of empty sheets of a game with these options. */
  public static <P extends Record> Drawing empty(
      GameSheet<P, ?> sheet, Record options, Format format, Words words) {
    Rulebook<P> rulebook = sheet.rulebook();
    P agreed = rulebook.optionsType().cast(options);
    Object start = start(rulebook.game(agreed), rulebook.maxPlayers());
    return page(sheet, agreed, start, List.of(), format, words);
  }

  private static <S, V> V start(Game<S, ?, ?, V> game, int players) {
    return game.view(game.start(players), new Viewer.Spectator());
  }

  /**
   * A page with the sheets of a game as it stands.
   *
   * @param view what anybody may see of it
   */
  public static <P extends Record> Drawing filled(
      GameSheet<P, ?> sheet,
      Record options,
      Object view,
      List<String> names,
      PageSize paper,
      boolean large,
      Words words) {
    int per = sheet.isForEach() && names.size() > 1 ? 4 : 1;
    P agreed = sheet.rulebook().optionsType().cast(options);
    return page(sheet, agreed, view, names, new Format(paper, per, large), words);
  }

  private static <P extends Record, V> Drawing page(
      GameSheet<P, V> sheet,
      P options,
      Object view,
      List<String> names,
      Format format,
      Words words) {
    Subject<P, V> subject =
        new Subject<>(
            options, sheet.view().cast(view), names, format.large(), new Narrator(words, names));
    PageSize paper = format.paper();
    Area page = new Area(0, 0, paper.width(), paper.height());
    Pen pen = new Pen();
    if (format.per() == 1) {
      sheet.draw(pen, page.inset(MARGIN), subject, 0);
    } else {
      cuts(pen, page);
      int sheets = names.isEmpty() ? format.per() : names.size();
      for (int i = 0; i < sheets; i++) {
        Area quarter = page.row(i / 2, 2).column(i % 2, 2);
        sheet.draw(pen, quarter.inset(MARGIN * 0.75), subject, names.isEmpty() ? 0 : i);
      }
    }
    return new Drawing(words.say(sheet.rulebook().id() + ".name"), paper, pen.marks());
  }

  /** Where to cut: only at the edges and in the middle, so that nothing is lost uncut. */
  private static void cuts(Pen pen, Area page) {
    double tick = 4;
    double x = page.middleX();
    double y = page.middleY();
    pen.line(x, 0, x, tick, Pen.FINE);
    pen.line(x, page.bottom() - tick, x, page.bottom(), Pen.FINE);
    pen.line(0, y, tick, y, Pen.FINE);
    pen.line(page.right() - tick, y, page.right(), y, Pen.FINE);
    pen.line(x - tick / 2, y, x + tick / 2, y, Pen.FINE);
    pen.line(x, y - tick / 2, x, y + tick / 2, Pen.FINE);
  }
}
