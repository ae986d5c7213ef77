package kniffel.client;

import java.io.IOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
    String text;
    try {
      // Whatever is no UTF-8 spoils its own line only.
      text = new String(Files.readAllBytes(file(table)), StandardCharsets.UTF_8);
    } catch (NoSuchFileException e) {
      return List.of();
    }
    for (String line : text.lines().toList()) {
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
      Files.createDirectories(folder);
      forgetOldest(file);
    }
    // Each line begins with its line break, so that a torn one spoils no other.
    String line = "\n" + codec.write(Note.class, note);
    // Another program of ours may have created the file meanwhile.
    Set<OpenOption> options = Set.of(StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    try (FileChannel channel = FileChannel.open(file, options, rights())) {
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

  /** Only the user may read a new file, where the system knows such rights. */
  private FileAttribute<?>[] rights() {
    return folder.getFileSystem().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        }
        : new FileAttribute<?>[0];
  }

  /** Makes room for one more, which another program of ours may have created meanwhile. */
  private void forgetOldest(Path next) throws IOException {
    // Each time is read once: another program may write a file while they are put in order.
    Map<Path, FileTime> changed = new HashMap<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + ENDING)) {
      for (Path file : files) {
        changed.put(file, changed(file));
      }
      changed.remove(next);
    } catch (DirectoryIteratorException e) {
      throw new IOException(e);
    }
    List<Path> newestFirst =
        changed.entrySet().stream()
            .sorted(Map.Entry.<Path, FileTime>comparingByValue().reversed())
            .map(Map.Entry::getKey)
            .toList();
    for (Path old : newestFirst.stream().skip(MOST_TABLES - 1).toList()) {
      Files.deleteIfExists(old);
    }
  }

  private static FileTime changed(Path file) {
    try {
      return Files.getLastModifiedTime(file);
    } catch (IOException e) {
      return FileTime.fromMillis(0); // forgotten by another program meanwhile, or of no use
    }
  }
}
