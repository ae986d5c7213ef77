package kniffel.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kniffel.rules.Next;
import kniffel.table.GameJournal;
import kniffel.table.GameRecord;
import kniffel.table.RecordException;
import kniffel.table.RecordWriter;
import kniffel.table.SaveFile;

/** The games in the user's data folder: a journal while a game lasts, then a record. */
final class SavedGames {

  private static final String JOURNAL = ".journal";
  private static final String RECORD = ".json";

  /** A name, maybe a number of few digits, and everything from the last dot on. */
  private static final Pattern NUMBERED =
      Pattern.compile("(.+?)(?:-([0-9]{1,3}))?(\\.[^.]*)?", Pattern.DOTALL);

  private final Context context;
  private final Path folder;

  SavedGames(Context context) {
    this.context = context;
    this.folder = context.data().resolve("games");
  }

  /**
   * A game that is kept.
   *
   * @param record what it has come to
   */
  record SavedGame(Path file, GameRecord record) {}

  /**
   * Begins a journal.
   *
   * @param name distinguishes it from others of the same game
   */
  Path begin(GameRecord record, String name) {
    String game = record.table().header().rulebook().id();
    Path file = folder.resolve(game + "-" + name + JOURNAL);
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw unusable(folder, e);
    }
    begin(record, file);
    return file;
  }

  /** Begins a journal in a separate file, which must not exist yet. */
  void begin(GameRecord record, Path file) {
    try {
      GameJournal.begin(file, record, context.codec()).close();
    } catch (IOException e) {
      throw unusable(file, e);
    }
  }

  private BadInputException unusable(Path file, IOException e) {
    return new BadInputException(
        context.say(
            "cli.cannot-write", Map.of("file", file, "reason", Complaints.reason(e, context))));
  }

  /** Takes a journal to resume it: nobody else can at the same time. */
  GameJournal resume(Path file) throws IOException {
    try {
      return GameJournal.resume(file, context.codec());
    } catch (RecordException e) {
      // The reader of records says what is wrong.
      var _ = context.read(file);
      throw e;
    } catch (IOException e) {
      throw unusable(file, e);
    }
  }

  /**
   * Where a finished game is kept: a journal becomes a record, under the name chosen for it or, in
   * the data folder, under a descriptive one.
   */
  Path finish(Path journal) throws IOException {
    if (!isJournal(journal)) {
      return journal;
    }
    GameRecord record = context.read(journal);
    String name = journal.getFileName().toString();
    boolean own = name.endsWith(JOURNAL);
    Path file =
        own
            ? journal.resolveSibling(name.substring(0, name.length() - JOURNAL.length()) + RECORD)
            : journal;
    try (SaveFile save = SaveFile.open(file, new RecordWriter(context.codec()))) {
      save.save(record);
    }
    if (own) {
      Files.delete(journal);
    }
    return file;
  }

  /** The games that can be resumed, the latest first; what cannot be read is left out. */
  List<SavedGame> unfinished() throws IOException {
    List<SavedGame> games = new ArrayList<>();
    for (SavedGame game : kept(JOURNAL).reversed()) {
      if (game.record().table().next() instanceof Next.Over) {
        settle(game.file());
      } else if (goesOn(game.file()).isEmpty()) {
        games.add(game);
      }
    }
    return games;
  }

  /** A program killed at the end of a game has left its journal, which becomes a record now. */
  private void settle(Path journal) throws IOException {
    try (var _ = GameJournal.resume(journal, context.codec())) {
      var _ = finish(journal);
    } catch (IOException e) {
      context.err().println(unusable(journal, e).getMessage());
    }
  }

  /** The file next to it in which a game goes on, if it goes on in another. */
  static Optional<String> goesOn(Path file) throws IOException {
    return isJournal(file) ? GameJournal.goesOn(Files.readAllBytes(file)) : Optional.empty();
  }

  /**
   * A file next to this one for the continuation of its game: the same name with the next number.
   */
  static Path next(Path file) {
    Matcher name = NUMBERED.matcher(file.getFileName().toString());
    if (!name.matches()) {
      throw new IllegalArgumentException("a file has a name");
    }
    int number = name.group(2) == null ? 1 : Integer.parseInt(name.group(2));
    Path next;
    do {
      number++;
      next =
          file.resolveSibling(
              name.group(1) + "-" + number + Objects.requireNonNullElse(name.group(3), ""));
    } while (Files.exists(next));
    return next;
  }

  /** Whether a file is one of the data folder. */
  boolean holds(Path file) {
    return folder
        .toAbsolutePath()
        .normalize()
        .equals(file.toAbsolutePath().normalize().getParent());
  }

  /** The games that are over, in the order in which they ended. */
  List<SavedGame> finished() throws IOException {
    return kept(RECORD);
  }

  private List<SavedGame> kept(String ending) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    List<SavedGame> games = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> found =
          files
              .filter(file -> file.getFileName().toString().endsWith(ending))
              .filter(file -> !file.getFileName().toString().startsWith("."))
              .sorted(Comparator.comparing(SavedGames::touched))
              .toList();
      for (Path file : found) {
        try {
          games.add(new SavedGame(file, context.read(file)));
        } catch (BadInputException e) {
          context.err().println(e.getMessage());
        }
      }
    }
    return games;
  }

  /** The finished games of a kind; what cannot be read is left out. */
  List<GameRecord> finished(String game) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    List<GameRecord> games = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(file -> isRecord(file, game)).sorted().toList()) {
        try {
          games.add(context.read(file));
        } catch (BadInputException e) {
          context.err().println(e.getMessage());
        }
      }
    }
    return games;
  }

  private static boolean isRecord(Path file, String game) {
    String name = file.getFileName().toString();
    return name.startsWith(game + "-") && name.endsWith(RECORD);
  }

  private static FileTime touched(Path file) {
    try {
      return Files.getLastModifiedTime(file);
    } catch (IOException e) {
      return FileTime.fromMillis(0);
    }
  }

  /** Whether a file is a journal rather than a record, judging by its beginning. */
  static boolean isJournal(Path file) throws IOException {
    try (InputStream stream = Files.newInputStream(file)) {
      return GameJournal.isJournal(stream.readNBytes(1 << 16));
    }
  }
}
