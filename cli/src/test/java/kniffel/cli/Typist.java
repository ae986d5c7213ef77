package kniffel.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Somebody who types into a running command and reads what it says. */
final class Typist implements AutoCloseable {

  /** Only whoever waits in vain waits so long; less than the timeout of a test. */
  private static final int PATIENCE_SECONDS = 90;

  private final PipedOutputStream keys = new PipedOutputStream();
  private final Page page = new Page();
  private final CompletableFuture<Integer> code = new CompletableFuture<>();

  /** What was said so far, for somebody who waits for words. */
  private static final class Page extends OutputStream {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    @Override
    public synchronized void write(int single) {
      bytes.write(single);
      notifyAll();
    }

    @Override
    public synchronized void write(byte[] some, int from, int count) {
      bytes.write(some, from, count);
      notifyAll();
    }

    synchronized void await(String words) throws InterruptedException {
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
      while (!bytes.toString(StandardCharsets.UTF_8).contains(words)) {
        long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
        if (left <= 0) {
          throw new IllegalStateException(words + " is not in " + bytes);
        }
        wait(left);
      }
    }
  }

  private Typist(Map<String, String> environment, String... args) throws IOException {
    PipedInputStream in = new PipedInputStream(keys);
    Thread.ofPlatform()
        .daemon()
        .start(() -> code.complete(Main.run(args, in, page, page, environment, "")));
  }

  static Typist at(Path data, String... args) throws IOException {
    return new Typist(
        Map.of("LANG", "C", "XDG_DATA_HOME", data.toString(), "XDG_CONFIG_HOME", data.toString()),
        args);
  }

  void type(String line) throws IOException {
    keys.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    keys.flush();
  }

  void await(String words) throws InterruptedException {
    page.await(words);
  }

  /** The exit code, when the command has ended. */
  int end() throws InterruptedException, ExecutionException, TimeoutException {
    return code.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
  }

  @Override
  public void close() throws IOException {
    keys.close();
  }
}
