package kniffel.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import kniffel.bots.Decision;
import kniffel.bots.Mind;
import kniffel.bots.Minds;
import kniffel.bots.Rating;
import kniffel.cli.play.Description;
import kniffel.cli.play.Forecast;
import kniffel.cli.play.GameTerminal;
import kniffel.cli.play.Terminals;
import kniffel.rules.Fact;
import kniffel.rules.Game;
import kniffel.rules.Ids;
import kniffel.rules.Next;
import kniffel.rules.Replay;
import kniffel.rules.Viewer;
import kniffel.table.Table;
import kniffel.table.dice.SeededDice;
import kniffel.words.Narrator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Rates every legal move of a position, in a record or described on the command line. */
@Command(name = "advise")
final class AdviseCommand implements Callable<Integer> {

  private final Context context;

  @Parameters(paramLabel = "GAME", arity = "0..1")
  private Optional<String> game = Optional.empty();

  @Option(names = "--sheet", paramLabel = "BOX=POINTS,…")
  private String sheet = "";

  @Option(names = "--dice", paramLabel = "N,N,N,N,N")
  private Optional<String> dice = Optional.empty();

  @Option(names = "--rolls-left", paramLabel = "N")
  private int rollsLeft = 0;

  @Option(names = "--opponent", paramLabel = "BOX=POINTS,…")
  private List<String> opponents = new ArrayList<>();

  @Option(names = "--target", paramLabel = "POINTS")
  private Optional<Integer> target = Optional.empty();

  @Option(names = "--outlook")
  private boolean outlook;

  @Mixin private final GameChoice choice = new GameChoice();

  @Option(names = "--record", paramLabel = "FILE")
  private Optional<Path> record = Optional.empty();

  @Option(names = "--event", paramLabel = "N")
  private Optional<Integer> event = Optional.empty();

  @Option(names = "--budget", paramLabel = "MS")
  private int budget = 200;

  @Option(names = "--json")
  private boolean json;

  AdviseCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    if (record.isPresent()) {
      adviseInRecord(context.read(record.get()).table());
      return Exit.OK;
    }
    String id = game.orElseThrow(() -> new BadInputException(context.say("cli.which-game")));
    adviseDescribed(id, choice.choose(id, context).game());
    return Exit.OK;
  }

  private <S, M, O, V> void adviseDescribed(String id, Game<S, M, O, V> rules) {
    GameTerminal<?, S, M, V> terminal = Terminals.of(id, rules);
    S position =
        terminal
            .position(rules, new Description(sheet, opponents, dice, rollsLeft), context)
            .orElseThrow(
                () ->
                    onlyFor("cli.advise.not-described", id, each -> each.describer().isPresent()));
    List<String> names = new ArrayList<>(List.of(context.say("cli.you")));
    for (int number = 2; number <= opponents.size() + 1; number++) {
      names.add(String.valueOf(number));
    }
    advise(terminal, rules, position, names, seat -> List.of());
  }

  /** A complaint that something is possible for other games than this. */
  private BadInputException onlyFor(
      String message, String game, Predicate<GameTerminal<?, ?, ?, ?>> able) {
    String games =
        Terminals.ALL.stream().filter(able).map(GameTerminal::id).collect(Collectors.joining(", "));
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
    Replay<S, M, O, V> replay = table.replay();
    S state = replay.after(wanted - 1);
    advise(
        Terminals.of(table.header().rulebook().id(), table.game()),
        table.game(),
        state,
        table.header().names(),
        seat -> replay.told(new Viewer.Seat(seat), wanted - 1));
  }

  /**
   * Advises the seat that decides.
   *
   * @param recall what a seat was told before
   */
  private <S, M, O, V> void advise(
      GameTerminal<?, S, M, V> terminal,
      Game<S, M, O, V> rules,
      S state,
      List<String> names,
      IntFunction<List<Fact>> recall) {
    if (!(rules.next(state) instanceof Next.Decide<M, O>(int seat, List<M> moves))) {
      throw new BadInputException(context.say("cli.advise.no-decision"));
    }
    Mind<M, V> mind =
        Minds.of(rules).orElseThrow(() -> new BadInputException(context.say("cli.advise.no-mind")));
    Decision<M, V> decision = Decision.of(rules, state, seat, moves, () -> recall.apply(seat));
    Rating<M> rating =
        mind.deep()
            .rate(decision, new SeededDice(1).at(1), Thinking.allowances(budget, context).get());
    Narrator narrator = new Narrator(context.words(), names);
    String reason = narrator.say(mind.explain(decision.view(), rating));
    Optional<Forecast> ending = outlook(terminal, mind, state);
    if (json) {
      context.json(out -> write(rules, state, seat, rating, reason, narrator, ending, out));
      return;
    }
    Locale locale = context.words().language().locale();
    double best = rating.best().value();
    context.out().println(context.say("cli.advise.unit." + Ids.of(rating.unit())));
    for (Rating.Rated<M> rated : rating.sorted()) {
      context
          .out()
          .println(
              String.format(
                  locale,
                  "%10.4f  %9.4f  %s",
                  rated.value(),
                  rated.value() - best,
                  told(rules, state, seat, rated.move(), narrator)));
    }
    context.out().println(context.say("cli.advise.best", Map.of("reason", reason)));
    ending.ifPresent(Forecast::print);
  }

  /** How the game will end, if that was asked for. */
  private <S, M, V> Optional<Forecast> outlook(
      GameTerminal<?, S, M, V> terminal, Mind<M, V> mind, S state) {
    if (!outlook && target.isEmpty() && opponents.isEmpty()) {
      return Optional.empty();
    }
    Optional<Forecast> forecast =
        terminal.forecaster().flatMap(each -> each.forecast(mind, state, target, context));
    if (forecast.isEmpty()) {
      throw onlyFor(
          "cli.advise.not-foretold", terminal.id(), each -> each.forecaster().isPresent());
    }
    return forecast;
  }

  private static <S, M, O, V> String told(
      Game<S, M, O, V> rules, S state, int seat, M move, Narrator narrator) {
    return rules.preview(state, seat, move).stream()
        .map(narrator::say)
        .collect(Collectors.joining("; "));
  }

  private <S, M, O, V> void write(
      Game<S, M, O, V> rules,
      S state,
      int seat,
      Rating<M> rating,
      String reason,
      Narrator narrator,
      Optional<Forecast> ending,
      JsonGenerator out)
      throws IOException {
    out.writeStartObject();
    out.writeStringField("unit", Ids.of(rating.unit()));
    out.writeNumberField("best", rating.best().value());
    out.writeStringField("reason", reason);
    if (ending.isPresent()) {
      out.writeFieldName("outlook");
      ending.get().write(out);
    }
    out.writeArrayFieldStart("moves");
    for (Rating.Rated<M> rated : rating.sorted()) {
      out.writeStartObject();
      out.writeFieldName("move");
      context.codec().write(rules.types().move(), rated.move(), out);
      out.writeStringField("words", told(rules, state, seat, rated.move(), narrator));
      out.writeNumberField("value", rated.value());
      out.writeNumberField("loss", rating.best().value() - rated.value());
      out.writeNumberField("error", rated.error());
      out.writeEndObject();
    }
    out.writeEndArray();
    out.writeEndObject();
  }
}
