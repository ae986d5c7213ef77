package kniffel.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import kniffel.rules.Next;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.rules.Viewer;
import kniffel.table.GameRecord;
import kniffel.table.LevelBook;
import kniffel.table.LevelBook.Goal;
import kniffel.table.LevelBook.Level;
import kniffel.table.Seat;
import kniffel.table.Supplement;
import kniffel.table.Supplements;
import kniffel.table.Table;
import kniffel.words.Narrator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * The book of levels: its chapters with the best results of the saved games, a level, playing it.
 */
@Command(name = "book")
final class BookCommand implements Callable<Integer> {

  private static final String NONE = "none";

  private final Context context;

  @Parameters(paramLabel = "LEVEL", arity = "0..1")
  private Optional<Integer> number = Optional.empty();

  @Option(names = "--play")
  private boolean play;

  @Option(names = "--name", paramLabel = "NAME")
  private Optional<String> name = Optional.empty();

  @Option(names = "--plain")
  private boolean plain;

  BookCommand(Context context) {
    this.context = context;
  }

  /** A finished game of a level. */
  private record LevelResult(Supplement.BookPage page, int score, String award) {}

  @Override
  public Integer call() throws IOException {
    String game =
        Rulebooks.ALL.stream()
            .map(Rulebook::id)
            .filter(id -> Supplements.book(id).isPresent())
            .findFirst()
            .orElseThrow();
    LevelBook book = Supplements.book(game).orElseThrow();
    if (number.isEmpty()) {
      if (play) {
        throw new BadInputException(context.say("cli.book.which"));
      }
      list(game, book);
      return Exit.OK;
    }
    Level level =
        book.level(number.get())
            .orElseThrow(
                () ->
                    new BadInputException(
                        context.say("cli.unknown-level", Map.of("level", number.get()))));
    return play ? play(game, level) : show(game, level);
  }

  private int play(String game, Level level) {
    List<String> words =
        new ArrayList<>(List.of("play", game, "--level", String.valueOf(level.number())));
    name.ifPresent(player -> words.addAll(List.of("--players", player)));
    if (plain) {
      words.add("--plain");
    }
    return CommandTree.line(context).execute(words.toArray(String[]::new));
  }

  private void list(String game, LevelBook book) throws IOException {
    List<LevelResult> all = played(game);
    context.out().println(said(book.about()));
    for (LevelBook.Chapter chapter : book.chapters()) {
      int total = 0;
      context.out().println();
      context.out().println(said(chapter.name()) + " · " + said(chapter.text()));
      for (Level level : chapter.levels()) {
        Optional<LevelResult> best = best(level, all);
        total += best.map(LevelResult::score).orElse(0);
        context
            .out()
            .println(
                "  %2d  %-30s %s"
                    .formatted(
                        level.number(),
                        said(level.name()),
                        best.map(each -> result(game, each.score(), each.award()))
                            .orElseGet(() -> goals(game, level.goals()))));
      }
      String award = LevelBook.award(chapter.goals(), total, NONE);
      context
          .out()
          .println(
              "      %-30s %s (%s)"
                  .formatted(
                      context.say("cli.book.total"),
                      result(game, total, award),
                      goals(game, chapter.goals())));
    }
    context.out().println();
    context.out().println(context.say("cli.book.how"));
  }

  private int show(String game, Level level) throws IOException {
    Narrator narrator = new Narrator(context.words(), List.of());
    context.out().println(level.number() + " · " + said(level.name()));
    context.out().println(said(level.text()));
    for (Record element : level.elements()) {
      String mark = level.fresh().contains(element) ? context.say("cli.book.fresh") + " " : "";
      context.out().println("  · " + mark + narrator.say(element));
    }
    context.out().println(goals(game, level.goals()));
    for (LevelResult each : played(game)) {
      if (isOf(level, each)) {
        context.out().println("  " + result(game, each.score(), each.award()));
      }
    }
    return Exit.OK;
  }

  private String said(LevelBook.BookText text) {
    return text.in(context.words().language().code());
  }

  private String goals(String game, List<Goal> goals) {
    return goals.stream()
        .map(goal -> award(game, goal.award()) + " " + goal.points())
        .collect(Collectors.joining(" · "));
  }

  private String result(String game, int score, String award) {
    return "%4d  %s".formatted(score, award(game, award));
  }

  private String award(String game, String award) {
    return context.say(game + ".medal." + award);
  }

  private List<LevelResult> played(String game) throws IOException {
    List<LevelResult> all = new ArrayList<>();
    for (GameRecord record : new SavedGames(context).finished(game)) {
      result(record.table()).ifPresent(all::add);
    }
    return all;
  }

  private <S, M, O, V> Optional<LevelResult> result(Table<S, M, O, V> table) {
    String game = table.header().rulebook().id();
    Optional<Supplement.BookPage> page = Supplements.page(game, table.header().options());
    Seat seat = table.header().seats().getFirst();
    boolean other = seat.isBot() || name.filter(owner -> !owner.equals(seat.name())).isPresent();
    if (other || page.isEmpty() || !(table.next() instanceof Next.Over<M, O>(var standings))) {
      return Optional.empty();
    }
    V view = table.game().view(table.state(), new Viewer.Spectator());
    String award = Supplements.award(game, view).orElse(NONE);
    return Optional.of(new LevelResult(page.get(), standings.scores().getFirst(), award));
  }

  private static boolean isOf(Level level, LevelResult played) {
    return played.page().equals(new Supplement.BookPage(level.number(), level.version()));
  }

  private static Optional<LevelResult> best(Level level, List<LevelResult> all) {
    return all.stream()
        .filter(each -> isOf(level, each))
        .max(
            Comparator.<LevelResult>comparingInt(
                    each -> LevelBook.rank(level.goals(), each.award()))
                .thenComparingInt(LevelResult::score));
  }
}
