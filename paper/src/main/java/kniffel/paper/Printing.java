package kniffel.paper;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
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
  public static <P extends Record> DrawnPage empty(
      GameSheet<P, ?> sheet, Record options, Format format, Words words) {
    Rulebook<P> rulebook = sheet.rulebook();
    P agreed = rulebook.optionsType().cast(options);
    Object start = start(rulebook.game(agreed), rulebook.maxPlayers());
    return page(sheet, agreed, start, List.of(), List.of(), format, words);
  }

  private static <S, V> V start(Game<S, ?, ?, V> game, int players) {
    return game.view(game.start(players), new Viewer.Spectator());
  }

  /**
   * The sheets of a game as it stands: on one page, or in large print one page for each.
   *
   * @param view what everybody may see of it
   */
  public static <P extends Record> List<DrawnPage> filled(
      GameSheet<P, ?> sheet,
      Record options,
      Object view,
      List<String> names,
      PageSize paper,
      boolean large,
      Words words) {
    P agreed = sheet.rulebook().optionsType().cast(options);
    List<Integer> seats = sheet.isForEach() ? all(names) : List.of(0);
    if (seats.size() > 1 && !large) {
      return List.of(page(sheet, agreed, view, names, seats, new Format(paper, 4, false), words));
    }
    Format format = new Format(paper, 1, large);
    return seats.stream()
        .map(seat -> page(sheet, agreed, view, names, List.of(seat), format, words))
        .toList();
  }

  private static List<Integer> all(List<String> names) {
    return IntStream.range(0, names.size()).boxed().toList();
  }

  /**
   * A page.
   *
   * @param seats whose sheets; if empty, the page is filled with empty sheets
   */
  private static <P extends Record, V> DrawnPage page(
      GameSheet<P, V> sheet,
      P options,
      Object view,
      List<String> names,
      List<Integer> seats,
      Format format,
      Words words) {
    Subject<P, V> subject =
        new Subject<>(
            options, sheet.view().cast(view), names, format.large(), new Narrator(words, names));
    PageSize paper = format.paper();
    Area page = new Area(0, 0, paper.width(), paper.height());
    Pen pen = new Pen();
    if (format.per() == 1) {
      sheet.draw(pen, page.inset(MARGIN), subject, seats.isEmpty() ? 0 : seats.getFirst());
    } else {
      cuts(pen, page);
      List<Integer> drawn = seats.isEmpty() ? Collections.nCopies(format.per(), 0) : seats;
      for (int i = 0; i < drawn.size(); i++) {
        Area quarter = page.row(i / 2, 2).column(i % 2, 2);
        sheet.draw(pen, quarter.inset(MARGIN * 0.75), subject, drawn.get(i));
      }
    }
    return new DrawnPage(words.say(sheet.rulebook().id() + ".name"), paper, pen.marks());
  }

  /** Cut marks, only at the edges and in the middle, so that an uncut page loses nothing. */
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
