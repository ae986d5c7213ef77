package kniffel.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kniffel.bots.Mind;
import kniffel.bots.Minds;
import kniffel.bots.Rating;
import kniffel.rules.Event;
import kniffel.rules.Game;
import kniffel.rules.Ids;
import kniffel.rules.Next;
import kniffel.rules.Viewer;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.Classic;
import kniffel.rules.classic.ClassicState;
import kniffel.rules.classic.Sheet;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
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
  private String dice = "";

  @Option(names = "--rolls-left", paramLabel = "N")
  private int rollsLeft = 0;

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
    if (!(choice.choose(id, context).game() instanceof Classic classic)) {
      throw new BadInputException(context.say("cli.advise.only-classic"));
    }
    advise(classic, position(), List.of(context.say("cli.you")));
    return Exit.OK;
  }

  /** The decision at an event: the position before it, or the last one of the record. */
  private <S, M, O, V> void adviseInRecord(Table<S, M, O, V> table) {
    int wanted = event.orElse(table.log().size() + 1);
    S state = table.game().start(table.header().seats().size());
    int number = 0;
    for (Event<M, O> each : table.log()) {
      number++;
      if (number == wanted) {
        break;
      }
      state = table.game().apply(state, each);
    }
    if (wanted < 1 || wanted > table.log().size() + 1) {
      throw new BadInputException(
          context.say(
              "cli.advise.no-event", Map.of("event", wanted, "events", table.log().size())));
    }
    advise(table.game(), state, table.header().names());
  }

  private ClassicState position() {
    Map<Box, Integer> boxes = new EnumMap<>(Box.class);
    for (String entry : sheet.isBlank() ? new String[0] : sheet.split(",", -1)) {
      String[] parts = entry.strip().split("=", 2);
      Box box =
          Box.ALL.stream()
              .filter(each -> Ids.of(each).equals(parts[0]))
              .findFirst()
              .orElseThrow(() -> badPosition(entry));
      if (parts.length != 2 || !parts[1].matches("\\d{1,2}") || boxes.containsKey(box)) {
        throw badPosition(entry);
      }
      boxes.put(box, Integer.valueOf(parts[1]));
    }
    if (!dice.matches("[1-6](,[1-6]){4}")) {
      throw badPosition("--dice " + dice);
    }
    if (rollsLeft < 0 || rollsLeft > 2) {
      throw badPosition("--rolls-left " + rollsLeft);
    }
    if (boxes.size() == Box.ALL.size()) {
      throw badPosition("--sheet " + sheet);
    }
    return new ClassicState.Turn(
        List.of(Sheet.of(boxes, 0)),
        0,
        boxes.size(),
        Classic.ROLLS - rollsLeft,
        Dice.parse(dice.replace(',', ' ')),
        Places.NONE);
  }

  private BadInputException badPosition(String entry) {
    String boxes = Stream.of(Box.values()).map(Ids::of).collect(Collectors.joining(", "));
    return new BadInputException(
        context.say("cli.advise.bad-position", Map.of("entry", entry, "boxes", boxes)));
  }

  private <S, M, O, V> void advise(Game<S, M, O, V> rules, S state, List<String> names) {
    if (!(rules.next(state) instanceof Next.Decide<M, O>(int seat, List<M> moves))) {
      throw new BadInputException(context.say("cli.advise.no-decision"));
    }
    Mind<M, V> mind =
        Minds.of(rules).orElseThrow(() -> new BadInputException(context.say("cli.advise.no-mind")));
    V view = rules.view(state, new Viewer.Seat(seat));
    Rating<M> rating =
        mind.deep().rate(view, moves, new SeededDice(1).at(1), Thinking.budgets(budget).get());
    Narrator narrator = new Narrator(context.words(), names);
    String reason = narrator.say(mind.explain(view, rating));
    if (json) {
      context.json(out -> write(rules, state, seat, rating, reason, narrator, out));
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
  }

  private static <S, M, O, V> String told(
      Game<S, M, O, V> rules, S state, int seat, M move, Narrator narrator) {
    return rules.tell(state, new Event.Moved<>(seat, move), new Viewer.Seat(seat)).stream()
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
      JsonGenerator out)
      throws IOException {
    out.writeStartObject();
    out.writeStringField("unit", Ids.of(rating.unit()));
    out.writeNumberField("best", rating.best().value());
    out.writeStringField("reason", reason);
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
