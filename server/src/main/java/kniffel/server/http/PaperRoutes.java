package kniffel.server.http;

import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import kniffel.rules.PaperLine;
import kniffel.rules.PaperObjection;
import kniffel.rules.Standings;
import kniffel.server.room.Costs;
import kniffel.server.room.Services;
import kniffel.server.store.PaperGames;
import kniffel.server.store.PaperGames.StoredPaperGame;
import kniffel.table.PaperGame;
import kniffel.table.json.Json;
import kniffel.table.json.MalformedException;
import kniffel.telling.agreed.Names;
import kniffel.telling.agreed.ProblemException;
import kniffel.telling.agreed.Seating;
import kniffel.wire.Papers;
import kniffel.wire.Player;
import kniffel.words.Narrator;

/** Requests about games that were played on paper: their sheets, typing them in, removing them. */
final class PaperRoutes {

  /** How many such games somebody may keep. */
  private static final int MOST = 1000;

  /** How many objections are reported at once. */
  private static final int TOLD = 3;

  private final Endpoint endpoint;
  private final Services services;
  private final PaperGames games;
  private final Secrets secrets;

  PaperRoutes(Endpoint endpoint, Services services, PaperGames games, Secrets secrets) {
    this.endpoint = endpoint;
    this.services = services;
    this.games = games;
    this.secrets = secrets;
  }

  void mount(Router router) {
    endpoint.on(router, HttpMethod.GET, "/api/paper/:game", this::form);
    endpoint.on(router, HttpMethod.POST, "/api/paper/count", this::count);
    endpoint.on(router, HttpMethod.POST, "/api/paper", this::add);
    endpoint.on(router, HttpMethod.GET, "/api/me/paper", this::mine);
    endpoint.on(router, HttpMethod.DELETE, "/api/me/paper/:paper", this::remove);
  }

  private Reply form(Call call) {
    PaperGame.Rules<?> rules;
    try {
      rules = rules(asked(call));
    } catch (MalformedException e) {
      throw ProblemException.notThere();
    }
    Narrator narrator = narrator(call, List.of());
    String game = rules.rulebook().id();
    Papers.PaperForm form =
        new Papers.PaperForm(
            game,
            rules.rulebook().minPlayers(),
            rules.rulebook().maxPlayers(),
            services.words(call.language()).say("paper." + game + ".typing"),
            lastDay().toString(),
            rules.form().lines().stream().map(line -> told(line, narrator)).toList());
    return Reply.json(200, endpoint.codec().write(Papers.PaperForm.class, form));
  }

  /** The rules in an address, as a game without players. */
  private static PaperGame asked(Call call) {
    Optional<String> level = Optional.ofNullable(call.query().get("level"));
    if (level.isPresent() && !level.get().matches("[0-9]{1,3}")) {
      throw ProblemException.notThere();
    }
    return new PaperGame(
        call.path().getOrDefault("game", ""),
        Optional.ofNullable(call.query().get("options")).map(Json::parse),
        Optional.ofNullable(call.query().get("rules")),
        level.map(Integer::valueOf),
        "",
        List.of(),
        List.of());
  }

  private static Papers.FormLine told(PaperLine line, Narrator narrator) {
    String name = narrator.say(line.name());
    return switch (line) {
      case PaperLine.Box box ->
          new Papers.FormLine(box.id(), name, box.values(), box.isTick(), box.mayBeFree());
      case PaperLine.Sum sum -> new Papers.FormLine(sum.id(), name, List.of(), false, false);
    };
  }

  private PaperGame.Rules<?> rules(PaperGame paper) {
    PaperGame.Rules<?> rules = paper.rules(services.codec());
    if (!rules.isAllowed()) {
      throw new MalformedException("options", "are not those of a level");
    }
    return rules;
  }

  private Narrator narrator(Call call, List<String> names) {
    return new Narrator(services.words(call.language()), names);
  }

  private Reply count(Call call) {
    PaperGame paper = call.body(PaperGame.class);
    PaperGame.Rules<?> rules = understood(paper);
    List<PaperObjection> objections = rules.objections(paper);
    Narrator narrator = narrator(call, paper.names());
    Papers.PaperCount count =
        new Papers.PaperCount(
            objections.stream()
                .map(
                    each ->
                        new Papers.Objection(each.seat(), each.box(), narrator.say(each.reason())))
                .toList(),
            rules.sums(paper),
            objections.isEmpty() ? rules.standings(paper).ranks() : List.of());
    return Reply.json(200, endpoint.codec().write(Papers.PaperCount.class, count));
  }

  private PaperGame.Rules<?> understood(PaperGame paper) {
    try {
      return rules(paper);
    } catch (MalformedException e) {
      throw ProblemException.malformed(String.valueOf(e.getMessage()));
    }
  }

