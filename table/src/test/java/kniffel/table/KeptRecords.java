package kniffel.table;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Where the records of every game and preset are kept: all of them, whichever test asks first.
 *
 * <p>For a new game or preset, {@code -Drecords.add=true} adds the missing records.
 */
final class KeptRecords {

  static final Path FOLDER = complete(Path.of("src/test/resources/records").toAbsolutePath());

  private KeptRecords() {}

  static String text(String file) throws IOException {
    return Files.readString(FOLDER.resolve(file));
  }

  private static Path complete(Path folder) {
    if (Boolean.getBoolean("records.add")) {
      try {
        addMissing(folder);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return folder;
  }

  /** Tests run in two processes at a time: the second one waits until the first has added all. */
  private static void addMissing(Path folder) throws IOException {
    Path lock = Files.createDirectories(Path.of("target")).resolve("records.lock");
    try (FileChannel channel =
            FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        var _ = channel.lock()) {
      RecordKeeper.addMissing(folder);
    }
  }
}
