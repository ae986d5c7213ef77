package kniffel.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import kniffel.cli.play.SpokenCode;
import kniffel.cli.terminal.QrCode;
import kniffel.client.Connection;
import kniffel.rules.Rulebook;
import kniffel.table.json.Json;
import kniffel.wire.NewTable;
import kniffel.wire.NewTable.NewSeat;
import kniffel.wire.TableInfo;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Opens a table at a server, shows how others get there, and sits down at it. */
@Command(name = "host")
final class HostCommand implements Callable<Integer> {

  /** Addresses that mean the machine itself to whoever follows them. */
  private static final Pattern LOOPBACK =
      Pattern.compile("localhost|127\\..*|\\[?::1]?", Pattern.CASE_INSENSITIVE);

  private final Context context;

  @Parameters(paramLabel = "GAME", completionCandidates = Candidates.GameNames.class)
  private String game = "";

  @Option(names = "--seats", paramLabel = "N")
  private Optional<Integer> seats = Optional.empty();

  @Option(
      names = "--bot",
      paramLabel = "LEVEL",
      completionCandidates = Candidates.StrengthNames.class)
  private List<String> bots = new ArrayList<>();

  @Option(names = "--listed")
  private boolean listed;

  @Option(names = "--clock", paramLabel = "SECONDS")
  private int clock;

  @Option(names = "--server", paramLabel = "URL")
  private Optional<String> server = Optional.empty();

  @Option(names = "--name", paramLabel = "NAME")
  private Optional<String> name = Optional.empty();

  @Option(names = "--no-play")
  private boolean noPlay;

  @Option(names = "--json")
  private boolean json;

  @Mixin private final GameChoice choice = new GameChoice();

  @Mixin private final DeskChoice desks = new DeskChoice();

  HostCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    desks.check(context);
    if (clock < 0) {
      throw new BadInputException(context.say("commands.bad-clock", Map.of("clock", clock)));
    }
    NetworkChoice.TableAddress place = NetworkChoice.at(server, name, context);
    NewTable wish = wish(choice.choose(game, context), place.name());
    return new NetworkGame(context, place)
        .host(
            wish,
            (table, connection) -> show(table, address(place, connection)),
            noPlay ? Optional.empty() : Optional.of(() -> desks.open(context)));
  }

  private <P extends Record> NewTable wish(
      GameChoice.GameWithOptions<P> chosen, Optional<String> me) throws IOException {
    Rulebook<P> rulebook = chosen.rulebook();
    int count = seats.orElse(Math.max(rulebook.minPlayers(), bots.size() + friends(rulebook)));
    if (count < rulebook.minPlayers() || count > rulebook.maxPlayers() || count < bots.size() + 1) {
      throw new BadInputException(
          context.say(
              "cli.wrong-players",
              Map.of(
                  "min", Math.max(rulebook.minPlayers(), bots.size() + 1),
                  "max", rulebook.maxPlayers(),
                  "count", count)));
    }
    List<NewSeat> all = new ArrayList<>(List.of(new NewSeat.Me(me)));
    for (String level : bots) {
      if (!new Candidates.StrengthNames().contains(level)) {
        throw new BadInputException(
            context.say(
                "cli.unknown-bot",
                Map.of("bot", level, "bots", String.join(", ", new Candidates.StrengthNames()))));
      }
      all.add(new NewSeat.Bot(level));
    }
    while (all.size() < count) {
      all.add(new NewSeat.Friend());
    }
    Json options = context.codec().tree(rulebook.optionsType(), chosen.options());
    return new NewTable(
        rulebook.id(),
        all,
        Optional.of(options),
        Optional.empty(),
        Optional.of(listed),
        Optional.empty(),
        Optional.of(clock),
        Optional.empty(),
        Optional.of(true),
        Optional.empty());
  }

  /** The user, and one friend where the game is for more than one. */
  private int friends(Rulebook<?> rulebook) {
    return bots.isEmpty() && rulebook.maxPlayers() > 1 ? 2 : 1;
  }

  /**
   * The server's address as others need it: one on this machine has a different address for the
   * rest of the house.
   */
  private static URI address(NetworkChoice.TableAddress place, Connection connection)
      throws IOException {
    if (!isOnlyHere(place.server())) {
      return place.server();
    }
    return connection.api().network().addresses().stream()
        .findFirst()
        .map(URI::create)
        .orElse(place.server());
  }

  private static boolean isOnlyHere(URI server) {
    return LOOPBACK.matcher(server.getHost()).matches();
  }

  private void show(TableInfo table, URI server) throws IOException {
    TableInfo.Links links = table.links().orElseThrow();
    if (json) {
      context.json(out -> write(table.id(), links, server, out));
    } else {
      print(links, server);
    }
    if (context.interactive() && !noPlay) {
      // A full screen would hide the link that has to be passed on.
      context.out().println(context.say("commands.host.enter"));
      context.out().flush();
      var _ = context.in().readLine();
    }
    context.out().flush();
  }

  private static void write(String table, TableInfo.Links links, URI server, JsonGenerator out)
      throws IOException {
    out.writeStartObject();
    out.writeStringField("table", table);
    out.writeStringField("play", server + links.play());
    out.writeStringField("watch", server + links.watch());
    out.writeStringField("code", Connection.code(links.play()));
    if (links.code().isPresent()) {
      out.writeStringField("short", links.code().get());
    }
    out.writeEndObject();
  }

  private void print(TableInfo.Links links, URI server) {
    String play = server + links.play();
    QrCode.lines(play).forEach(context.out()::println);
    context.out().println(context.say("commands.host.play", Map.of("link", play)));
    context
        .out()
        .println(
            links
                .code()
                .map(
                    code -> context.say("commands.host.short", Map.of("code", SpokenCode.of(code))))
                .orElseGet(
                    () ->
                        context.say(
                            "commands.host.code", Map.of("code", Connection.code(links.play())))));
    context
        .out()
        .println(context.say("commands.host.watch", Map.of("link", server + links.watch())));
    if (isOnlyHere(server)) {
      context.out().println(context.say("commands.host.only-here"));
    }
  }
}
