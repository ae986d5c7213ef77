package kniffel.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import kniffel.bots.Rating;
import kniffel.cli.Statistics.Books;
import kniffel.cli.Statistics.GameTotals;
import kniffel.cli.Statistics.Result;
import kniffel.rules.Ids;
import kniffel.rules.Next;
import kniffel.rules.Rulebooks;
import kniffel.wire.Answers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Shows what was played at this terminal: results, bests, medals, luck and loss. */
@Command(name = "stats")
final class StatsCommand implements Callable<Integer> {

  private final Context context;

  @Option(names = "--books")
  private boolean withBooks;

  @Option(names = "--csv")
  private boolean csv;

  @Option(names = "--json")
  private boolean json;

  @Mixin private final ReviewTime reviewing = new ReviewTime();

  StatsCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    var _ = reviewing.seconds(context);
    if (csv && json) {
      throw new BadInputException(context.say("commands.stats.csv-or-json"));
    }
    List<Result> results = new ArrayList<>();
    LocalBooks books = new LocalBooks(context, reviewing);
    for (SavedGames.SavedGame game : new SavedGames(context).finished()) {
      Optional<Answers.Review> review = withBooks ? review(books, game) : Optional.empty();
      String name = String.valueOf(game.file().getFileName());
      results.addAll(Statistics.of(game.record().table(), name, review));
    }
    results.addAll(new PaperFiles(context).results());
    if (csv) {
      csv(results);
    } else if (json) {
      context.json(out -> write(results, out));
    } else if (results.isEmpty()) {
      context.out().println(context.say("commands.stats.none"));
    } else {
      Statistics.sums(results).forEach(this::print);
    }
    return Exit.OK;
  }

  /** The books of a game whose values are known well enough to be counted. */
  private static Optional<Answers.Review> review(LocalBooks books, SavedGames.SavedGame game)
      throws IOException {
    if (game.record().hasPadTurns() || !(game.record().table().next() instanceof Next.Over)) {
      return Optional.empty();
    }
    GameBooks made = books.of(game.record().table(), Optional.of(game.file()));
    try {
      // Nobody need look closer at what does not count.
      Answers.Review first = made.first();
      return first.measured().orElse(!first.estimated())
          ? Optional.of(made.last(first))
          : Optional.empty();
    } catch (BadInputException e) {
      return Optional.empty(); // no books can be kept of this one
    }
  }

  private void print(GameTotals sum) {
    List<String> parts = new ArrayList<>();
    if (!sum.dice().equals("fair")) {
      parts.add(context.say("commands.stats." + sum.dice()));
    }
    if (sum.alone() && Rulebooks.find(sum.game()).orElseThrow().maxPlayers() > 1) {
      parts.add(context.say("commands.stats.alone"));
    }
    parts.add(context.say("commands.stats.games", Map.of("games", sum.results().size())));
    if (!sum.alone()) {
      int games = sum.results().size();
      parts.add(context.say("commands.stats.wins", Map.of("wins", sum.wins(), "games", games)));
    }
    parts.add(context.say("commands.stats.best", Map.of("best", sum.best())));
    parts.add(
        context.say("commands.stats.mean", Map.of("mean", context.number("%.1f", sum.mean()))));
    sum.medals()
        .forEach(
            (medal, count) ->
                parts.add(
                    context.say(
                        "commands.stats.medal",
                        Map.of(
                            "medal",
                            context.say(sum.game() + ".medal." + medal),
                            "count",
                            count))));
    if (withBooks) {
      parts.add(books(sum));
    }
    context
        .out()
        .println(
            context.say(sum.game() + ".name")
                + " · "
                + sum.name()
                + ": "
                + String.join(" · ", parts));
  }

  /** Luck and loss per game, or that they are unknown. */
  private String books(GameTotals sum) {
    if (sum.books().isEmpty()) {
      return context.say("commands.stats.unknown");
    }
    Books books = sum.books().get();
    String said =
        context.say(
            "commands.stats.books",
            Map.of(
                "luck", inUnit("+", books.luck(), books.unit()),
                "loss", inUnit("", books.loss(), books.unit())));
    int games = sum.results().size();
    return sum.rated() == games
        ? said
        : said
            + " "
            + context.say("commands.stats.rated", Map.of("rated", sum.rated(), "games", games));
  }

  private String inUnit(String flags, double value, Rating.Unit unit) {
    String number =
        switch (unit) {
          case POINTS -> context.number("%" + flags + ".1f", value);
          case WINNING -> context.number("%" + flags + ".1f", 100 * value);
          case TURNS -> context.number("%" + flags + ".2f", value);
        };
    return context.say("commands.stats.unit." + Ids.of(unit), Map.of("value", number));
  }

  private void csv(List<Result> results) {
    context.out().println("game,dice,file,name,score,rank,players,medal,luck,loss,unit");
    for (Result each : results) {
      context
          .out()
          .println(
              List.of(
                      each.game(),
                      each.dice(),
                      each.file(),
                      each.name(),
                      String.valueOf(each.score()),
                      String.valueOf(each.rank()),
                      String.valueOf(each.players()),
                      each.medal().orElse(""),
                      each.books().map(books -> number(books.luck())).orElse(""),
                      each.books().map(books -> number(books.loss())).orElse(""),
                      each.books().map(books -> Ids.of(books.unit())).orElse(""))
                  .stream()
                  .map(StatsCommand::quoted)
                  .collect(Collectors.joining(",")));
    }
  }

  private static String number(double value) {
    return Context.number(Locale.ROOT, "%.4f", value);
  }

  /** A field that a spreadsheet takes only for text or a number. */
  private static String quoted(String field) {
    if (field.matches("[+-]?[0-9.]*|[a-z0-9.-]+")) {
      return field;
    }
    String text = field.matches("[=+@\\-].*") ? "'" + field : field;
    return "\"" + text.replace("\"", "\"\"") + "\"";
  }

  private static void write(List<Result> results, JsonGenerator out) throws IOException {
    out.writeStartObject();
    out.writeArrayFieldStart("people");
    for (GameTotals sum : Statistics.sums(results)) {
      out.writeStartObject();
      out.writeStringField("game", sum.game());
      out.writeStringField("dice", sum.dice());
      out.writeBooleanField("alone", sum.alone());
      out.writeStringField("name", sum.name());
      out.writeNumberField("games", sum.results().size());
      out.writeNumberField("wins", sum.wins());
      out.writeNumberField("best", sum.best());
      out.writeNumberField("mean", sum.mean());
      out.writeObjectFieldStart("medals");
      for (var medal : sum.medals().entrySet()) {
        out.writeNumberField(medal.getKey(), medal.getValue());
      }
      out.writeEndObject();
      out.writeNumberField("rated", sum.rated());
      write(sum.books(), out);
      out.writeEndObject();
    }
    out.writeEndArray();
    out.writeArrayFieldStart("results");
    for (Result each : results) {
      out.writeStartObject();
      out.writeStringField("game", each.game());
      out.writeStringField("dice", each.dice());
      out.writeStringField("file", each.file());
      out.writeStringField("name", each.name());
      out.writeNumberField("score", each.score());
      out.writeNumberField("rank", each.rank());
      out.writeNumberField("players", each.players());
      if (each.medal().isPresent()) {
        out.writeStringField("medal", each.medal().get());
      }
      write(each.books(), out);
      out.writeEndObject();
    }
    out.writeEndArray();
    out.writeEndObject();
  }

  private static void write(Optional<Books> books, JsonGenerator out) throws IOException {
    if (books.isPresent()) {
      out.writeStringField("unit", Ids.of(books.get().unit()));
      out.writeNumberField("luck", books.get().luck());
      out.writeNumberField("loss", books.get().loss());
    }
  }
}
