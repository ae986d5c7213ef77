package kniffel.server.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kniffel.paper.DrawnPage;
import kniffel.paper.Format;
import kniffel.paper.GameSheet;
import kniffel.paper.PageSize;
import kniffel.paper.Pdf;
import kniffel.paper.Printing;
import kniffel.paper.Sheets;
import kniffel.paper.Svg;
import kniffel.rules.Viewer;
import kniffel.server.room.Rooms;
import kniffel.server.room.Services;
import kniffel.table.Header;
import kniffel.table.LevelBook;
import kniffel.table.Supplements;
import kniffel.table.Table;
import kniffel.telling.agreed.ProblemException;
import kniffel.web.Asset;
import kniffel.words.Language;
import kniffel.words.Words;

/** Requests for score sheets to print: empty ones, pages of levels, and those of finished games. */
final class SheetRoutes {

  private static final String ALL = "all";

  private static final long KEPT_BYTES = 16L << 20;

  /** The cost of a page that nobody has requested lately. */
  private static final int PAGE = 100;

  /** A requested empty sheet, or several in one file. */
  private record SheetRequest(
      String game, List<? extends Record> options, Format format, boolean pdf, Language language) {}

  private final Endpoint endpoint;
  private final Services services;
  private final Rooms rooms;
  private final Finished finished;

  /** Empty sheets are the same for everybody, and drawing them all takes a while. */
  private final Cache<SheetRequest, Asset> drawn =
      Caffeine.newBuilder()
          .maximumWeight(KEPT_BYTES)
          .weigher(
              (SheetRequest asked, Asset sheet) -> sheet.bytes().length + sheet.gzipped().length)
          .build();

  SheetRoutes(Endpoint endpoint, Services services, Rooms rooms, Finished finished) {
    this.endpoint = endpoint;
    this.services = services;
    this.rooms = rooms;
    this.finished = finished;
  }

  void mount(Router router) {
    endpoint.on(router, HttpMethod.GET, "/api/sheets/:game", this::empty);
    endpoint.on(router, HttpMethod.GET, "/api/tables/:table/sheet", this::filled);
  }

  private Reply empty(Call call) {
    GameSheet<?, ?> sheet = sheet(call.path().getOrDefault("game", ""));
    Format format =
        new Format(
            paper(call),
            chosen(call, "per", Format.PER_PAGE.getFirst(), Format.PER_PAGE),
            large(call));
    List<? extends Record> options = options(sheet, call).toList();
    SheetRequest asked =
        new SheetRequest(
            sheet.rulebook().id(), options, format, pdf(call, options.size()), call.language());
    return Reply.shared(
        drawn.get(
            asked,
            any -> {
              call.payer().owes((long) PAGE * options.size());
              Words words = services.words(call.language());
              return file(
                  asked.pdf(),
                  options.stream()
                      .map(each -> Printing.empty(sheet, each, format, words))
                      .toList());
            }));
  }

  private Reply filled(Call call) {
    String id = rooms.enter(call.table(), call.me().id()).join().id();
    return filled(finished.record(id).table(), Optional.empty(), call);
  }

  /**
   * The sheet of a finished game.
   *
   * @param names the names to show instead of the players' own, if any
   */
  Reply filled(Table<?, ?, ?, ?> table, Optional<List<String>> names, Call call) {
    Header<?> header = table.header();
    List<DrawnPage> pages =
        Printing.filled(
            sheet(header.rulebook().id()),
            header.options(),
            view(table),
            names.orElseGet(header::names),
            paper(call),
            large(call),
            services.words(call.language()));
    return Reply.shared(file(pdf(call, pages.size()), pages));
  }

  private static <S, V> V view(Table<S, ?, ?, V> table) {
    return table.game().view(table.state(), new Viewer.Spectator());
  }

  private static GameSheet<?, ?> sheet(String game) {
    return Sheets.find(game).orElseThrow(ProblemException::notThere);
  }

  /** The requested options: a level, all levels, named rules, or else the rulebook's. */
  private static Stream<? extends Record> options(GameSheet<?, ?> sheet, Call call) {
    String level = call.query().getOrDefault("level", "");
    String rules = call.query().getOrDefault("rules", "");
    if (level.isEmpty()) {
      Record named =
          rules.isEmpty() ? sheet.rulebook().standard() : sheet.rulebook().presets().get(rules);
      if (named == null) {
        throw ProblemException.notThere();
      }
      return Stream.of(named);
    }
    List<LevelBook.Level> levels =
        Supplements.book(sheet.rulebook().id()).stream()
            .flatMap(book -> book.levels().stream())
            .filter(LevelBook.Level::open)
            .filter(each -> level.equals(ALL) || level.equals(Integer.toString(each.number())))
            .toList();
    if (levels.isEmpty() || !rules.isEmpty()) {
      throw ProblemException.notThere();
    }
    return levels.stream().map(LevelBook.Level::options);
  }

  private static PageSize paper(Call call) {
    return PageSize.of(call.query().getOrDefault("paper", "a4")).orElseThrow(() -> wrong("paper"));
  }

  private static boolean large(Call call) {
    return chosen(call, "large", false, List.of(false, true));
  }

  /** The value of a parameter, if it is one of these. */
  private static <T> T chosen(Call call, String name, T standard, List<T> values) {
    String text = call.query().getOrDefault(name, standard.toString());
    return values.stream()
        .filter(value -> value.toString().equals(text))
        .findFirst()
        .orElseThrow(() -> wrong(name));
  }

  private static ProblemException wrong(String parameter) {
    return ProblemException.malformed(parameter);
  }

  /** Whether the pages are wanted as PDF; a picture has only one page. */
  private static boolean pdf(Call call, int pages) {
    boolean pdf = chosen(call, "as", "svg", List.of("svg", "pdf")).equals("pdf");
    if (!pdf && pages > 1) {
      throw wrong("as");
    }
    return pdf;
  }

  /** A client that has it already is not sent it again. */
  private static Asset file(boolean pdf, List<DrawnPage> pages) {
    return pdf
        ? Asset.of("sheet.pdf", Pdf.write(pages))
        : Asset.of("sheet.svg", Svg.write(pages.getFirst()).getBytes(StandardCharsets.UTF_8));
  }
}
