package kniffel.client;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.table.json.MalformedException;

/** Notes in a folder: a file for each table, a line for each note. */
final class NotesInFolder implements Notes {

  private static final String ENDING = ".notes";

  private final Path folder;
  private final URI server;
  private final Codec codec = new Codec();

  NotesInFolder(Path folder, URI server) {
    this.folder = folder;
    this.server = server;
  }

  /** The id comes from the server, which must not be able to choose one of our files by it. */
  private Path file(String table) {
    return folder.resolve(Hashes.shortened(server + " " + table) + ENDING);
  }

  @Override
  public synchronized List<Note> of(String table) throws IOException {
    List<Note> notes = new ArrayList<>();
    List<String> lines;
    try {
      lines = Files.readAllLines(file(table));
    } catch (NoSuchFileException e) {
      return List.of();
    }
    for (String line : lines) {
      try {
        if (!line.isEmpty()) {
          notes.add(codec.read(Note.class, Json.parse(line), ""));
        }
      } catch (MalformedException e) {
        // Torn off when the machine stopped; the lines before and after it still count.
      }
    }
    return List.copyOf(notes);
  }

  @Override
  public synchronized void add(String table, Note note) throws IOException {
    Path file = file(table);
    if (!Files.exists(file)) {
      create(file);
    }
    // Each line begins with its line break, so that a torn one spoils no other.
    String line = "\n" + codec.write(Note.class, note);
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.APPEND)) {
      ByteBuffer bytes = ByteBuffer.wrap(line.getBytes(StandardCharsets.UTF_8));
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      if (mustLast(note)) {
        channel.force(true);
      }
    }
  }

  /** Notes of what was shown are frequent, and one more or less makes no difference. */
  private static boolean mustLast(Note note) {
    return switch (note) {
      case Note.Told told -> true;
      case Note.Pledged pledged -> true;
      case Note.Agreed agreed -> true;
      case Note.Shown shown -> false;
      case Note.Played played -> false;
    };
  }

  private void create(Path file) throws IOException {
    Files.createDirectories(folder);
    forgetOldest();
    if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      Files.createFile(
          file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    } else {
      Files.createFile(file);
    }
  }

  private void forgetOldest() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> newestFirst =
          files
              .filter(each -> each.toString().endsWith(ENDING))
              .sorted(Comparator.comparing(NotesInFolder::changed).reversed())
              .toList();
      for (Path old : newestFirst.stream().skip(MOST_TABLES - 1).toList()) {
        Files.deleteIfExists(old);
      }
    }
  }

  private static FileTime changed(Path file) {
    try {
      return Files.getLastModifiedTime(file);
    } catch (NoSuchFileException e) {
      return FileTime.fromMillis(0); // another program has forgotten it meanwhile
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
