package kniffel.server.http;

import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import kniffel.paper.Drawing;
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
import kniffel.words.Words;

/** Requests for score sheets to print: empty ones, pages of levels, and those of finished games. */
final class SheetRoutes {

  private static final String ALL = "all";

  private final Endpoint endpoint;
  private final Services services;
  private final Rooms rooms;
  private final Finished finished;

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
    Words words = services.words(call.language());
    List<Drawing> pages =
        options(sheet, call).map(each -> Printing.empty(sheet, each, format, words)).toList();
    return reply(call, pages);
  }

  private Reply filled(Call call) {
    String id = rooms.enter(call.table(), call.me().id()).join().id();
    Table<?, ?, ?, ?> table = finished.record(id).table();
    Header<?> header = table.header();
    Drawing page =
        Printing.filled(
            sheet(header.rulebook().id()),
            header.options(),
            view(table),
            header.names(),
            paper(call),
            large(call),
            services.words(call.language()));
    return reply(call, List.of(page));
  }

  private static <S, V> V view(Table<S, ?, ?, V> table) {
    return table.game().view(table.state(), new Viewer.Spectator());
  }

  private static GameSheet<?, ?> sheet(String game) {
    return Sheets.find(game).orElseThrow(ProblemException::notThere);
  }

  /** The options that are asked for: a level, all of them, named rules, or else the rulebook's. */
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

  /** The same for everybody who asks the same: whoever has it already is not sent it again. */
  private static Reply reply(Call call, List<Drawing> pages) {
    String as = chosen(call, "as", "svg", List.of("svg", "pdf"));
    if (as.equals("svg") && pages.size() > 1) {
      throw wrong("as");
    }
    byte[] file =
        as.equals("pdf")
            ? Pdf.write(pages)
            : Svg.write(pages.getFirst()).getBytes(StandardCharsets.UTF_8);
    return Reply.shared(Asset.of("sheet." + as, file));
  }
}
