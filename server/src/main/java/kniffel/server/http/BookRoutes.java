package kniffel.server.http;

import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import kniffel.server.room.Services;
import kniffel.server.store.Results;
import kniffel.telling.BookReader;
import kniffel.wire.BookAnswers.BookResult;

/** Requests about books of levels and the results that were entered in them. */
final class BookRoutes {

  private static final String CSV = "text/csv; charset=utf-8";

  private final Endpoint endpoint;
  private final Services services;
  private final Results results;

  BookRoutes(Endpoint endpoint, Services services, Results results) {
    this.endpoint = endpoint;
    this.services = services;
    this.results = results;
  }

  void mount(Router router) {
    endpoint.on(
        router,
        HttpMethod.GET,
        "/api/books/:game",
        call -> Reply.json(200, reader(call, entered(call)).contents()));
    endpoint.on(
        router,
        HttpMethod.GET,
        "/api/books/:game/levels/:level",
        call ->
            Reply.json(
                200, reader(call, entered(call)).page(call.path().getOrDefault("level", ""))));
    endpoint.on(router, HttpMethod.GET, "/api/me/books/:game", this::export);
  }

  private BookReader reader(Call call, List<BookResult> all) {
    return new BookReader(
        endpoint.codec(),
        game(call),
        all,
        Optional.ofNullable(call.query().get("book")),
        services.words(call.language()));
  }

  private static String game(Call call) {
    return call.path().getOrDefault("game", "");
  }

  private List<BookResult> entered(Call call) {
    return call.player().map(player -> results.entered(player.id(), game(call))).orElse(List.of());
  }

  /** All results in all of a player's books, for download. */
  private Reply export(Call call) {
    List<BookResult> all = results.entered(call.me().id(), game(call));
    BookReader reader = reader(call, all);
    return "csv".equals(call.query().get("as"))
        ? Reply.of(CSV, csv(all))
        : Reply.json(200, reader.results());
  }

  private static String csv(List<BookResult> all) {
    StringBuilder text =
        new StringBuilder("book,level,version,score,award,finished,table,dice\r\n");
    for (BookResult each : all) {
      text.append(
          "%s,%d,%d,%d,%s,%s,%s,%s\r\n"
              .formatted(
                  quoted(each.book()),
                  each.level(),
                  each.version(),
                  each.score(),
                  each.award(),
                  Instant.ofEpochMilli(each.finished()),
                  each.table(),
                  each.dice()));
    }
    return text.toString();
  }

  /** A name written so that no spreadsheet takes it for a formula. */
  private static String quoted(String name) {
    boolean formula = !name.isEmpty() && "=+-@\t\r".indexOf(name.charAt(0)) >= 0;
    return '"' + (formula ? "'" : "") + name.replace("\"", "\"\"") + '"';
  }
}
