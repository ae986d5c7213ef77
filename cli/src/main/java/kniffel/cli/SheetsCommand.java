package kniffel.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import kniffel.paper.DrawnPage;
import kniffel.paper.Format;
import kniffel.paper.GameSheet;
import kniffel.paper.PageSize;
import kniffel.paper.Pdf;
import kniffel.paper.Printing;
import kniffel.paper.Sheets;
import kniffel.paper.Svg;
import kniffel.rules.Viewer;
import kniffel.table.Header;
import kniffel.table.LevelBook;
import kniffel.table.Supplements;
import kniffel.table.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes score sheets to print: empty ones, pages of levels, or those of a game as it stands. */
@Command(name = "sheets")
final class SheetsCommand implements Callable<Integer> {

  private final Context context;

  @Parameters(paramLabel = "DIR")
  private Path folder = Path.of("");

  @Option(names = "--game", paramLabel = "GAME", completionCandidates = Candidates.GameNames.class)
  private Optional<String> game = Optional.empty();

  @Option(names = "--record", paramLabel = "FILE")
  private Optional<Path> record = Optional.empty();

  @Option(names = "--as", paramLabel = "pdf|svg")
  private FileType type = FileType.pdf;

  @Option(names = "--paper", paramLabel = "a4|a5")
  private Paper paper = Paper.a4;

  @Option(names = "--per", paramLabel = "1|4")
  private Optional<Integer> per = Optional.empty();

  @Option(names = "--large")
  private boolean large;

  @Mixin private final GameChoice choice = new GameChoice();

  enum FileType {
    pdf,
    svg
  }

  enum Paper {
    a4,
    a5
  }

  SheetsCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    if (per.isPresent() && !Format.PER_PAGE.contains(per.get())) {
      throw new BadInputException(context.say("commands.sheets.per", Map.of("per", per.get())));
    }
    Map<String, List<DrawnPage>> pages = record.isPresent() ? ofRecord(record.get()) : empty();
    Files.createDirectories(folder);
    for (Map.Entry<String, List<DrawnPage>> entry : pages.entrySet()) {
      write(entry.getKey() + suffix(), entry.getValue());
    }
    return Exit.OK;
  }

  private PageSize pageSize() {
    return PageSize.of(paper.name()).orElseThrow();
  }

  private Map<String, List<DrawnPage>> ofRecord(Path file) throws IOException {
    if (game.isPresent() || per.isPresent() || choice.isGiven()) {
      throw new BadInputException(context.say("commands.sheets.record-alone"));
    }
    Table<?, ?, ?, ?> table = context.read(file).table();
    Header<?> header = table.header();
    String id = header.rulebook().id();
    List<DrawnPage> pages =
        Printing.filled(
            sheet(id),
            header.options(),
            view(table),
            header.names(),
            pageSize(),
            large,
            context.words());
    return Map.of(id + "-game", pages);
  }

  private static <S, V> V view(Table<S, ?, ?, V> table) {
    return table.game().view(table.state(), new Viewer.Spectator());
  }

  /** The requested sheets by file name, or everything there is. */
  private Map<String, List<DrawnPage>> empty() {
    if (choice.isGiven() && game.isEmpty()) {
      throw new BadInputException(context.say("commands.sheets.which-game"));
    }
    Map<String, List<DrawnPage>> pages = new LinkedHashMap<>();
    if (choice.isGiven()) {
      GameChoice.GameWithOptions<?> chosen = choice.choose(game.orElseThrow(), context);
      String id = chosen.rulebook().id();
      String name =
          Supplements.page(id, chosen.options()).map(page -> level(id, page.level())).orElse(id);
      pages.put(name, List.of(page(sheet(id), chosen.options())));
      return pages;
    }
    List<String> games = game.map(List::of).orElseGet(Candidates.GameNames::new);
    for (String id : games) {
      GameSheet<?, ?> sheet = sheet(choice.choose(id, context).rulebook().id());
      pages.put(id, List.of(page(sheet, sheet.rulebook().standard())));
      List<LevelBook.Level> levels =
          Supplements.book(id).map(LevelBook::levels).orElseGet(List::of);
      if (!levels.isEmpty()) {
        pages.put(
            id + "-levels",
            levels.stream()
                .filter(LevelBook.Level::open)
                .map(level -> page(sheet, level.options()))
                .toList());
      }
    }
    return pages;
  }

  private static String level(String game, int number) {
    return String.format(Locale.ROOT, "%s-level-%02d", game, number);
  }

  private DrawnPage page(GameSheet<?, ?> sheet, Record options) {
    Format format = new Format(pageSize(), per.orElse(1), large);
    return Printing.empty(sheet, options, format, context.words());
  }

  private static GameSheet<?, ?> sheet(String game) {
    return Sheets.find(game).orElseThrow(); // a test asks for each
  }

  /** The part of a file name that distinguishes ways of printing. */
  private String suffix() {
    List<String> parts = new ArrayList<>();
    if (paper != Paper.a4) {
      parts.add(paper.name());
    }
    per.filter(count -> count != 1).ifPresent(count -> parts.add(count + "-up"));
    if (large) {
      parts.add("large");
    }
    return parts.isEmpty() ? "" : "-" + String.join("-", parts);
  }

  private void write(String name, List<DrawnPage> pages) throws IOException {
    switch (type) {
      case pdf -> write(name + ".pdf", Pdf.write(pages));
      case svg -> {
        for (int i = 0; i < pages.size(); i++) {
          String number = pages.size() == 1 ? "" : String.format(Locale.ROOT, "-%02d", i + 1);
          byte[] svg = Svg.write(pages.get(i)).getBytes(StandardCharsets.UTF_8);
          write(name + number + ".svg", svg);
        }
      }
    }
  }

  private void write(String name, byte[] content) throws IOException {
    Path file = folder.resolve(name);
    Files.write(file, content);
    context.out().println(file);
  }
}
