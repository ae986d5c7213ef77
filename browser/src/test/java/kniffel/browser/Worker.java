package kniffel.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import kniffel.rules.Randomness;
import kniffel.rules.Rulebooks;
import kniffel.table.dice.SeededDice;
import kniffel.table.json.Json;

/** Does what a page's worker does: stores what it is told to store, ticks when it is asked to. */
final class Worker {

  private final UnaryOperator<String> handle;
  private final String language;
  private final Map<String, Json> heads = new LinkedHashMap<>();
  private final Map<String, List<Json>> lines = new LinkedHashMap<>();
  private final Randomness choice = new SeededDice(7).at(1);
  private final List<Json> messages = new ArrayList<>();
  private long now = 1_800_000_000_000L;
  private int requests;

  /** The last state that the page was told. */
  private Json state = Json.Obj.EMPTY;

  Worker(UnaryOperator<String> handle, String language) {
    this.handle = handle;
    this.language = language;
  }

  /** Asks, and thinks about what has to be thought about; here there is only one engine. */
  private Json ask(String request) {
    Json answer = once(request);
    for (Json think : items(answer.at("think"))) {
      Json thought = Json.parse(handle.apply(think.toString())).at("body");
      once("{\"do\":\"thought\",\"thought\":%s}".formatted(thought));
    }
    return answer.at("status").equals(new Json.Whole(202)) ? once(request) : answer;
  }

  private Json once(String request) {
    String outside =
        ",\"now\":%d,\"entropy\":\"%064x\",\"language\":\"%s\"}"
            .formatted(now++, 0x5eedL + requests++, language);
    Json answer = Json.parse(handle.apply(request.substring(0, request.length() - 1) + outside));
    for (Json saved : items(answer.at("saved"))) {
      String id = saved.at("id").text();
      heads.put(id, saved.at("head"));
      lines.computeIfAbsent(id, any -> new ArrayList<>()).addAll(items(saved.at("lines")));
    }
    for (Json message : items(answer.at("messages"))) {
      messages.add(message);
      if (message instanceof Json.Obj(var fields) && fields.containsKey("state")) {
        state = message.at("state");
      }
    }
    return answer;
  }

  static List<Json> items(Json list) {
    return list instanceof Json.Arr(List<Json> items) ? items : List.of();
  }

  Json http(String method, String path, String body) {
    return ask(
        "{\"do\":\"http\",\"method\":\"%s\",\"path\":\"%s\",\"body\":%s}"
            .formatted(method, path, body));
  }

  Json get(String path) {
    Json answer = http("GET", path, "{}");
    assertThat(answer.at("status")).as(path + ": " + answer).isEqualTo(new Json.Whole(200));
    return answer.at("body");
  }

  /** A person on this device and a bot, where the game allows it. */
  String newTable(String game) {
    return newTable(game, "easy");
  }

  String newTable(String game, String level) {
    boolean alone = Rulebooks.find(game).orElseThrow().maxPlayers() == 1;
    String seats =
        alone
            ? "[{\"me\":{\"name\":\"Anna\"}}]"
            : "[{\"me\":{\"name\":\"Anna\"}},{\"bot\":{\"level\":\"%s\"}}]".formatted(level);
    return opened("{\"game\":\"%s\",\"seats\":%s,\"pace\":0}".formatted(game, seats));
  }

  /** A table that is wished for, and looked at. */
  String opened(String wish) {
    Json answer = http("POST", "/api/tables", wish);
    assertThat(answer.at("status")).as(answer.toString()).isEqualTo(new Json.Whole(201));
    String id = answer.at("body").at("id").text();
    ask("{\"do\":\"message\",\"message\":{\"open\":{\"table\":\"%s\"}}}".formatted(id));
    return id;
  }

  /** Everything that is kept, as a request to load it. */
  String kept() {
    List<Json> tables = new ArrayList<>();
    heads.forEach(
        (id, head) ->
            tables.add(
                Json.Obj.EMPTY
                    .with("id", id)
                    .with("head", head)
                    .with("lines", new Json.Arr(lines.getOrDefault(id, List.of())))));
    return Json.Obj.EMPTY.with("do", "load").with("tables", new Json.Arr(tables)).toString();
  }

  void load(String kept) {
    assertThat(tryToLoad(kept).at("status")).isEqualTo(new Json.Whole(204));
  }

  Json tryToLoad(String kept) {
    return ask(kept);
  }

  void playSome(String table, int moves) {
    for (int i = 0; i < moves && step(table); i++) {}
  }

  /** Up to the first decision of a person. */
  void playUntilAsked(String table) {
    while (!isAsked() && step(table)) {}
  }

  private boolean isAsked() {
    return state instanceof Json.Obj told
        && told.get("asked") instanceof Json.Obj asked
        && asked.has("moves");
  }

  void playToTheEnd(String table) {
    ask("{\"do\":\"message\",\"message\":{\"open\":{\"table\":\"%s\"}}}".formatted(table));
    while (step(table)) {}
  }

  /** A random move of a person or one of a bot; false if the game is over. */
  private boolean step(String table) {
    if (!(state instanceof Json.Obj told) || told.has("over")) {
      return false;
    }
    if (told.get("asked") instanceof Json.Obj asked && asked.has("moves")) {
      List<Json> moves = items(asked.at("moves"));
      Json move = moves.get(choice.below(moves.size())).at("move");
      ask(
          "{\"do\":\"message\",\"message\":{\"play\":{\"table\":\"%s\",\"id\":\"c%d\",\"version\":%s,\"move\":%s}}}"
              .formatted(table, requests, told.at("version"), move));
    } else {
      ask("{\"do\":\"tick\"}");
    }
    assertThat(state).as("nothing happened: %s", messages.getLast()).isNotSameAs(told);
    return true;
  }
}
