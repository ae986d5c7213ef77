package kniffel.server.http;

import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import kniffel.rules.Game;
import kniffel.rules.Ids;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.rules.Viewer;
import kniffel.server.room.Services;
import kniffel.server.store.Results;
import kniffel.table.LevelBook;
import kniffel.table.LevelBook.Goal;
import kniffel.table.LevelBook.Level;
import kniffel.table.Supplements;
import kniffel.table.json.Json;
import kniffel.telling.agreed.ProblemException;
import kniffel.wire.Answers;
import kniffel.wire.Answers.BookGoal;
import kniffel.wire.Answers.BookLevel;
import kniffel.wire.Answers.BookResult;
import kniffel.wire.Answers.LevelElement;
import kniffel.words.Narrator;

/** Requests about books of levels and the results that were entered in them. */
final class BookRoutes {

  private static final String CSV = "text/csv; charset=utf-8";

  /** What nothing is called that was won. */
  private static final String NONE = "none";

  private final Endpoint endpoint;
  private final Services services;
  private final Results results;

  BookRoutes(Endpoint endpoint, Services services, Results results) {
    this.endpoint = endpoint;
    this.services = services;
    this.results = results;
  }

  void mount(Router router) {
    endpoint.on(router, HttpMethod.GET, "/api/books/:game", this::book);
    endpoint.on(router, HttpMethod.GET, "/api/books/:game/levels/:level", this::level);
    endpoint.on(router, HttpMethod.GET, "/api/me/books/:game", this::export);
  }

  /** A book of levels as one reader sees it. */
  private record Reading(
      LevelBook book, String game, Narrator narrator, String language, List<BookResult> mine) {

    /** What was entered for this level as it is now; the last first. */
    List<BookResult> of(Level level) {
      return mine.stream()
          .filter(each -> each.level() == level.number() && each.version() == level.version())
          .toList();
    }

    /** The best of them: the highest award, and of those the most points. */
    Optional<BookResult> best(Level level) {
      return of(level).stream()
          .max(
              Comparator.<BookResult>comparingInt(
                      each -> LevelBook.rank(level.goals(), each.award()))
                  .thenComparingInt(BookResult::score));
    }
  }

  private Reading reading(Call call) {
    String game = call.path().getOrDefault("game", "");
    LevelBook book = Supplements.book(game).orElseThrow(ProblemException::notThere);
    Optional<String> owner = Optional.ofNullable(call.query().get("book"));
    List<BookResult> mine =
        all(call, game).stream()
            .filter(each -> owner.isPresent() && each.book().equals(owner.get()))
            .toList();
    return new Reading(
        book,
        game,
        new Narrator(services.words(call.language()), List.of()),
        call.language().code(),
        mine);
  }

  private List<BookResult> all(Call call, String game) {
    return call.player().map(player -> results.entered(player.id(), game)).orElse(List.of());
  }

  private Reply book(Call call) {
    Reading reading = reading(call);
    List<String> books =
        all(call, reading.game()).stream().map(BookResult::book).distinct().toList();
    return Reply.json(
        200,
        endpoint
            .codec()
            .write(
                Answers.Book.class,
                new Answers.Book(
                    reading.book().about().in(reading.language()),
                    books,
                    reading.mine().size(),
                    reading.book().chapters().stream()
                        .map(chapter -> chapter(reading, chapter))
                        .toList())));
  }

  private static Answers.BookChapter chapter(Reading reading, LevelBook.Chapter chapter) {
    int total =
        chapter.levels().stream()
            .flatMap(level -> reading.best(level).stream())
            .mapToInt(BookResult::score)
            .sum();
    return new Answers.BookChapter(
        chapter.name().in(reading.language()),
        chapter.text().in(reading.language()),
        total,
        LevelBook.award(chapter.goals(), total, NONE),
        goals(chapter.goals()),
        chapter.levels().stream().map(level -> told(reading, level)).toList());
  }

  private static List<BookGoal> goals(List<Goal> goals) {
    return goals.stream().map(goal -> new BookGoal(goal.award(), goal.points())).toList();
  }

  private static BookLevel told(Reading reading, Level level) {
    return new BookLevel(
        level.number(),
        level.version(),
        level.name().in(reading.language()),
        level.text().in(reading.language()),
        level.open(),
        level.fresh().stream().map(reading.narrator()::say).toList(),
        goals(level.goals()),
        reading.of(level).size(),
        reading.best(level));
  }

  private Reply level(Call call) {
    Reading reading = reading(call);
    Level level = asked(reading.book(), call.path().getOrDefault("level", ""));
    Rulebook<?> rulebook = Rulebooks.find(reading.game()).orElseThrow(ProblemException::notThere);
    List<LevelElement> elements =
        level.elements().stream()
            .map(
                element ->
                    new LevelElement(
                        Ids.of(element.getClass()),
                        reading.narrator().say(element),
                        level.fresh().contains(element)))
            .toList();
    return Reply.json(
        200,
        endpoint
            .codec()
            .write(
                Answers.LevelPage.class,
                new Answers.LevelPage(
                    told(reading, level),
                    options(rulebook, level),
                    view(rulebook, level),
                    elements,
                    reading.of(level))));
  }

  private static Level asked(LevelBook book, String number) {
    return book.levels().stream()
        .filter(level -> String.valueOf(level.number()).equals(number))
        .findFirst()
        .orElseThrow(ProblemException::notThere);
  }

  private <P extends Record> Json options(Rulebook<P> rulebook, Level level) {
    return tree(rulebook.optionsType(), rulebook.optionsType().cast(level.options()));
  }

  private <P extends Record> Json view(Rulebook<P> rulebook, Level level) {
    return start(rulebook.game(rulebook.optionsType().cast(level.options())));
  }

  private <S, M, O, V> Json start(Game<S, M, O, V> game) {
    return tree(game.types().view(), game.view(game.start(1), new Viewer.Spectator()));
  }

  private <T> Json tree(Class<T> type, T value) {
    return endpoint.codec().tree(type, value);
  }

  /** All my results in all my books, to take along. */
  private Reply export(Call call) {
    String game = call.path().getOrDefault("game", "");
    if (Supplements.book(game).isEmpty()) {
      throw ProblemException.notThere();
    }
    List<BookResult> all = results.entered(call.me().id(), game);
    if ("csv".equals(call.query().get("as"))) {
      return Reply.of(CSV, csv(all));
    }
    return Reply.json(
        200, endpoint.codec().write(Answers.BookResults.class, new Answers.BookResults(all)));
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

  /** A name as no spreadsheet takes it for a formula. */
  private static String quoted(String name) {
    boolean formula = !name.isEmpty() && "=+-@\t\r".indexOf(name.charAt(0)) >= 0;
    return '"' + (formula ? "'" : "") + name.replace("\"", "\"\"") + '"';
  }
}
