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
import java.util.stream.Stream;
import kniffel.table.GameJournal;
import kniffel.table.GameRecord;
import kniffel.table.RecordException;
import kniffel.table.RecordWriter;
import kniffel.table.SaveFile;

/** The games in the user's data folder: a journal while a game lasts, then a record. */
final class SavedGames {

  private static final String JOURNAL = ".journal";
  private static final String RECORD = ".json";

  private final Context context;
  private final Path folder;

  SavedGames(Context context) {
    this.context = context;
    this.folder = context.data().resolve("games");
  }

  /**
   * An unfinished game.
   *
   * @param record what it has come to
   */
  record Unfinished(Path file, GameRecord record) {}

  /**
   * Begins a journal.
   *
   * @param name tells it from others of the same game
   */
  Path begin(GameRecord record, String name) throws IOException {
    try {
      Files.createDirectories(folder);
      String game = record.table().header().rulebook().id();
      Path file = folder.resolve(game + "-" + name + JOURNAL);
      GameJournal.begin(file, record, context.codec()).close();
      return file;
    } catch (IOException e) {
      throw new BadInputException(
          context.say(
              "cli.cannot-write",
              Map.of("file", folder, "reason", String.valueOf(e.getMessage()))));
    }
  }

  /** Takes a journal to go on with it: nobody else can at the same time. */
  GameJournal resume(Path file) throws IOException {
    try {
      return GameJournal.resume(file, context.codec());
    } catch (RecordException e) {
      // Told in words by the reader of records.
      var _ = context.read(file);
      throw e;
    } catch (IOException e) {
      throw new BadInputException(
          context.say(
              "cli.cannot-write", Map.of("file", file, "reason", String.valueOf(e.getMessage()))));
    }
  }

  /** Makes a record of a journal whose game is over, beside it and then in its place. */
  Path finish(Path journal) throws IOException {
    GameRecord record = context.read(journal);
    String name = journal.getFileName().toString();
    Path file =
        journal.resolveSibling(name.substring(0, name.length() - JOURNAL.length()) + RECORD);
    try (SaveFile save = SaveFile.open(file, new RecordWriter(context.codec()))) {
      save.save(record);
    }
    Files.delete(journal);
    return file;
  }

  /** The games that can be gone on with, the last one first; what cannot be read is left out. */
  List<Unfinished> unfinished() throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    List<Unfinished> games = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> journals =
          files
              .filter(file -> file.getFileName().toString().endsWith(JOURNAL))
              .sorted(Comparator.comparing(SavedGames::touched).reversed())
              .toList();
      for (Path file : journals) {
        try {
          games.add(new Unfinished(file, context.read(file)));
        } catch (BadInputException e) {
          context.err().println(e.getMessage());
        }
      }
    }
    return games;
  }

  private static FileTime touched(Path file) {
    try {
      return Files.getLastModifiedTime(file);
    } catch (IOException e) {
      return FileTime.fromMillis(0);
    }
  }

  /** Whether a file is a journal and not a record, by how it begins. */
  static boolean isJournal(Path file) throws IOException {
    try (InputStream stream = Files.newInputStream(file)) {
      return GameJournal.isJournal(stream.readNBytes(1 << 16));
    }
  }
}
