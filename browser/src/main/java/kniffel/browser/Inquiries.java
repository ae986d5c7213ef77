package kniffel.browser;

import java.util.List;
import java.util.Optional;
import kniffel.rules.Viewer;
import kniffel.table.GameRecord;
import kniffel.table.json.Json;
import kniffel.telling.Afterwards;
import kniffel.telling.LiveGame;
import kniffel.telling.agreed.ProblemException;
import kniffel.wire.Answers;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo.Status;
import kniffel.words.Narrator;
import kniffel.words.Words;

/** Requests for more information: hints, and everything after the end of a game. */
final class Inquiries {

  private static final String SEAT = "seat=";

  private final Common common;
  private final Device device;

  Inquiries(Common common, Device device) {
    this.common = common;
    this.device = device;
  }

  /**
   * Answers a request about a table.
   *
   * @param path {@code tables ID WHAT}, and what may follow
   */
  Reply answer(
      String method,
      List<String> path,
      String query,
      Json.Obj body,
      DeviceTable table,
      Outside moment) {
    Words words = common.words(moment.language());
    String what = method + " " + (path.size() > 2 ? path.get(2) : "");
    return switch (what) {
      case "POST hint" -> {
        int version = common.codec.read(Requests.OfVersion.class, body, "").version();
        yield hint(table, version, moment);
      }
      case "GET record" -> Reply.of(200, Afterwards.record(record(table), common.codec));
      case "GET verification" ->
          Reply.of(
              200,
              common.codec.write(Answers.Verdict.class, Afterwards.verdict(record(table), words)));
      case "GET steps" -> {
        LiveGame<?, ?, ?, ?> game = over(table);
        int step = number(path.size() > 3 ? path.get(3) : "", game.version());
        yield Reply.of(
            200,
            Afterwards.step(
                table.id(), game, step, viewer(query, game), game.names(), words, common.offers));
      }
      case "GET review" -> {
        LiveGame<?, ?, ?, ?> game = over(table);
        yield table
            .review()
            .map(books -> common.advisor.inWords(books, game, new Narrator(words, game.names())))
            .map(review -> Reply.of(200, common.codec.write(Answers.Review.class, review)))
            .orElseGet(() -> later(table, Think.Topic.REVIEW, moment));
      }
      default -> throw ProblemException.notThere();
    };
  }

  /** It has to be thought about first; asking again afterwards gets the answer. */
  private Reply later(DeviceTable table, Think.Topic topic, Outside moment) {
    device.ask(table, topic, moment);
    return Reply.later();
  }

  private Reply hint(DeviceTable table, int version, Outside moment) {
    LiveGame<?, ?, ?, ?> game = table.game();
    if (!table.stored().agreement().hints()) {
      throw ProblemException.notNow("no-hints");
    }
    if (game.hasPadTurns()) {
      throw ProblemException.notNow("pad-turns");
    }
    if (table.stored().status() != Status.RUNNING
        || game.asked().isEmpty()
        || game.version() != version) {
      throw ProblemException.notNow("stale");
    }
    if (!device.isOwn(table, game.asked().get())) {
      throw ProblemException.notNow("not-yours");
    }
    Optional<Answers.Hint> hint = table.advice(moment.language());
    if (hint.isEmpty()) {
      return later(table, Think.Topic.HINT, moment);
    }
    table.hint(); // kept with the answer, before anybody sees it
    return Reply.of(200, common.codec.write(Answers.Hint.class, hint.get()));
  }

  private static LiveGame<?, ?, ?, ?> over(DeviceTable table) {
    LiveGame<?, ?, ?, ?> game = table.game();
    if (game.standings().isEmpty()) {
      throw ProblemException.notNow("not-over");
    }
    return game;
  }

  private static GameRecord record(DeviceTable table) {
    return over(table).record(Optional.of(table.stored().seed()));
  }

  private static Viewer viewer(String query, LiveGame<?, ?, ?, ?> game) {
    return query.startsWith(SEAT)
        ? new Viewer.Seat(number(query.substring(SEAT.length()), game.names().size() - 1))
        : new Viewer.Spectator();
  }

  private static int number(String text, int max) {
    if (text.matches("\\d{1,6}") && Integer.parseInt(text) <= max) {
      return Integer.parseInt(text);
    }
    throw ProblemException.notThere();
  }
}
