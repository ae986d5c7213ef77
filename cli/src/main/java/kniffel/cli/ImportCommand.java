package kniffel.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import kniffel.rules.PaperLine;
import kniffel.rules.PaperObjection;
import kniffel.rules.PaperRefusal;
import kniffel.rules.PaperValues;
import kniffel.rules.Standings;
import kniffel.rules.Visible;
import kniffel.table.PaperGame;
import kniffel.table.Seat;
import kniffel.table.json.MalformedException;
import kniffel.words.Narrator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Takes games that were played on paper into the statistics: from files, or asked box by box. */
@Command(name = "import")
final class ImportCommand implements Callable<Integer> {

  private final Context context;

  @Parameters(paramLabel = "FILE", arity = "0..*")
  private List<Path> files = new ArrayList<>();

  @Option(names = "--game", paramLabel = "GAME", completionCandidates = Candidates.GameNames.class)
  private Optional<String> game = Optional.empty();

  @Option(names = "--player", paramLabel = "NAME")
  private List<String> players = new ArrayList<>();

  @Option(names = "--played", paramLabel = "DAY")
  private Optional<String> played = Optional.empty();

  @Mixin private final GameChoice choice = new GameChoice();

  ImportCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    PaperFiles kept = new PaperFiles(context);
    if (files.isEmpty() == game.isEmpty()) {
      throw new BadInputException(context.say("commands.import.file-or-game"));
    }
    List<PaperGame> papers = new ArrayList<>();
    for (Path file : files) {
      papers.add(kept.read(file));
    }
    if (game.isPresent()) {
      papers.add(asked(choice.choose(game.get(), context)));
    }
    // All are judged before any is kept.
    List<PaperGame> settled = papers.stream().map(this::checked).toList();
    for (PaperGame paper : settled) {
      Path file = kept.add(paper);
      context.out().println(result(paper));
      context.out().println(context.say("commands.import.kept", Map.of("file", file)));
    }
    return Exit.OK;
  }

  private PaperGame checked(PaperGame paper) {
    try {
      LocalDate _ = paper.day(LocalDate.now(ZoneId.systemDefault()));
      paper.names().forEach(name -> new Seat(name, Seat.HUMAN));
      PaperGame.Rules<?> rules = paper.rules(context.codec());
      List<PaperObjection> objections = rules.objections(paper);
      if (objections.isEmpty()) {
        return paper.settled(rules.tree(context.codec()));
      }
      // A failure takes one line: the last of these.
      List<String> lines = objections.stream().map(each -> said(each, paper, rules)).toList();
      lines.stream()
          .limit(lines.size() - 1)
          .forEach(line -> context.err().println(Visible.line(line)));
      throw new BadInputException(lines.getLast());
    } catch (MalformedException | IllegalArgumentException e) {
      throw new BadInputException(Visible.line(String.valueOf(e.getMessage())));
    }
  }

  private String said(PaperObjection objection, PaperGame paper, PaperGame.Rules<?> rules) {
    Narrator narrator = narrator();
    List<String> parts = new ArrayList<>();
    objection.seat().ifPresent(seat -> parts.add(narrator.say(paper.names().get(seat))));
    for (PaperLine line : rules.form().lines()) {
      if (objection.box().equals(Optional.of(line.id()))) {
        parts.add(narrator.say(line.name()));
      }
    }
    parts.add(narrator.say(objection.reason()));
    return String.join(" · ", parts);
  }

  private Narrator narrator() {
    return new Narrator(context.words(), List.of());
  }

  private String result(PaperGame paper) {
    Standings standings = paper.rules(context.codec()).standings(paper);
    List<String> parts = new ArrayList<>();
    for (int seat = 0; seat < paper.names().size(); seat++) {
      parts.add(
          standings.ranks().get(seat)
              + ". "
              + paper.names().get(seat)
              + " "
              + standings.scores().get(seat));
    }
    return context.say(paper.game() + ".name") + " · " + String.join(" · ", parts);
  }

  /** A game whose boxes are asked one after the other. */
  private <P extends Record> PaperGame asked(GameChoice.GameWithOptions<P> chosen)
      throws IOException {
    List<PaperLine.Box> boxes =
        chosen
            .rulebook()
            .paper(chosen.options())
            .orElseThrow(() -> new BadInputException(context.say("commands.import.no-sheet")))
            .boxes();
    if (players.size() < chosen.rulebook().minPlayers()
        || players.size() > chosen.rulebook().maxPlayers()) {
      throw new BadInputException(
          narrator()
              .say(
                  new PaperRefusal.WrongPlayers(
                      chosen.rulebook().minPlayers(), chosen.rulebook().maxPlayers())));
    }
    context.out().println(context.say("paper." + chosen.rulebook().id() + ".typing"));
    List<Map<String, Integer>> sheets = new ArrayList<>();
    for (String player : players) {
      Map<String, Integer> sheet = new HashMap<>();
      for (PaperLine.Box box : boxes) {
        value(player, box).ifPresent(value -> sheet.put(box.id(), value));
      }
      sheets.add(sheet);
    }
    return new PaperGame(
        chosen.rulebook().id(),
        Optional.of(context.codec().tree(chosen.rulebook().optionsType(), chosen.options())),
        Optional.empty(),
        Optional.empty(),
        played.orElseGet(() -> LocalDate.now(ZoneId.systemDefault()).toString()),
        players,
        sheets);
  }

  /** The value of a box; asked again until it is possible. */
  private Optional<Integer> value(String player, PaperLine.Box box) throws IOException {
    String values = PaperValues.text(box.values());
    while (true) {
      context
          .out()
          .print(Visible.line(player) + " · " + narrator().say(box.name()) + " (" + values + "): ");
      context.out().flush();
      String line = context.in().readLine();
      if (line == null) {
        throw new BadInputException(context.say("commands.import.broken-off"));
      }
      String text = line.strip();
      if (text.isEmpty() && box.mayBeFree()) {
        return Optional.empty();
      }
      if (text.matches("[0-9]{1,4}") && box.values().contains(Integer.valueOf(text))) {
        return Optional.of(Integer.valueOf(text));
      }
      context
          .out()
          .println(
              narrator()
                  .say(
                      text.isEmpty()
                          ? new PaperRefusal.BoxIsFree()
                          : new PaperRefusal.NoSuchValue(values)));
    }
  }
}
