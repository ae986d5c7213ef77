package kniffel.table;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A file that always holds a whole record: each save replaces it at once, and returns when it is on
 * disk.
 *
 * <p>A lock file next to it keeps a second program from resuming the same game.
 */
public final class SaveFile implements AutoCloseable {

  private final Path file;
  private final Path lockPath;
  private final FileChannel lock;
  private final RecordWriter writer;

  private SaveFile(Path file, Path lockPath, FileChannel lock, RecordWriter writer) {
    this.file = file;
    this.lockPath = lockPath;
    this.lock = lock;
    this.writer = writer;
  }

  /**
   * Takes a file for one game; the file itself need not be there yet.
   *
   * @throws IOException if the folder cannot be written, or another program has the game open
   */
  public static SaveFile open(Path path, RecordWriter writer) throws IOException {
    Path file = path.toAbsolutePath();
    Path lockPath = file.resolveSibling("." + file.getFileName() + ".lock");
    FileChannel channel =
        FileChannel.open(lockPath, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      FileLock locked = channel.tryLock();
      if (locked != null) {
        return new SaveFile(file, lockPath, channel, writer);
      }
    } catch (OverlappingFileLockException e) {
      // held by this very program: refused like any other
    }
    channel.close();
    throw new IOException(path + " is open in another game");
  }

  /** Replaces the file by this record; on return it would survive a crash. */
  public void save(GameRecord record) throws IOException {
    Path next = file.resolveSibling("." + file.getFileName() + ".next");
    try (FileChannel channel =
        FileChannel.open(
            next,
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE,
            StandardOpenOption.TRUNCATE_EXISTING)) {
      OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), 1 << 16);
      writer.write(record, out);
      out.flush();
      channel.force(true);
    }
    Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    syncFolder();
  }

  /** The new name of the file must reach the disk too; not every system lets a folder be opened. */
  private void syncFolder() throws IOException {
    Path folder = file.getParent();
    if (folder != null && !System.getProperty("os.name", "").startsWith("Windows")) {
      try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
        channel.force(true);
      }
    }
  }

  @Override
  public void close() throws IOException {
    Files.deleteIfExists(lockPath);
    lock.close();
  }
}
