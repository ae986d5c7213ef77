package kniffel.browser;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import kniffel.table.json.Json;
import kniffel.telling.BookReader;
import kniffel.telling.GamesAndWords;
import kniffel.telling.agreed.Names;
import kniffel.telling.agreed.ProblemException;
import kniffel.telling.agreed.StoredTable;
import kniffel.telling.agreed.Wishes;
import kniffel.wire.Answers;
import kniffel.wire.NewTable;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Status;
import kniffel.words.Language;

/** The requests of the server's API that make sense without a server. */
final class DeviceApi {

  private static final String BOOK = "book=";

  private final Common common;
  private final Device device;
  private final NewGames newGames;
  private final GamesAndWords gamesAndWords;
  private final Inquiries looking;
  private final Past past;

  DeviceApi(Common common, Device device) {
    this.common = common;
    this.device = device;
    this.newGames = new NewGames(common, device);
    this.gamesAndWords = new GamesAndWords(common.codec);
    this.looking = new Inquiries(common, device);
    this.past = new Past(device);
  }

  /** A request with its path taken apart, such as {@code POST tables ID start}. */
  private record Call(
      String method, List<String> path, String query, Json.Obj body, Outside moment) {

    boolean is(String wanted, String... parts) {
      return method.equals(wanted) && path.equals(List.of(parts));
    }

    /** Whether it is about a table. */
    boolean isAbout(String wanted, String what) {
      return method.equals(wanted)
          && path.size() == 3
          && path.getFirst().equals("tables")
          && path.get(2).equals(what);
    }
  }

  Reply answer(String method, String path, Json.Obj body, Outside moment) {
    String[] parts = path.split("\\?", 2);
    List<String> names = List.of(parts[0].split("/", -1));
    if (names.size() < 3 || !names.get(0).isEmpty() || !names.get(1).equals("api")) {
      throw ProblemException.notThere();
    }
    String query = parts.length > 1 ? parts[1] : "";
    return answer(new Call(method, names.subList(2, names.size()), query, body, moment));
  }

  private Reply answer(Call call) {
    Outside moment = call.moment();
    if (call.is("GET", "games")) {
      return Reply.of(200, gamesAndWords.games(common.words(moment.language())));
    }
    if (call.path().getFirst().equals("words")) {
      return words(call);
    }
    if (call.is("POST", "session")) {
      read(call, Requests.NewSession.class).name().map(Names::normal).ifPresent(device::rename);
      return session(201, moment);
    }
    if (call.is("GET", "me")) {
      return session(200, moment);
    }
    if (call.is("PATCH", "me")) {
      device.rename(Names.normal(read(call, Requests.Rename.class).name()));
      return session(200, moment);
    }
    if (call.is("GET", "me", "tables")) {
      return tables(device.infos());
    }
    if (call.is("GET", "me", "statistics")) {
      return Reply.of(
          200, common.codec.write(Answers.Statistics.class, past.statistics(moment.now())));
    }
    if (call.is("GET", "me", "results")) {
      return Reply.of(200, common.codec.write(Answers.Results.class, past.results()));
    }
    if (call.method().equals("GET") && isAboutBook(call.path())) {
      return ofBook(call);
    }
    if (call.is("GET", "tables")) {
      return tables(List.of());
    }
    if (call.is("POST", "tables")) {
      return info(201, newGames.create(read(call, NewTable.class), moment));
    }
    return call.path().size() >= 2 && call.path().getFirst().equals("tables")
        ? ofTable(call, device.table(call.path().get(1)))
        : notThere();
  }

  private static Reply notThere() {
    throw ProblemException.notThere();
  }

  private <T> T read(Call call, Class<T> type) {
    return common.codec.read(type, call.body(), "");
  }

  private Reply words(Call call) {
    List<String> path = call.path();
    String part = path.size() > 2 ? path.get(2) : "";
    if (!call.method().equals("GET") || path.size() < 2 || !GamesAndWords.PARTS.contains(part)) {
      throw ProblemException.notThere();
    }
    Language language = Language.of(path.get(1)).orElseThrow(ProblemException::notThere);
    return Reply.of(200, GamesAndWords.words(common.words(language), part));
  }

  private Reply session(int status, Outside moment) {
    Answers.Session session =
        new Answers.Session(device.player(moment.language()), Optional.empty());
    return Reply.of(status, common.codec.write(Answers.Session.class, session));
  }

  private Reply tables(List<TableInfo> infos) {
    return Reply.of(200, common.codec.write(Answers.Tables.class, new Answers.Tables(infos)));
  }

  private Reply info(int status, DeviceTable table) {
    return Reply.of(status, common.codec.write(TableInfo.class, device.info(table)));
  }

  // Books of levels

  /** Such as {@code books forone}, {@code books forone levels 7} and {@code me books forone}. */
  private static boolean isAboutBook(List<String> path) {
    return switch (path.size()) {
      case 2 -> path.getFirst().equals("books");
      case 3 -> path.subList(0, 2).equals(List.of("me", "books"));
      case 4 -> path.getFirst().equals("books") && path.get(2).equals("levels");
      default -> false;
    };
  }

  private Reply ofBook(Call call) {
    boolean all = call.path().getFirst().equals("me");
    String game = call.path().get(all ? 2 : 1);
    BookReader reader =
        new BookReader(
            common.codec,
            game,
            device.entered(game),
            owner(call.query()),
            common.words(call.moment().language()));
    return Reply.of(
        200,
        all
            ? reader.results()
            : call.path().size() > 2 ? reader.page(call.path().get(3)) : reader.contents());
  }

  /** Whose book is asked for, by {@code book=NAME}. */
  private static Optional<String> owner(String query) {
    return query.startsWith(BOOK)
        ? Optional.of(URLDecoder.decode(query.substring(BOOK.length()), StandardCharsets.UTF_8))
        : Optional.empty();
  }

  // One table

  private Reply ofTable(Call call, DeviceTable table) {
    Outside moment = call.moment();
    long now = moment.now();
    String me = device.player(moment.language()).id();
    if (call.path().size() == 2 && call.method().equals("GET")) {
      return info(200, table);
    }
    if (call.isAbout("POST", "start")) {
      return info(200, table); // it has begun when it was opened
    }
    if (call.isAbout("POST", "settings")) {
      Optional<Integer> pace = read(call, Requests.TableSettings.class).pace().map(Wishes::pace);
      return changed(table, stored -> paced(stored, pace, now));
    }
    if (call.isAbout("POST", "leave")) {
      device.change(table, stored -> left(stored, now));
      return Reply.nothing();
    }
    if (call.isAbout("POST", "rematch")) {
      return info(201, newGames.rematch(table, me, moment));
    }
    if (call.isAbout("POST", "take-back")) {
      return info(
          201, newGames.takeBack(table, read(call, Requests.OfVersion.class).version(), moment));
    }
    return looking.answer(call.method(), call.path(), call.query(), call.body(), table, moment);
  }

  private Reply changed(DeviceTable table, UnaryOperator<StoredTable> change) {
    device.change(table, change);
    return info(200, table);
  }

  private static StoredTable paced(StoredTable stored, Optional<Integer> pace, long now) {
    return pace.isEmpty() || pace.get() == stored.agreement().pace()
        ? stored
        : stored.next(stored.status(), stored.agreement().withPace(pace.get()), now);
  }

  /** A game that is left stays as it is: no bot plays on where nobody will ever look. */
  private static StoredTable left(StoredTable stored, long now) {
    return stored.status() == Status.OVER
        ? stored
        : stored.next(Status.CLOSED, stored.agreement(), now);
  }
}