  private Reply add(Call call) {
    Player player = call.me();
    Papers.NewPaperGame wish = call.body(Papers.NewPaperGame.class);
    Optional<String> id = call.key().map(key -> Idempotency.tableId(player.id(), "paper", key));
    Optional<StoredPaperGame> known = id.flatMap(each -> games.find(each, player.id()));
    if (known.isPresent()) {
      return kept(201, known.get());
    }
    PaperGame.Rules<?> rules = understood(wish.paper());
    requirePossible(call, wish.paper(), rules);
    PaperGame paper = settled(wish.paper(), rules);
    int mine = wish.mine().orElse(0);
    if (mine < 0 || mine >= paper.names().size()) {
      throw ProblemException.malformed("mine");
    }
    if (!call.payer().pays(Limits.Resource.STORAGE, 1)) {
      throw Endpoint.tooOften(call.payer(), Limits.Resource.STORAGE);
    }
    Standings standings = rules.standings(paper);
    StoredPaperGame kept =
        new StoredPaperGame(
            id.orElseGet(secrets::name),
            player.id(),
            paper.game(),
            mine,
            endpoint.codec().write(PaperGame.class, paper),
            services.now().getAsLong());
    long played = day(paper).atStartOfDay(ZoneOffset.UTC).toInstant().toEpochMilli();
    boolean added = games.add(kept, standings, played, MOST).join();
    // Sent twice at once, the first one counts.
    if (!added && games.find(kept.id(), player.id()).isEmpty()) {
      throw ProblemException.notNow("too-many-papers");
    }
    return kept(201, kept);
  }

  /** Refuses what cannot be the end of such a game, and says why. */
  private void requirePossible(Call call, PaperGame paper, PaperGame.Rules<?> rules) {
    List<PaperObjection> objections = rules.objections(paper);
    if (objections.isEmpty()) {
      return;
    }
    Narrator narrator = narrator(call, paper.names());
    String reasons =
        objections.stream()
            .limit(TOLD)
            .map(each -> where(each, paper, rules, narrator) + narrator.say(each.reason()))
            .collect(Collectors.joining(" "));
    throw new ProblemException(422, "paper-refused", Map.of("reasons", reasons));
  }

  private static String where(
      PaperObjection objection, PaperGame paper, PaperGame.Rules<?> rules, Narrator narrator) {
    List<String> parts = new ArrayList<>();
    objection.seat().ifPresent(seat -> parts.add(narrator.say(paper.names().get(seat))));
    for (PaperLine line : rules.form().lines()) {
      if (objection.box().equals(Optional.of(line.id()))) {
        parts.add(narrator.say(line.name()));
      }
    }
    return parts.isEmpty() ? "" : String.join(", ", parts) + ": ";
  }

  /** With names that are safe to show, and rules that stay what they are. */
  private PaperGame settled(PaperGame paper, PaperGame.Rules<?> rules) {
    List<String> names = new ArrayList<>();
    for (String name : paper.names()) {
      names.add(Seating.freeName(Names.normal(name), names));
    }
    PaperGame settled = paper.named(names).settled(rules.tree(services.codec()));
    LocalDate _ = day(settled);
    return settled;
  }

  private LocalDate day(PaperGame paper) {
    try {
      return paper.day(lastDay());
    } catch (MalformedException e) {
      throw new ProblemException(400, "no-day", Map.of());
    }
  }

  /** Somewhere it is already tomorrow. */
  private LocalDate lastDay() {
    return Instant.ofEpochMilli(services.now().getAsLong())
        .atZone(ZoneOffset.UTC)
        .toLocalDate()
        .plusDays(1);
  }

  private Reply kept(int status, StoredPaperGame kept) {
    return Reply.json(status, endpoint.codec().write(Papers.KeptPaperGame.class, told(kept)));
  }

  private Papers.KeptPaperGame told(StoredPaperGame kept) {
    PaperGame paper = services.codec().read(PaperGame.class, Json.parse(kept.body()), "paper");
    Standings standings = paper.rules(services.codec()).standings(paper);
    return new Papers.KeptPaperGame(
        kept.id(), paper, kept.mine(), standings.scores(), standings.ranks());
  }

  private Reply mine(Call call) {
    call.payer().owes(Costs.REQUEST); // each of them is counted
    List<Papers.KeptPaperGame> all = games.of(call.me().id()).stream().map(this::told).toList();
    return Reply.json(
        200, endpoint.codec().write(Papers.MyPaperGames.class, new Papers.MyPaperGames(all)));
  }

  private Reply remove(Call call) {
    if (!games.remove(call.path().getOrDefault("paper", ""), call.me().id()).join()) {
      throw ProblemException.notThere();
    }
    return Reply.nothing();
  }
}
