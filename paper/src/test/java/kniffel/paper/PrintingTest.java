package kniffel.paper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import kniffel.rules.Game;
import kniffel.rules.Playing;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.rules.Viewer;
import kniffel.table.Supplements;
import kniffel.words.Language;
import kniffel.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;

/** Every sheet can be printed in every form, and everything on it stays where it belongs. */
class PrintingTest {

  /** What rounding may add. */
  private static final double NEARLY = 0.01;

  private static final String LONG = "Wilhelmine-Charlotte von und zu Überlingen";

  @Test
  void everyGameHasASheet() {
    assertThat(Sheets.ALL.stream().map(sheet -> sheet.rulebook().id()))
        .containsExactlyElementsOf(Rulebooks.ALL.stream().map(Rulebook::id).toList());
  }

  static Stream<GameSheet<?, ?>> sheets() {
    return Sheets.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("sheets")
  void emptySheetsStayInTheirPages(GameSheet<?, ?> sheet) throws Exception {
    for (Language language : Language.values()) {
      Words words = Words.in(language);
      for (Format format : formats()) {
        for (Record options : sheet.rulebook().presets().values()) {
          DrawnPage page = Printing.empty(sheet, options, format, words);
          check(page);
          assertThat(texts(page)).as("nothing is cut").noneMatch(text -> text.endsWith("…"));
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void levelsStayInTheirPages(Language language) throws Exception {
    Words words = Words.in(language);
    for (GameSheet<?, ?> sheet : Sheets.ALL) {
      var book = Supplements.book(sheet.rulebook().id());
      for (var level : book.map(each -> each.levels()).orElseGet(List::of)) {
        for (Format format : formats()) {
          DrawnPage page = Printing.empty(sheet, level.options(), format, words);
          check(page);
          assertThat(texts(page)).anyMatch(text -> text.contains(level.name().in(language.code())));
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("sheets")
  void sheetsOfFinishedGamesStayInTheirPages(GameSheet<?, ?> sheet) throws Exception {
    Rulebook<?> rulebook = sheet.rulebook();
    for (int players = rulebook.minPlayers(); players <= rulebook.maxPlayers(); players++) {
      finished(sheet, rulebook, players);
    }
  }

  private static <P extends Record> void finished(
      GameSheet<?, ?> sheet, Rulebook<P> rulebook, int players) throws Exception {
    List<String> names = new ArrayList<>(List.of(LONG, "<&> \\(1)", "Łukasz 🎲"));
    while (names.size() < players) {
      names.add("Name " + names.size());
    }
    P options = rulebook.standard();
    Played played = played(rulebook.game(options), players);
    for (PageSize paper : PageSize.values()) {
      for (boolean large : List.of(false, true)) {
        List<DrawnPage> pages =
            Printing.filled(
                sheet,
                options,
                played.view(),
                names.subList(0, players),
                paper,
                large,
                Words.in(Language.DE));
        boolean isOneForEach = large && sheet.isForEach();
        assertThat(pages).as("large print is large").hasSize(isOneForEach ? players : 1);
        for (DrawnPage page : pages) {
          check(page);
        }
        for (int seat = 0; seat < players; seat++) {
          String score = ".*\\b" + played.scores().get(seat) + "\\b.*";
          assertThat(texts(pages.get(isOneForEach ? seat : 0)))
              .anyMatch(text -> text.matches(score));
        }
      }
    }
  }

  /** A game played at random to its end. */
  private record Played(Object view, List<Integer> scores) {}

  private static <S, M, O, V> Played played(Game<S, M, O, V> game, int players) {
    Random random = new Random(5);
    Playing.End<S> end =
        Playing.toTheEnd(
            game,
            game.start(players),
            random::nextInt,
            (state, seat, moves) -> moves.get(random.nextInt(moves.size())));
    return new Played(game.view(end.state(), new Viewer.Spectator()), end.standings().scores());
  }

  private static List<Format> formats() {
    List<Format> formats = new ArrayList<>();
    for (PageSize paper : PageSize.values()) {
      for (int per : Format.PER_PAGE) {
        formats.add(new Format(paper, per, false));
        formats.add(new Format(paper, per, true));
      }
    }
    return formats;
  }

  private static List<String> texts(DrawnPage page) {
    return page.marks().stream()
        .flatMap(mark -> mark instanceof Mark.Text text ? Stream.of(text.text()) : Stream.empty())
        .toList();
  }

  private static void check(DrawnPage page) throws Exception {
    Area paper = new Area(0, 0, page.paper().width(), page.paper().height());
    for (Mark mark : page.marks()) {
      switch (mark) {
        case Mark.Line line -> {
          inside(line.x1(), line.y1(), 0, 0, paper, mark);
          inside(line.x2(), line.y2(), 0, 0, paper, mark);
        }
        case Mark.Box(Area area, double _, double _) ->
            inside(area.x(), area.y(), area.width(), area.height(), paper, mark);
        case Mark.Circle circle -> {
          double side = circle.radius() * 2;
          double x = circle.x() - circle.radius();
          inside(x, circle.y() - circle.radius(), side, side, paper, mark);
        }
        case Mark.Shape shape ->
            shape.points().forEach(point -> inside(point.x(), point.y(), 0, 0, paper, mark));
        case Mark.Text text -> {
          // Letters may be a little higher than a narrow line, but never wider than their room.
          inside(text.x(), text.room().y(), text.width(), 0, text.room(), mark);
          inside(text.x(), text.y() - text.size(), text.width(), text.size(), paper, mark);
          require(text.size() >= Pen.SMALLEST - NEARLY, mark);
          require(text.size() * 0.72 <= text.room().height() + NEARLY, mark);
        }
      }
    }
    Document svg = xml(Svg.write(page));
    assertThat(svg.getElementsByTagName("text").getLength()).isEqualTo(texts(page).size());
  }

  private static void inside(
      double x, double y, double width, double height, Area area, Mark mark) {
    boolean isInside =
        x >= area.x() - NEARLY
            && y >= area.y() - NEARLY
            && x + width <= area.right() + NEARLY
            && y + height <= area.bottom() + NEARLY;
    require(isInside, mark);
  }

  /** Checked for hundreds of thousands of marks, so a message is built only for a wrong one. */
  private static void require(boolean holds, Mark mark) {
    if (!holds) {
      fail("out of its place: " + mark);
    }
  }

  private static Document xml(String text) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }
}
