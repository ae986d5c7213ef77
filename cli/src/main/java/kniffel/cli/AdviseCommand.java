package kniffel.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kniffel.bots.Decision;
import kniffel.bots.Mind;
import kniffel.bots.Minds;
import kniffel.bots.Plan;
import kniffel.bots.Rating;
import kniffel.cli.play.Describer;
import kniffel.cli.play.Description;
import kniffel.cli.play.Forecast;
import kniffel.cli.play.GameTerminal;
import kniffel.cli.play.Terminals;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Replay;
import kniffel.table.Table;
import kniffel.table.dice.SeededDice;
import kniffel.words.Narrator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Rates every legal move of a position, in a record or described on the command line. */
@Command(name = "advise")
final class AdviseCommand implements Callable<Integer> {

  private final Context context;

  @Spec private @Nullable CommandSpec spec;

  @Parameters(
      paramLabel = "GAME",
      arity = "0..1",
      completionCandidates = Candidates.GameNames.class)
  private Optional<String> game = Optional.empty();

  @Mixin private final GameChoice choice = new GameChoice();

  @Option(names = "--record", paramLabel = "FILE")
  private Optional<Path> record = Optional.empty();

  @Option(names = "--event", paramLabel = "N")
  private Optional<Integer> event = Optional.empty();

  @Mixin private final ThinkingTime thinking = new ThinkingTime(200);

  @Option(names = "--json")
  private boolean json;

  private AdviseCommand(Context context) {
    this.context = context;
  }

  /** The command with the options of all games that can be described. */
  static CommandLine line(Context context) {
    CommandLine line = new CommandLine(new AdviseCommand(context));
    describers().flatMap(each -> each.options().stream()).forEach(line.getCommandSpec()::addOption);
    return line;
  }

  private static Stream<? extends Describer<?, ?, ?, ?>> describers() {
    return Terminals.ALL.stream().flatMap(entry -> entry.describer().stream());
  }

  private Description description() {
    return new Description(Objects.requireNonNull(spec).commandLine().getParseResult());
  }

  @Override
  public Integer call() throws IOException {
    thinking.check(context);
    if (record.isPresent()) {
      adviseInRecord(fitting(context.read(record.get()).table()));
      return Exit.OK;
    }
    String id = game.orElseThrow(() -> new BadInputException(context.say("cli.which-game")));
    adviseDescribed(id, choice.choose(id, context).game());
    return Exit.OK;
  }

  /** The table of the record, if its game is the one named along with it. */
  private Table<?, ?, ?, ?> fitting(Table<?, ?, ?, ?> table) {
    String id = table.header().rulebook().id();
    if (game.isPresent() && !game.get().equals(id)) {
      throw new BadInputException(
          context.say("commands.advise.other-game", Map.of("game", game.get(), "other", id)));
    }
    if (choice.isGiven()) {
      throw new BadInputException(context.say("commands.advise.own-rules"));
    }
    return table;
  }

  private <S, M, O, V> void adviseDescribed(String id, Game<S, M, O, V> rules) {
    GameTerminal<?, S, M, V> terminal = Terminals.of(id, rules);
    Describer.Described<S> described =
        terminal
            .describe(rules, description(), context)
            .orElseThrow(() -> onlyDescribed("cli.advise.not-described", id));
    List<String> names = new ArrayList<>(List.of(context.say("cli.you")));
    for (int number = 2; number <= described.players(); number++) {
      names.add(String.valueOf(number));
    }
    advise(terminal, Replay.played(rules, described.state(), List.of()), names);
  }

  /** A complaint that something is possible only where positions can be described. */
  private BadInputException onlyDescribed(String message, String game) {
    String games =
        Terminals.ALL.stream()
            .filter(each -> each.describer().isPresent())
            .map(GameTerminal::id)
            .collect(Collectors.joining(", "));
    return new BadInputException(context.say(message, Map.of("game", game, "games", games)));
  }

  /** The decision at an event: the position before it, or the last one of the record. */
  private <S, M, O, V> void adviseInRecord(Table<S, M, O, V> table) {
    int wanted = event.orElse(table.log().size() + 1);
    if (wanted < 1 || wanted > table.log().size() + 1) {
      throw new BadInputException(
          context.say(
              "cli.advise.no-event", Map.of("event", wanted, "events", table.log().size())));
    }
    advise(
        Terminals.of(table.header().rulebook().id(), table.game()),
        table.replay().until(wanted - 1),
        table.header().names());
  }

  /**
   * Advises the seat that decides.
   *
   * @param soFar the game up to the decision
   */
  private <S, M, O, V> void advise(
      GameTerminal<?, S, M, V> terminal, Replay<S, M, O, V> soFar, List<String> names) {
    Game<S, M, O, V> rules = soFar.game();
    S state = soFar.end();
    if (!(rules.next(state) instanceof Next.Decide<M, O>(int seat, List<M> moves))) {
      throw new BadInputException(context.say("cli.advise.no-decision"));
    }
    Mind<M, V> mind =
        Minds.of(rules).orElseThrow(() -> new BadInputException(context.say("cli.advise.no-mind")));
    Decision<M, V> decision = Decision.of(rules, state, seat, moves, () -> soFar);
    Rating<M> rating =
        mind.adviser().rate(decision, new SeededDice(1).at(1), thinking.allowances(context).get());
    Advice<S, M, O, V> advice =
        new Advice<>(
            rules,
            state,
            mind,
            rating,
            Plan.ahead(rules, state, seat, rating.best().move(), mind.ledgerJudge()),
            new Narrator(context.words(), names),
            forecast(terminal, mind, state));
    boolean known = mind.knowsResults(names.size());
    if (json) {
      context.json(out -> advice.write(out, context.codec(), known));
    } else {
      advice.print(context, known);
    }
  }

  /** How the game will end, if that was asked for. */
  private <S, M, V> Optional<Forecast> forecast(
      GameTerminal<?, S, M, V> terminal, Mind<M, V> mind, S state) {
    Description description = description();
    Optional<Forecast> forecast =
        terminal.describer().flatMap(each -> each.forecast(mind, state, description, context));
    if (forecast.isEmpty() && describers().anyMatch(each -> each.asksForForecast(description))) {
      throw onlyDescribed("cli.advise.not-foretold", terminal.id());
    }
    return forecast;
  }
}
