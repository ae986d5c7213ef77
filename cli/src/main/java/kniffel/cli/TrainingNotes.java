package kniffel.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import kniffel.bots.Notebook;

/**
 * The progress of a training run, in a file next to its result until that is there; each seed has
 * its own.
 */
record TrainingNotes(Path file) implements Notebook {

  static TrainingNotes beside(Path result, long seed) {
    return new TrainingNotes(
        result.resolveSibling(result.getFileName() + ".seed-" + seed + ".begun"));
  }

  @Override
  public Optional<byte[]> last() {
    try {
      return Files.exists(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void note(byte[] state) {
    try {
      Path beside = file.resolveSibling(file.getFileName() + ".new");
      Files.write(beside, state);
      Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void forget() throws IOException {
    Files.deleteIfExists(file);
  }
}
