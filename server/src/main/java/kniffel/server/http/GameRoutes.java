package kniffel.server.http;

import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import kniffel.server.room.Services;
import kniffel.telling.GamesAndWords;
import kniffel.telling.agreed.ProblemException;
import kniffel.web.Asset;
import kniffel.words.Language;

/** Requests about the games there are, and the words of the pages. */
final class GameRoutes {

  private final Endpoint endpoint;
  private final Services services;
  private final GamesAndWords gamesAndWords;

  /** Answers given before: they never change. */
  private final Map<String, Asset> made = new ConcurrentHashMap<>();

  GameRoutes(Endpoint endpoint, Services services) {
    this.endpoint = endpoint;
    this.services = services;
    this.gamesAndWords = new GamesAndWords(services.codec());
  }

  void mount(Router router) {
    endpoint.on(router, HttpMethod.GET, "/api/games", this::games);
    endpoint.on(router, HttpMethod.GET, "/api/words/:language", this::words);
    endpoint.on(router, HttpMethod.GET, "/api/words/:language/:part", this::words);
  }

  private Reply games(Call call) {
    Language language = call.language();
    return Reply.shared(
        made.computeIfAbsent(
            "games/" + language.code() + ".json",
            path -> asset(path, gamesAndWords.games(services.words(language)))));
  }

  /** The messages that pages need: all of them, or one of the two parts that a page loads. */
  private Reply words(Call call) {
    Language language =
        Language.of(call.path().getOrDefault("language", ""))
            .orElseThrow(ProblemException::notThere);
    String part = call.path().getOrDefault("part", "");
    if (!GamesAndWords.PARTS.contains(part)) {
      throw ProblemException.notThere();
    }
    return Reply.shared(
        made.computeIfAbsent(
            "words/" + language.code() + "/" + part + ".json",
            path -> asset(path, GamesAndWords.words(services.words(language), part))));
  }

  private static Asset asset(String path, String text) {
    return Asset.of(path, text.getBytes(StandardCharsets.UTF_8));
  }
}
