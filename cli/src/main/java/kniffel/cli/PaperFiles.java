package kniffel.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kniffel.rules.Standings;
import kniffel.rules.Visible;
import kniffel.table.PaperGame;
import kniffel.table.json.Json;
import kniffel.table.json.MalformedException;

/** The games in the user's data folder that were played on paper and typed in: a file for each. */
final class PaperFiles {

  /** No sheets are larger. */
  private static final long MAX_BYTES = 64 * 1024;

  private static final String ENDING = ".json";

  private final Context context;
  private final Path folder;

  PaperFiles(Context context) {
    this.context = context;
    this.folder = context.data().resolve("paper");
  }

  /** Reads a game; what is wrong with it becomes a complaint in words. */
  PaperGame read(Path file) throws IOException {
    try {
      if (Files.isDirectory(file) || Files.size(file) > MAX_BYTES) {
        throw new BadInputException(context.say("cli.unreadable", Map.of("file", file)));
      }
      return context
          .codec()
          .read(PaperGame.class, Json.parse(Files.readString(file)), String.valueOf(file));
    } catch (NoSuchFileException e) {
      throw new BadInputException(context.say("cli.no-file", Map.of("file", file)));
    } catch (FileSystemException | CharacterCodingException | IllegalArgumentException e) {
      throw new BadInputException(context.say("cli.unreadable", Map.of("file", file)));
    } catch (MalformedException e) {
      throw new BadInputException(Visible.line(String.valueOf(e.getMessage())));
    }
  }

  /** Keeps a game under an unused name. */
  Path add(PaperGame paper) throws IOException {
    Files.createDirectories(folder);
    String text = context.codec().write(PaperGame.class, paper) + "\n";
    for (int number = 1; ; number++) {
      String name = paper.game() + "-" + paper.played() + (number == 1 ? "" : "-" + number);
      Path file = folder.resolve(name + ENDING);
      try {
        return Files.writeString(file, text, StandardOpenOption.CREATE_NEW);
      } catch (FileAlreadyExistsException e) {
        // another game of that day: the next number
      }
    }
  }

  /** The results of all of them, one for each player; what cannot be read is left out. */
  List<Statistics.Result> results() throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    List<Statistics.Result> results = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(each -> each.toString().endsWith(ENDING)).sorted().toList()) {
        try {
          results.addAll(results(file));
        } catch (BadInputException | MalformedException e) {
          context.err().println(Visible.line(String.valueOf(e.getMessage())));
        }
      }
    }
    return results;
  }

  private List<Statistics.Result> results(Path file) throws IOException {
    PaperGame paper = read(file);
    PaperGame.Rules<?> rules = paper.rules(context.codec());
    if (!rules.objections(paper).isEmpty()) {
      throw new BadInputException(context.say("cli.unreadable", Map.of("file", file)));
    }
    Standings standings = rules.standings(paper);
    List<Statistics.Result> results = new ArrayList<>();
    for (int seat = 0; seat < paper.names().size(); seat++) {
      results.add(
          Statistics.Result.onPaper(
              paper.game(),
              rules.options(),
              String.valueOf(file.getFileName()),
              paper.names().get(seat),
              standings,
              seat));
    }
    return results;
  }
}
