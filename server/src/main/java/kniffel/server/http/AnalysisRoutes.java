package kniffel.server.http;

import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import kniffel.server.room.Costs;
import kniffel.server.room.Room;
import kniffel.server.room.Rooms;
import kniffel.server.room.Services;
import kniffel.table.GameRecord;
import kniffel.telling.Afterwards;
import kniffel.telling.LiveGame;
import kniffel.telling.Question;
import kniffel.telling.agreed.ProblemException;
import kniffel.wire.Answers;
import kniffel.wire.Player;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo.Status;
import kniffel.words.Narrator;

/** Requests for more information: hints, and everything after the end of a game. */
final class AnalysisRoutes {

  private final Endpoint endpoint;
  private final Services services;
  private final Rooms rooms;
  private final Reviews reviews;
  private final Finished finished;

  /** Who is waiting for a hint. */
  private final Set<String> asking = ConcurrentHashMap.newKeySet();

  AnalysisRoutes(
      Endpoint endpoint, Services services, Rooms rooms, Reviews reviews, Finished finished) {
    this.endpoint = endpoint;
    this.services = services;
    this.rooms = rooms;
    this.reviews = reviews;
    this.finished = finished;
  }

  void mount(Router router) {
    endpoint.on(router, HttpMethod.POST, "/api/tables/:table/hint", this::hint);
    endpoint.on(router, HttpMethod.GET, "/api/tables/:table/record", this::record);
    endpoint.on(router, HttpMethod.GET, "/api/tables/:table/verification", this::verification);
    endpoint.on(router, HttpMethod.GET, "/api/tables/:table/steps/:step", this::step);
    endpoint.on(router, HttpMethod.GET, "/api/tables/:table/review", this::review);
  }

  private Reply hint(Call call) {
    Player player = call.me();
    if (!asking.add(player.id())) {
      throw Endpoint.tooOften(call.payer(), Limits.Resource.THINKING); // one after the other
    }
    try {
      return hint(call, player);
    } finally {
      asking.remove(player.id());
    }
  }

  private Reply hint(Call call, Player player) {
    int version = call.body(Requests.OfVersion.class).version();
    Room room = rooms.enter(call.table(), player.id()).join();
    if (!call.payer().pays(Limits.Resource.THINKING, services.bots().budgetMillis())) {
      throw Endpoint.tooOften(call.payer(), Limits.Resource.THINKING);
    }
    Question<Answers.Hint> question =
        rooms.judge(room.id(), each -> question(each, player, version, call)).join();
    // First marked, then told, so that no hint goes unrecorded.
    rooms.with(room.id(), each -> each.hint(version)).join();
    Answers.Hint hint = services.bots().hint(call.payer().asker(), question).join();
    return Reply.json(200, endpoint.codec().write(Answers.Hint.class, hint));
  }

  private Question<Answers.Hint> question(Room room, Player player, int version, Call call) {
    LiveGame<?, ?, ?, ?> game = room.game();
    if (!room.stored().agreement().hints()) {
      throw ProblemException.notNow("no-hints");
    }
    if (game != null && game.hasPadTurns()) {
      throw ProblemException.notNow("pad-turns");
    }
    if (game == null
        || room.stored().status() != Status.RUNNING
        || game.asked().isEmpty()
        || game.version() != version) {
      throw ProblemException.notNow("stale");
    }
    if (!room.stored().agreement().isSeat(game.asked().get(), player.id())) {
      throw ProblemException.notNow("not-yours");
    }
    return reviews.advisor().hint(game, narrator(game, call));
  }

  private Narrator narrator(LiveGame<?, ?, ?, ?> game, Call call) {
    return new Narrator(services.words(call.language()), game.names());
  }

  private Room entered(Call call) {
    return rooms.enter(call.table(), call.me().id()).join();
  }

  private Reply record(Call call) {
    Room room = entered(call);
    return Reply.json(200, finished.recordText(room.id()))
        .with("Content-Disposition", "attachment; filename=\"kniffel-" + room.id() + ".json\"");
  }

  private Reply verification(Call call) {
    GameRecord record = finished.record(entered(call).id());
    call.payer().owes(Costs.playedAgain(record.table().log().size()));
    Answers.Verdict answer = Afterwards.verdict(record, services.words(call.language()));
    return Reply.json(200, endpoint.codec().write(Answers.Verdict.class, answer));
  }

  private Reply step(Call call) {
    Room room = entered(call);
    LiveGame<?, ?, ?, ?> game = finished.game(room.id());
    return finished.step(room.id(), game, game.names(), call);
  }

  private Reply review(Call call) {
    Room room = entered(call);
    LiveGame<?, ?, ?, ?> game = finished.game(room.id());
    return finished.review(room.id(), game, game.names(), call);
  }
}
